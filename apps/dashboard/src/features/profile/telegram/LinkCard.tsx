import type { Telegram, TelegramLink } from '@karvon/api/main';
import { serverNow } from '@karvon/api/server-clock';
import { Avatar } from '@karvon/ui/Avatar';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { Heading } from '@karvon/ui/Heading';
import { Inline } from '@karvon/ui/Inline';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSecondsLeft } from '../../../shared/format/use-seconds-left';
import { QrCode } from '../../../shared/marketplace/QrCode/QrCode';
import { useAction } from '../../../shared/resource/use-action';
import { ReasonedButton } from '../../../shared/session/Reasoned';
import { useIsPhone } from '../../../shared/table/use-screen';
import { telegramCalls, telegramQueries } from './queries';

/** Links an account in three steps: open the bot, start it, confirm here. */
export function LinkCard({ telegram }: { telegram: Telegram }) {
  const { t } = useTranslation('telegram');
  const isPhone = useIsPhone();
  const { link, candidate, state, bot_name: botName } = telegram;
  const create = useAction(telegramCalls.createLink, {
    invalidates: [telegramQueries.key],
  });
  const start = useEffectEvent(() => {
    if (state === 'none' && botName !== undefined) void create.run();
  });
  // Outside system: the server, which makes the first link when the page opens.
  useEffect(() => start(), []);
  return (
    <Card>
      <Inline gap={6} align="flex-start" isWrapping={false}>
        {!isPhone && link !== undefined && <LinkCode link={link} />}
        {!isPhone && link === undefined && create.isPending() && (
          <Skeleton width="200px" height="200px" />
        )}
        <Stack gap={4}>
          <Heading level={2} size="lg">
            {t('lead')}
          </Heading>
          <Text as="p" tone="muted">
            {t(isPhone ? 'onPhone' : 'scan')}
          </Text>
          {link === undefined ? (
            <NewLink isPending={create.isPending()} onPress={() => void create.run()} />
          ) : (
            <OpenLink key={link.url} link={link} onNew={() => void create.run()} />
          )}
          {candidate !== undefined && <Question candidate={candidate} />}
        </Stack>
      </Inline>
    </Card>
  );
}

/** None once the link has expired: a phone would open it in vain. */
function LinkCode({ link }: { link: TelegramLink }) {
  const { t } = useTranslation('telegram');
  const left = useSecondsLeft(Date.parse(link.expires_at), serverNow);
  return left === 0 ? null : <QrCode value={link.url} size="lg" aria-label={t('code')} />;
}

function NewLink({ isPending, onPress }: { isPending: boolean; onPress: () => void }) {
  const { t } = useTranslation('telegram');
  return (
    <Inline>
      <ReasonedButton icon={Send} isPending={isPending} onPress={onPress}>
        {t('newLink')}
      </ReasonedButton>
    </Inline>
  );
}

function OpenLink({ link, onNew }: { link: TelegramLink; onNew: () => void }) {
  const { t } = useTranslation('telegram');
  const isPhone = useIsPhone();
  const left = useSecondsLeft(Date.parse(link.expires_at), serverNow);
  if (left === 0)
    return (
      <Stack gap={2}>
        <Text as="p" tone="muted">
          {t('over')}
        </Text>
        <NewLink isPending={false} onPress={onNew} />
      </Stack>
    );
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <Stack gap={2}>
      <Inline>
        <Button
          icon={Send}
          variant={isPhone ? 'primary' : 'secondary'}
          isFullWidth={isPhone}
          href={link.url}
          target="_blank"
        >
          {t('open')}
        </Button>
      </Inline>
      <Text as="p" size="sm" tone="muted">
        {t('lives', { time })}
      </Text>
    </Stack>
  );
}

function Question({ candidate }: { candidate: NonNullable<Telegram['candidate']> }) {
  const { t } = useTranslation(['telegram', 'common']);
  const client = useQueryClient();
  const { name, username } = candidate;
  const confirm = useAction(telegramCalls.confirm, {
    success: (_, accept) => (accept ? { title: t('linked') } : undefined),
    onDone: (next) => void client.setQueryData(telegramQueries.key, next),
    invalidates: [telegramQueries.key],
  });
  return (
    <div role="status">
      <RowList>
        <Row
          tone="accent"
          image={<Avatar name={name} isDecorative />}
          title={username === undefined ? name : t('person', { name, username: `@${username}` })}
          detail={t('isYou')}
          actions={
            <>
              <ReasonedButton
                size="sm"
                isDisabled={confirm.isPending()}
                onPress={() => void confirm.run(false)}
              >
                {t('common:no')}
              </ReasonedButton>
              <ReasonedButton
                size="sm"
                variant="primary"
                isPending={confirm.isPending()}
                onPress={() => void confirm.run(true)}
              >
                {t('yes')}
              </ReasonedButton>
            </>
          }
        />
      </RowList>
    </div>
  );
}
