import { carTitle } from '../../catalogue/catalog/car-title';
import type { PaletteItem, PaletteMoment } from './palette-item';
import type { FoundLead } from './palette.repository';
import { textMatches } from './text-matches';
import { timeAgo } from './time-ago';

/** A buyer without a name is shown by phone or lead number. */
export function toLeadItem(row: FoundLead, { q, language, now }: PaletteMoment): PaletteItem {
  const title = row.client_name || (row.phone ?? `№ ${row.id}`);
  return {
    kind: 'lead',
    id: row.id,
    title,
    subtitle: carTitle(row) ?? row.avtosalon_name ?? undefined,
    fact: timeAgo(row.created_at, now, language),
    matches: textMatches(title, q),
  };
}
