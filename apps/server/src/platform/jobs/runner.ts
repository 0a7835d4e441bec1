import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { type Clock, minute } from '../values/clock';
import type { Db } from '../db/client';

/** Runs in the transaction that deletes the job, so that both take effect together. */
export type JobHandler = (subjectId: number) => Promise<void>;

export interface JobKindOptions {
  /**
   * Locks the subject before the timer's row. Needed for kinds whose timers are set and cancelled by holders of that lock: taking the two
   * locks in different orders could deadlock.
   */
  lockFirst?: (subjectId: number) => Promise<unknown>;
}

/** Timers are rows, so that they survive the process. Each is run by one instance. */
export interface Jobs {
  /** Call once per kind at start, before `start()`. */
  registerJob(kind: string, handler: JobHandler, options?: JobKindOptions): void;
  /** Part of the surrounding transaction. */
  schedule(kind: string, subjectId: number, runAt: Date): Promise<void>;
  /** Part of the surrounding transaction. */
  cancel(kind: string, subjectId: number): Promise<void>;
  /** Tests call it after moving the clock. @returns how many jobs ran */
  runDue(): Promise<number>;
  start(): void;
  /** Waits for the running job. Others that are due run at the next start. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  db: Db;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Longest sleep in ms; another instance may have scheduled something earlier. @default 15000 */
  maxSleep?: number;
}

/** Limit of a timer's statement, longer than a request's; ms. */
const patience = minute;

const retryAfterSeconds = [10, 60, 300, 1800, 3600];

export function createJobs({ db, clock, log, maxSleep = 15_000 }: JobsOptions): Jobs {
  const handlers = new Map<string, JobHandler>();
  const locks = new Map<string, JobKindOptions['lockFirst']>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let isStarted = false;

  const due = () =>
    db.current
      .selectFrom('jobs')
      .select(['id', 'kind', 'subject_id', 'attempts'])
      .where('run_at', '<=', clock.now())
      .where('kind', 'in', [...handlers.keys()])
      .orderBy('run_at')
      .limit(1)
      .forUpdate()
      .skipLocked();

  /** Skips jobs that another instance runs. */
  async function runOne(): Promise<'none' | 'ran' | 'gone'> {
    // A peek: outside a transaction its lock ends with the statement.
    const next = await due().executeTakeFirst();
    if (next === undefined) return 'none';
    return db.transaction(async () => {
      await locks.get(next.kind)?.(next.subject_id);
      // While this waited for the lock, another instance may have run, moved or cancelled the job.
      const job = await due().where('id', '=', next.id).executeTakeFirst();
      if (job === undefined) return 'gone';
      try {
        await db.transaction(async () => {
          await db.current.deleteFrom('jobs').where('id', '=', job.id).execute();
          await handlers.get(job.kind)?.(job.subject_id);
        });
      } catch (error) {
        // The savepoint rolled back the handler's changes. The row stays for a later retry.
        log.error({ err: error, kind: job.kind, subject_id: job.subject_id }, 'job.failed');
        const wait =
          retryAfterSeconds[Math.min(job.attempts, retryAfterSeconds.length - 1)] ?? 3600;
        await db.current
          .updateTable('jobs')
          .set({
            attempts: job.attempts + 1,
            last_error: String(error).slice(0, 500),
            run_at: new Date(clock.now().getTime() + wait * 1000),
          })
          .where('id', '=', job.id)
          .execute();
      }
      return 'ran';
    });
  }

  /** @param goesOn called before each job */
  async function runWhile(goesOn: () => boolean): Promise<number> {
    if (handlers.size === 0) return 0;
    let count = 0;
    while (goesOn()) {
      const end = await db.withPatience(patience, runOne);
      if (end === 'none') break;
      if (end === 'ran') count += 1;
    }
    return count;
  }

  async function untilNext(): Promise<number> {
    if (handlers.size === 0) return maxSleep;
    const next = await db.current
      .selectFrom('jobs')
      .select(sql<Date | null>`min(run_at)`.as('run_at'))
      .where('kind', 'in', [...handlers.keys()])
      .executeTakeFirst();
    if (next?.run_at == null) return maxSleep;
    return Math.min(maxSleep, Math.max(50, next.run_at.getTime() - clock.now().getTime()));
  }

  function sleep(milliseconds: number) {
    clearTimeout(timer);
    if (!isStarted) return;
    timer = db.detached(() =>
      setTimeout(() => {
        running = turn();
      }, milliseconds),
    );
    timer.unref();
  }

  async function turn() {
    try {
      await runWhile(() => isStarted);
      if (isStarted) sleep(await untilNext());
    } catch (error) {
      log.warn({ err: error }, 'job.database_away');
      sleep(Math.min(2000, maxSleep));
    }
  }

  return {
    registerJob(kind, handler, { lockFirst } = {}) {
      if (handlers.has(kind)) throw new Error(`The job kind ${kind} is registered twice.`);
      handlers.set(kind, handler);
      locks.set(kind, lockFirst);
    },
    async schedule(kind, subjectId, runAt) {
      await db.current
        .insertInto('jobs')
        .values({ kind, subject_id: subjectId, run_at: runAt, last_error: null })
        .onConflict((oc) =>
          oc
            .columns(['kind', 'subject_id'])
            .doUpdateSet({ run_at: runAt, attempts: 0, last_error: null }),
        )
        .execute();
      // The new job may be due before the current sleep ends: check the table soon.
      db.afterCommit(() => {
        if (runAt.getTime() - clock.now().getTime() < maxSleep) sleep(50);
      });
    },
    async cancel(kind, subjectId) {
      await db.current
        .deleteFrom('jobs')
        .where('kind', '=', kind)
        .where('subject_id', '=', subjectId)
        .execute();
    },
    runDue: () => runWhile(() => true),
    start() {
      isStarted = true;
      sleep(0);
    },
    async stop() {
      isStarted = false;
      clearTimeout(timer);
      await running;
    },
  };
}
