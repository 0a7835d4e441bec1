import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { formatNumber } from '../../format/number';
import { useLanguage } from '../../i18n/use-language';
import { useText } from '../../i18n/use-text';
import type { GeneratedQuery } from '../query/generated-query';
import { valueAt } from './field-values';
import type { Entity, FormFieldDefinition, ShownValue } from './form-definition';
import type { ResourceForm } from './resource-form';

/** Returns a function that formats a field's value for users. Empty without a value. */
export function useFieldText<Of extends Entity, Values extends FieldValues, Intent extends string>(
  form: Pick<ResourceForm<Of, Values, Intent>, 'definition' | 'format'>,
) {
  const { fields } = form.definition;
  const t = useText();
  const language = useLanguage();
  const client = useQueryClient();
  // Re-renders when the data of names loads after the form.
  useIsFetching();
  const loaded = <Data>({ queryKey }: GeneratedQuery<Data>) => client.getQueryData<Data>(queryKey);

  const plain = (value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'common:yes' : 'common:no');
    if (typeof value === 'number') return formatNumber(value, language);
    return typeof value === 'string' ? value : '';
  };
  return (name: FieldPath<Values>, values: Values): ShownValue => {
    const field: FormFieldDefinition<unknown, Values> | undefined = fields[name];
    const value = valueAt(values, name);
    const shown: ShownValue | string =
      form.format(name, values) ??
      field?.format?.(value, { t, language, values, loaded }) ??
      plain(value);
    return typeof shown === 'string' ? { text: shown } : shown;
  };
}
