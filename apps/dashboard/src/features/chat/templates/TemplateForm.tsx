import { isApiError } from '@karvon/api/errors';
import { idempotencyKey } from '@karvon/api/http';
import type { Template } from '@karvon/api/chat';
import { Banner } from '@karvon/ui/Banner';
import { Button } from '@karvon/ui/Button';
import { Inline } from '@karvon/ui/Inline';
import { Stack } from '@karvon/ui/Stack';
import { TextArea } from '@karvon/ui/TextArea';
import { TextField } from '@karvon/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorMessage } from '../../../shared/feedback/ErrorMessage';
import { isDemoRejection } from '../../../shared/feedback/error-text';
import { showRejected } from '../../../shared/resource/form/show-rejected';
import { chatCalls, patchTemplates } from '../queries';
import { ReasonedButton } from '../../../shared/session/Reasoned';
import { formResolver } from '../../../shared/resource/form/form-resolver';
import type { FieldValuesOf } from '../../../shared/resource/form/field-set';
import { template as templateFields, TemplateField as Field } from './template-values';

export function TemplateForm({
  template,
  onDone,
}: {
  template: Template | undefined;
  onDone: () => void;
}) {
  const { t } = useTranslation(['chat', 'common']);
  const cache = useQueryClient();
  const [submitError, setSubmitError] = useState<unknown>();
  // One key per reply: a repeated press must not create two.
  const key = useRef(idempotencyKey());
  const form = useForm({
    defaultValues: template === undefined ? templateFields.empty() : templateFields.from(template),
    resolver: formResolver(templateFields.rules),
    mode: 'onTouched',
  });
  const { isSubmitting } = form.formState;
  const save = async (values: FieldValuesOf<typeof templateFields>) => {
    setSubmitError(undefined);
    try {
      const body = templateFields.body(values);
      const saved =
        template === undefined
          ? await chatCalls.createTemplate(body, key.current)
          : await chatCalls.updateTemplate(template.id, body);
      patchTemplates(cache, (list) =>
        template === undefined
          ? [...list, saved]
          : list.map((each) => (each.id === saved.id ? saved : each)),
      );
      onDone();
    } catch (error) {
      // Changed text makes a new request, which needs another key.
      if (isApiError(error, 'validation', 'conflict')) key.current = idempotencyKey();
      if (!showRejected(error, form, templateFields, (field) => form.setFocus(field)))
        setSubmitError(error);
    }
  };
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // Ignores a double click or Enter while the first submission runs.
          if (!isSubmitting) void form.handleSubmit(save)(event);
        }}
      >
        <Stack gap={4}>
          {submitError !== undefined && (
            <Banner
              tone={isDemoRejection(submitError) ? 'info' : 'danger'}
              role="alert"
              title={<ErrorMessage error={submitError} />}
            />
          )}
          <Field name="title">{(field) => <TextField {...field} autoFocus />}</Field>
          <Field name="text">
            {(field) => <TextArea {...field} description={t('templates.help')} rows={4} />}
          </Field>
          <Field name="text_uz">
            {(field) => <TextArea {...field} description={t('templates.textUzHelp')} rows={3} />}
          </Field>
          <Inline justify="flex-end">
            <Button onPress={onDone}>{t('common:cancel')}</Button>
            <ReasonedButton type="submit" variant="primary" isPending={isSubmitting}>
              {t('templates.save')}
            </ReasonedButton>
          </Inline>
        </Stack>
      </form>
    </FormProvider>
  );
}
