import type { Owner } from '../../db/owner';
import type { Deps } from '../../deps';
import { validation } from '../../http/problem';
import type { Language, Texts } from '../../language';
import { createPeriodFiguresRepository } from './period-figures.repository';
import type { PromotionQuery, PromotionSummary } from './statistics-types';

const titles: Readonly<Record<PromotionSummary['key'], Texts>> = {
  refresh: { ru: 'Поднятие в списке', uz: 'Ro‘yxatda ko‘tarish' },
  campaign_cpm: { ru: 'Баннеры за показы', uz: 'Ko‘rsatish uchun bannerlar' },
  campaign_cpc: { ru: 'Баннеры за клики', uz: 'Klik uchun bannerlar' },
};

/** What promotes cars, and how much of it runs now. */
export function createPromotionsService({ db, clock }: Deps) {
  const figures = createPeriodFiguresRepository(db);

  /** @throws Problem 422 `range_order` */
  return async (
    owner: Owner,
    { from, to, avtosalon }: PromotionQuery,
    language: Language,
  ): Promise<{ results: PromotionSummary[]; count: number }> => {
    if (from !== undefined && to !== undefined && to < from)
      throw validation([{ field: 'to', code: 'range_order' }]);
    const { total, inactive } = await figures.refreshes(owner, avtosalon, clock.now());
    const results: PromotionSummary[] = [
      {
        key: 'refresh',
        title: titles.refresh[language],
        total,
        active: total - inactive,
        inactive,
      },
    ];
    return { results, count: results.length };
  };
}
