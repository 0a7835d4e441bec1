import type { Deps } from '../../../platform/deps';
import type { TelegramProvider } from '../../../platform/providers/telegram/telegram-provider';
import { createBotStateRepository } from './bot-state.repository';
import { createOutbox } from './outbox.service';
import { createReceiving } from './receiving.service';
import { createUpdates } from './updates.service';

export function createBot(deps: Deps, telegram: TelegramProvider) {
  const { db } = deps;
  const state = createBotStateRepository(db, telegram.fingerprint);
  const outbox = createOutbox(deps, { telegram, state });
  const updates = createUpdates(deps);
  return {
    telegram,
    outbox,
    updates,
    receiving: createReceiving(deps, { telegram, state, updates, outbox }),
    state: {
      /** Undefined before the bot was reached for the first time. */
      name: async (): Promise<string | undefined> => (await state.read())?.username ?? undefined,
      failingSince: async (): Promise<Date | undefined> =>
        (await state.read())?.failing_since ?? undefined,
    },
  };
}

export type Bot = ReturnType<typeof createBot>;
