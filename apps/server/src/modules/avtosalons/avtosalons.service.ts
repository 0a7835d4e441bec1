import { norm } from '../../catalogue/index';
import type { Deps } from '../../deps';
import { Problem, notFound, stale, validation } from '../../http/problem';
import type { CatalogService } from '../catalog/catalog.service';
import type { ImagesService } from '../images/images.service';
import { type AvtosalonFields, avtosalonErrors, tidy } from './avtosalon-rules';
import { type Avtosalon, toAvtosalon } from './avtosalons.mapper';
import {
  type AvtosalonFilter,
  type StoredAvtosalon,
  createAvtosalonsRepository,
} from './avtosalons.repository';

export interface AvtosalonQuery extends Omit<AvtosalonFilter, 'words'> {
  q?: string | undefined;
}

/** What is to change; undefined leaves a field as it is. */
export type AvtosalonPatch = { [K in keyof AvtosalonFields]?: AvtosalonFields[K] | undefined };

const fieldsOf = (row: StoredAvtosalon): AvtosalonFields => ({
  name: row.name,
  phone: row.phone,
  region: row.region_id,
  district: row.district_id,
  address: row.address,
  latitude: row.latitude,
  longitude: row.longitude,
  opening_time: row.opening_time,
  closing_time: row.closing_time,
  logo: row.logo ?? '',
  facade_photo: row.facade_photo ?? '',
  status: row.status,
});

const columnsOf = ({ region, district, ...fields }: AvtosalonFields) => ({
  ...fields,
  region_id: region,
  district_id: district,
  search: norm(`${fields.name} ${fields.address}`),
});

const given = (patch: AvtosalonPatch) =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));

/** Showrooms of a dealer. */
export function createAvtosalonsService(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { catalog, images }: { catalog: CatalogService; images: ImagesService },
) {
  const avtosalons = createAvtosalonsRepository(db);

  async function present(owner: number, rows: readonly StoredAvtosalon[]): Promise<Avtosalon[]> {
    const ids = rows.map((row) => row.id);
    const surroundings = {
      catalog: await catalog.current(),
      images: await images.show(rows.flatMap((row) => [row.logo, row.facade_photo])),
      counts: await avtosalons.countAutos(owner, ids),
    };
    return rows.map((row) => toAvtosalon(row, surroundings));
  }

  async function presentOne(owner: number, row: StoredAvtosalon): Promise<Avtosalon> {
    const [avtosalon] = await present(owner, [row]);
    if (avtosalon === undefined) throw notFound();
    return avtosalon;
  }

  /** @throws Problem 422 with every wrong field; pictures in `kept` are used already and stay usable */
  async function check(owner: number, fields: AvtosalonFields, kept: readonly string[] = []) {
    const pictures = [fields.logo, fields.facade_photo];
    const own = await images.own(owner, pictures, 'avtosalon');
    const errors = avtosalonErrors(
      fields,
      await catalog.current(),
      (id) => own.has(id) || kept.includes(id),
    );
    if (errors.length > 0) throw validation(errors);
  }

  return {
    async list(owner: number, { q = '', ...filter }: AvtosalonQuery) {
      const words = norm(q).split(' ').filter(Boolean);
      // Signs alone are in no name.
      if (words.length === 0 && q.trim() !== '') return { results: [], count: 0 };
      const { rows, count } = await avtosalons.list(owner, { ...filter, words });
      return { results: await present(owner, rows), count };
    },

    /** @throws Problem 404, also for another dealer's */
    async get(owner: number, id: number): Promise<Avtosalon> {
      const row = await avtosalons.find(owner, id);
      if (row === undefined) throw notFound();
      return presentOne(owner, row);
    },

    /** @throws Problem 422 `required`, `invalid_phone`, `unknown_reference`, `time_order` */
    async create(owner: number, input: AvtosalonFields): Promise<Avtosalon> {
      const fields = tidy(input);
      await check(owner, fields);
      const now = clock.now();
      const row = await avtosalons.add({
        business_user_id: owner,
        ...columnsOf(fields),
        created_at: now,
        updated_at: now,
        deleted_at: null,
      });
      return presentOne(owner, row);
    },

    /**
     * Changes what is sent, whole or not at all.
     * @param version the one that was read
     * @throws Problem 404, 412 with the showroom as it is now, 422 as `create`
     */
    update(owner: number, id: number, version: number, patch: AvtosalonPatch): Promise<Avtosalon> {
      return db.transaction(async () => {
        const row = await avtosalons.lock(owner, id);
        if (row === undefined) throw notFound();
        if (row.version !== version) throw stale(await presentOne(owner, row));
        const before = fieldsOf(row);
        const fields = tidy({ ...before, ...given(patch) });
        await check(owner, fields, [before.logo, before.facade_photo]);
        const changes = { ...columnsOf(fields), updated_at: clock.now() };
        return presentOne(owner, await avtosalons.update(owner, id, changes));
      });
    },

    /**
     * It lets go of its pictures, which the sweep then takes.
     * @throws Problem 404; 409 `avtosalon_not_empty` while listings that are not deleted stand in it
     */
    delete(owner: number, id: number): Promise<void> {
      return db.transaction(async () => {
        const row = await avtosalons.lock(owner, id);
        if (row === undefined) throw notFound();
        const count = (await avtosalons.countAutos(owner, [id])).get(id)?.autos_count ?? 0;
        if (count > 0) {
          const detail = `${count} listings stand in this showroom`;
          throw new Problem(409, 'avtosalon_not_empty', { detail });
        }
        const now = clock.now();
        const changes = { deleted_at: now, updated_at: now, logo: null, facade_photo: null };
        await avtosalons.update(owner, id, changes);
      });
    },
  };
}

export type AvtosalonsService = ReturnType<typeof createAvtosalonsService>;
