import { day, hour } from '../src/platform/values/clock';
import { businessAccess } from '../src/platform/values/access';
import { sql } from 'kysely';
import { loadCatalogue } from '../src/modules/catalogue/data/load-catalogue';
import { type Owner, ownerOf } from '../src/platform/values/owner';
import type { Deps } from '../src/platform/deps';
import type { AutoStatus } from '../src/modules/stock/autos/auto-types';
import { daysOf } from './car-figures';
import { storeApplications } from './applications';
import { type BannerImages, renderBanners } from './campaigns/banner-images';
import { storeCampaigns } from './campaigns/store-campaigns';
import { lifeOf } from './car-life';
import { renderChatPhotos } from './chats/chat-photos';
import { fillChats } from './chats/fill-chats';
import {
  demoDealer,
  demoShowrooms,
  marketDealers,
  openDemoAccount,
  openMarketAccount,
} from './dealers';
import { type DemoCar, type DemoContext, leaveUnfinished, makeCar } from './demo-car';
import { storeEmployees } from './employees';
import { insertRows } from './insert-rows';
import { type Listing, readAliases, storeListings } from './listing';
import { marketOf } from './market';
import { storeNotifications } from './notifications';
import { type Offers, offersOf, optionIdsOf } from './offers';
import { renderProposalPhotos, storeProposals } from './proposals';
import { pastListings } from './past-cars';
import { shapeDays } from './shape-days';
import { raiseOnePrice } from './raise-one-price';
import { createRandom } from './random';
import { storeTradeIn } from './trade-in';
import { renderLogoOnly, renderShowroom, storeShowrooms } from './showrooms';

/** Any fixed number: instances that start together take turns. */
const lockId = 4_120_002;
const seed = 20_418;
const pastSeed = 90_041;
const applicationSeed = 41_217;
const shapeSeed = 30_090;

/** How many listings of the demo dealer are in each status: 148 that the lists show, and a deleted one. */
export const demoCounts = {
  active: 94,
  sold_on_karvon: 19,
  ne_active: 9,
  moderation: 7,
  expired: 6,
  barakami: 4,
  moderation_declined: 3,
  archived: 2,
  deactivated: 2,
  flagged_to_admin: 1,
  reported_by_client: 1,
  deleted: 1,
} as const satisfies Record<AutoStatus, number>;

/** Which of the cars on sale hardly anybody looks at, so that there is one to be cared for. */
const unseen = 57;
const unseenShare = 0.12;

const isStatus = (text: string): text is AutoStatus => text in demoCounts;

/** Six of ten are of the commonest models, those of the rest as they come. */
function chooseCar({ common, rare }: Offers, context: DemoContext): DemoCar {
  const { random } = context;
  return makeCar(random.chance(0.62) ? random.pickSkewed(common) : random.pick(rare), context);
}

/** Listings of the demo dealer in every status, without their showrooms. */
function demoListings(offers: Offers, context: DemoContext): (Listing & { car: DemoCar })[] {
  const { random, now } = context;
  return Object.entries(demoCounts).flatMap(([status, count]) => {
    if (!isStatus(status)) return [];
    return Array.from({ length: count }, (_, index) => {
      const isDraft = status === 'ne_active' || status === 'deleted';
      const complete = chooseCar(offers, context);
      const car = isDraft ? leaveUnfinished(complete, random) : complete;
      const life = lifeOf(status, car.fields, { random, now, place: { index, count } });
      const share = status === 'active' && index === unseen ? unseenShare : 1;
      return { owner: demoDealer.id, ...car, car, life, days: daysOf(life, random, share) };
    });
  });
}

/** Whether anybody has an account: then this is no first start. */
async function hasAccounts({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  const found = await db.current.selectFrom('business_users').select('id').limit(1).execute();
  return found.length > 0;
}

/** Three buyers complained about the reported listing. */
async function storeReports({ db, clock }: Deps): Promise<void> {
  const reported = await db.current
    .selectFrom('autos')
    .select(['id', 'status_changed_at'])
    .where('status', '=', 'reported_by_client')
    .execute();
  const reasons = ['already_sold', 'wrong_price', 'already_sold'];
  const rows = reported.flatMap(({ id, status_changed_at }) =>
    reasons.map((report_reason, index) => ({
      id: `demo-report-${id}-${index}`,
      auto_id: id,
      kind: 'report' as const,
      at: new Date(status_changed_at.getTime() - (2 - index) * hour),
      visitor: `demo-visitor-${index}`,
      report_reason,
      note: null,
      received_at: clock.now(),
    })),
  );
  await insertRows(db, 'listing_events', rows);
}

type RenderedShowroom = Awaited<ReturnType<typeof renderShowroom>>;

interface RenderedImages {
  own: RenderedShowroom[];
  market: RenderedShowroom[];
  chat: string[][];
  proposals: string[];
  banners: BannerImages[];
}

async function fill(deps: Deps, images: RenderedImages): Promise<void> {
  const { db, clock } = deps;
  const catalogue = await loadCatalogue();
  const offers = offersOf(catalogue);
  const now = clock.now();
  const context = { random: createRandom(seed), options: optionIdsOf(catalogue), now };

  await openDemoAccount(deps);
  const places = demoShowrooms.flatMap((showroom, index) =>
    images.own
      .slice(index, index + 1)
      .map((own) => ({ owner: demoDealer.id, showroom, images: own })),
  );
  const marketOwners: Owner[] = [];
  for (const dealer of marketDealers) marketOwners.push(await openMarketAccount(deps, dealer));
  const marketSeats = marketDealers.flatMap(({ showroom }, index) =>
    images.market.slice(index, index + 1).map((own) => ({
      owner: marketOwners[index] ?? demoDealer.id,
      showroom,
      images: own,
    })),
  );
  const openedAt = new Date(now.getTime() - 400 * day);
  const all = [...places, ...marketSeats];
  const salons = await storeShowrooms(deps, all, openedAt);
  await storeEmployees(deps, salons.slice(0, places.length));
  const sellers = all.map(({ owner, showroom }, index) => ({
    owner,
    avtosalon_id: salons[index] ?? 0,
    region_id: showroom.region_id,
    district_id: showroom.district_id,
  }));

  const own = demoListings(offers, context).map((listing) => {
    const { avtosalon_id, region_id, district_id } = context.random.pickSkewed(
      sellers.slice(0, places.length),
    );
    return { ...listing, fields: { ...listing.fields, avtosalon_id, region_id, district_id } };
  });
  const commonest = own
    .filter(({ offer, life }) => life.state.status === 'active' && offers.common.includes(offer))
    .map(({ car }) => car);
  const market = marketOf(commonest, sellers.slice(places.length), context);
  // A chance of its own: the other cars stay as they are.
  const past = pastListings(
    offers,
    { ...context, random: createRandom(pastSeed) },
    sellers.slice(0, places.length).map(({ avtosalon_id, region_id, district_id }) => ({
      avtosalon_id,
      region_id,
      district_id,
    })),
  );
  const shaped = shapeDays([...own, ...past], { now, random: createRandom(shapeSeed) });
  await storeListings(db, [...market, ...shaped], await readAliases(db));
  await raiseOnePrice(deps);
  await storeReports(deps);
  await storeTradeIn(deps, { cars: commonest.slice(0, 28), rivals: marketOwners, context });
  await fillChats(deps, images.chat);
  await storeApplications(deps, {
    cars: commonest.slice(0, 28),
    random: createRandom(applicationSeed),
  });
  const rung = await storeProposals(deps, images.proposals);
  await storeCampaigns(deps, images.banners, createRandom(seed + 1));
  await storeNotifications(deps, rung);
}

/**
 * Fills a demo dealership into an empty database: all in one transaction, so that a start that is cut off leaves nothing of it.
 * The same one each time, but for times, which are relative to now. Photos come later, see add-car-photos.ts.
 * @returns false where somebody has an account already; then nothing is written
 */
export async function seedDemo(deps: Deps): Promise<boolean> {
  const { db, jobs, clock } = deps;
  if (await hasAccounts(deps)) return false;
  const [own, market, chat, proposals, banners] = await Promise.all([
    Promise.all(
      demoShowrooms.map((showroom) =>
        renderShowroom(deps, businessAccess(demoDealer.id), showroom),
      ),
    ),
    Promise.all(
      marketDealers.map(({ showroom }, index) =>
        renderLogoOnly(deps, businessAccess(ownerOf(demoDealer.id + 1 + index)), showroom),
      ),
    ),
    renderChatPhotos(deps),
    renderProposalPhotos(deps),
    renderBanners(deps),
  ]);
  return db.transaction(async () => {
    await sql`select pg_advisory_xact_lock(${lockId})`.execute(db.current);
    if (await hasAccounts(deps)) return false;
    await fill(deps, { own, market, chat, proposals, banners });
    await jobs.schedule('demo_pictures', 1, clock.now());
    return true;
  });
}
