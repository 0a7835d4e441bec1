import type { Language } from '../autos/auto-types';
import { carTitle } from '../leads/leads.mapper';
import type { FoundLead } from './palette.repository';
import type { PaletteItem } from './palette-item';
import { textMatches } from './text-matches';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "3 минуты назад", in the greatest unit that fits. */
function ago(time: Date, now: Date, language: Language): string {
  const passed = Math.max(0, now.getTime() - time.getTime());
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  if (passed < hour) return words.format(-Math.floor(passed / minute), 'minute');
  if (passed < day) return words.format(-Math.floor(passed / hour), 'hour');
  return words.format(-Math.floor(passed / day), 'day');
}

/** Row → a result of the palette; a nameless buyer goes by the phone or the number of the lead. */
export function toLeadItem(
  row: FoundLead,
  { q, language, now }: { q: string; language: Language; now: Date },
): PaletteItem {
  const title = row.client_name || (row.phone ?? `№ ${row.id}`);
  return {
    kind: 'lead',
    id: row.id,
    title,
    subtitle: carTitle(row) ?? row.avtosalon_name ?? undefined,
    fact: ago(row.created_at, now, language),
    matches: textMatches(title, q),
  };
}
