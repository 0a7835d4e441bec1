import { sql } from 'kysely';
import type { Sql } from '../db/statement';
import type { MediaStore } from './media-store';

export const fullName = (id: string) => `${id}.webp`;
export const thumbnailName = (id: string) => `${id}.thumb.webp`;

export interface Image {
  id: string;
  url: string;
  thumbnail: string;
  name: string;
  width: number;
  height: number;
}

export type ImageRow = Pick<Image, 'id' | 'name' | 'width' | 'height'>;

export const toImage = ({ id, name, width, height }: ImageRow, media: MediaStore): Image => ({
  id,
  url: media.url(fullName(id)),
  thumbnail: media.url(thumbnailName(id)),
  name,
  width,
  height,
});

/** Null without a cover. */
export interface CoverColumns {
  cover_id: string | null;
  cover_name: string | null;
  cover_width: number | null;
  cover_height: number | null;
}

/** Needs `images` joined as `i`. */
export const coverColumns = (alias: string): Sql =>
  sql`${sql.ref(`${alias}.cover_id`)}, i.name as cover_name, i.width as cover_width, i.height as cover_height`;

export const toCover = (row: CoverColumns, media: MediaStore): Image | undefined =>
  row.cover_id === null
    ? undefined
    : toImage(
        {
          id: row.cover_id,
          name: row.cover_name ?? '',
          width: row.cover_width ?? 1,
          height: row.cover_height ?? 1,
        },
        media,
      );
