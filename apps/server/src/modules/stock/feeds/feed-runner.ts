import { createHash } from 'node:crypto';
import type { Deps } from '../../../platform/deps';
import { RemoteError } from '../../../platform/media/remote-files';
import { day, hour, minute } from '../../../platform/values/clock';
import type { NotificationsService } from '../../foundation/notifications/notifications.service';
import type { FeedImports } from '../imports/feed-imports';
import { type ReadFeed, FeedUnreadable, feedFields, keyOf, readFeedContent } from './feed-reader';
import { accessOfFeed } from './feed-sources.mapper';
import type { FeedRunRow, FeedSourceRow, FeedSourcesRepository } from './feed-sources.repository';
import { nextRun } from './feed-schedule';
import { type FeedCompletion, noFailures } from './feed-completion';
import type { SecretBox } from './secret-box';

const mostCars = 5000;
/** Waits after the first failures. */
const waits = [10 * minute, 30 * minute, hour];
const patience = 7 * day;
const keptRuns = 50;
const brakes = { share: 0.3, least: 3 };
/** Another run may start after this time: the server that fetched was killed. */
const lease = 5 * minute;
const whileBusy = minute;

type Fetched =
  | { kind: 'failed'; failure: NonNullable<FeedRunRow['failure']>; status?: number | undefined }
  | { kind: 'same' }
  | {
      kind: 'content';
      hash: string;
      etag: string | null;
      lastModified: string | null;
      feed: ReadFeed | undefined;
    };

export function registerFeedRunner(
  deps: Deps,
  {
    repository,
    imports,
    completion,
    notifications,
    box,
  }: {
    repository: FeedSourcesRepository;
    imports: FeedImports;
    completion: FeedCompletion;
    notifications: Pick<NotificationsService, 'notify'>;
    box: SecretBox;
  },
) {
  const { db, clock, jobs, log, feedFetcher } = deps;
  const busy = new Set<number>();
  const later = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);

  async function scheduleAt(row: FeedSourceRow, at: Date | null): Promise<void> {
    await repository.note(row.id, { next_run_at: at });
    if (at === null) await jobs.cancel('feed_fetch', row.id);
    else await jobs.schedule('feed_fetch', row.id, at);
  }

  const scheduleNext = (row: FeedSourceRow) =>
    scheduleAt(row, row.is_auto ? nextRun(row, clock.now()) : null);

  async function read(row: FeedSourceRow, isForced: boolean): Promise<Fetched> {
    const address = box.open(row.url_sealed);
    if (address === undefined) return { kind: 'failed', failure: 'address' };
    try {
      const { content, etag, lastModified } = await feedFetcher.fetch(address, {
        etag: isForced ? undefined : (row.etag ?? undefined),
        lastModified: isForced ? undefined : (row.last_modified ?? undefined),
      });
      if (content === undefined) return { kind: 'same' };
      const hash = createHash('sha256').update(content).digest('hex');
      if (hash === row.content_hash && !isForced) return { kind: 'same' };
      const feed = await readFeedContent(content).catch((error: unknown) => {
        if (error instanceof FeedUnreadable) return undefined;
        throw error;
      });
      return {
        kind: 'content',
        hash,
        etag: etag?.slice(0, 500) ?? null,
        lastModified: lastModified?.slice(0, 100) ?? null,
        feed,
      };
    } catch (error) {
      if (error instanceof RemoteError)
        return { kind: 'failed', failure: error.failure, status: error.status };
      return { kind: 'failed', failure: 'unreachable' };
    }
  }

  async function failed(
    row: FeedSourceRow,
    run: FeedRunRow,
    {
      failure,
      status,
    }: { failure: NonNullable<FeedRunRow['failure']>; status?: number | undefined },
  ): Promise<void> {
    const now = clock.now();
    await repository.changeRun(run.id, {
      state: 'failed',
      failure,
      http_status: status ?? null,
      ended_at: now,
    });
    const { since, failures } = await completion.countFailure(row, now);
    const isOver = row.is_auto && now.getTime() - since.getTime() >= patience;
    if (isOver) await repository.note(row.id, { paused_at: now });
    if (!row.is_auto || isOver) return scheduleAt(row, null);
    const wait = waits[failures - 1];
    await scheduleAt(row, wait === undefined ? nextRun(row, now) : later(wait));
  }

  function brakeOf(
    row: FeedSourceRow,
    feed: ReadFeed | undefined,
    gone: number,
  ): FeedRunRow['held_reason'] {
    if (feed === undefined) return 'unreadable';
    if (row.format !== 'auto' && feed.format !== row.format) return 'format';
    if (row.found_format !== null && feed.format !== row.found_format) return 'format';
    if (feed.rows.length === 0) return 'empty';
    return gone >= brakes.least && gone > row.keys.length * brakes.share ? 'gone' : null;
  }

  async function hold(row: FeedSourceRow, run: FeedRunRow, changes: Partial<FeedRunRow>) {
    const before = await repository.heldBefore(row.id, run.id);
    await repository.endOlder(row.id, run.id, clock.now());
    await repository.note(row.id, noFailures);
    const now = clock.now();
    const held_since = before?.held_since ?? now;
    await repository.changeRun(run.id, { ...changes, state: 'held', held_since, ended_at: now });
    if (before === undefined)
      await notifications.notify(row.business_user_id, {
        type: 'feed_held',
        target: { type: 'feed', id: row.id },
        params: { name: row.name },
      });
  }

  /** Part of a transaction that has locked the feed. */
  async function settle(row: FeedSourceRow, run: FeedRunRow, fetched: Fetched): Promise<void> {
    if (fetched.kind === 'failed') return failed(row, run, fetched);
    await repository.note(row.id, { paused_at: null });
    await scheduleNext(row);
    const now = clock.now();
    if (fetched.kind === 'same') {
      await repository.endOlder(row.id, run.id, now);
      return completion.unchanged(row, run);
    }
    const { hash, etag, lastModified, feed } = fetched;
    if (hash === row.skipped_hash) {
      await repository.note(row.id, noFailures);
      await repository.changeRun(run.id, { state: 'skipped', content_hash: hash, ended_at: now });
      return;
    }
    const rows = feed?.rows ?? [];
    if (rows.length > mostCars) return failed(row, run, { failure: 'car_limit' });
    const keys = [...new Set(rows.flatMap((cells) => keyOf(cells) ?? []))];
    const present = new Set(keys);
    const gone = row.keys.filter((key) => !present.has(key)).length;
    const changes = {
      content_hash: hash,
      etag,
      last_modified: lastModified,
      format: feed?.format ?? null,
      cars: rows.length,
      gone,
      before: row.keys.length,
      keys,
    };
    const brake = hash === row.accepted_hash ? null : brakeOf(row, feed, gone);
    if (brake !== null || feed === undefined)
      return hold(row, run, { ...changes, held_reason: brake ?? 'unreadable' });
    await repository.endOlder(row.id, run.id, now);
    await repository.changeRun(run.id, { ...changes, state: 'checking' });
    if (rows.length === 0) return completion.done(row, { ...run, ...changes });
    const started = await imports.start(accessOfFeed(row), {
      feedId: row.id,
      name: row.name,
      fields: feedFields,
      rows,
      contentHash: hash,
      options: { avtosalon: row.avtosalon_id, fresh: row.fresh },
    });
    if (started === undefined) {
      await repository.changeRun(run.id, { state: 'fetching' });
      return scheduleAt(row, later(whileBusy));
    }
    await repository.changeRun(run.id, { import_id: started.id });
  }

  async function work(row: FeedSourceRow): Promise<void> {
    const fetched = await read(row, row.accepted_hash !== null);
    await db.transaction(async () => {
      const current = await repository.lockOfAnyOwner(row.id);
      const run = await repository.lastRun(row.id);
      if (current === undefined || run?.state !== 'fetching') return;
      await settle(current, run, fetched);
      for (const importId of await repository.trimRuns(row.id, keptRuns))
        await imports.forgetRows(importId);
    });
    log.info({ feed_id: row.id, kind: fetched.kind }, 'feed.read');
  }

  jobs.registerJob(
    'feed_fetch',
    async (id) => {
      const row = await repository.lockOfAnyOwner(id);
      if (row === undefined) return;
      if (await imports.isBusy(accessOfFeed(row))) {
        await jobs.schedule('feed_fetch', id, later(whileBusy));
        return;
      }
      const run = await repository.lastRun(id);
      if (run?.state !== 'fetching')
        await repository.addRun({ feed_id: id, is_manual: false, started_at: clock.now() });
      await jobs.schedule('feed_fetch', id, later(lease));
      db.afterCommit(() => {
        if (busy.has(id)) return;
        busy.add(id);
        work(row)
          .catch((error: unknown) => log.error({ err: error, feed_id: id }, 'feed.failed'))
          .finally(() => busy.delete(id));
      });
    },
    { lockFirst: repository.lockOfAnyOwner },
  );

  return { scheduleAt, scheduleNext };
}

export type FeedRunner = ReturnType<typeof registerFeedRunner>;
