import andijan from './cities/andijan.json';
import bukhara from './cities/bukhara.json';
import fergana from './cities/fergana.json';
import guliston from './cities/guliston.json';
import jizzakh from './cities/jizzakh.json';
import namangan from './cities/namangan.json';
import navoiy from './cities/navoiy.json';
import nukus from './cities/nukus.json';
import nurafshon from './cities/nurafshon.json';
import qarshi from './cities/qarshi.json';
import samarkand from './cities/samarkand.json';
import tashkent from './cities/tashkent.json';
import termez from './cities/termez.json';
import urgench from './cities/urgench.json';
import type {
  MapPlace,
  MapPlaceKind,
  MapPoint,
  MapRoad,
  MapRoadKind,
  MapSketch,
} from '../../../shared/marketplace/MapPicker/MapPicker';
import type { Language } from '../../../shared/i18n/languages';
import country from './country.json';

const cities = [
  tashkent,
  samarkand,
  bukhara,
  fergana,
  andijan,
  namangan,
  qarshi,
  navoiy,
  jizzakh,
  guliston,
  nurafshon,
  nukus,
  termez,
  urgench,
];

const roadKinds: readonly MapRoadKind[] = ['trunk', 'highway', 'ring', 'avenue', 'street', 'river'];
const placeKinds: readonly MapPlaceKind[] = [
  'town',
  'district',
  'square',
  'airport',
  'station',
  'bazaar',
  'landmark',
  'metro',
];

function readPoint(text: string): MapPoint {
  const [latitude = Number.NaN, longitude = Number.NaN] = text.split(' ').map(Number);
  return { latitude, longitude };
}

const readLine = (text: string) => text.split(',').map(readPoint);

function kindOf<Kind extends string>(kinds: readonly Kind[], kind: string): Kind {
  const known = kinds.find((one) => one === kind);
  if (known === undefined) throw new Error(`The map knows no ${kind}`);
  return known;
}

export type Names = Record<Language, string>;

/** Map of a town, or of the whole country without a town. */
interface Ground {
  town: (Names & { region: number; point: MapPoint }) | undefined;
  roads: (Names & { kind: MapRoadKind; line: MapPoint[] })[];
  places: (Names & { kind: MapPlaceKind; point: MapPoint })[];
}

type Source = Pick<typeof country, 'roads' | 'places'>;

const read = ({ roads, places }: Source, town: Ground['town']): Ground => ({
  town,
  roads: roads.map(({ kind, line, ru, uz }) => ({
    ru,
    uz,
    kind: kindOf(roadKinds, kind),
    line: readLine(line),
  })),
  places: places.map(({ kind, at, ru, uz }) => ({
    ru,
    uz,
    kind: kindOf(placeKinds, kind),
    point: readPoint(at),
  })),
});

/** Main streets, squares, stations and bazaars of regional centres, precise to some hundred metres. */
export const grounds: readonly Ground[] = [
  read(country, undefined),
  ...cities.map((city) => {
    const { ru, uz, region, at } = city;
    return read(city, { ru, uz, region, point: readPoint(at) });
  }),
];

export function streetMap(language: Language): { sketch: MapSketch; places: MapPlace[] } {
  return {
    sketch: {
      areas: country.areas.map(({ kind, line }) => ({
        kind: kind === 'water' ? 'water' : 'country',
        line: readLine(line),
      })),
      roads: grounds.flatMap(({ roads }) =>
        roads.map(({ kind, line, ...names }): MapRoad => ({ kind, name: names[language], line })),
      ),
    },
    places: grounds.flatMap(({ places }) =>
      places.map(({ kind, point, ...names }): MapPlace => ({
        kind,
        name: names[language],
        ...point,
      })),
    ),
  };
}

/** @param name Russian name of a town or a district */
export const townNamed = (name: string): MapPoint | undefined =>
  grounds
    .flatMap(({ places }) => places)
    .find(({ kind, ru }) => (kind === 'town' || kind === 'district') && ru === name)?.point;
