import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Deps } from '../../deps';
import { fullName, thumbnailName } from '../../media/image';
import { createImagesRepository } from '../../modules/images/images.repository';
import { demoDealer } from '../dealers';
import { carSvg } from '../images/car-svg';
import { type CampaignPlan, campaignPlans } from './campaign-plans';

const [width, height] = [1200, 300];

/** The band of a car's picture that the car is in. */
async function renderBanner({ car }: CampaignPlan) {
  const photo = sharp(Buffer.from(carSvg({ ...car, view: 'side' })))
    .resize({ width: 760 })
    .extract({ left: 0, top: 130, width: 760, height })
    .extend({ left: width - 760, extendWith: 'copy' });
  const full = await sharp(await photo.png({ compressionLevel: 1 }).toBuffer())
    .webp({ quality: 80, effort: 1 })
    .toBuffer();
  const thumbnail = await sharp(full)
    .extract({ left: width - 640, top: 0, width: 480, height })
    .resize({ width: 320 })
    .webp({ quality: 75, effort: 1 })
    .toBuffer();
  return { full, thumbnail };
}

async function storeBanner({ db, clock, media }: Deps, plan: CampaignPlan): Promise<string> {
  const images = createImagesRepository(db);
  const { full, thumbnail } = await renderBanner(plan);
  const id = randomBytes(12).toString('base64url');
  await images.insert(demoDealer.id, {
    id,
    purpose: 'banner',
    name: 'banner.png',
    width,
    height,
    bytes: full.length + thumbnail.length,
    sha256: createHash('sha256').update(full).digest('hex'),
    phash: null,
    created_at: clock.now(),
    stored_at: null,
  });
  await media.put(fullName(id), full);
  await media.put(thumbnailName(id), thumbnail);
  await images.update(demoDealer.id, id, { stored_at: clock.now() });
  return id;
}

/**
 * Renders and stores one picture for each campaign, outside of any transaction and its row first, so that those of a start that was cut off
 * are swept.
 * @returns their ids, by campaign
 */
export const renderBanners = (deps: Deps): Promise<string[]> =>
  Promise.all(campaignPlans.map((plan) => storeBanner(deps, plan)));
