import type { TelegramChannel, TelegramLink } from '@karvon/api/main';
import { Avatar } from '@karvon/ui/Avatar';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { EmptyState } from '@karvon/ui/EmptyState';
import { Inline } from '@karvon/ui/Inline';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Plus, Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../shared/resource/use-action';
import { useMember } from '../../shared/session/member';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { channelCalls, channelQueries, connectedOf } from './queries';

/** Contract. */
const mostChannels = 3;

/** Adds the bot to a channel in Telegram, then confirms the channel that was found here. */
export function ConnectChannel({ isNext = false }: { isNext?: boolean }) {
  const { t } = useTranslation('channel');
  const [link, setLink] = useState<TelegramLink>();
  const { data } = useQuery(channelQueries.list(link !== undefined));
  const { reason } = useMember().may('telegram.channel');
  const start = useAction(channelCalls.start, { onDone: (started) => setLink(started) });
  const found = data?.results.filter(({ state }) => state === 'found') ?? [];
  if (isNext && connectedOf(data).length >= mostChannels) return null;
  const button = (
    <ReasonedButton
      variant={isNext ? 'secondary' : 'primary'}
      icon={isNext ? Plus : Send}
      reason={reason}
      isPending={start.isPending()}
      onPress={() => void start.run()}
    >
      {t(isNext ? 'another' : 'connect')}
    </ReasonedButton>
  );
  if (found.length > 0) return <Found channels={found} />;
  if (link !== undefined) return <AddBot link={link} />;
  if (isNext) return <Inline>{button}</Inline>;
  return <EmptyState icon={Send} title={t('empty')} action={button} />;
}

function AddBot({ link }: { link: TelegramLink }) {
  const { t } = useTranslation('channel');
  return (
    <Card title={t('connect')}>
      <Stack gap={4}>
        <Text as="p" tone="muted">
          {t('addText')}
        </Text>
        <Inline>
          <Button variant="primary" icon={Send} href={link.url} target="_blank">
            {t('addBot')}
          </Button>
        </Inline>
        <div role="status">
          <Text as="p" size="sm" tone="muted">
            {t('waits')}
          </Text>
        </div>
      </Stack>
    </Card>
  );
}

function Found({ channels }: { channels: readonly TelegramChannel[] }) {
  const { t } = useTranslation('channel');
  const { reason } = useMember().may('telegram.channel');
  const confirm = useAction(channelCalls.confirm, {
    success: () => ({ title: t('connected') }),
    invalidates: channelQueries.lists,
  });
  return (
    <div role="status">
      <RowList>
        {channels.map(({ id, title, username, missing_rights: missing }) => (
          <Row
            key={id}
            tone="accent"
            image={<Avatar name={title} isDecorative />}
            title={username === undefined ? title : `${title} @${username}`}
            detail={
              missing.length === 0
                ? t('rightsOk')
                : t('rights', { rights: missing.map((right) => t(`right.${right}`)).join(', ') })
            }
            actions={
              <ReasonedButton
                size="sm"
                variant="primary"
                reason={reason}
                isPending={confirm.isPending(id)}
                onPress={() => void confirm.run(id)}
              >
                {t('connectThis')}
              </ReasonedButton>
            }
          />
        ))}
      </RowList>
    </div>
  );
}
