import type { Region } from '@karvon/api/main';

/** A point in degrees (WGS 84). */
export interface Place {
  latitude: number;
  longitude: number;
}

/** The region whose centre is nearest. Good enough to decide whether a pin was put for another region. */
export function nearestRegion(place: Place, regions: readonly Region[]): Region | undefined {
  // A degree of longitude is a quarter shorter here than one of latitude.
  const distance = (region: Region) =>
    Math.hypot(region.latitude - place.latitude, (region.longitude - place.longitude) * 0.75);
  let best: Region | undefined;
  for (const region of regions) {
    if (best === undefined || distance(region) < distance(best)) best = region;
  }
  return best;
}

/** Whether a pin that the dealer has put holds in the region that is chosen now. */
export const holdsIn = (region: Region, pin: Place, regions: readonly Region[]): boolean =>
  nearestRegion(pin, regions)?.id === region.id;
