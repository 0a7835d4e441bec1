import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config';
import { isSameSecret } from '../../../platform/http/auth';
import { badRequest, unauthorized } from '../../../platform/http/problem';
import { telegramUpdate } from '../../../platform/providers/telegram/telegram-provider';
import type { Bot } from './bot.module';
import { webhookPath } from './receiving.service';

const bodyLimit = 1024 * 1024;

/** @throws Problem 400 */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('malformed_json');
  }
}

/** Registers Telegram's requests, which are its protocol and not part of our contract, and receives while the server listens. */
export function installBot(app: FastifyInstance, config: Config, bot: Bot | undefined): void {
  if (bot === undefined) return;
  const { receiving, updates } = bot;
  app.addHook('onListen', () => receiving.start());
  app.addHook('onClose', () => receiving.stop());
  const { TELEGRAM, TELEGRAM_WEBHOOK_SECRET: secret } = config;
  if (TELEGRAM !== 'webhook' || secret === undefined) return;

  void app.register(async (scope) => {
    // Unlike our own clients, people in Telegram may send any character.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      async (_: FastifyRequest, text: string) => parsed(text),
    );
    scope.post(
      webhookPath,
      {
        bodyLimit,
        config: { rateLimit: false },
        // Before the body is read.
        async preParsing({ headers }, reply) {
          const provided = headers['x-telegram-bot-api-secret-token'];
          if (typeof provided === 'string' && isSameSecret(provided, secret)) return;
          reply.header('connection', 'close');
          throw unauthorized();
        },
      },
      async ({ body }) => {
        const update = telegramUpdate.safeParse(body);
        if (!update.success) throw badRequest();
        await updates.receive([update.data]);
        return {};
      },
    );
  });
}
