import { zodResolver } from '@hookform/resolvers/zod';
import { isApiError } from '@karvon/api/errors';
import { idempotencyKey } from '@karvon/api/http';
import type { Template } from '@karvon/api/chat';
import { Button } from '@karvon/ui/Button';
import { Inline } from '@karvon/ui/Inline';
import { Stack } from '@karvon/ui/Stack';
import { TextArea } from '@karvon/ui/TextArea';
import { TextField } from '@karvon/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../shared/form/FormField';
import { FormShell } from '../../../shared/form/FormShell';
import { applyServerErrors } from '../../../shared/form/server-errors';
import { chatCalls, patchTemplates } from '../queries';
import { ReasonedButton } from '../../../shared/session/Reasoned';
import { fromTemplate, templateSchema, toTemplate, type TemplateValues } from './template-values';

/** One quick reply, new or changed. */
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
  // One thing to be created: a repeated press must not make two.
  const key = useRef(idempotencyKey());
  const form = useForm<TemplateValues>({
    defaultValues: fromTemplate(template),
    resolver: zodResolver(templateSchema),
    mode: 'onTouched',
  });
  const save = async (values: TemplateValues) => {
    setSubmitError(undefined);
    try {
      const body = toTemplate(values);
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
      // Another text is another reply.
      if (isApiError(error, 'validation', 'conflict')) key.current = idempotencyKey();
      const unmatched = applyServerErrors(error, form, (field) =>
        field === 'title' || field === 'text' || field === 'text_uz' ? field : undefined,
      );
      if (!isApiError(error, 'validation') || unmatched.length > 0) setSubmitError(error);
    }
  };
  return (
    <FormShell
      id="chat-template"
      form={form}
      loading={null}
      submitError={submitError}
      dirtyGuard="none"
      onSubmit={save}
    >
      <Stack gap={4}>
        <FormField control={form.control} name="title">
          {(field) => (
            <TextField {...field} autoFocus isRequired label={t('templates.name')} maxLength={60} />
          )}
        </FormField>
        <FormField control={form.control} name="text">
          {(field) => (
            <TextArea
              {...field}
              isRequired
              label={t('templates.text')}
              description={t('templates.help')}
              maxLength={2000}
              rows={4}
            />
          )}
        </FormField>
        <FormField control={form.control} name="text_uz">
          {(field) => (
            <TextArea
              {...field}
              label={t('templates.textUz')}
              description={t('templates.textUzHelp')}
              maxLength={2000}
              rows={3}
            />
          )}
        </FormField>
        <Inline justify="flex-end">
          <Button onPress={onDone}>{t('common:cancel')}</Button>
          <ReasonedButton type="submit" variant="primary" isPending={form.formState.isSubmitting}>
            {t('templates.save')}
          </ReasonedButton>
        </Inline>
      </Stack>
    </FormShell>
  );
}
