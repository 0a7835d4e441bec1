import type { MapPoint } from './map-point';

/** Kind of a line on the plain map. It sets the width, and the zoom from which the line and its name are visible. */
export type MapRoadKind = 'trunk' | 'highway' | 'ring' | 'avenue' | 'street' | 'river';

/** A road or a river. */
export interface MapRoad {
  /** Sets the width, and the zoom from which the road is visible. */
  kind: MapRoadKind;
  /** Stands along it: «проспект Бунёдкор». */
  name: string;
  /** From end to end. */
  line: readonly MapPoint[];
}

/** Land or water, filled. */
export interface MapArea {
  /** Land is as bright as the page, water is blue. */
  kind: 'country' | 'water';
  /** Outline of the area, closed automatically. */
  line: readonly MapPoint[];
}

/** Content of the plain map, except its named points. */
export interface MapSketch {
  /** Under everything else, the first ones lowest. */
  areas: readonly MapArea[];
  /** Roads and rivers. */
  roads: readonly MapRoad[];
}

interface RoadStyle {
  seenFrom: number;
  /** A road across the country is too coarse to be seen among streets. @default to the end */
  seenTo?: number;
  namedFrom: number;
  /** Pixels at the zoom from which it is seen, and at 17. */
  width: [number, number];
}

export const roadStyles: Record<MapRoadKind, RoadStyle> = {
  river: { seenFrom: 4, namedFrom: 6, width: [1.5, 12] },
  trunk: { seenFrom: 5, seenTo: 10, namedFrom: 8, width: [1.5, 12] },
  highway: { seenFrom: 10, namedFrom: 12, width: [2.5, 12] },
  ring: { seenFrom: 10, namedFrom: 12, width: [2.5, 12] },
  avenue: { seenFrom: 10, namedFrom: 12, width: [2, 11] },
  street: { seenFrom: 12, namedFrom: 13, width: [2, 8] },
};

/** Returns the width of a road at a zoom, in pixels. */
export function roadWidth(kind: MapRoadKind, zoom: number): number {
  const { seenFrom, width } = roadStyles[kind];
  const [least, most] = width;
  const share = Math.min(1, Math.max(0, (zoom - seenFrom) / (17 - seenFrom)));
  return least + (most - least) * share;
}

export function isRoadSeen(kind: MapRoadKind, zoom: number): boolean {
  const { seenFrom, seenTo = 18 } = roadStyles[kind];
  return zoom >= seenFrom && zoom <= seenTo;
}
