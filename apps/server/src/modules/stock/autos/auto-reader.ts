import type { Deps } from '../../../platform/deps';
import type { RatesService } from '../../foundation/rates/rates.service';
import { createAutoReferencesRepository } from './auto-references.repository';
import type { Auto } from './auto-types';
import { type Moment, toAuto } from './autos.mapper';
import { type AutoRow, createAutosRepository } from './autos.repository';

export function createAutoReader({ db, clock, media }: Deps, rates: RatesService) {
  const autos = createAutosRepository(db);
  const references = createAutoReferencesRepository(db);

  const moment = async (): Promise<Moment> => ({
    now: clock.now(),
    rate: await rates.current(),
    media,
  });

  return {
    moment,
    require: autos.require,
    lock: autos.lock,

    /** Runs one query after the other, because a transaction has only one connection. */
    async read(row: AutoRow): Promise<Auto> {
      const names = await references.names(row);
      const totals = await references.totals(row.id);
      const photos = row.photo_count === 0 ? [] : await autos.photos(row.id);
      return toAuto(row, { names, totals, photos }, await moment());
    },
  };
}

export type { AutoRow };
export type AutoReader = ReturnType<typeof createAutoReader>;
