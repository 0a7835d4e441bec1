import type { Telegram, TelegramWaiting } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { Inline } from '@karvon/ui/Inline';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Select } from '@karvon/ui/Select';
import { Switch } from '@karvon/ui/Switch';
import { useTranslation } from 'react-i18next';
import { useTelegramSettings } from './use-telegram';

const events = [
  'lead_new',
  'missed_call',
  'buyer_waiting',
  'moderation',
  'campaign_money',
  'offer_accepted',
] as const;

const minutes: readonly TelegramWaiting[] = [5, 15, 30, 60];

/** Events that are announced in Telegram. */
export function EventsCard({ telegram }: { telegram: Telegram }) {
  const { t } = useTranslation('telegram');
  const { run } = useTelegramSettings(telegram);
  const { settings } = telegram;
  return (
    <Card title={t('events')}>
      <RowList variant="divided" aria-label={t('events')}>
        {events.map((event) => {
          const isWaiting = event === 'buyer_waiting';
          return (
            <Row
              key={event}
              title={t(`event.${event}`)}
              detail={isWaiting ? t('waitingHint') : undefined}
              end={
                <Inline gap={3}>
                  {isWaiting && (
                    <Select
                      aria-label={t('waitingFor')}
                      size="sm"
                      options={minutes.map((n) => ({ value: n, label: t('minutes', { n }) }))}
                      value={settings.waiting_minutes}
                      onChange={(waiting_minutes) => void run({ waiting_minutes })}
                    />
                  )}
                  <Switch
                    aria-label={t(`event.${event}`)}
                    isSelected={settings.events[event]}
                    onChange={(isOn) => void run({ events: { [event]: isOn } })}
                  />
                </Inline>
              }
            />
          );
        })}
      </RowList>
    </Card>
  );
}
