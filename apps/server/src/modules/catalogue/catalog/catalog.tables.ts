import type { ColumnType, Generated } from 'kysely';

interface Listed {
  /** Place among its siblings as the files have them. */
  sort: Generated<number>;
  /** No longer offered; kept for the cars that have it. */
  hidden: Generated<boolean>;
}

export interface CatalogTables {
  brands: Listed & {
    id: Generated<number>;
    name: string;
    country: string | null;
    logo: string | null;
    popular: Generated<boolean>;
  };
  car_models: Listed & {
    id: Generated<number>;
    brand_id: number;
    name: string;
    popular: Generated<boolean>;
    year_from: number | null;
    year_to: number | null;
  };
  generations: Listed & {
    id: Generated<number>;
    car_model_id: number;
    name: string;
    year_start: number;
    /** null while it is made. */
    year_stop: number | null;
    /** Keys of the set `body_type`. */
    body_types: Generated<string[]>;
    /** Id of the image of the proposal that it came with; those of the files have none. */
    photo: Generated<string | null>;
  };
  /** The four kinds are ids of `options`. */
  modifications: Listed & {
    id: Generated<number>;
    generation_id: number;
    name: string;
    horse_power: number;
    volume_litres: number | null;
    fuel_type: number;
    transmission: number;
    drive: number;
    body_type: number;
  };
  positions: Listed & {
    id: Generated<number>;
    generation_id: number;
    /** null: goes with every modification of its generation. */
    modification_id: number | null;
    name_ru: string;
    name_uz: string;
  };
  options: Listed & {
    id: number;
    /** The field of a car that it is for. */
    set: string;
    key: string;
    name_ru: string;
    name_uz: string;
    /** Of colours. */
    hex: string | null;
    /** Of `number_of_owners`. */
    value: number | null;
  };
  regions: Listed & {
    id: number;
    name_ru: string;
    name_uz: string;
    latitude: number;
    longitude: number;
  };
  districts: Listed & {
    id: number;
    region_id: number;
    kind: 'district' | 'city';
    name_ru: string;
    name_uz: string;
    latitude: number | null;
    longitude: number | null;
  };
  catalog_aliases: { kind: 'brand' | 'model'; subject_id: number; alias: string };
  catalog_state: {
    only_row: ColumnType<boolean, never, never>;
    files_hash: string;
    version: number;
  };
}
