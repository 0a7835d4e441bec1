import type { Deps } from '../../../platform/deps';
import type { TelegramUpdate } from '../../../platform/providers/telegram/telegram-provider';
import type { ReceivedUpdates, UpdateHandler } from './bot-types';
import { type ClaimedUpdate, createUpdatesRepository } from './updates.repository';

/** Chats handled side by side, and claimed by one statement. */
const atOnce = 4;
const claimedAtOnce = 20;

/** Seconds before each retry. After the last one the update is set aside. */
const waits = [1, 5, 30, 60];

/** Stores updates and hands them over, in order within a chat. */
export function createUpdates({
  db,
  clock,
  jobs,
  log,
}: Pick<Deps, 'db' | 'clock' | 'jobs' | 'log'>) {
  const updates = createUpdatesRepository(db);
  const handlers: UpdateHandler[] = [];
  let draining: Promise<void> | undefined;
  let isWanted = false;

  async function prepare(received: ReceivedUpdates): Promise<(() => Promise<void>)[]> {
    const works = [];
    for (const handler of handlers) {
      const work = await handler(received);
      if (work !== undefined) works.push(work);
    }
    return works;
  }

  async function handle(claimed: ClaimedUpdate[]): Promise<void> {
    const [first] = claimed;
    if (first === undefined) return;
    const { chat_id: chatId, attempts, update_id } = first;
    try {
      const works = await prepare({ chatId, updates: claimed.map(({ body }) => body) });
      await db.transaction(async () => {
        if (!(await updates.end(claimed, clock.now()))) return;
        for (const work of works) await work();
      });
    } catch (error) {
      const wait = waits[attempts - 1];
      log.error({ err: error, update_id, attempts }, 'telegram.update_failed');
      if (wait === undefined) await updates.end(claimed, clock.now(), String(error).slice(0, 500));
      else
        await updates.retry(
          claimed,
          new Date(clock.now().getTime() + wait * 1000),
          String(error).slice(0, 500),
        );
    }
  }

  async function drainOnce(): Promise<void> {
    const started = clock.now();
    const chats: ClaimedUpdate[][] = [];
    let claiming: Promise<void> | undefined;
    const claim = async () => {
      chats.push(...(await updates.claim(claimedAtOnce, clock.now())));
      claiming = undefined;
    };
    const worker = async () => {
      for (;;) {
        if (chats.length === 0) await (claiming ??= claim());
        const chat = chats.shift();
        if (chat === undefined) return;
        await handle(chat);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    const due = await updates.nextDue(started);
    if (due === undefined) return;
    const now = clock.now();
    // An album can become complete during this round.
    if (due > started && due <= now) isWanted = true;
    else
      await jobs.schedule(
        'telegram_updates',
        0,
        new Date(Math.max(due.getTime(), now.getTime() + 100)),
      );
  }

  /** A call during a run makes it check once more. */
  async function drain(): Promise<void> {
    isWanted = true;
    draining ??= (async () => {
      try {
        while (isWanted) {
          isWanted = false;
          await drainOnce();
        }
      } finally {
        draining = undefined;
      }
    })();
    await draining;
  }

  const wake = () => {
    db.afterCommit(() => {
      drain().catch((error: unknown) => log.warn({ err: error }, 'telegram.database_away'));
    });
  };

  jobs.registerJob('telegram_updates', async () => wake());

  return {
    /** Handlers are added during composition. Each update goes through all of them. */
    handlers,
    drain,
    /** Stores an update once. @returns how many are new */
    async receive(received: readonly TelegramUpdate[]): Promise<number> {
      const count = await updates.insert(received, clock.now());
      if (count > 0) wake();
      return count;
    },
  };
}

export type Updates = ReturnType<typeof createUpdates>;
