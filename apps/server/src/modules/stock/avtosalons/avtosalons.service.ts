import { norm } from '../../../platform/values/text-norm';
import type { Access } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { Problem, notPermitted, validation } from '../../../platform/http/problem';
import { only } from '../../../platform/values/only';
import type { CatalogService } from '../../catalogue/catalog/catalog.service';
import type { ImagesService } from '../../foundation/images/images.service';
import { type AvtosalonFields, avtosalonFields } from './avtosalon-fields';
import { avtosalonErrors, tidy } from './avtosalon-rules';
import { type Avtosalon, toAvtosalon } from './avtosalons.mapper';
import {
  type AvtosalonRow,
  type StoredAvtosalon,
  createAvtosalonsRepository,
} from './avtosalons.repository';

/** Undefined keeps a field. */
export type AvtosalonPatch = { [K in keyof AvtosalonFields]?: AvtosalonFields[K] | undefined };

const fieldsOf = (row: StoredAvtosalon): AvtosalonFields => ({
  ...avtosalonFields.fieldsOf(row),
  logo: row.logo ?? '',
  facade_photo: row.facade_photo ?? '',
});

const columnsOf = (fields: AvtosalonFields) => ({
  ...avtosalonFields.columnsOf(fields),
  weekday_hours: JSON.stringify(fields.weekday_hours),
  search: norm(`${fields.name} ${fields.address}`),
});

const providedFields = (patch: AvtosalonPatch) =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));

export function createAvtosalonsService(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { catalog, images }: { catalog: CatalogService; images: ImagesService },
) {
  const avtosalons = createAvtosalonsRepository(db);

  async function present(rows: readonly AvtosalonRow[]): Promise<Avtosalon[]> {
    const relations = {
      catalog: await catalog.current(),
      images: await images.show(rows.flatMap((row) => [row.logo, row.facade_photo])),
    };
    return rows.map((row) => toAvtosalon(row, relations));
  }

  /** @throws Problem 404, also for showrooms of other dealers */
  async function get(access: Access, id: number): Promise<Avtosalon> {
    return only(await present([await avtosalons.list.require(access, id)]));
  }

  /** @throws Problem 422 with every wrong field; images in `kept` are already in use and stay usable */
  async function check(access: Access, fields: AvtosalonFields, kept: readonly string[] = []) {
    const imageIds = [fields.logo, fields.facade_photo];
    const own = await images.own(access, imageIds, 'avtosalon');
    const errors = avtosalonErrors(
      fields,
      await catalog.current(),
      (id) => own.has(id) || kept.includes(id),
    );
    if (errors.length > 0) throw validation(errors);
  }

  return {
    get,

    async list(access: Access, query: Parameters<typeof avtosalons.list.page>[1]) {
      const { rows, ...counts } = await avtosalons.list.page(access, query);
      return { results: await present(rows), ...counts };
    },

    /** @throws Problem 403; 422 `required`, `invalid_phone`, `unknown_reference`, `duplicate` */
    async create(access: Access, input: AvtosalonFields): Promise<Avtosalon> {
      // Members limited to some showrooms would not see the new one.
      if (access.showrooms !== undefined) throw notPermitted('owner');
      const fields = tidy(input);
      await check(access, fields);
      const now = clock.now();
      const row = { ...columnsOf(fields), created_at: now, updated_at: now };
      return get(access, (await avtosalons.insert(access, row)).id);
    },

    /**
     * Changes the sent fields, all or none.
     * @param version the version that was read
     * @throws Problem 404, 412 with the showroom as it is now, 422 as `create`
     */
    update: (access: Access, id: number, version: number, patch: AvtosalonPatch) =>
      db.transaction(async () => {
        const expected = { version, current: () => get(access, id) };
        const before = fieldsOf(await avtosalons.lock(access, id, expected));
        const fields = tidy({ ...before, ...providedFields(patch) });
        await check(access, fields, [before.logo, before.facade_photo]);
        await avtosalons.update(access, id, { ...columnsOf(fields), updated_at: clock.now() });
        return get(access, id);
      }),

    /**
     * Deletes a showroom and detaches its images, which the sweep then deletes.
     * @throws Problem 404; 409 `avtosalon_not_empty` while it has listings that are not deleted
     */
    delete: (access: Access, id: number): Promise<void> =>
      db.transaction(async () => {
        await avtosalons.lock(access, id);
        const { autos_count } = await avtosalons.list.require(access, id);
        if (autos_count > 0) {
          const detail = `${autos_count} listings are in this showroom`;
          throw new Problem(409, 'avtosalon_not_empty', { detail });
        }
        const now = clock.now();
        const gone = { deleted_at: now, updated_at: now, logo: null, facade_photo: null };
        await avtosalons.update(access, id, gone);
      }),
  };
}

export type AvtosalonsService = ReturnType<typeof createAvtosalonsService>;
