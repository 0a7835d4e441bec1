import type { Telegram, TelegramAccount } from '@karvon/api/main';
import { Badge } from '@karvon/ui/Badge';
import { Banner, BannerAction } from '@karvon/ui/Banner';
import { Card } from '@karvon/ui/Card';
import { Dialog } from '@karvon/ui/Dialog';
import { Icon } from '@karvon/ui/Icon';
import { Inline } from '@karvon/ui/Inline';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { Check, Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../shared/format/date';
import { formatNumber } from '../../../shared/format/number';
import { formatRelative } from '../../../shared/format/relative-time';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useAction } from '../../../shared/resource/use-action';
import { ReasonedButton } from '../../../shared/session/Reasoned';
import { telegramCalls, telegramQueries } from './queries';

interface Props {
  telegram: Telegram;
  account: TelegramAccount;
}

/** The linked account. */
export function AccountCard({ telegram, account }: Props) {
  const { t } = useTranslation('telegram');
  const language = useLanguage();
  const { name, username, linked_at: since, last_sent_at: last } = account;
  const isBlocked = telegram.state === 'blocked';
  return (
    <Stack gap={4}>
      {isBlocked && (
        <Banner
          tone="warn"
          action={
            telegram.bot_url !== undefined && (
              <BannerAction href={telegram.bot_url}>{t('open')}</BannerAction>
            )
          }
        >
          {t('blocked')}
        </Banner>
      )}
      <Card>
        <Stack gap={3}>
          <RowList>
            <Row
              isEndBelow
              image={<Icon icon={Send} tone="info" size={20} isRound />}
              title={
                <>
                  {name}
                  {username !== undefined && <Text tone="muted"> @{username}</Text>}
                </>
              }
              detail={[
                t('since', { date: formatDay(since, language) }),
                ...(last === undefined
                  ? []
                  : [t('lastSent', { when: formatRelative(last, language) })]),
              ].join(' · ')}
              end={
                !isBlocked && (
                  <Badge tone="success" icon={Check}>
                    {t('badge')}
                  </Badge>
                )
              }
            />
          </RowList>
          <Actions />
        </Stack>
      </Card>
    </Stack>
  );
}

function Actions() {
  const { t } = useTranslation(['telegram', 'common']);
  const language = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const invalidates = [telegramQueries.key];
  const test = useAction(telegramCalls.test, {
    success: ({ ms }) => ({ title: t('testDone', { sec: formatNumber(ms / 1000, language, 1) }) }),
    invalidates,
  });
  const unlink = useAction(telegramCalls.unlink, {
    success: () => ({ title: t('unlinked') }),
    invalidates,
  });
  const remove = async () => {
    await unlink.run();
    setAsking(false);
  };
  return (
    <Inline>
      <ReasonedButton size="sm" isPending={test.isPending()} onPress={() => void test.run()}>
        {t('test')}
      </ReasonedButton>
      <ReasonedButton size="sm" variant="ghost" onPress={() => setAsking(true)}>
        {t('unlink')}
      </ReasonedButton>
      {isAsking && (
        <Dialog
          role="alertdialog"
          isOpen
          onOpenChange={setAsking}
          title={t('unlinkAsk')}
          confirmLabel={t('unlink')}
          cancelLabel={t('common:cancel')}
          closeLabel={t('common:close')}
          tone="danger"
          isPending={unlink.isPending()}
          onConfirm={() => void remove()}
        >
          {t('unlinkText')}
        </Dialog>
      )}
    </Inline>
  );
}
