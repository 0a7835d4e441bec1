import type { TelegramChannel, TelegramChannelPosts } from '@karvon/api/main';
import { Avatar } from '@karvon/ui/Avatar';
import { Banner, BannerAction } from '@karvon/ui/Banner';
import { Card } from '@karvon/ui/Card';
import { Heading } from '@karvon/ui/Heading';
import { Inline } from '@karvon/ui/Inline';
import { RadioGroup } from '@karvon/ui/RadioGroup';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Stack } from '@karvon/ui/Stack';
import { StatusBadge } from '@karvon/ui/StatusBadge';
import { CircleCheck, CircleX, RefreshCw, TriangleAlert, Unlink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../shared/feedback/AskDialog';
import { RowMenu } from '../../shared/resource/actions/RowMenu';
import { useAction } from '../../shared/resource/use-action';
import { useMember } from '../../shared/session/member';
import { channelCalls, channelQueries } from './queries';

const styles = {
  found: { tone: 'warn', icon: TriangleAlert },
  working: { tone: 'success', icon: CircleCheck },
  no_rights: { tone: 'warn', icon: TriangleAlert },
  lost: { tone: 'danger', icon: CircleX },
} as const;

/** State of a channel, and what can be done with it. */
export function ChannelCard({ channel }: { channel: TelegramChannel }) {
  const { t } = useTranslation('channel');
  const { id, state, title, username, missing_rights: missing } = channel;
  const { reason } = useMember().may('telegram.channel');
  const check = useAction(channelCalls.check, { invalidates: channelQueries.lists });
  const { tone, icon } = styles[state];
  const rights = missing.map((right) => t(`right.${right}`)).join(', ');
  return (
    <Stack gap={3}>
      {(state === 'no_rights' || state === 'lost') && (
        <Banner
          tone={state === 'lost' ? 'danger' : 'warn'}
          role="alert"
          title={state === 'lost' ? t('state.lost') : t('rights', { rights })}
          action={<BannerAction onPress={() => void check.run(id)}>{t('check')}</BannerAction>}
        >
          {state === 'lost' ? t('lostText') : undefined}
        </Banner>
      )}
      <Card>
        <RowList>
          <Row
            isEndBelow
            image={<Avatar name={title} isDecorative />}
            title={
              <Heading level={2} size="md">
                {username === undefined ? title : `${title} @${username}`}
              </Heading>
            }
            detail={[
              t('subscribers', { count: channel.subscribers }),
              missing.length === 0 && t('rightsOk'),
            ]
              .filter(Boolean)
              .join(' · ')}
            end={
              <Inline gap={2} isWrapping={false}>
                <StatusBadge tone={tone} icon={icon}>
                  {t(`state.${state}`)}
                </StatusBadge>
                <RowMenu
                  label={t('menu', { name: title })}
                  reason={reason}
                  items={[
                    {
                      id: 'check',
                      label: t('check'),
                      icon: RefreshCw,
                      asks: true,
                      onAction: () => void check.run(id),
                    },
                    {
                      id: 'end',
                      label: t('disconnect'),
                      icon: Unlink,
                      tone: 'danger',
                      asks: true,
                      renderWindow: (onClose) => <Disconnect channel={channel} onClose={onClose} />,
                    },
                  ]}
                />
              </Inline>
            }
          />
        </RowList>
      </Card>
    </Stack>
  );
}

function Disconnect({ channel, onClose }: { channel: TelegramChannel; onClose: () => void }) {
  const { t } = useTranslation('channel');
  const [posts, setPosts] = useState<TelegramChannelPosts>('keep');
  const end = useAction(channelCalls.end, {
    success: () => ({ title: t('disconnected') }),
    invalidates: channelQueries.lists,
  });
  return (
    <AskDialog
      title={t('disconnectTitle', { name: channel.title })}
      onClose={onClose}
      action={{
        label: t('disconnect'),
        variant: 'danger',
        isPending: end.isPending(),
        onPress: async () => {
          await end.run({ id: channel.id, posts });
          onClose();
        },
      }}
    >
      <RadioGroup
        label={t('tabs.posts')}
        value={posts}
        options={[
          { value: 'keep', label: t('keepPosts'), description: t('keepPostsText') },
          { value: 'delete', label: t('deletePosts'), description: t('deletePostsText') },
        ]}
        onChange={(value) => setPosts(value)}
      />
    </AskDialog>
  );
}
