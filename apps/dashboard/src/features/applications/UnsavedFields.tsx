import type { Application } from '@karvon/api/main';
import { DefinitionList } from '@karvon/ui/DefinitionList';
import { Banner } from '@karvon/ui/Banner';
import { Stack } from '@karvon/ui/Stack';
import { useFormState } from 'react-hook-form';
import { useText } from '../../shared/i18n/use-text';
import { fieldsOf } from '../../shared/resource/form/field-values';
import { useFieldText } from '../../shared/resource/form/use-field-text';
import type { ResourceForm } from '../../shared/resource/form/resource-form';
import { applicationForm, type ApplicationValues } from './application-definition';

/** What was typed before a colleague decided: it can no longer be saved, but read and copied. Nothing where nothing was typed. */
export function UnsavedFields({
  form: resource,
}: {
  form: ResourceForm<Application, ApplicationValues>;
}) {
  const t = useText();
  const textOf = useFieldText(resource);
  const { control, getFieldState, getValues } = resource.form;
  const state = useFormState({ control });
  const values = getValues();
  const typed = fieldsOf<ApplicationValues>(applicationForm.fields).filter(
    ({ name }) => getFieldState(name, state).isDirty,
  );
  if (typed.length === 0) return null;
  return (
    <Stack gap={3}>
      <Banner size="sm" role="alert">
        {t('applications:decidedMeanwhile')}
      </Banner>
      <DefinitionList
        items={typed.map(({ name, field: { label } }) => ({
          term: t(label),
          detail: textOf(name, values).text,
        }))}
      />
    </Stack>
  );
}
