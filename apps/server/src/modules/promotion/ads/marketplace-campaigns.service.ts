import { dayInTashkent } from '../../../platform/values/clock';
import type { Deps } from '../../../platform/deps';
import { conflict, notFound } from '../../../platform/http/problem';
import { only } from '../../../platform/values/only';
import type { CatalogService } from '../../catalogue/catalog/catalog.service';
import type { CampaignLifecycle } from './campaign-lifecycle';
import type {
  CampaignModeration,
  MarketplaceCampaign,
  MarketplaceCampaignQuery,
} from './campaign-types';
import { toBanner } from './campaigns.mapper';
import { createCampaignsRepository } from './campaigns.repository';

type Banners = Pick<MarketplaceCampaignQuery, 'position' | 'language'>;

export function createMarketplaceCampaigns(
  { db, clock, media }: Deps,
  { catalog, lifecycle }: { catalog: CatalogService; lifecycle: CampaignLifecycle },
) {
  const campaigns = createCampaignsRepository(db);

  async function present(
    ids: readonly number[],
    { position, language }: Banners = {},
  ): Promise<MarketplaceCampaign[]> {
    const rows = await campaigns.withDealership(ids);
    const banners = await campaigns.banners(ids);
    const { brands } = (await catalog.current()).rows;
    return rows.map((row) => {
      const brand = row.brand_id === null ? undefined : brands.get(row.brand_id);
      return {
        id: row.id,
        status: row.status,
        status_since: row.status_since.toISOString(),
        dealership: {
          id: row.business_user_id,
          name: row.dealership ?? row.full_name,
          phone: row.phone,
        },
        company_owner: row.company_owner,
        company_name: row.company_name,
        segment: row.segment,
        brand: brand && { id: brand.id, name: brand.name },
        start_date: row.start_date,
        end_date: row.end_date,
        price_model: row.price_model,
        href: row.href,
        banners: banners
          .filter(
            (banner) =>
              banner.campaign_id === row.id &&
              (position === undefined || banner.position === position) &&
              (language === undefined || banner.language === language),
          )
          .map((banner) => toBanner(banner, media)),
        changed_fields: row.changed_fields,
      };
    });
  }

  return {
    async page(query: MarketplaceCampaignQuery) {
      const { ids, count } = await campaigns.marketplace(query, dayInTashkent(clock.now()));
      return { results: await present(ids, query), count };
    },

    /** @throws Problem 404; 409 for a campaign that is not in moderation */
    moderate: (id: number, moderation: CampaignModeration): Promise<MarketplaceCampaign> =>
      db.transaction(async () => {
        const row = await campaigns.lockOfAnyOwner(id);
        if (row === undefined) throw notFound();
        if (row.status !== 'moderation') throw conflict('transition_not_allowed', []);
        if (moderation.decision === 'approved') await lifecycle.approve(row);
        else await lifecycle.decline(row, moderation.reasons);
        return only(await present([id]));
      }),
  };
}

export type MarketplaceCampaigns = ReturnType<typeof createMarketplaceCampaigns>;
