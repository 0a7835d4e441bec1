import type { Telegram, TelegramSettingsUpdate } from '@karvon/api/main';
import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../../shared/resource/use-action';
import { telegramCalls, telegramQueries } from './queries';

/** The settings as they will be. */
function withChanges(telegram: Telegram, changes: TelegramSettingsUpdate): Telegram {
  const { settings } = telegram;
  const {
    events,
    sms_allowed = telegram.sms_allowed,
    waiting_minutes = settings.waiting_minutes,
    quiet = settings.quiet,
    delay_seconds = settings.delay_seconds,
    sms = settings.sms,
  } = changes;
  return {
    ...telegram,
    sms_allowed,
    settings: {
      events: { ...settings.events, ...events },
      waiting_minutes,
      quiet,
      delay_seconds,
      sms,
    },
  };
}

/** A changed setting is shown at once, and goes back when it is rejected. */
export function useTelegramSettings(telegram: Telegram) {
  const client = useQueryClient();
  const show = (next: Telegram) => client.setQueryData(telegramQueries.key, next);
  return useAction((changes: TelegramSettingsUpdate) => telegramCalls.update(telegram, changes), {
    optimistic: (changes) => {
      show(withChanges(telegram, changes));
      return () => show(telegram);
    },
    onDone: (next) => void show(next),
  });
}
