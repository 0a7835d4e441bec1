import { Suspense } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Side } from '../../form/conflict';
import { useText } from '../../i18n/use-text';
import { lazyNamed } from '../routes/lazy-named';
import type { Entity } from './form-definition';
import { useFieldText } from './use-field-text';
import type { FormConflict as Conflict, ResourceForm } from './resource-form';

const ConflictDialog = lazyNamed(() => import('../../form/ConflictDialog'), 'ConflictDialog');

export interface FormConflictProps<
  Of extends Entity,
  Values extends FieldValues,
  Intent extends string,
> {
  form: ResourceForm<Of, Values, Intent>;
  conflict: Conflict<Values>;
}

export function FormConflict<Of extends Entity, Values extends FieldValues, Intent extends string>(
  props: FormConflictProps<Of, Values, Intent>,
) {
  const { form, conflict } = props;
  const { fields } = form.definition;
  const t = useText();
  const textOf = useFieldText(form);
  const show = (name: FieldPath<Values>, values: Values) => {
    const { text, image } = textOf(name, values);
    return { text: text === '' ? t('common:notSet') : text, image };
  };
  const rows = new Map<string, Record<Side, ReturnType<typeof show>> & { label: string }>(
    conflict.differences.map(({ field: name }) => {
      const key = fields[name]?.label;
      return [
        name,
        {
          label: key === undefined ? name : t(key),
          mine: show(name, conflict.mine),
          theirs: show(name, conflict.theirs),
        },
      ];
    }),
  );
  return (
    <Suspense fallback={null}>
      <ConflictDialog
        differences={conflict.differences}
        label={(name) => rows.get(name)?.label ?? name}
        value={(name, side) => rows.get(name)?.[side] ?? { text: '' }}
        onResolve={form.resolve}
      />
    </Suspense>
  );
}
