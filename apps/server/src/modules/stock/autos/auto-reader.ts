import type { Deps } from '../../../platform/deps';
import type { RatesService } from '../../foundation/rates/rates.service';
import { createAutoReferencesRepository } from './auto-references.repository';
import type { Access } from '../../../platform/values/access';
import type { Auto, AutoData, AutoPosts } from './auto-types';
import { type Moment, toAuto } from './autos.mapper';
import { type AutoRow, createAutosRepository } from './autos.repository';

/** The channel module adds its function during composition. */
export interface PostSource {
  of?: (access: Access, row: AutoRow) => Promise<AutoPosts>;
}

export function createAutoReader(
  { db, clock, media }: Deps,
  { rates, posts }: { rates: RatesService; posts: PostSource },
) {
  const autos = createAutosRepository(db);
  const references = createAutoReferencesRepository(db);

  const moment = async (): Promise<Moment> => ({
    now: clock.now(),
    rate: await rates.current(),
    media,
  });

  /** Runs one query after the other, because a transaction has only one connection. */
  async function read(row: AutoRow): Promise<AutoData> {
    const names = await references.names(row);
    const totals = await references.totals(row.id);
    const photos = row.photo_count === 0 ? [] : await autos.photos(row.id);
    return toAuto(row, { names, totals, photos }, await moment());
  }

  return {
    moment,
    require: autos.require,
    lock: autos.lock,
    read,

    /** With what depends on the viewer. */
    async show(access: Access, row: AutoRow): Promise<Auto> {
      const data = await read(row);
      const shown = await posts.of?.(access, row);
      return { ...data, ...(shown ?? { telegram_posts: [], allowed_telegram: [] }) };
    },
  };
}

export type { AutoRow };
export type AutoReader = ReturnType<typeof createAutoReader>;
