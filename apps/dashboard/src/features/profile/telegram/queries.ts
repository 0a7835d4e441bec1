import { isApiError } from '@karvon/api/errors';
import { etagOf } from '@karvon/api/http';
import type { Telegram, TelegramSettingsUpdate } from '@karvon/api/main';
import {
  confirmTelegramLink,
  createTelegramLink,
  deleteTelegramLink,
  getGetTelegramQueryKey,
  getGetTelegramQueryOptions,
  getTelegram,
  testTelegram,
  updateTelegramSettings,
} from '@karvon/api/main/telegram';

/** Milliseconds: a person waits for what happens in Telegram. */
const waitingInterval = 2000;

const isInTelegram = (state: Telegram['state'] | undefined) =>
  state === 'waiting' || state === 'found' || state === 'blocked';

export const telegramQueries = {
  /** Asked again while the next step is in Telegram. */
  one: () =>
    getGetTelegramQueryOptions({
      query: {
        refetchInterval: ({ state }) => (isInTelegram(state.data?.state) ? waitingInterval : false),
      },
    }),
  key: getGetTelegramQueryKey(),
} as const;

export const telegramCalls = {
  createLink: () => createTelegramLink(),
  confirm: (accept: boolean) => confirmTelegramLink({ accept }),
  unlink: () => deleteTelegramLink(),
  test: () => testTelegram(),
  /** Settings change singly: after a conflict the change applies to the current ones. */
  async update(base: Telegram, changes: TelegramSettingsUpdate): Promise<Telegram> {
    const put = (on: Telegram) => updateTelegramSettings(changes, { 'If-Match': etagOf(on) });
    try {
      return await put(base);
    } catch (error) {
      if (!isApiError(error, 'stale')) throw error;
      return put(await getTelegram());
    }
  },
} as const;
