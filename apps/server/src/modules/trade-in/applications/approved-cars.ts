import type { Deps } from '../../../platform/deps';
import { validation } from '../../../platform/http/problem';
import type { Access } from '../../../platform/values/access';
import type { ListingSource } from '../../stock/autos/listing-source';
import type { CostsService } from '../../stock/costs/costs.service';
import type { ImagesService } from '../../foundation/images/images.service';
import type { MembersService } from '../../identity/members/members.service';
import { type StoredApplication, createApplicationsRepository } from './applications.repository';

export interface ApprovedCars extends ListingSource {
  /** The won trade-in car from which the application was created. */
  wonCarOf(id: number): Promise<number | undefined>;
  /** Records the approved price as the purchase of the listed car. Does nothing without a listing. */
  bought(access: Access, row: StoredApplication): Promise<void>;
}

const field = 'application_id';

export function createApprovedCars(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  {
    images,
    members,
    costs,
  }: {
    images: Pick<ImagesService, 'copyStored'>;
    members: Pick<MembersService, 'refs'>;
    costs: Pick<CostsService, 'purchasedByTradeIn'>;
  },
): ApprovedCars {
  const applications = createApplicationsRepository(db);
  const unknown = () => validation([{ field, code: 'unknown_reference' }]);

  async function bought(access: Access, row: StoredApplication): Promise<void> {
    const { auto_id, status, price, currency, rate, rate_date, decided_at } = row;
    if (auto_id === null || status !== 'approved' || !price || decided_at === null) return;
    await costs.purchasedByTradeIn(access, auto_id, {
      price,
      currency,
      rate,
      rate_date,
      approved_at: decided_at,
    });
  }

  return {
    bought,

    async copyPhotos(access, id, photos) {
      const row = await applications.find(access, id);
      if (row?.status !== 'approved') throw unknown();
      const own = new Set((await applications.photos([id])).map((photo) => photo.id));
      const copies = await images.copyStored(
        access,
        photos.filter((photo) => own.has(photo)),
        'auto',
      );
      return photos.map((photo) => copies.get(photo) ?? photo);
    },

    async requireUnlisted(access, id) {
      if ((await applications.find(access, id)) === undefined) throw unknown();
      await applications.lock(access, id);
      const row = await applications.list.require(access, id);
      if (row.status !== 'approved') throw unknown();
      if (row.listing_id !== null) throw validation([{ field, code: 'already_listed' }]);
    },

    async listed(access, id, autoId) {
      const at = clock.now();
      const member = access.dealer?.member.id ?? null;
      const name = (await members.refs(access, [member])).get(member ?? 0)?.full_name;
      const row = await applications.update(access, id, { auto_id: autoId, updated_at: at });
      await bought(access, row);
      await applications.addEvent({
        application_id: id,
        at,
        kind: 'listing_created',
        actor_kind: 'dealer',
        actor_name: name ?? null,
        from_status: null,
        to_status: null,
        changes: JSON.stringify([]),
      });
    },

    async wonCarOf(id) {
      return (await applications.ofAnyOwner(id))?.trade_in_auto_id ?? undefined;
    },
  };
}
