import { day, hour } from '../src/platform/values/clock';
import { sql } from 'kysely';
import { loadCatalogue } from '../src/modules/catalogue/data/load-catalogue';
import { type Owner, ownerOf } from '../src/platform/values/owner';
import type { Deps } from '../src/platform/deps';
import type { Language } from '../src/platform/values/language';
import type { AutoFields } from '../src/modules/stock/autos/auto-fields';
import type { AutoStatus } from '../src/modules/stock/autos/auto-types';
import { daysOf } from './car-figures';
import { adviseSeven } from './advised-cars';
import { storeApplications } from './applications';
import { type BannerImages, storeBanners } from './campaigns/banner-images';
import { storeCampaigns } from './campaigns/store-campaigns';
import { lifeOf } from './car-life';
import { photosOf, storeCarPhotos } from './car-photos';
import { storeCosts, storeSales } from './costs';
import { fillChats } from './chats/fill-chats';
import {
  type Dealership,
  dealerships,
  demoDealer,
  marketDealers,
  openDemoAccount,
  openMarketAccount,
} from './dealers';
import { type DemoCar, type DemoContext, leaveUnfinished, makeCar } from './demo-car';
import { storeEmployees } from './employees';
import { storeFeeds } from './feeds';
import { storeImport } from './imports';
import { insertRows } from './insert-rows';
import { type Listing, readAliases, storeListings } from './listing';
import { marketOf } from './market';
import { storeNotifications } from './notifications';
import { type Offers, offersOf, optionIdsOf } from './offers';
import { proposalPhotos, storeProposals } from './proposals';
import { olderListings, pastListings } from './past-cars';
import { shapeDays } from './shape-days';
import { raiseOnePrice } from './raise-one-price';
import { createRandom } from './random';
import { storeTelegram } from './telegram/store-telegram';
import { storeTradeIn } from './trade-in';
import { type ShowroomImages, storeShowroomImages, storeShowrooms } from './showrooms';

/** Any fixed number. Its lock makes instances that start together take turns. */
const lockId = 4_120_002;
const seed = 20_418;
const pastSeed = 90_041;
const olderSeed = 61_180;
const applicationSeed = 41_217;
const shapeSeed = 30_090;

/** 148 shown in lists, and a deleted one. */
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

/** Index of a car on sale with hardly any views, so that one needs care. */
const unseen = 57;
const unseenShare = 0.12;

/** Photos of two messages. */
const chatPhotos = [photosOf('gentra-silver', 3), photosOf('spark-white', 2)];

const isStatus = (text: string): text is AutoStatus => text in demoCounts;

/** Common models are six of ten, and cheap cars are more frequent than dear ones. */
function chooseCar({ common, rare }: Offers, context: DemoContext): DemoCar {
  const { random } = context;
  return makeCar(
    random.chance(0.62) ? random.pickSkewed(common) : random.pickSkewed(rare),
    context,
  );
}

function demoListings(
  { id: owner, share: part }: Dealership,
  offers: Offers,
  context: DemoContext,
): (Listing & { car: DemoCar })[] {
  const { random, now, language } = context;
  return Object.entries(demoCounts).flatMap(([status, most]) => {
    if (!isStatus(status)) return [];
    const count = Math.ceil(most * part);
    return Array.from({ length: count }, (_, index) => {
      const isDraft = status === 'ne_active' || status === 'deleted';
      const complete = chooseCar(offers, context);
      const car = isDraft ? leaveUnfinished(complete, random) : complete;
      const life = lifeOf(status, car.fields, {
        random,
        now,
        place: { index, count },
        ...(language && { language }),
      });
      const share = status === 'active' && index === unseen ? unseenShare : 1;
      return { owner, ...car, car, life, days: daysOf(life, random, share) };
    });
  });
}

async function hasAccounts({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  const found = await db.current.selectFrom('business_users').select('id').limit(1).execute();
  return found.length > 0;
}

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

interface StoredImages {
  own: Record<Language, ShowroomImages[]>;
  market: ShowroomImages[];
  chat: string[][];
  proposals: string[];
  banners: BannerImages[];
}

type Seat = Pick<AutoFields, 'avtosalon_id' | 'region_id' | 'district_id'>;

/** Opened long ago. @returns where the dealer's cars may be */
async function openShowrooms(
  deps: Deps,
  rows: Parameters<typeof storeShowrooms>[1],
): Promise<(Seat & { owner: Owner; avtosalon_id: number; region_id: number })[]> {
  const openedAt = new Date(deps.clock.now().getTime() - 400 * day);
  const ids = await storeShowrooms(deps, rows, openedAt);
  return rows.map(({ owner, showroom: { region_id, district_id } }, index) => ({
    owner,
    avtosalon_id: ids[index] ?? 0,
    region_id,
    district_id,
  }));
}

/** @returns the cars of the dealership, and where they may be */
async function furnish(
  deps: Deps,
  dealership: Dealership,
  { images, offers, context }: { images: ShowroomImages[]; offers: Offers; context: DemoContext },
) {
  const { id: owner, showrooms } = dealership;
  const seats = await openShowrooms(
    deps,
    showrooms.flatMap((showroom, index) =>
      images.slice(index, index + 1).map((own) => ({ owner, showroom, images: own })),
    ),
  );
  await storeEmployees(
    deps,
    dealership,
    seats.map(({ avtosalon_id }) => avtosalon_id),
  );
  const seatOf = ({ avtosalon_id, region_id, district_id }: Seat): Seat => ({
    avtosalon_id,
    region_id,
    district_id,
  });
  const own = demoListings(dealership, offers, context).map((listing) => ({
    ...listing,
    fields: { ...listing.fields, ...seatOf(context.random.pickSkewed(seats)) },
  }));
  return { own, seats: seats.map(seatOf) };
}

/** Uses a separate generator, so that the other cars do not change. */
const pastOf = (
  { id: owner, share }: Dealership,
  seats: readonly Seat[],
  { offers, context }: { offers: Offers; context: DemoContext },
) => pastListings({ owner, share }, offers, { ...context, random: createRandom(pastSeed) }, seats);

const olderOf = (
  { id: owner, share }: Dealership,
  seats: readonly Seat[],
  { offers, context }: { offers: Offers; context: DemoContext },
) =>
  olderListings({ owner, share }, offers, { ...context, random: createRandom(olderSeed) }, seats);

const commonestOf = (own: readonly (Listing & { car: DemoCar })[], { common }: Offers) =>
  own
    .filter(({ offer, life }) => life.state.status === 'active' && common.includes(offer))
    .map(({ car }) => car);

/** Runs twice, since prices of the advised cars move the market of the raised one. */
async function setPrices(deps: Deps, dealership: Dealership): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1)
    await adviseSeven(deps, dealership, await raiseOnePrice(deps, dealership.id));
}

async function fill(deps: Deps, images: StoredImages): Promise<void> {
  const { db, clock } = deps;
  const catalogue = await loadCatalogue();
  const offers = offersOf(catalogue);
  const now = clock.now();
  const context = { random: createRandom(seed), options: optionIdsOf(catalogue), now };
  const { ru, uz } = dealerships;

  await openDemoAccount(deps, ru);
  const marketOwners: Owner[] = [];
  for (const dealer of marketDealers) marketOwners.push(await openMarketAccount(deps, dealer));
  const first = await furnish(deps, ru, { images: images.own.ru, offers, context });
  const sellers = await openShowrooms(
    deps,
    marketDealers.flatMap(({ showroom }, index) =>
      images.market.slice(index, index + 1).map((own) => ({
        owner: marketOwners[index] ?? demoDealer.id,
        showroom,
        images: own,
      })),
    ),
  );
  const commonest = commonestOf(first.own, offers);
  const market = marketOf(commonest, sellers, context);
  const past = pastOf(ru, first.seats, { offers, context });
  const shaped = shapeDays([...first.own, ...past], { now, random: createRandom(shapeSeed) });
  const aliases = await readAliases(db);
  const older = olderOf(ru, first.seats, { offers, context });
  await storeListings(db, [...market, ...shaped], aliases);
  await storeListings(db, older, aliases);
  await storeImport(deps, ru);
  await storeCosts(deps, ru);
  await setPrices(deps, ru);
  await storeSales(deps, ru);
  await storeTradeIn(deps, { cars: commonest.slice(0, 28), rivals: marketOwners, context });
  await fillChats(deps, ru, images.chat);
  await storeTelegram(deps, ru);
  await storeApplications(deps, ru, {
    cars: commonest.slice(0, 28),
    random: createRandom(applicationSeed),
  });
  const rung = await storeProposals(deps, images.proposals);
  await storeCampaigns(deps, ru, images.banners, createRandom(seed + 1));
  await storeFeeds(deps, ru.id);
  await storeNotifications(deps, ru.id, rung);

  // Separate generators, so that the first dealership does not change.
  const inUzbek = { ...context, random: createRandom(seed + 2), language: 'uz' } as const;
  await openDemoAccount(deps, uz);
  const second = await furnish(deps, uz, {
    images: images.own.uz,
    offers,
    context: inUzbek,
  });
  const gone = pastOf(uz, second.seats, { offers, context: inUzbek });
  const before = olderOf(uz, second.seats, { offers, context: inUzbek });
  const shown = shapeDays([...second.own, ...gone], { now, random: createRandom(shapeSeed + 2) });
  await storeListings(db, shown, aliases);
  await storeListings(db, before, aliases);
  await storeImport(deps, uz, 'uz');
  await storeCosts(deps, uz, 'uz');
  await setPrices(deps, uz);
  await storeSales(deps, uz);
  await fillChats(deps, uz, images.chat);
  await storeApplications(deps, uz, {
    cars: commonestOf(second.own, offers).slice(0, 28),
    random: createRandom(applicationSeed + 2),
  });
  await storeCampaigns(deps, uz, images.banners, createRandom(seed + 3));
  await storeNotifications(deps, uz.id);
  await storeReports(deps);
}

/**
 * Fills an empty database with the demo dealerships in one transaction, so that an interrupted start leaves nothing. The data is always the
 * same, except for times, which are relative to now. Photos come later, see add-car-photos.ts.
 * @returns false when an account exists; then nothing is written
 */
export async function seedDemo(deps: Deps): Promise<boolean> {
  const { db, jobs, clock } = deps;
  if (await hasAccounts(deps)) return false;
  const showroomsOf = ({ id, showrooms }: Dealership) =>
    Promise.all(showrooms.map((showroom) => storeShowroomImages(deps, id, showroom)));
  const market = marketDealers.map(({ showroom }, index) =>
    storeShowroomImages(deps, ownerOf(demoDealer.id + 1 + index), showroom),
  );
  const images: StoredImages = {
    own: { ru: await showroomsOf(dealerships.ru), uz: await showroomsOf(dealerships.uz) },
    market: await Promise.all(market),
    chat: await Promise.all(chatPhotos.map((photos) => storeCarPhotos(deps, 'chat', photos))),
    proposals: await storeCarPhotos(deps, 'car_model', proposalPhotos),
    banners: await storeBanners(deps),
  };
  return db.transaction(async () => {
    await sql`select pg_advisory_xact_lock(${lockId})`.execute(db.current);
    if (await hasAccounts(deps)) return false;
    await fill(deps, images);
    await jobs.schedule('demo_pictures', 1, clock.now());
    return true;
  });
}
