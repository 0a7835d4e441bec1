import type { Access } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { validation } from '../../../platform/http/problem';
import type { Language, Texts } from '../../../platform/values/language';
import { createPeriodFiguresRepository } from './period-figures.repository';
import type { PromotionQuery, PromotionSummary } from './statistics-types';

const titles: Readonly<Record<PromotionSummary['key'], Texts>> = {
  refresh: { ru: 'Поднятие в списке', uz: 'Ro‘yxatda ko‘tarish' },
  campaign_cpm: { ru: 'Баннеры за показы', uz: 'Ko‘rsatish uchun bannerlar' },
  campaign_cpc: { ru: 'Баннеры за клики', uz: 'Klik uchun bannerlar' },
};

const none = { total: 0, active: 0 };

export function createPromotionsService({ db, clock }: Deps) {
  const figures = createPeriodFiguresRepository(db);

  /** @throws Problem 422 `range_order` */
  return async (
    access: Access,
    { from, to, avtosalon }: PromotionQuery,
    language: Language,
  ): Promise<{ results: PromotionSummary[]; count: number }> => {
    if (from !== undefined && to !== undefined && to < from)
      throw validation([{ field: 'to', code: 'range_order' }]);
    const [refreshes, campaigns] = await Promise.all([
      figures.refreshes(access, avtosalon, clock.now()),
      figures.campaigns(access.owner),
    ]);
    const row = (key: PromotionSummary['key'], total: number, active: number) => ({
      key,
      title: titles[key][language],
      total,
      active,
      inactive: total - active,
    });
    /** Zeros without campaigns, so that the dashboard can offer a first one. */
    const ofModel = (key: PromotionSummary['key'], model: 'CPM' | 'CPC') => {
      const { total, active } = campaigns.find(({ price_model }) => price_model === model) ?? none;
      return row(key, total, active);
    };
    const results = [
      row('refresh', refreshes.total, refreshes.total - refreshes.inactive),
      ofModel('campaign_cpm', 'CPM'),
      ofModel('campaign_cpc', 'CPC'),
    ];
    return { results, count: results.length };
  };
}
