import { dayInTashkent, addDays } from '../../../platform/values/clock';
import type { Deps } from '../../../platform/deps';
import { type FieldError, validation } from '../../../platform/http/problem';
import { createAutoCounts } from '../../stock/autos/auto-counts.service';
import { createImpressionsRepository } from './impressions.repository';
import type { ListingImpressions } from './statistics-types';

type Item = ListingImpressions['items'][number];

/** Days (contract). */
const furthestBack = 7;

/** A repeated listing and hour is an error: it is unknown which count is right. */
function duplicates(items: readonly Item[]): FieldError[] {
  const seen = new Set<string>();
  return items.flatMap(({ auto_id, date, hour }, index): FieldError[] => {
    const key = `${auto_id} ${date} ${hour}`;
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [{ field: `items.${index}`, code: 'duplicate' }];
  });
}

export function createImpressionsService({ db, clock }: Deps) {
  const impressions = createImpressionsRepository(db);
  const counts = createAutoCounts({ db });

  return {
    /** Adds a batch once. One bad item does not affect the others. @throws Problem 422 `duplicate` */
    add: ({ batch_id, items }: ListingImpressions) =>
      db.transaction(async () => {
        const errors = duplicates(items);
        if (errors.length > 0) throw validation(errors);
        const now = clock.now();
        if (!(await impressions.addBatch(batch_id, now)))
          return { accepted: 0, is_repeated: true, rejected: [] };
        const today = dayInTashkent(now);
        const oldest = addDays(today, -furthestBack);
        const known = await impressions.known(items.map(({ auto_id }) => auto_id));
        const codeOf = ({ auto_id, date }: Item) => {
          if (date > today || date < oldest) return 'time_out_of_range' as const;
          return known.has(auto_id) ? undefined : ('unknown_reference' as const);
        };
        const accepted = items.filter((item) => codeOf(item) === undefined);
        await counts.count(
          accepted.map(({ auto_id, date, count }) => ({
            auto_id,
            date,
            figure: 'impressions',
            by: count,
          })),
        );
        const rejected = items.flatMap((item) => {
          const code = codeOf(item);
          return code === undefined ? [] : [{ auto_id: item.auto_id, code }];
        });
        return { accepted: accepted.length, is_repeated: false, rejected };
      }),
  };
}

export type ImpressionsService = ReturnType<typeof createImpressionsService>;
