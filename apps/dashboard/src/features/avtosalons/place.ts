import type { Region } from '@karvon/api/main';

/** Degrees (WGS 84). */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Region with the nearest centre: precise enough to detect a pin in another region. */
export function nearestRegion(place: Place, regions: readonly Region[]): Region | undefined {
  // In Uzbekistan, a degree of longitude is a quarter shorter than one of latitude.
  const distance = (region: Region) =>
    Math.hypot(region.latitude - place.latitude, (region.longitude - place.longitude) * 0.75);
  let best: Region | undefined;
  for (const region of regions) {
    if (best === undefined || distance(region) < distance(best)) best = region;
  }
  return best;
}

export const holdsIn = (region: Region, pin: Place, regions: readonly Region[]): boolean =>
  nearestRegion(pin, regions)?.id === region.id;
