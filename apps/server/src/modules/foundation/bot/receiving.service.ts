import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../../../platform/deps';
import { minute } from '../../../platform/values/clock';
import {
  TelegramError,
  type TelegramProvider,
} from '../../../platform/providers/telegram/telegram-provider';
import type { BotStateRepository } from './bot-state.repository';
import type { Outbox } from './outbox.service';
import type { Updates } from './updates.service';

export interface ReceivingParts {
  telegram: TelegramProvider;
  state: BotStateRepository;
  updates: Updates;
  outbox: Pick<Outbox, 'drain'>;
}

/** Path of Telegram's requests. */
export const webhookPath = '/main/telegram/webhook';

/** Milliseconds. The lease lasts 15 s. */
const renewEvery = 5000;
const waitForLease = 5000;
const waitAfterFailure = 5000;
/** Another receiver of the same bot, or one that ended a moment ago. */
const waitAfterConflict = 10_000;

const isConflict = (error: unknown) =>
  error instanceof TelegramError && error.message.includes('telegram 409');

/** Receives updates while the server listens, by one instance at a time. */
export function createReceiving(
  { config, db, clock, jobs, log }: Pick<Deps, 'config' | 'db' | 'clock' | 'jobs' | 'log'>,
  { telegram, state, updates, outbox }: ReceivingParts,
) {
  const holder = randomBytes(12).toString('base64url');

  async function noteFailure(error: unknown): Promise<void> {
    const outcome = error instanceof TelegramError ? error.outcome : undefined;
    const now = clock.now();
    if (outcome?.kind === 'token_refused') {
      if (await state.refused(now)) log.error({ reason: outcome.reason }, 'telegram.token_refused');
    } else {
      await state.failing(now);
      log.warn({ reason: outcome?.reason ?? String(error) }, 'telegram.away');
    }
  }

  /** Asks Telegram for the bot's name. @returns true when it responds */
  async function check(): Promise<boolean> {
    try {
      const { username } = await telegram.me();
      await state.found(username);
      return true;
    } catch (error) {
      await noteFailure(error);
      return false;
    }
  }

  /** Another try every minute while the bot does not work. */
  jobs.registerJob('telegram_check', async () => {
    const next = new Date(clock.now().getTime() + minute);
    db.afterCommit(() => {
      void (async () => {
        const isUp = await check();
        if (isUp) await outbox.drain();
        else await jobs.schedule('telegram_check', 0, next);
      })().catch((error: unknown) => log.warn({ err: error }, 'telegram.database_away'));
    });
  });

  /** One long request. @returns false when another instance receives */
  async function pollOnce(signal: AbortSignal): Promise<boolean> {
    const offset = await state.lease(holder, clock.now());
    if (offset === undefined) return false;
    const renewal = setInterval(() => {
      state
        .lease(holder, clock.now())
        .catch((error: unknown) => log.warn({ err: error }, 'telegram.database_away'));
    }, renewEvery);
    try {
      const received = await telegram.updates(offset, signal);
      await state.working();
      const last = received.at(-1);
      if (last === undefined) return true;
      // The offset moves with the rows: Telegram keeps what was not stored.
      await db.transaction(async () => {
        await updates.receive(received);
        await state.moveOffset(last.update_id + 1);
      });
      return true;
    } finally {
      clearInterval(renewal);
    }
  }

  async function poll(signal: AbortSignal): Promise<void> {
    const wait = (milliseconds: number) =>
      sleep(milliseconds, undefined, { signal }).catch(() => undefined);
    while (!signal.aborted) {
      try {
        if ((await state.read())?.rejected_at != null || !(await pollOnce(signal)))
          await wait(waitForLease);
      } catch (error) {
        if (signal.aborted) break;
        const isTaken = isConflict(error);
        if (!isTaken) {
          await noteFailure(error).catch(() => undefined);
          await jobs
            .schedule('telegram_check', 0, new Date(clock.now().getTime() + minute))
            .catch(() => undefined);
        }
        await wait(isTaken ? waitAfterConflict : waitAfterFailure);
      }
    }
    await state.release(holder).catch(() => undefined);
  }

  const ended = new AbortController();
  let polling: Promise<void> = Promise.resolve();

  return {
    check,
    pollOnce,

    /** Does not wait for Telegram: the server also starts without it. */
    start(): void {
      const { signal } = ended;
      polling = (async () => {
        await state.open();
        await jobs.schedule('telegram_updates', 0, clock.now());
        await jobs.schedule('telegram_send', 0, clock.now());
        if (!(await check()))
          await jobs.schedule('telegram_check', 0, new Date(clock.now().getTime() + minute));
        const isPolling = telegram.receives === 'polling';
        const origin = config.PUBLIC_ORIGIN ?? '';
        await telegram
          .setWebhook(isPolling ? undefined : new URL(webhookPath, origin).href)
          .catch(noteFailure);
        if (isPolling) await poll(signal);
      })().catch((error: unknown) => log.error({ err: error }, 'telegram.receiving_ended'));
    },

    async stop(): Promise<void> {
      ended.abort();
      await polling;
    },
  };
}

export type Receiving = ReturnType<typeof createReceiving>;
