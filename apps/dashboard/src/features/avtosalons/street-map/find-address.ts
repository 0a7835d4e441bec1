import { fold } from '@karvon/ui/match-mark';
import type { MapPlaceKind, MapPoint } from '@karvon/ui/MapPicker';
import { languages, type Language } from '../../../shared/i18n/languages';
import { grounds, type Names } from './street-map';

/** A street, a place or a town that was searched for. */
export interface FoundAddress {
  /** The same in both languages. */
  id: string;
  name: string;
  /** The town it is in; none where it is the town. */
  town: string | undefined;
  point: MapPoint;
  /** How near to look at it. */
  zoom: number;
}

interface Entry {
  names: Names;
  town: (Names & { region: number }) | undefined;
  point: MapPoint;
  zoom: number;
  /** Of its own name, and of the town's as well; in both languages, in one spelling. */
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
  // Roads across the country are no address.
  ...(town ? roads : []).flatMap(({ line, ...names }) => {
    const middle = line[Math.floor(line.length / 2)];
    return middle ? [entry(names, town, middle, 14)] : [];
  }),
]);

/** What begins every term that was typed, in either language and script; of the chosen region first. Houses have no number here. */
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
