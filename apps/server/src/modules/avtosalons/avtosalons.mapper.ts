import { translationsOf } from '../catalog/catalog.mapper';
import type { CatalogIndex } from '../catalog/catalog.service';
import type { Image } from '../images/images.mapper';
import type { AutosCounts, StoredAvtosalon } from './avtosalons.repository';

/** What a showroom's row refers to. */
export interface Surroundings {
  catalog: CatalogIndex;
  images: ReadonlyMap<string, Image>;
  counts: ReadonlyMap<number, AutosCounts>;
}

function referenceTo(rows: ReadonlyMap<number, { name_ru: string; name_uz: string }>, id: number) {
  const row = rows.get(id);
  if (row === undefined) throw new Error(`The catalogue has no region or district ${id}.`);
  return { id, translations: translationsOf(row) };
}

function pictureOf(images: Surroundings['images'], id: string | null): Image {
  const image = images.get(id ?? '');
  if (image === undefined) throw new Error(`A showroom's picture ${id} is gone.`);
  return image;
}

/** Row → the contract's `Avtosalon`. */
export function toAvtosalon(row: StoredAvtosalon, { catalog, images, counts }: Surroundings) {
  const { autos_count = 0, active_autos_count = 0 } = counts.get(row.id) ?? {};
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    phone: row.phone,
    region: referenceTo(catalog.rows.regions, row.region_id),
    ...(row.district_id === null
      ? {}
      : { district: referenceTo(catalog.rows.districts, row.district_id) }),
    address: row.address,
    latitude: row.latitude,
    longitude: row.longitude,
    opening_time: row.opening_time,
    closing_time: row.closing_time,
    logo: pictureOf(images, row.logo),
    facade_photo: pictureOf(images, row.facade_photo),
    status: row.status,
    autos_count,
    active_autos_count,
    created_at: row.created_at.toISOString(),
  };
}

export type Avtosalon = ReturnType<typeof toAvtosalon>;
