import { businessAccess } from '../../src/platform/values/access';
import { createHash, randomBytes } from 'node:crypto';
import sharp, { type Region } from 'sharp';
import type { Deps } from '../../src/platform/deps';
import { fullName, thumbnailName } from '../../src/platform/media/image';
import { bannerSize } from '../../src/modules/promotion/ads/ad-prices';
import type { BannerPosition } from '../../src/modules/promotion/ads/campaign-types';
import { createImagesRepository } from '../../src/modules/foundation/images/images.repository';
import { demoDealer } from '../dealers';
import { carSvg } from '../images/car-svg';
import { type CampaignPlan, campaignPlans } from './campaign-plans';

/** A car's 16:10 image in a banner: scaled to a width, cropped to a band, with its edges extended outwards. */
interface Placement {
  carWidth: number;
  band: { top: number; height: number };
  /** Pixels. */
  extend: { left?: number; top?: number; bottom?: number };
  thumbnail: Region;
}

const strip = (width: number, height: number): Placement => {
  const share = height / 300;
  const carWidth = Math.round(760 * share);
  const seen = Math.round(480 * share);
  return {
    carWidth,
    band: { top: Math.round(130 * share), height },
    extend: { left: width - carWidth },
    thumbnail: { left: width - Math.round(640 * share), top: 0, width: seen, height },
  };
};

const placements: Readonly<Record<BannerPosition, Placement>> = {
  home_top: strip(1200, 300),
  search_top: strip(1200, 200),
  search_list: {
    carWidth: 640,
    band: { top: 40, height: 360 },
    extend: {},
    thumbnail: { left: 32, top: 0, width: 576, height: 360 },
  },
  listing_side: {
    carWidth: 300,
    band: { top: 0, height: 187 },
    extend: { top: 250, bottom: 163 },
    thumbnail: { left: 0, top: 250, width: 300, height: 187 },
  },
};

async function renderBanner({ car }: CampaignPlan, position: BannerPosition) {
  const { carWidth, band, extend, thumbnail } = placements[position];
  const photo = sharp(Buffer.from(carSvg({ ...car, view: 'side' })))
    .resize({ width: carWidth })
    .extract({ left: 0, width: carWidth, ...band })
    .extend({ ...extend, extendWith: 'copy' });
  const full = await sharp(await photo.png({ compressionLevel: 1 }).toBuffer())
    .webp({ quality: 80, effort: 1 })
    .toBuffer();
  const small = await sharp(full)
    .extract(thumbnail)
    .resize({ width: 320 })
    .webp({ quality: 75, effort: 1 })
    .toBuffer();
  return { full, thumbnail: small };
}

async function storeBanner(
  { db, clock, media }: Deps,
  plan: CampaignPlan,
  position: BannerPosition,
): Promise<string> {
  const images = createImagesRepository(db);
  const { full, thumbnail } = await renderBanner(plan, position);
  const id = randomBytes(12).toString('base64url');
  await images.insert(businessAccess(demoDealer.id), {
    id,
    purpose: 'banner',
    name: 'banner.png',
    ...bannerSize(position),
    bytes: full.length + thumbnail.length,
    sha256: createHash('sha256').update(full).digest('hex'),
    phash: null,
    created_at: clock.now(),
    stored_at: null,
  });
  await media.put(fullName(id), full);
  await media.put(thumbnailName(id), thumbnail);
  await images.update(businessAccess(demoDealer.id), id, { stored_at: clock.now() });
  return id;
}

export type BannerImages = ReadonlyMap<BannerPosition, string>;

/**
 * Rows are written first and outside any transaction, so that the sweep finds images of an interrupted start.
 * @returns ids of the images, by campaign
 */
export const renderBanners = (deps: Deps): Promise<BannerImages[]> =>
  Promise.all(
    campaignPlans.map(async (plan) => {
      const places = [...new Set(plan.banners.map(({ position }) => position))];
      const stored = places.map(
        async (position) => [position, await storeBanner(deps, plan, position)] as const,
      );
      return new Map(await Promise.all(stored));
    }),
  );
