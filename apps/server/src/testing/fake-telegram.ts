import { createHmac } from 'node:crypto';
import type {
  TelegramCall,
  TelegramChannelFacts,
  TelegramOutcome,
  TelegramProvider,
  TelegramUpdate,
} from '../platform/providers/telegram/telegram-provider';

/** Bot API without a network: keeps calls, and responds by `respond`. */
export function createFakeTelegram({ receives }: Pick<TelegramProvider, 'receives'>) {
  const calls: TelegramCall[] = [];
  let messages = 100;
  const channel: TelegramChannelFacts = {
    title: 'Karvon Motors',
    username: 'karvon_motors',
    subscribers: 4180,
    rights: ['post', 'edit', 'delete'],
  };
  const fake = {
    calls,
    /** Response to the next calls; undefined is the ordinary one. */
    respond: (_call: TelegramCall): TelegramOutcome | undefined => undefined,
    /** Updates that wait to be received. */
    waiting: [] as TelegramUpdate[],
    files: new Map<string, Buffer>(),
    channel,
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
      if (!call.method.startsWith('send')) return { kind: 'done' };
      const count = call.method === 'sendMediaGroup' ? call.payload.media.length : 1;
      const ids = Array.from({ length: count }, () => (messages += 1));
      return {
        kind: 'done',
        messageId: ids[0],
        ...(count > 1 ? { messageIds: ids } : {}),
        ...(call.method === 'sendMessage' ? {} : { fileIds: ids.map((id) => `file${id}`) }),
      };
    },
    me: async () => ({ id: 1, username: 'karvon_test_bot' }),
    channel: async () => fake.channel,
    updates: async (offset) => fake.waiting.filter(({ update_id }) => update_id >= offset),
    setWebhook: async () => undefined,
    file: async (id) => fake.files.get(id) ?? Promise.reject(new Error('no such file')),
    botLink: (username, parameter) =>
      `https://t.me/${username}${parameter === undefined ? '' : `?start=${parameter}`}`,
    addToChannelLink: (username) => `https://t.me/${username}?startchannel`,
    channelLink: ({ username }, messageId) =>
      `https://t.me/${username}${messageId === undefined ? '' : `/${messageId}`}`,
    sign: (text) => createHmac('sha256', 'test').update(text).digest(),
    fingerprint: Buffer.from('test'),
    receives,
  };
  return { ...fake, fake, telegram };
}
