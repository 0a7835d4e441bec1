import type { Deps } from '../../../platform/deps';
import { Problem } from '../../../platform/http/problem';
import { day } from '../../../platform/values/clock';
import type { DomainEvent } from '../../../platform/values/event';
import { columnOf, fieldPaths } from '../autos/auto-fields';
import type { AutoLifecycle } from '../autos/auto-lifecycle.service';
import type { NotificationsService } from '../../foundation/notifications/notifications.service';
import type { FeedImports } from '../imports/feed-imports';
import type { ImportsRow } from '../imports/import-types';
import { accessOfFeed } from './feed-sources.mapper';
import type { FeedRunRow, FeedSourceRow, FeedSourcesRepository } from './feed-sources.repository';

const leadDays = 7;
const mostListed = 100;
const failuresToReport = 4;

/** The address was read: failures are counted again. */
export const noFailures = { failing_since: null, failures: 0 };

/** Follows the imports of feeds to their end, and cars that leave a feed or return to it. */
export function createFeedCompletion(
  { clock }: Pick<Deps, 'clock'>,
  {
    repository,
    imports,
    lifecycle,
    notifications,
    moved,
  }: {
    repository: FeedSourcesRepository;
    imports: FeedImports;
    lifecycle: Pick<AutoLifecycle, 'transition'>;
    notifications: Pick<NotificationsService, 'notify'>;
    moved: DomainEvent<[ImportsRow]>;
  },
) {
  /** False when the car's state does not allow it. */
  async function tried(
    row: FeedSourceRow,
    id: number,
    request: Parameters<AutoLifecycle['transition']>[2],
  ) {
    try {
      await lifecycle.transition(accessOfFeed(row), id, request);
      return true;
    } catch (error) {
      if (error instanceof Problem && error.status < 500) return false;
      throw error;
    }
  }

  async function moveCars(row: FeedSourceRow): Promise<FeedRunRow['vanished']> {
    const vanished: FeedRunRow['vanished'] = [];
    const since = new Date(clock.now().getTime() - leadDays * day);
    for (const car of await repository.moved(row.id, row.business_user_id, since)) {
      const { auto_id: id, title } = car;
      if (car.missing === 0) {
        await repository.setOff(row.id, id, false);
        if (car.status === 'deactivated' && car.reason === 'missing_in_feed') {
          if (!(await tried(row, id, { to: 'active' }))) await tried(row, id, { to: 'moderation' });
        }
        continue;
      }
      if (car.status !== 'active' && car.status !== 'barakami') continue;
      const isTaken = row.gone === 'deactivate' && car.status === 'active' && !car.has_lead;
      if (isTaken && (await tried(row, id, { to: 'deactivated', reason: 'missing_in_feed' }))) {
        await repository.setOff(row.id, id, true);
        vanished.push({ id, title, result: 'deactivated' });
      } else if (car.missing === 2) vanished.push({ id, title, result: 'listed' });
    }
    return vanished.slice(0, mostListed);
  }

  /** Values that the feed gave to each car, for the next run. */
  async function rememberCars(row: FeedSourceRow, importId: number): Promise<void> {
    const rows = (await imports.rows(importId)).filter(
      ({ result, outcome }) => result === 'same' || outcome === 'created' || outcome === 'updated',
    );
    const cars = await repository.cars(rows.flatMap(({ auto_id }) => auto_id ?? []));
    const known = rows.flatMap(({ auto_id, external_id, vin, plan }) => {
      const car = auto_id === null ? undefined : cars.get(auto_id);
      const key = external_id ?? vin;
      const feed = plan?.feed;
      if (car === undefined || key === null || feed === undefined) return [];
      const values = Object.fromEntries(
        fieldPaths
          .filter((path) => path in feed)
          .map((path) => [path, path in (plan?.values ?? {}) ? car[columnOf(path)] : feed[path]]),
      );
      return [{ auto_id: car.id, key, values }];
    });
    await repository.remember(row.id, known);
  }

  /** Ends a good run. */
  async function done(row: FeedSourceRow, run: FeedRunRow): Promise<void> {
    const now = clock.now();
    if (run.import_id !== null) await rememberCars(row, run.import_id);
    await repository.countMissing(row.id, run.keys);
    const vanished = await moveCars(row);
    await repository.note(row.id, {
      content_hash: run.content_hash,
      etag: run.etag,
      last_modified: run.last_modified,
      found_format: run.format,
      keys: run.keys,
      skipped_hash: null,
      accepted_hash: null,
      loaded_at: now,
      ...noFailures,
    });
    await repository.changeRun(run.id, { state: 'done', ended_at: now, vanished });
  }

  /** Counts failures without a good run between them; the fourth is reported. */
  async function countFailure(row: FeedSourceRow, now: Date) {
    const since = row.failing_since ?? now;
    const failures = row.failures + 1;
    await repository.note(row.id, { failing_since: since, failures });
    if (failures === failuresToReport)
      await notifications.notify(row.business_user_id, {
        type: 'feed_failed',
        target: { type: 'feed', id: row.id },
        params: { name: row.name },
      });
    return { since, failures };
  }

  moved.on(async (imported) => {
    const found = await repository.runOfImport(imported.id);
    if (found === undefined) return;
    const row = await repository.lockOfAnyOwner(found.feed_id);
    const run = await repository.runOfImport(imported.id);
    if (row === undefined || run === undefined || run.state === 'done') return;
    const { status } = imported;
    if (status === 'failed') {
      const now = clock.now();
      await repository.changeRun(run.id, { state: 'failed', failure: 'import', ended_at: now });
      await countFailure(row, now);
    } else if (status === 'photos' || status === 'done') await done(row, run);
    else if (status === 'ready') {
      const counts = (await imports.counts([imported.id]))(imported.id);
      const isOpen = counts.will_create + counts.will_change + counts.choice > 0;
      if (run.is_manual && isOpen) await repository.changeRun(run.id, { state: 'ready' });
      else if (run.is_manual || !(await imports.write(accessOfFeed(row), imported)))
        await done(row, run);
      else await repository.changeRun(run.id, { state: 'writing' });
    }
  });

  return {
    done,
    countFailure,

    /** Counts a run of the same content. */
    async unchanged(row: FeedSourceRow, run: FeedRunRow): Promise<void> {
      const now = clock.now();
      await repository.countMissing(row.id, row.keys);
      const vanished = await moveCars(row);
      await repository.note(row.id, { loaded_at: now, ...noFailures });
      await repository.changeRun(run.id, {
        state: 'unchanged',
        format: row.found_format,
        cars: row.keys.length,
        before: row.keys.length,
        ended_at: now,
        vanished,
      });
    },
  };
}

export type FeedCompletion = ReturnType<typeof createFeedCompletion>;
