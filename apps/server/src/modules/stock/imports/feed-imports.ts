import { createHash } from 'node:crypto';
import {
  type Access,
  inAllShowrooms,
  storedShowrooms,
  userOf,
} from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { letterOf } from './columns';
import type { Import, ImportsRow } from './import-types';
import { isRunning } from './imports.mapper';
import type { ImportsRepository } from './imports.repository';
import type { Cell } from './sheet-worker';

export interface FeedImport {
  feedId: number;
  name: string;
  /** Fields of the cells, in their order. */
  fields: readonly Import['mapping'][number]['field'][];
  rows: readonly Cell[][];
  contentHash: string;
  options: Pick<Import['options'], 'avtosalon' | 'fresh'>;
}

/** Imports whose rows come from a feed. They are checked and written like those of files. */
export function createFeedImports({ clock, jobs }: Deps, repository: ImportsRepository) {
  const isBusy = async (access: Access) =>
    (await repository.all(inAllShowrooms(access), { status: ['checking', 'writing', 'undoing'] }))
      .length > 0;

  return {
    /** Part of the surrounding transaction. @returns undefined while another import of the dealership runs */
    start: (access: Access, feed: FeedImport): Promise<ImportsRow | undefined> =>
      repository.exclusive(access, async () => {
        if (await isBusy(access)) return undefined;
        const now = clock.now();
        const row = await repository.insert(access, {
          status: 'checking',
          feed_id: feed.feedId,
          created_by: userOf(access),
          showrooms: storedShowrooms(access),
          file_name: feed.name,
          file_hash: feed.contentHash,
          headers_hash: createHash('sha256').update(feed.fields.join('|')).digest('hex'),
          sheets: JSON.stringify([{ name: feed.name, rows: feed.rows.length }]),
          sheet: 0,
          columns: JSON.stringify(
            feed.fields.map((field, index) => ({
              letter: letterOf(index),
              header: field,
              samples: [],
            })),
          ),
          mapping: JSON.stringify(feed.fields.map((field, column) => ({ column, field }))),
          options: JSON.stringify({
            currency: 'UZS',
            empties: 'keep',
            found: 'update',
            ...feed.options,
          }),
          remembered_at: null,
          row_count: feed.rows.length,
          done: 0,
          total: feed.rows.length,
          created_at: now,
          status_at: now,
          confirmed_at: null,
        });
        await repository.replaceRows(
          row.id,
          feed.rows.map((cells, index) => ({ row: index + 1, cells })),
          now,
        );
        await jobs.schedule('import_check', row.id, now);
        return row;
      }),

    /** Writes what was checked. Part of the surrounding transaction. @returns false when there is nothing to write */
    async write(access: Access, row: ImportsRow): Promise<boolean> {
      const counts = repository.countsIn(await repository.counts([row.id]), row.id);
      const total = counts.will_create + counts.will_change;
      if (total === 0) return false;
      const now = clock.now();
      await repository.update(access, row.id, {
        status: 'writing',
        status_at: now,
        confirmed_at: now,
        done: 0,
        total,
      });
      await jobs.schedule('import_write', row.id, now);
      return true;
    },

    isBusy,
    isRunning: ({ status }: ImportsRow) => isRunning(status),
    counts: async (ids: readonly number[]) => {
      const all = await repository.counts(ids);
      return (id: number) => repository.countsIn(all, id);
    },
    rows: repository.outcomes,
    forgetRows: repository.forgetRows,
  };
}

export type FeedImports = ReturnType<typeof createFeedImports>;
