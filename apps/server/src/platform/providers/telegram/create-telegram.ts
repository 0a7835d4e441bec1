import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config/config';
import { createBotApi } from './bot-api';
import type { TelegramProvider } from './telegram-provider';

/** Undefined when Telegram is off. */
export function createTelegram(
  config: Config,
  { log }: { log: Pick<FastifyBaseLogger, 'info'> },
): TelegramProvider | undefined {
  const { TELEGRAM, TELEGRAM_BOT_TOKEN, TELEGRAM_API_URL, TELEGRAM_WEBHOOK_SECRET } = config;
  if (TELEGRAM === 'off' || TELEGRAM_BOT_TOKEN === undefined) {
    log.info('telegram.off');
    return undefined;
  }
  return createBotApi({
    token: TELEGRAM_BOT_TOKEN,
    apiUrl: TELEGRAM_API_URL,
    receives: TELEGRAM,
    webhookSecret: TELEGRAM_WEBHOOK_SECRET,
  });
}
