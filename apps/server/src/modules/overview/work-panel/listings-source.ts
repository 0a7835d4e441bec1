import { day } from '../../../platform/values/clock';
import { carTitle } from '../../catalogue/catalog/car-title';
import type { Deps } from '../../../platform/deps';
import { toCover } from '../../../platform/media/image';
import { allowedTransitions, canEdit, refreshBlock } from '../../stock/autos/transition-rules';
import {
  type ListingCounts,
  type WaitingListing,
  createListingsRepository,
} from './listings.repository';
import type { WorkScope, WorkSource } from './work-panel-types';

type ListingQueue = 'declined' | 'expiring' | 'refresh';

export function createListingsSource({
  db,
  media,
}: Pick<Deps, 'db' | 'media'>): WorkSource<
  keyof ListingCounts | 'avtosalons' | 'autos',
  ListingQueue
> {
  const listings = createListingsRepository(db);

  const cardOf = (row: WaitingListing, { now }: WorkScope) => ({
    car: { id: row.id, title: carTitle(row) ?? '', photo: toCover(row, media) },
    version: row.version,
    allowed_transitions: allowedTransitions(row, 'dealer', now),
    can_edit: canEdit(row.status),
  });

  return {
    async counts(scope) {
      const [waiting, totals] = await Promise.all([listings.counts(scope), listings.totals(scope)]);
      return { ...waiting, ...totals };
    },

    rows: {
      async declined(scope, { limit }) {
        const rows = await listings.declined(scope, limit);
        return rows.map((row) => ({
          ...cardOf(row, scope),
          reasons: row.declined_reasons,
          declined_at: row.status_changed_at.toISOString(),
        }));
      },

      async expiring(scope, { limit }) {
        const rows = await listings.expiring(scope, limit);
        return rows.map((row) => ({
          ...cardOf(row, scope),
          expires_at: (row.expires_at ?? scope.now).toISOString(),
          days: Math.max(0, Math.floor((scope.now.getTime() - row.created_at.getTime()) / day)),
        }));
      },

      async refresh(scope, { limit }) {
        const rows = await listings.refresh(scope, limit);
        return rows.map((row) => ({
          ...cardOf(row, scope),
          is_ready: refreshBlock(row, scope.now) === undefined,
          refreshed_at: row.refreshed_at?.toISOString(),
          next_update_at: (row.next_update_at ?? row.activated_at ?? row.created_at).toISOString(),
        }));
      },
    },
  };
}
