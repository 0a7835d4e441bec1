import type { Language } from '../autos/auto-types';
import { roomName } from '../chat/rooms.mapper';
import { carTitle } from '../leads/leads.mapper';
import type { FoundRoom } from './palette.repository';
import type { PaletteItem } from './palette-item';
import { textMatches } from './text-matches';
import { timeAgo } from './time-ago';

/** Row → a result of the palette, called by its buyer. @param portrait address of the buyer's picture */
export function toRoomItem(
  row: FoundRoom,
  { q, language, now }: { q: string; language: Language; now: Date },
  portrait: string | undefined,
): PaletteItem {
  const title = roomName(row, language);
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
