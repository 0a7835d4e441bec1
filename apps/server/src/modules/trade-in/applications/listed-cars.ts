import type { ListingSources } from '../../stock/autos/listing-source';
import type { WonCars } from '../trade-in/won-cars.service';
import type { ApprovedCars } from './approved-cars';

/** A won car and its application are the same car: it is listed once, and both link to the listing. */
export function listedCars(won: WonCars, approved: ApprovedCars): Required<ListingSources> {
  return {
    trade_in_auto_id: {
      ...won,
      async listed(access, id, autoId) {
        await won.listed(access, id, autoId);
        const application = await won.applicationOf(id);
        if (application !== undefined) await approved.listed(access, application, autoId);
      },
    },
    application_id: {
      ...approved,
      async requireUnlisted(access, id) {
        // The car is locked first, as above, so that two requests never wait for each other.
        const car = await approved.wonCarOf(id);
        if (car !== undefined) await won.lock(car);
        await approved.requireUnlisted(access, id);
      },
      async listed(access, id, autoId) {
        await approved.listed(access, id, autoId);
        const car = await approved.wonCarOf(id);
        if (car !== undefined) await won.listed(access, car, autoId);
      },
    },
  };
}
