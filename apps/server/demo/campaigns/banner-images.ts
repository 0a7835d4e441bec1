import type { Deps } from '../../src/platform/deps';
import type { BannerPosition } from '../../src/modules/promotion/ads/campaign-types';
import { demoDealer } from '../dealers';
import { readImage, storeImages } from '../images';
import { campaignPlans } from './campaign-plans';

export type BannerImages = ReadonlyMap<BannerPosition, string>;

/** @returns ids of the images, by campaign */
export const storeBanners = (deps: Deps): Promise<BannerImages[]> =>
  Promise.all(
    campaignPlans.map(async ({ car, banners }) => {
      const places = [...new Set(banners.map(({ position }) => position))];
      const images = places.map(async (position) => ({
        owner: demoDealer.id,
        purpose: 'banner' as const,
        name: 'banner',
        file: await readImage(`banner-${position}-${car}`),
      }));
      const ids = await storeImages(deps, await Promise.all(images));
      return new Map(places.map((position, index) => [position, ids[index] ?? '']));
    }),
  );
