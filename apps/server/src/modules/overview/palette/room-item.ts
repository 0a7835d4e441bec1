import { carTitle } from '../../catalogue/catalog/car-title';
import type { PaletteItem, PaletteMoment } from './palette-item';
import type { FoundRoom } from './palette.repository';
import { textMatches } from './text-matches';
import { timeAgo } from './time-ago';

/** The title is that of the chat. @param portrait address of the buyer's image */
export function toRoomItem(
  row: FoundRoom,
  { title, q, language, now }: PaletteMoment & { title: string },
  portrait: string | undefined,
): PaletteItem {
  return {
    kind: 'room',
    id: row.id,
    title,
    subtitle: carTitle(row) ?? row.avtosalon_name ?? undefined,
    fact: timeAgo(row.updated_at, now, language),
    thumbnail: portrait,
    matches: textMatches(title, q),
  };
}
