import type { Template } from '@karvon/api/chat';
import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { EmptyState } from '@karvon/ui/EmptyState';
import { IconButton } from '@karvon/ui/IconButton';
import { Inline } from '@karvon/ui/Inline';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { VisuallyHidden } from '@karvon/ui/VisuallyHidden';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, PencilLine, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/feedback/error-text';
import { languageOf } from '../../../shared/marketplace/language-of';
import { TemplateForm } from './TemplateForm';
import { chatQueries, chatCalls, patchTemplates, refetchTemplates } from '../queries';
import { idempotencyKey } from '@karvon/api/http';
import { toast } from '../../../shared/feedback/toast';
import { movedBy } from './template-values';

type Edited = { template: Template | undefined } | undefined;

/** Focuses the button that opened the form once it renders again. */
const focusOn = (opener: HTMLButtonElement | null) => opener?.focus();

export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['chat', 'common']);
  const [edited, setEdited] = useState<Edited>();
  const [last, setLast] = useState<Edited>();
  const done = () => {
    setLast(edited);
    setEdited(undefined);
  };
  return (
    <Dialog
      isOpen
      title={t('templates.title')}
      closeLabel={t('common:close')}
      // A press outside must not discard a half-written reply.
      isDismissable={edited === undefined}
      onOpenChange={onClose}
    >
      {edited === undefined ? (
        <TemplateRows last={last} onEdit={(template) => setEdited({ template })} />
      ) : (
        <TemplateForm template={edited.template} onDone={done} />
      )}
    </Dialog>
  );
}

function TemplateRows({
  last,
  onEdit,
}: {
  last: Edited;
  onEdit: (template: Template | undefined) => void;
}) {
  const { t } = useTranslation(['chat', 'common']);
  const errorText = useErrorText();
  const { data, error, isPending, refetch } = useQuery(chatQueries.templates());
  const templates = data?.results ?? [];
  const actions = useTemplateActions(templates);
  const [said, setSaid] = useState('');
  const move = (template: Template, step: -1 | 1) => {
    const place = actions.move(template, step);
    if (place !== undefined) setSaid(t('templates.moved', { name: template.title, place }));
  };
  if (isPending) {
    return (
      <div role="status" aria-busy aria-label={t('common:loading')}>
        <Skeleton height="160px" radius="md" />
      </div>
    );
  }
  if (error !== null && data === undefined) {
    return (
      <EmptyState
        tone="danger"
        title={t('templates.failed')}
        description={errorText(error).text}
        action={<Button onPress={() => void refetch()}>{t('common:retry')}</Button>}
      />
    );
  }
  return (
    <Stack gap={4}>
      {templates.length === 0 ? (
        <Text as="p" tone="muted">
          {t('templates.empty')}
        </Text>
      ) : (
        <RowList variant="divided">
          {templates.map((template, at) => (
            <Row
              key={template.id}
              title={<span lang={languageOf(template.title)}>{template.title}</span>}
              detail={<span lang={languageOf(template.text)}>{template.text}</span>}
              end={
                <Inline gap={2} isWrapping={false}>
                  <IconButton
                    size="sm"
                    icon={ArrowUp}
                    aria-label={t('templates.up', { name: template.title })}
                    isDisabled={at === 0 || actions.isPending}
                    onPress={() => move(template, -1)}
                  />
                  <IconButton
                    size="sm"
                    icon={ArrowDown}
                    aria-label={t('templates.down', { name: template.title })}
                    isDisabled={at === templates.length - 1 || actions.isPending}
                    onPress={() => move(template, 1)}
                  />
                  <IconButton
                    ref={last?.template?.id === template.id ? focusOn : undefined}
                    size="sm"
                    icon={PencilLine}
                    aria-label={t('templates.edit', { name: template.title })}
                    onPress={() => onEdit(template)}
                  />
                  <IconButton
                    size="sm"
                    icon={Trash2}
                    variant="danger-ghost"
                    aria-label={t('templates.remove', { name: template.title })}
                    isDisabled={actions.isPending}
                    onPress={() => void actions.remove(template)}
                  />
                </Inline>
              }
            />
          ))}
        </RowList>
      )}
      <Inline>
        <Button
          ref={last !== undefined && last.template === undefined ? focusOn : undefined}
          icon={Plus}
          {...(templates.length >= 50 && {
            isDisabled: true,
            disabledReason: t('templates.tooMany'),
          })}
          onPress={() => onEdit(undefined)}
        >
          {t('templates.add')}
        </Button>
      </Inline>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </Stack>
  );
}

function useTemplateActions(templates: readonly Template[]) {
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
