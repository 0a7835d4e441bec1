import { translationsOf } from '../../catalogue/catalog/translations';
import type { Image } from '../../../platform/media/image';
import type { CatalogIndex } from '../../catalogue/catalog/catalog.service';
import { avtosalonFields } from './avtosalon-fields';
import type { AvtosalonRow } from './avtosalons.repository';

export interface Relations {
  catalog: CatalogIndex;
  images: ReadonlyMap<string, Image>;
}

function referenceTo(rows: ReadonlyMap<number, { name_ru: string; name_uz: string }>, id: number) {
  const row = rows.get(id);
  if (row === undefined) throw new Error(`The catalogue has no region or district ${id}.`);
  return { id, translations: translationsOf(row) };
}

function imageOf(images: Relations['images'], id: string | null): Image {
  const image = images.get(id ?? '');
  if (image === undefined) throw new Error(`A showroom's picture ${id} is gone.`);
  return image;
}

export function toAvtosalon(row: AvtosalonRow, { catalog, images }: Relations) {
  return {
    ...avtosalonFields.shown(row),
    id: row.id,
    version: row.version,
    region: referenceTo(catalog.rows.regions, row.region_id),
    district:
      row.district_id === null ? undefined : referenceTo(catalog.rows.districts, row.district_id),
    logo: imageOf(images, row.logo),
    facade_photo: imageOf(images, row.facade_photo),
    autos_count: row.autos_count,
    active_autos_count: row.active_autos_count,
    created_at: row.created_at.toISOString(),
  };
}

export type Avtosalon = ReturnType<typeof toAvtosalon>;
