import type { Deps } from '../../../platform/deps';
import { createEvent } from '../../../platform/values/event';
import type {
  CallFiles,
  TelegramCall,
  TelegramOutcome,
  TelegramProvider,
} from '../../../platform/providers/telegram/telegram-provider';
import type { BotStateRepository } from './bot-state.repository';
import type { NewCall, NewSubject, OutboxEnd, OutboxKind, OutboxSource } from './bot-types';
import { type OutboxChange, type OutboxRow, createOutboxRepository } from './outbox.repository';

/** Seconds before each retry of a call that did not get through. */
const waits = [5, 30, 120, 600, 3600];

/** Seconds before the only repeat of a call with an unknown outcome: a doubled message is better than none. */
const unknownWait = 10;

/** Seconds between tries while Telegram responds to nobody, and the most tries: about a day. */
const outage = { wait: 600, since: 3600, tries: 150 } as const;

const filesUnread = 'files unread';

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

function changeOf(
  outcome: TelegramOutcome,
  row: OutboxRow,
  { now, isDown }: { now: Date; isDown: boolean },
): OutboxChange {
  switch (outcome.kind) {
    case 'done':
      return { state: 'sent' };
    case 'limited': {
      const due_at = later(now, outcome.retryAfter);
      return { state: 'pending', reason: outcome.reason, due_at, counts: false };
    }
    case 'later': {
      const longer = isDown && row.attempts < outage.tries ? outage.wait : undefined;
      const wait = waits[row.attempts - 1] ?? longer;
      return wait === undefined
        ? { state: 'failed', reason: outcome.reason }
        : { state: 'pending', reason: outcome.reason, due_at: later(now, wait) };
    }
    case 'unknown':
      // An edit may be repeated without harm, a post would be there twice, an answer to a press is of no use later.
      return row.unknowns > 0 || row.kind === 'reply' || row.kind === 'post'
        ? { state: 'unknown', reason: outcome.reason }
        : {
            state: 'pending',
            reason: outcome.reason,
            due_at: later(now, unknownWait),
            wasUnknown: true,
          };
    case 'token_refused':
      return { state: 'pending', reason: outcome.reason, due_at: later(now, 60), counts: false };
    case 'blocked':
    case 'rejected':
      return { state: 'failed', reason: outcome.reason };
    default:
      return outcome satisfies never;
  }
}

function endOf(outcome: TelegramOutcome, change: OutboxChange): OutboxEnd | undefined {
  if (change.state === 'pending') return undefined;
  if (outcome.kind === 'done') {
    const { messageId, messageIds, fileIds } = outcome;
    return { state: 'sent', messageId, messageIds, fileIds };
  }
  return { state: change.state === 'unknown' ? 'unknown' : 'failed', reason: outcome.reason };
}

/**
 * Calls are rows of the transaction that causes them. A row is claimed and committed before it is sent: after a crash its outcome is unknown
 * and it is sent once more.
 */
export function createOutbox(
  { db, clock, jobs, log }: Pick<Deps, 'db' | 'clock' | 'jobs' | 'log'>,
  { telegram, state }: { telegram: TelegramProvider; state: BotStateRepository },
) {
  const outbox = createOutboxRepository(db);
  const sources = new Map<OutboxKind, OutboxSource>();
  const chatBlocked = createEvent<[number]>();
  let draining: Promise<void> | undefined;
  let isWanted = false;

  const sourceOf = ({ kind, ref_id }: OutboxRow) =>
    ref_id === null ? undefined : sources.get(kind);

  async function close(row: OutboxRow, change: OutboxChange, end: OutboxEnd | undefined) {
    await outbox.end(row, change, clock.now());
    if (end !== undefined) await sourceOf(row)?.ended(row.ref_id ?? 0, end);
  }

  /** A call with nothing left to say is ended without being sent. */
  async function complete(row: OutboxRow): Promise<OutboxRow | undefined> {
    if (row.call !== null) return row;
    const call = await sourceOf(row)?.make(row.ref_id ?? 0);
    if (call !== undefined) return { ...row, call };
    const reason = 'done';
    await close(row, { state: 'skipped', reason }, { state: 'skipped', reason });
    return undefined;
  }

  const claim = () =>
    db.transaction(async () => {
      const now = clock.now();
      const { vanished, expired } = await outbox.lost(now);
      const reason = 'sender vanished';
      for (const row of vanished) {
        const change = changeOf({ kind: 'unknown', reason }, row, { now, isDown: false });
        await close(row, change, endOf({ kind: 'unknown', reason }, change));
      }
      for (const row of expired)
        await close(
          row,
          { state: 'skipped', reason: 'too old' },
          { state: 'skipped', reason: 'too old' },
        );
      const rows = await outbox.claim(now);
      const complete_ = [];
      for (const row of rows) {
        const made = await complete(row);
        if (made !== undefined) complete_.push(made);
      }
      return { rows: complete_, count: rows.length };
    });

  async function send(row: OutboxRow, call: TelegramCall): Promise<TelegramOutcome> {
    let files: CallFiles | undefined;
    try {
      files = await sourceOf(row)?.files?.(call);
    } catch (error) {
      log.warn({ err: error, id: row.id }, 'telegram.files_unread');
      return { kind: 'later', reason: filesUnread };
    }
    return telegram.call(call, files);
  }

  async function isDown({ kind }: TelegramOutcome, now: Date): Promise<boolean> {
    if (kind !== 'later') return false;
    const since = (await state.read())?.failing_since ?? undefined;
    return since !== undefined && later(since, outage.since) <= now;
  }

  async function deliver(row: OutboxRow): Promise<boolean> {
    if (row.call === null) return true;
    const outcome = await send(row, row.call);
    const now = clock.now();
    const change = changeOf(outcome, row, { now, isDown: await isDown(outcome, now) });
    await db.transaction(async () => {
      if (outcome.kind === 'limited')
        await outbox.limited(row.chat_id, now, later(now, outcome.retryAfter));
      if (outcome.kind === 'blocked' && row.chat_id !== null) {
        await outbox.drop(row.chat_id, now);
        await chatBlocked.emit(row.chat_id);
      }
      if (outcome.kind === 'later' && outcome.reason !== filesUnread) await state.failing(now);
      if (outcome.kind === 'done') await state.working();
      await close(row, change, endOf(outcome, change));
    });
    if (outcome.kind === 'rejected' && row.kind !== 'reply')
      log.warn({ reason: outcome.reason, id: row.id, kind: row.kind }, 'telegram.rejected');
    if (outcome.kind !== 'token_refused') return true;
    if (await state.refused(now)) log.error({ reason: outcome.reason }, 'telegram.token_refused');
    return false;
  }

  async function drainOnce(): Promise<void> {
    for (;;) {
      if ((await state.read())?.rejected_at != null) break;
      const { rows, count } = await claim();
      if (count === 0) break;
      const ends = await Promise.all(
        rows.map((row) =>
          deliver(row).catch((error: unknown) => {
            log.error({ err: error, id: row.id }, 'telegram.outcome_lost');
            return true;
          }),
        ),
      );
      if (ends.includes(false)) break;
    }
    const due = await outbox.nextDue();
    if (due !== undefined) {
      // Rows that are due now wait for a token of their chat.
      const soonest = clock.now().getTime() + 200;
      await jobs.schedule('telegram_send', 0, new Date(Math.max(due.getTime(), soonest)));
    }
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

  jobs.registerJob('telegram_send', async () => wake());

  return {
    /** Added during composition. */
    sources,
    /** Emitted when Telegram says that the person stopped the bot. */
    chatBlocked,
    drain,
    /** Part of the surrounding transaction. */
    async add(call: NewCall | NewSubject): Promise<void> {
      await outbox.add(call, clock.now());
      wake();
    },
    /** Part of the surrounding transaction. */
    drop: (chatId: number): Promise<void> => outbox.drop(chatId, clock.now()),
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
