import { operations } from '@karvon/api/operations';
import * as z from 'zod';

type Ops = typeof operations;
type Body<
  Id extends
    | 'openRoom'
    | 'addMessage'
    | 'addRoomSignal'
    | 'addLead'
    | 'addListingEvents'
    | 'addCampaignEvents',
> = z.input<Ops[Id]['body']>;

export type RoomIntake = Body<'openRoom'>;
export type RoomSignal = Body<'addRoomSignal'>;
export type LeadIntake = Body<'addLead'>;
export type ListingEvents = Body<'addListingEvents'>;
export type BannerEvents = Body<'addCampaignEvents'>;

const message = z.object({
  id: z.number(),
  author: z.enum(['business', 'client']),
  text: z.string(),
});
export type RoomMessage = z.output<typeof message>;

const messages = z.object({ results: z.array(message), has_more: z.boolean() });

const room = z.object({
  id: z.number(),
  is_blocked: z.boolean(),
  last_message: message.optional(),
});
export type BuyerRoom = z.output<typeof room>;

const listings = z.object({
  results: z.array(
    z.object({ id: z.number(), avtosalon: z.object({ name: z.string() }).optional() }),
  ),
  count: z.number(),
});

const offers = z.object({
  results: z.array(
    z.object({
      id: z.number(),
      status: z.string(),
      rank: z.number().optional(),
      price_uzs: z.number(),
      created_at: z.string(),
    }),
  ),
});
export type CarOffer = z.output<typeof offers>['results'][number];

const tradeInCar = z.object({
  external_id: z.string(),
  status: z.string(),
  open_until: z.string(),
});
export type OwnersCar = z.output<typeof tradeInCar>;

const named = z.object({ id: z.number(), name: z.string() });

const carModels = z.object({
  results: z.array(
    z.object({
      id: z.number(),
      created_at: z.string(),
      car_model: z.object({ id: z.number().optional(), name: z.string() }),
      generation: z.object({ id: z.number().optional(), name: z.string() }),
      similar: z.array(
        z.object({
          kind: z.string(),
          brand: named,
          car_model: named,
          generation: named.optional(),
          is_exact: z.boolean(),
        }),
      ),
    }),
  ),
});
export type ProposedModel = z.output<typeof carModels>['results'][number];
export type ModelDecision = z.input<Ops['moderateCarModel']['body']>;
export type ApplicationIntake = z.input<Ops['addApplication']['body']>;

const banner = z.object({
  position: z.enum(['home_top', 'search_top', 'search_list', 'listing_side']),
  language: z.enum(['ru', 'uz']),
});

const campaign = z.object({
  id: z.number(),
  status_since: z.string(),
  dealership: z.object({ id: z.number() }),
  banners: z.array(banner),
});
export type MarketplaceCampaign = z.output<typeof campaign>;

const campaigns = z.object({ results: z.array(campaign) });

export interface Marketplace {
  listings(page: number): Promise<z.output<typeof listings>>;
  openRoom(intake: RoomIntake): Promise<BuyerRoom>;
  /** Oldest first. */
  read(roomId: number, after: number): Promise<RoomMessage[]>;
  write(roomId: number, message: { client_id: string; text: string }): Promise<void>;
  signal(roomId: number, signal: RoomSignal): Promise<void>;
  addLead(lead: LeadIntake): Promise<void>;
  addEvents(events: ListingEvents): Promise<void>;
  /** @throws Error for a missing car */
  tradeInCar(id: number): Promise<OwnersCar>;
  /** The best first. */
  offers(carId: number): Promise<CarOffer[]>;
  decideOffer(id: number, decision: 'accepted' | 'declined'): Promise<void>;
  apply(application: ApplicationIntake): Promise<void>;
  /** The first pending ones, the oldest first. */
  proposals(): Promise<ProposedModel[]>;
  decideProposal(id: number, decision: ModelDecision): Promise<void>;
  /** The first hundred active ones, or the moderators' queue. */
  campaigns(status: 'active' | 'moderation'): Promise<MarketplaceCampaign[]>;
  addBannerEvents(campaignId: number, events: BannerEvents): Promise<void>;
  approveCampaign(campaignId: number): Promise<void>;
}

/** @returns the parsed JSON. @throws Error for any rejection */
export type Send = (request: { method: string; path: string; body?: unknown }) => Promise<unknown>;

/** ms */
const patience = 5000;

export function httpSender(origin: string, serviceKey: string, stopped: AbortSignal): Send {
  return async ({ method, path, body }) => {
    const response = await fetch(new URL(path, origin), {
      method,
      headers: { 'x-service-key': serviceKey, 'content-type': 'application/json' },
      signal: AbortSignal.any([stopped, AbortSignal.timeout(patience)]),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    return text === '' ? undefined : JSON.parse(text);
  };
}

const ofRoom = (path: string, roomId: number) => path.replace('{roomId}', String(roomId));
const ofId = (path: string, id: number) => path.replace('{id}', String(id));

export function createMarketplace(send: Send): Marketplace {
  return {
    async listings(page) {
      const { method, path } = operations.listMarketplaceAutos;
      return listings.parse(await send({ method, path: `${path}?page=${page}&size=100` }));
    },
    async openRoom(body) {
      const { method, path } = operations.openRoom;
      return room.parse(await send({ method, path, body }));
    },
    async read(roomId, after) {
      const { method, path } = operations.listRoomMessages;
      const read: RoomMessage[] = [];
      for (;;) {
        const from = read.at(-1)?.id ?? after;
        const address = `${ofRoom(path, roomId)}?after=${from}&size=100`;
        // oxlint-disable-next-line no-await-in-loop -- where the next page begins is in the one before
        const { results, has_more } = messages.parse(await send({ method, path: address }));
        read.push(...results);
        if (!has_more) return read;
      }
    },
    async write(roomId, body) {
      const { method, path } = operations.addMessage;
      await send({ method, path: ofRoom(path, roomId), body });
    },
    async signal(roomId, body) {
      const { method, path } = operations.addRoomSignal;
      await send({ method, path: ofRoom(path, roomId), body });
    },
    async addLead(body) {
      const { method, path } = operations.addLead;
      await send({ method, path, body });
    },
    async addEvents(body) {
      const { method, path } = operations.addListingEvents;
      await send({ method, path, body });
    },
    async tradeInCar(id) {
      const { method, path } = operations.getMarketplaceTradeInAuto;
      return tradeInCar.parse(await send({ method, path: ofId(path, id) }));
    },
    async offers(id) {
      const { method, path } = operations.listMarketplaceOffers;
      return offers.parse(await send({ method, path: `${ofId(path, id)}?size=100` })).results;
    },
    async decideOffer(id, decision) {
      const { method, path } = operations.decideOffer;
      await send({ method, path: ofId(path, id), body: { decision } });
    },
    async apply(body) {
      const { method, path } = operations.addApplication;
      await send({ method, path, body });
    },
    async proposals() {
      const { method, path } = operations.listMarketplaceCarModels;
      return carModels.parse(await send({ method, path: `${path}?status=pending&size=100` }))
        .results;
    },
    async decideProposal(id, body) {
      const { method, path } = operations.moderateCarModel;
      await send({ method, path: ofId(path, id), body });
    },
    async campaigns(status) {
      const { method, path } = operations.listMarketplaceCampaigns;
      const page = await send({ method, path: `${path}?status=${status}&size=100` });
      return campaigns.parse(page).results;
    },
    async addBannerEvents(campaignId, body) {
      const { method, path } = operations.addCampaignEvents;
      await send({ method, path: ofId(path, campaignId), body });
    },
    async approveCampaign(campaignId) {
      const { method, path } = operations.moderateCampaign;
      const body = { decision: 'approved' };
      await send({ method, path: ofId(path, campaignId), body });
    },
  };
}
