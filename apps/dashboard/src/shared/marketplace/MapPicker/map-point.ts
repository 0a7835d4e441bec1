/** A place on the earth, in degrees. */
export interface MapPoint {
  /** North of the equator; negative south of it. The map ends at 85. */
  latitude: number;
  /** East of Greenwich; negative west of it. */
  longitude: number;
}

/** A named point on the map without tiles. */
export interface MapPlace extends MapPoint {
  /** Shown next to it: «Ташкент». */
  name: string;
  /** Sets the zoom levels at which the place is shown. @default all zoom levels */
  kind?: MapPlaceKind;
}

export type MapPlaceKind =
  | 'region'
  | 'town'
  | 'district'
  | 'square'
  | 'airport'
  | 'station'
  | 'bazaar'
  | 'landmark'
  | 'metro';

/** First and last zoom level of a kind. */
const seenBetween: Record<MapPlaceKind, [number, number]> = {
  region: [4, 11],
  town: [8, 13],
  district: [11, 13],
  airport: [11, 18],
  station: [12, 18],
  square: [12, 18],
  bazaar: [12, 18],
  landmark: [13, 18],
  metro: [13, 18],
};

export function isSeenAt({ kind }: MapPlace, zoom: number): boolean {
  if (kind === undefined) return true;
  const [first, last] = seenBetween[kind];
  return zoom >= first && zoom <= last;
}

/** Six decimals are precise to 11 cm. With more, equal places would differ in `isSamePoint`. */
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Rounds the point to six decimals. Returns `null` for a missing point and one outside the map. */
export function validPoint(point: MapPoint | null | undefined): MapPoint | null {
  if (!point) return null;
  const { latitude, longitude } = point;
  // The Mercator projection ends at 85 degrees.
  if (!(Math.abs(latitude) <= 85) || !(Math.abs(longitude) <= 180)) return null;
  return { latitude: round(latitude), longitude: round(longitude) };
}

export const isSamePoint = (one: MapPoint | null, other: MapPoint | null) =>
  one?.latitude === other?.latitude && one?.longitude === other?.longitude;

/** Degrees between grid lines that are at least `pixels` apart at this zoom: 1, 2 or 5 times a power of ten. */
export function netStep(zoom: number, pixels: number): number {
  const wanted = (360 / (256 * 2 ** zoom)) * pixels;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const part = wanted / power;
  return (part > 5 ? 10 : part > 2 ? 5 : part > 1 ? 2 : 1) * power;
}
