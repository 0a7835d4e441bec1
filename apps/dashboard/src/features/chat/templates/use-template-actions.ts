import { idempotencyKey } from '@karvon/api/http';
import type { Template } from '@karvon/api/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/feedback/error-text';
import { toast } from '../../../shared/feedback/toast';
import { chatCalls, patchTemplates, refetchTemplates } from '../queries';
import { movedBy } from './template-values';

/** Moves and removes quick replies; what fails is taken back and reported. */
export function useTemplateActions(templates: readonly Template[]) {
  const { t } = useTranslation(['chat', 'common']);
  const cache = useQueryClient();
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);

  const during = async (work: () => Promise<void>): Promise<void> => {
    setPending(true);
    try {
      await work();
    } catch (error) {
      void refetchTemplates(cache);
      void toast({ tone: 'danger', title: t('failed.save'), description: errorText(error).text });
    } finally {
      setPending(false);
    }
  };

  const restore = ({ title, text, text_uz = '', position }: Template) =>
    during(async () => {
      await chatCalls.createTemplate({ title, text, text_uz, position }, idempotencyKey());
      await refetchTemplates(cache);
    });

  return {
    isPending,
    /** @returns its new place, from 1; undefined where it could not go further */
    move: (template: Template, step: -1 | 1): number | undefined => {
      const order = movedBy(templates, template.id, step);
      if (order === templates) return undefined;
      const position = order.findIndex(({ id }) => id === template.id);
      patchTemplates(cache, () => [...order]);
      void during(async () => {
        await chatCalls.updateTemplate(template.id, { position });
        await refetchTemplates(cache);
      });
      return position + 1;
    },
    remove: (template: Template): Promise<void> =>
      during(async () => {
        await chatCalls.deleteTemplate(template.id);
        patchTemplates(cache, (list) => list.filter(({ id }) => id !== template.id));
        void toast({
          tone: 'info',
          title: t('templates.removed', { name: template.title }),
          undo: true,
          action: { label: t('common:undo'), onAction: () => void restore(template) },
        });
      }),
  };
}
