import type { Access } from '../../../platform/values/access';
import type { ResponseOf } from '../../../platform/values/contract';
import type { ImportSummary } from '../imports/import-types';
import type { FeedRunRow, FeedSourceRow } from './feed-sources.repository';

/** A timer works for the member who set the feed up. */
export const accessOfFeed = (row: FeedSourceRow): Access => ({
  owner: row.business_user_id,
  by: row.created_by,
  showrooms: row.showrooms ?? undefined,
});

export type FeedSource = ResponseOf<'listFeedSources'>['results'][number];
type FeedRun = ResponseOf<'listFeedRuns'>['results'][number];
type Counts = ImportSummary['counts'];

const busy: ReadonlySet<FeedRunRow['state']> = new Set(['fetching', 'checking', 'writing']);
const isBusy = (run: FeedRunRow | undefined): boolean => run !== undefined && busy.has(run.state);

function stateOf(feed: FeedSourceRow, run: FeedRunRow | undefined): FeedSource['state'] {
  if (isBusy(run)) return 'running';
  if (feed.paused_at !== null) return 'paused';
  if (run?.state === 'held') return 'held';
  if (feed.failing_since !== null) return 'failing';
  if (run?.state === 'ready' && run.import_id !== null) return 'ready';
  return feed.loaded_at === null ? 'new' : 'working';
}

export function actionsOf(
  feed: FeedSourceRow,
  run: FeedRunRow | undefined,
): FeedSource['allowed_actions'] {
  if (isBusy(run)) return [];
  const isHeld = run?.state === 'held';
  // Nothing is known about the cars of an unreadable feed.
  const canApply = isHeld && run.held_reason !== 'unreadable';
  const canAutomate = feed.loaded_at !== null && (!feed.is_auto || feed.paused_at !== null);
  return [
    'run',
    ...(canApply ? (['apply'] as const) : []),
    ...(isHeld ? (['skip'] as const) : []),
    ...(canAutomate ? (['automate'] as const) : []),
  ];
}

export function toRun(run: FeedRunRow, counts: Counts | undefined): FeedRun {
  const { new: fresh = 0, changed = 0, created = 0, updated = 0 } = counts ?? {};
  const isWritten = created + updated > 0;
  return {
    id: run.id,
    // The import with its plan was deleted.
    state: run.state === 'ready' && run.import_id === null ? 'skipped' : run.state,
    is_manual: run.is_manual,
    format: run.format ?? undefined,
    cars: run.cars,
    gone: run.gone,
    before: run.before,
    held_reason: run.held_reason ?? undefined,
    held_since: run.held_since?.toISOString(),
    failure: run.failure ?? undefined,
    http_status: run.http_status ?? undefined,
    created: isWritten ? created : fresh,
    updated: isWritten ? updated : changed,
    same: counts?.same ?? 0,
    choice: counts?.choice ?? 0,
    failed: counts?.failed ?? 0,
    vanished: run.vanished,
    import_id: run.import_id ?? undefined,
    started_at: run.started_at.toISOString(),
    ended_at: run.ended_at?.toISOString(),
  };
}

export function toSource(
  feed: FeedSourceRow,
  run: FeedRunRow | undefined,
  counts: Counts | undefined,
  /** Rows of an earlier run that wait for a choice. */
  waiting: Pick<FeedRun, 'import_id' | 'choice'> | undefined,
): FeedSource {
  return {
    id: feed.id,
    version: feed.version,
    name: feed.name,
    address: `${feed.host}/…`,
    format: feed.format,
    avtosalon: feed.avtosalon_id,
    schedule: feed.schedule,
    at: feed.schedule === 'day' ? feed.at : undefined,
    fresh: feed.fresh,
    gone: feed.gone,
    keep_edits: feed.keep_edits,
    is_auto: feed.is_auto,
    state: stateOf(feed, run),
    found_format: feed.found_format ?? undefined,
    loaded_at: feed.loaded_at?.toISOString(),
    failing_since: feed.failing_since?.toISOString(),
    next_run_at: feed.next_run_at?.toISOString(),
    last_run: run && { ...toRun(run, counts), ...waiting },
    allowed_actions: actionsOf(feed, run),
  };
}
