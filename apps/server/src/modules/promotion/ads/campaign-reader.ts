import { dayInTashkent } from '../../../platform/values/clock';
import type { Access } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import type { Language } from '../../../platform/values/language';
import { only } from '../../../platform/values/only';
import type { CatalogService } from '../../catalogue/catalog/catalog.service';
import type { Campaign } from './campaign-types';
import { type Pace, paceOf, toCampaign } from './campaigns.mapper';
import { type CampaignRow, createCampaignsRepository } from './campaigns.repository';

export function createCampaignReader(
  { db, clock, media }: Deps,
  { catalog }: { catalog: CatalogService },
) {
  const campaigns = createCampaignsRepository(db);

  async function paces(ids: readonly number[], today: string): Promise<Map<number, Pace>> {
    const days = ids.length === 0 ? [] : await campaigns.recentDays(ids, today);
    return new Map(
      ids.map((id) => [
        id,
        paceOf(
          days.filter(({ campaign_id }) => campaign_id === id),
          today,
        ),
      ]),
    );
  }

  /** Two queries, however many rows. */
  async function present(rows: readonly CampaignRow[], language: Language): Promise<Campaign[]> {
    const now = clock.now();
    const ids = rows.map(({ id }) => id);
    const banners = await campaigns.banners(ids);
    const pace = await paces(ids, dayInTashkent(now));
    const { brands } = (await catalog.current()).rows;
    return rows.map((row) =>
      toCampaign(row, {
        banners: banners.filter(({ campaign_id }) => campaign_id === row.id),
        pace: pace.get(row.id) ?? { today_views: 0, today_spend: 0, daily_spend: undefined },
        brands,
        media,
        language,
        now,
      }),
    );
  }

  return {
    present,
    paces,

    byIds: async (
      access: Access,
      ids: readonly number[],
      language: Language,
    ): Promise<Campaign[]> => present(await campaigns.list.byIds(access, ids), language),

    /** @throws Problem 404, also for another dealership's */
    async get(access: Access, id: number, language: Language): Promise<Campaign> {
      return only(await present([await campaigns.list.require(access, id)], language));
    },
  };
}

export type CampaignReader = ReturnType<typeof createCampaignReader>;
