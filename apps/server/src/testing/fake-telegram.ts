import { createHmac } from 'node:crypto';
import type {
  TelegramCall,
  TelegramOutcome,
  TelegramProvider,
  TelegramUpdate,
} from '../platform/providers/telegram/telegram-provider';

/** Bot API without a network: keeps calls, and responds by `respond`. */
export function createFakeTelegram({ receives }: Pick<TelegramProvider, 'receives'>) {
  const calls: TelegramCall[] = [];
  let messages = 100;
  const fake = {
    calls,
    /** Response to the next calls; undefined is the ordinary one. */
    respond: (_call: TelegramCall): TelegramOutcome | undefined => undefined,
    /** Updates that wait to be received. */
    waiting: [] as TelegramUpdate[],
    files: new Map<string, Buffer>(),
    clear() {
      calls.length = 0;
      fake.respond = () => undefined;
    },
  };
  const telegram: TelegramProvider = {
    async call(call) {
      calls.push(call);
      const other = fake.respond(call);
      if (other !== undefined) return other;
      if (call.method !== 'sendMessage') return { kind: 'done' };
      messages += 1;
      return { kind: 'done', messageId: messages };
    },
    me: async () => ({ id: 1, username: 'karvon_test_bot' }),
    updates: async (offset) => fake.waiting.filter(({ update_id }) => update_id >= offset),
    setWebhook: async () => undefined,
    file: async (id) => fake.files.get(id) ?? Promise.reject(new Error('no such file')),
    botLink: (username, parameter) =>
      `https://t.me/${username}${parameter === undefined ? '' : `?start=${parameter}`}`,
    sign: (text) => createHmac('sha256', 'test').update(text).digest(),
    fingerprint: Buffer.from('test'),
    receives,
  };
  return { ...fake, fake, telegram };
}
