import type { CarImage } from './car-svg';

/** Files in apps/dashboard/src/shared/images. `npx vitest -u dashboard-images` writes them after a change of the drawing. */
export const dashboardImages: Readonly<Record<string, CarImage>> = {
  'sign-in.svg': { body: 'tracker', paint: 'blue', scene: 'sky', view: 'portrait', flip: true },
  'song-teal.svg': { body: 'song', paint: 'teal' },
  'cobalt-white.svg': { body: 'cobalt', paint: 'white' },
  'tahoe-black.svg': { body: 'tahoe', paint: 'black' },
  'spark-yellow.svg': { body: 'spark', paint: 'yellow', scene: 'firuza' },
  'gentra-silver.svg': { body: 'gentra', paint: 'silver', scene: 'sky' },
  'tracker-red.svg': { body: 'tracker', paint: 'red', scene: 'sky' },
};
