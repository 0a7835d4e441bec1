import { type Access, userOf } from '../../../platform/values/access';
import type { Owner } from '../../../platform/values/owner';
import type { Deps } from '../../../platform/deps';
import { validation } from '../../../platform/http/problem';
import type { ListingSource } from '../../stock/autos/listing-source';
import type { ImagesService } from '../../foundation/images/images.service';
import type { CarsRepository, CarRow } from './cars.repository';
import type { TradeInHistoryRepository } from './trade-in-history.repository';

export interface WonCars extends ListingSource {
  /** Called in the transaction that creates the application. */
  applied(access: Access, carId: number, applicationId: number): Promise<void>;
  /** Blocks other listings until the transaction ends. */
  lock(carId: number): Promise<void>;
  applicationOf(carId: number): Promise<number | undefined>;
}

const field = 'trade_in_auto_id';

export function createWonCars(
  { clock }: Pick<Deps, 'clock'>,
  {
    cars,
    history,
    images,
  }: {
    cars: CarsRepository;
    history: TradeInHistoryRepository;
    images: Pick<ImagesService, 'copyStored'>;
  },
): WonCars {
  async function requireWon(owner: Owner, id: number): Promise<CarRow> {
    const [car] = await cars.byIds([id]);
    if (car?.won_by !== owner) throw validation([{ field, code: 'unknown_reference' }]);
    return car;
  }

  return {
    async copyPhotos(access, carId, photos) {
      await requireWon(access.owner, carId);
      const own = new Set((await cars.photos([carId])).map(({ id }) => id));
      const copies = await images.copyStored(
        access,
        photos.filter((id) => own.has(id)),
        'auto',
      );
      return photos.map((id) => copies.get(id) ?? id);
    },

    async requireUnlisted({ owner }, carId) {
      await cars.lock(carId);
      const { listing_id } = await requireWon(owner, carId);
      if (listing_id !== null) throw validation([{ field, code: 'already_listed' }]);
    },

    async lock(carId) {
      await cars.lock(carId);
    },

    async applicationOf(carId) {
      const [car] = await cars.byIds([carId]);
      return car?.application_id ?? undefined;
    },

    async applied(access, carId, applicationId) {
      await cars.update(carId, { application_id: applicationId });
      await history.add({
        trade_in_auto_id: carId,
        business_user_id: access.owner,
        at: clock.now(),
        kind: 'application_created',
        actor_kind: 'dealer',
        actor_id: userOf(access),
        application_id: applicationId,
      });
    },

    async listed(access, carId, autoId) {
      await cars.update(carId, { auto_id: autoId });
      await history.add({
        trade_in_auto_id: carId,
        business_user_id: access.owner,
        at: clock.now(),
        kind: 'listing_created',
        actor_kind: 'dealer',
        actor_id: userOf(access),
        auto_id: autoId,
      });
    },
  };
}
