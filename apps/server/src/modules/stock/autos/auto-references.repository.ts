import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import type { Access } from '../../../platform/values/access';
import { inShowrooms } from '../../../platform/db/showroom-scope';
import { optionLists, type AutoFields } from './auto-fields';
import type { KnownReferences } from './auto-requirements';
import type { SearchTerms } from './auto-search';

interface KnownOption {
  id: number;
  set: string;
  hidden: boolean;
}

const optionIds = (fields: AutoFields): number[] =>
  [
    fields.body_type_id,
    fields.fuel_type_id,
    fields.transmission_id,
    fields.drive_unit_id,
    fields.color_id,
    fields.paint_condition_id,
    ...optionLists.flatMap((set) => fields[set]),
  ].filter((id) => id !== null);

export function createAutoReferencesRepository(db: Db) {
  return {
    async known(access: Access, fields: AutoFields): Promise<KnownReferences> {
      const ids = optionIds(fields);
      const { rows } = await sql<Omit<KnownReferences, 'options'> & { options: KnownOption[] }>`
        select
          (select json_build_object('hidden', hidden) from brands where id = ${fields.brand_id}) as brand,
          (select json_build_object('brand_id', brand_id, 'hidden', hidden)
             from car_models where id = ${fields.car_model_id}) as car_model,
          (select json_build_object('car_model_id', car_model_id, 'year_start', year_start, 'year_stop', year_stop,
             'hidden', hidden) from generations where id = ${fields.generation_id}) as generation,
          (select json_build_object('generation_id', generation_id, 'hidden', hidden)
             from modifications where id = ${fields.modification_id}) as modification,
          (select json_build_object('car_model_id', g.car_model_id, 'hidden', p.hidden)
             from positions p join generations g on g.id = p.generation_id where p.id = ${fields.position_id}) as position,
          (select json_build_object('hidden', false) from avtosalons
             where id = ${fields.avtosalon_id} and business_user_id = ${access.owner} and deleted_at is null
               and ${inShowrooms(access, 'avtosalons', 'avtosalons')}) as avtosalon,
          (select json_build_object('hidden', hidden) from regions where id = ${fields.region_id}) as region,
          (select json_build_object('region_id', region_id, 'hidden', hidden)
             from districts where id = ${fields.district_id}) as district,
          (select coalesce(json_agg(json_build_object('id', id, 'set', "set", 'hidden', hidden)), '[]')
             from options where id = any(${ids}::bigint[])) as options
      `.execute(db.current);
      const none = {
        brand: null,
        car_model: null,
        generation: null,
        modification: null,
        position: null,
        avtosalon: null,
        region: null,
        district: null,
        options: [],
      };
      const { options, ...known } = rows[0] ?? none;
      return { ...known, options: new Map(options.map((row) => [row.id, row])) };
    },

    async hasAvtosalon(access: Access, id: number): Promise<boolean> {
      const row = await db.current
        .selectFrom('avtosalons')
        .select('id')
        .where('id', '=', id)
        .where('business_user_id', '=', access.owner)
        .where('deleted_at', 'is', null)
        .where(inShowrooms(access, 'avtosalons', 'avtosalons'))
        .executeTakeFirst();
      return row !== undefined;
    },

    async searchTerms(fields: AutoFields): Promise<SearchTerms> {
      const { rows } = await sql<Omit<SearchTerms, 'vin'>>`
        select b.name as brand, m.name as car_model,
          (select name from generations where id = ${fields.generation_id}) as generation,
          array(select alias from catalog_aliases
            where kind = 'brand' and subject_id = b.id or kind = 'model' and subject_id = m.id) as aliases
        from car_models m join brands b on b.id = m.brand_id
        where m.id = ${fields.car_model_id}`.execute(db.current);
      const [names = { brand: '', car_model: '', generation: null, aliases: [] }] = rows;
      return { ...names, vin: fields.vin };
    },

    /** `Chevrolet Tracker, 2023`; without the year when it is unknown. */
    async title({
      car_model_id,
      year,
    }: Pick<AutoFields, 'car_model_id' | 'year'>): Promise<string> {
      const { brand, model } = await db.current
        .selectFrom('car_models as m')
        .innerJoin('brands as b', 'b.id', 'm.brand_id')
        .select(['b.name as brand', 'm.name as model'])
        .where('m.id', '=', car_model_id)
        .executeTakeFirstOrThrow();
      return year === null ? `${brand} ${model}` : `${brand} ${model}, ${year}`;
    },

    async names(fields: AutoFields) {
      const names = await db.current
        .selectFrom('car_models as m')
        .innerJoin('brands as b', 'b.id', 'm.brand_id')
        .leftJoin('generations as g', (join) => join.on('g.id', '=', fields.generation_id))
        .leftJoin('modifications as mo', (join) => join.on('mo.id', '=', fields.modification_id))
        .leftJoin('positions as p', (join) => join.on('p.id', '=', fields.position_id))
        .leftJoin('avtosalons as s', (join) => join.on('s.id', '=', fields.avtosalon_id))
        .leftJoin('regions as r', (join) => join.on('r.id', '=', fields.region_id))
        .leftJoin('districts as d', (join) => join.on('d.id', '=', fields.district_id))
        .select([
          'b.name as brand_name',
          'm.name as car_model_name',
          'g.name as generation_name',
          'g.year_start',
          'g.year_stop',
          'mo.name as modification_name',
          'mo.volume_litres',
          'mo.horse_power',
          'p.name_ru as position_ru',
          'p.name_uz as position_uz',
          's.name as avtosalon_name',
          'r.name_ru as region_ru',
          'r.name_uz as region_uz',
          'd.name_ru as district_ru',
          'd.name_uz as district_uz',
        ])
        .where('m.id', '=', fields.car_model_id)
        .executeTakeFirstOrThrow();
      const ids = optionIds(fields);
      const options =
        ids.length === 0
          ? []
          : await db.current
              .selectFrom('options')
              .select(['id', 'name_ru', 'name_uz'])
              .where('id', 'in', ids)
              .execute();
      return { ...names, options: new Map(options.map((row) => [row.id, row])) };
    },

    totals: (autoId: number) =>
      db.current
        .selectFrom('auto_totals')
        .select(['views', 'likes', 'calls', 'chats', 'leads'])
        .where('auto_id', '=', autoId)
        .executeTakeFirstOrThrow(),
  };
}

export type AutoReferencesRepository = ReturnType<typeof createAutoReferencesRepository>;
