import type { TelegramPost, TelegramPostActionRequest } from '@karvon/api/main';
import { isApiError } from '@karvon/api/errors';
import { Inline } from '@karvon/ui/Inline';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { TextField } from '@karvon/ui/TextField';
import { ExternalLink, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../shared/feedback/AskDialog';
import { useErrorText, useFieldMessage } from '../../shared/feedback/error-text';
import { RowMenu } from '../../shared/resource/actions/RowMenu';
import { useAction } from '../../shared/resource/use-action';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { channelCalls, channelQueries } from './queries';

type Action = TelegramPostActionRequest['action'];

export const useActOnPost = () => {
  const { t } = useTranslation('channel');
  return useAction(channelCalls.act, {
    success: (_, { action }) => {
      if (action === 'refresh') return { title: t('refreshed') };
      return action === 'cancel' ? { title: t('cancelled') } : undefined;
    },
    invalidates: channelQueries.lists,
    leaves: ['validation'],
  });
};

/** Buttons of a post's next step. */
export function PostButtons({
  post,
  isFullWidth = false,
}: {
  post: TelegramPost;
  isFullWidth?: boolean;
}) {
  const { t } = useTranslation('channel');
  const act = useActOnPost();
  const [isAsking, setAsking] = useState(false);
  const { id, allowed_actions: allowed, status } = post;
  const button = (
    action: Action,
    label: string,
    onPress: () => void = () => void act.run({ id, action }),
  ) =>
    allowed.includes(action) && (
      <ReasonedButton
        key={action}
        size={isFullWidth ? 'md' : 'sm'}
        isFullWidth={isFullWidth}
        isPending={act.isPending(id)}
        onPress={onPress}
      >
        {label}
      </ReasonedButton>
    );
  return (
    <Inline gap={2} justify="flex-end">
      {button('found', t('found'), () => setAsking(true))}
      {button('retry', status === 'unknown' ? t('notFound') : t('retry'))}
      {button('cancel', t('cancel'))}
      {button('refresh', t('refresh'))}
      {isAsking && <FoundDialog id={id} onClose={() => setAsking(false)} />}
    </Inline>
  );
}

function FoundDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('channel');
  const errorText = useErrorText();
  const fieldMessage = useFieldMessage();
  const act = useActOnPost();
  const [link, setLink] = useState('');
  const [error, setError] = useState<string>();
  const send = async () => {
    const outcome = await act.run({ id, action: 'found', link });
    if (outcome.status === 'done') return onClose();
    const code = isApiError(outcome.error) ? outcome.error.fieldErrors[0]?.code : undefined;
    setError(fieldMessage(code) ?? errorText(outcome.error).text);
  };
  return (
    <AskDialog
      title={t('foundTitle')}
      onClose={onClose}
      action={{
        label: t('found'),
        isPending: act.isPending(id),
        onPress: () => void send(),
      }}
    >
      <Stack gap={3}>
        <Text as="p" tone="muted">
          {t('foundText')}
        </Text>
        <TextField
          isRequired
          label={t('link')}
          value={link}
          errorMessage={error ?? null}
          onChange={(value) => {
            setLink(value);
            setError(undefined);
          }}
        />
      </Stack>
    </AskDialog>
  );
}

export function PostMenu({ row }: { row: TelegramPost }) {
  const { t } = useTranslation('channel');
  const act = useActOnPost();
  const remove = useAction(channelCalls.remove, { invalidates: channelQueries.lists });
  const { id, car, url, allowed_actions: allowed } = row;
  return (
    <RowMenu
      label={t('postMenu', { car: car.title })}
      items={[
        url !== undefined && {
          id: 'open',
          label: t('open'),
          icon: ExternalLink,
          href: url,
        },
        allowed.includes('repost') && {
          id: 'repost',
          label: t('repost'),
          icon: RotateCw,
          asks: true,
          confirm: { title: t('repost'), text: t('repostText') },
          onAction: async () => void (await act.run({ id, action: 'repost' })),
        },
        allowed.includes('delete') && {
          id: 'delete',
          label: t('remove'),
          icon: Trash2,
          tone: 'danger' as const,
          asks: true,
          confirm: { title: t('removeTitle', { car: car.title }), text: t('removeText') },
          onAction: async () => void (await remove.run(id)),
        },
      ]}
    />
  );
}
