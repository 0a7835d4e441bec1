import { handlersOf } from '../../../platform/http/contract';
import type { Dealer } from '../../../platform/values/dealer';
import { csvResponse } from '../../../platform/http/csv-response';
import { createdVersion, ok, versioned } from '../../../platform/http/reply';
import type { Language } from '../../../platform/values/language';
import { adPrices, bannerPlaces } from './ad-prices';
import type { AdsServices } from './ads.module';
import type { Writer } from './campaigns.service';

const listOf = <Row>(results: Row[]) => ({
  status: 200 as const,
  body: { results, count: results.length },
});

/** The only place that distinguishes the user from the business. */
const writerOf = ({ dealer, language }: { dealer: Dealer; language: Language }): Writer => ({
  actor: { kind: 'dealer', id: dealer.user },
  language,
});

export function adsRoutes(ads: AdsServices) {
  return handlersOf({
    listCampaigns: ({ access, query, language }) => ok(ads.list.page(access, query, language)),
    async createCampaign(context) {
      const { access, body } = context;
      return createdVersion(ads.campaigns.create(access, body, writerOf(context)));
    },
    exportCampaigns: ({ access, query, language, request }) =>
      csvResponse({ access, request }, () => ads.list.csv(access, query, language)),
    async updateCampaigns(context) {
      const { access, body } = context;
      return ok(ads.bulk.update(access, body, writerOf(context)));
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
    getCampaign: ({ access, params, language }) =>
      versioned(ads.reader.get(access, params.id, language)),
    async updateCampaign(context) {
      const { access, params, ifMatch: version, body: patch } = context;
      const change = { ...writerOf(context), version, patch };
      return versioned(ads.campaigns.update(access, params.id, change));
    },
    async actOnCampaign(context) {
      const { access, params, body } = context;
      const result = await ads.campaigns.act(access, params.id, body.action, writerOf(context));
      return { ...(await versioned(result.campaign)), body: result };
    },
    async getCampaignHistory({ access, params, query, language }) {
      const body = await ads.results.history(access, params.id, { ...query, language });
      return { status: 200, body };
    },
    getCampaignResult: ({ access, params, query, language }) =>
      ok(ads.results.result(access, params.id, query, language)),
    exportCampaignResult: ({ access, params, query, language, request }) =>
      csvResponse({ access, request }, () => ads.results.csv(access, params.id, query, language)),
    listMarketplaceCampaigns: ({ query }) => ok(ads.marketplace.page(query)),
    moderateCampaign: ({ params, body }) => ok(ads.marketplace.moderate(params.id, body)),
    addCampaignEvents: ({ params, body }) => ok(ads.events.add(params.id, body)),
  });
}
