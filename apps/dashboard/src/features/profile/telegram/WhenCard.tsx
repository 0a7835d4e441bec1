import type { Telegram, TelegramDelay } from '@karvon/api/main';
import { Box } from '@karvon/ui/Box';
import { Card } from '@karvon/ui/Card';
import { Inline } from '@karvon/ui/Inline';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Select } from '@karvon/ui/Select';
import { Switch } from '@karvon/ui/Switch';
import { useTranslation } from 'react-i18next';
import { useMember } from '../../../shared/session/member';
import { useTelegramSettings } from './use-telegram';

/** Every half hour, and a time that was set elsewhere. */
function timesWith(current: string, without: string) {
  const halves = Array.from({ length: 48 }, (_, at) =>
    [Math.floor(at / 2), (at % 2) * 30].map((part) => String(part).padStart(2, '0')).join(':'),
  );
  return [...new Set([...halves, current])]
    .filter((time) => time !== without)
    .toSorted()
    .map((time) => ({ value: time, label: time }));
}

const delays: readonly TelegramDelay[] = [0, 60, 300];

/** Quiet hours, delay and SMS. */
export function WhenCard({ telegram }: { telegram: Telegram }) {
  const { t } = useTranslation('telegram');
  const { run } = useTelegramSettings(telegram);
  const { reason } = useMember().may('business.manage');
  const { settings, sms_allowed: isSmsAllowed } = telegram;
  const { quiet } = settings;
  return (
    <Card title={t('when')}>
      <RowList variant="divided" aria-label={t('when')}>
        <Row
          title={t('quiet')}
          detail={t('quietHint')}
          meta={
            quiet.on && (
              <Box paddingBlock={1}>
                <Inline gap={2}>
                  <Select
                    aria-label={`${t('quiet')}: ${t('from')}`}
                    size="sm"
                    options={timesWith(quiet.from, quiet.to)}
                    value={quiet.from}
                    onChange={(from) => void run({ quiet: { ...quiet, from } })}
                  />
                  <Select
                    aria-label={`${t('quiet')}: ${t('to')}`}
                    size="sm"
                    options={timesWith(quiet.to, quiet.from)}
                    value={quiet.to}
                    onChange={(to) => void run({ quiet: { ...quiet, to } })}
                  />
                </Inline>
              </Box>
            )
          }
          end={
            <Switch
              aria-label={t('quiet')}
              isSelected={quiet.on}
              onChange={(on) => void run({ quiet: { ...quiet, on } })}
            />
          }
        />
        <Row
          title={t('delay')}
          end={
            <Select
              aria-label={t('delay')}
              size="sm"
              options={delays.map((seconds) => ({
                value: seconds,
                label: seconds === 0 ? t('now') : t('minutes', { n: seconds / 60 }),
              }))}
              value={settings.delay_seconds}
              onChange={(delay_seconds) => void run({ delay_seconds })}
            />
          }
        />
        {reason === undefined && (
          <Row
            title={t('smsAllowed')}
            end={
              <Switch
                aria-label={t('smsAllowed')}
                isSelected={isSmsAllowed}
                onChange={(sms_allowed) => void run({ sms_allowed })}
              />
            }
          />
        )}
        <Row
          title={t('sms')}
          detail={isSmsAllowed ? t('smsHint') : t('smsOff')}
          end={
            <Switch
              aria-label={t('sms')}
              isSelected={settings.sms && isSmsAllowed}
              isDisabled={!isSmsAllowed}
              onChange={(sms) => void run({ sms })}
            />
          }
        />
      </RowList>
    </Card>
  );
}
