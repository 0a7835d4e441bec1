import { fold } from '@karvon/ui/internal/match-mark';
import type { MapPlaceKind, MapPoint } from '../../../shared/marketplace/MapPicker/MapPicker';
import { languages, type Language } from '../../../shared/i18n/languages';
import { grounds, type Names } from './street-map';

export interface FoundAddress {
  /** Independent of the language. */
  id: string;
  name: string;
  town: string | undefined;
  point: MapPoint;
  zoom: number;
}

interface Entry {
  names: Names;
  town: (Names & { region: number }) | undefined;
  point: MapPoint;
  zoom: number;
  /** Normalized search terms in both languages; `terms` include the town's. */
  own: string[];
  terms: string[];
}

const most = 8;

const termsOf = (text: string) =>
  text
    .split(/[\s,.;:«»"()–-]+/)
    .map((term) => fold(term).text)
    .filter(Boolean);
const termsOfBoth = (names: Names) => languages.flatMap((language) => termsOf(names[language]));

const zooms: Partial<Record<MapPlaceKind, number>> = { town: 13, district: 13 };

function entry(names: Names, town: Entry['town'], point: MapPoint, zoom: number): Entry {
  const own = termsOfBoth(names);
  return { names, town, point, zoom, own, terms: [...own, ...(town ? termsOfBoth(town) : [])] };
}

const entries: readonly Entry[] = grounds.flatMap(({ town, roads, places }) => [
  ...(town ? [entry(town, undefined, town.point, 12)] : []),
  ...places.map(({ kind, point, ...names }) => entry(names, town, point, zooms[kind] ?? 15)),
  // Roads between towns are no addresses.
  ...(town ? roads : []).flatMap(({ line, ...names }) => {
    const middle = line[Math.floor(line.length / 2)];
    return middle ? [entry(names, town, middle, 14)] : [];
  }),
]);

/** Finds places whose words begin with each search term, in either language and script. The selected region comes first; numbers are ignored. */
export function findAddress(
  query: string,
  language: Language,
  region: number | null,
): FoundAddress[] {
  const typed = termsOf(query);
  const terms = typed.filter((term) => !/^\d/.test(term));
  if (terms.length === 0) return [];
  const begins = (term: string, all: string[]) => all.some((one) => one.startsWith(term));
  const rank = ({ own, town }: Entry) =>
    (begins(terms[0] ?? '', own) ? 0 : 4) +
    (town === undefined ? 0 : town.region === region ? 1 : 2);
  return entries
    .filter((one) => terms.every((term) => begins(term, one.terms)))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, most)
    .map(({ names, town, point, zoom }) => ({
      id: `${town?.ru ?? ''}/${names.ru}`,
      name: names[language],
      town: town?.[language],
      point,
      zoom,
    }));
}
