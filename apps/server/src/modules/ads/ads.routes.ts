import type { HandlersFor } from '../../contract';
import type { Dealer } from '../../http/auth';
import { csvResponse } from '../../http/csv-response';
import { versioned } from '../../http/versioned';
import type { Language } from '../../language';
import { adPrices, bannerPlaces } from './ad-prices';
import type { AdsServices } from './ads.module';
import type { Writer } from './campaigns.service';

const listOf = <Row>(results: Row[]) => ({
  status: 200 as const,
  body: { results, count: results.length },
});

/** Who writes; the one place that knows how a user is distinguished from the business. */
const writerOf = ({ dealer, language }: { dealer: Dealer; language: Language }): Writer => ({
  actor: { kind: 'dealer', id: dealer.user },
  language,
});

type AdsOperation =
  | 'listCampaigns'
  | 'createCampaign'
  | 'exportCampaigns'
  | 'updateCampaigns'
  | 'listPockets'
  | 'listBannerPositions'
  | 'getAdPrices'
  | 'getCampaign'
  | 'updateCampaign'
  | 'actOnCampaign'
  | 'getCampaignHistory'
  | 'getCampaignResult'
  | 'exportCampaignResult'
  | 'listMarketplaceCampaigns'
  | 'moderateCampaign'
  | 'addCampaignEvents';

/** Everything under /ads, and what the buyers' site does with campaigns. */
export function adsRoutes(ads: AdsServices): HandlersFor<AdsOperation> {
  return {
    async listCampaigns({ owner, query, language }) {
      return { status: 200, body: await ads.list.page(owner, query, language) };
    },
    async createCampaign(context) {
      const { owner, body } = context;
      const created = await ads.campaigns.create(owner, body, writerOf(context));
      return { ...versioned(created), status: 201 };
    },
    async exportCampaigns({ owner, query, language, request }) {
      return csvResponse({ owner, request }, () => ads.list.csv(owner, query, language));
    },
    async updateCampaigns(context) {
      const { owner, body } = context;
      return { status: 200, body: await ads.bulk.update(owner, body, writerOf(context)) };
    },
    async listPockets() {
      return listOf(await ads.pockets());
    },
    async listBannerPositions() {
      return listOf(bannerPlaces);
    },
    async getAdPrices() {
      return listOf(adPrices);
    },
    async getCampaign({ owner, params, language }) {
      return versioned(await ads.reader.get(owner, params.id, language));
    },
    async updateCampaign(context) {
      const { owner, params, ifMatch: version, body: patch } = context;
      const change = { ...writerOf(context), version, patch };
      return versioned(await ads.campaigns.update(owner, params.id, change));
    },
    async actOnCampaign(context) {
      const { owner, params, body } = context;
      const result = await ads.campaigns.act(owner, params.id, body.action, writerOf(context));
      return { ...versioned(result.campaign), body: result };
    },
    async getCampaignHistory({ owner, params, query, language }) {
      const body = await ads.results.history(owner, params.id, { ...query, language });
      return { status: 200, body };
    },
    async getCampaignResult({ owner, params, query, language }) {
      return { status: 200, body: await ads.results.result(owner, params.id, query, language) };
    },
    async exportCampaignResult({ owner, params, query, language, request }) {
      return csvResponse({ owner, request }, () =>
        ads.results.csv(owner, params.id, query, language),
      );
    },
    async listMarketplaceCampaigns({ query }) {
      return { status: 200, body: await ads.marketplace.page(query) };
    },
    async moderateCampaign({ params, body }) {
      return { status: 200, body: await ads.marketplace.moderate(params.id, body) };
    },
    async addCampaignEvents({ params, body }) {
      return { status: 200, body: await ads.events.add(params.id, body) };
    },
  };
}
