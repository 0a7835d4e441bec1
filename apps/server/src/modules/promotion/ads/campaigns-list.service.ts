import { dayInTashkent } from '../../../platform/values/clock';
import type { Access } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { type CsvColumn, type CsvFile, mapBatches } from '../../../platform/http/csv';
import type { Language } from '../../../platform/values/language';
import { type Period, recentPeriod } from './campaign-days';
import { campaignStatusLabels, segmentLabels } from './campaign-labels';
import type { CampaignReader } from './campaign-reader';
import type {
  Campaign,
  CampaignExportQuery,
  CampaignListQuery,
  CampaignTotals,
} from './campaign-types';
import { clickRate, costPer } from './campaigns.mapper';
import { type Figures, createCampaignsRepository } from './campaigns.repository';

/** Spreadsheets of this country read a decimal comma. */
export const decimal = (value: number | undefined) =>
  value === undefined ? null : String(value).replace('.', ',');

export const dayText = (date: string) => date.split('-').toReversed().join('.');

export const toTotals = (figures: Figures, period: Period): CampaignTotals => ({
  ...period,
  spend: figures.spend,
  views: figures.views,
  clicks: figures.clicks,
  click_rate: clickRate(figures),
  leads: figures.leads,
  cost_per_lead: costPer(figures.spend, figures.leads),
});

const columns: readonly CsvColumn<Campaign>[] = [
  { ru: 'ID', uz: 'ID', value: (row) => row.id },
  { ru: 'Кампания', uz: 'Kampaniya', value: (row) => row.title },
  { ru: 'Компания', uz: 'Kompaniya', value: (row) => row.company_name },
  {
    ru: 'Сегмент',
    uz: 'Segment',
    value: (row, language) => segmentLabels[row.segment][language],
  },
  { ru: 'Марка', uz: 'Marka', value: (row) => row.brand?.name },
  {
    ru: 'Статус',
    uz: 'Status',
    value: (row, language) => campaignStatusLabels[row.status][language],
  },
  { ru: 'Статус с', uz: 'Status sanasi', value: (row) => new Date(row.status_since) },
  { ru: 'Начало', uz: 'Boshlanishi', value: (row) => dayText(row.start_date) },
  { ru: 'Конец', uz: 'Tugashi', value: (row) => dayText(row.end_date) },
  { ru: 'За что платим', uz: 'Nima uchun to‘lanadi', value: (row) => row.price_model },
  { ru: 'Бюджет, сум', uz: 'Byudjet, so‘m', value: (row) => row.budget },
  { ru: 'Оплачено, сум', uz: 'To‘langan, so‘m', value: (row) => row.paid },
  { ru: 'Потрачено, сум', uz: 'Sarflandi, so‘m', value: (row) => row.spend },
  { ru: 'Осталось, сум', uz: 'Qoldi, so‘m', value: (row) => row.budget_left },
  { ru: 'Вернулось, сум', uz: 'Qaytdi, so‘m', value: (row) => row.released },
  { ru: 'Показы', uz: 'Ko‘rsatishlar', value: (row) => row.views },
  { ru: 'Клики', uz: 'Kliklar', value: (row) => row.clicks },
  { ru: 'CTR, %', uz: 'CTR, %', value: (row) => decimal(row.click_rate) },
  { ru: 'Лиды', uz: 'Lidlar', value: (row) => row.leads },
  { ru: 'Цена лида, сум', uz: 'Lid narxi, so‘m', value: (row) => row.cost_per_lead },
];

export function createCampaignsList({ db, clock }: Deps, { reader }: { reader: CampaignReader }) {
  const campaigns = createCampaignsRepository(db);

  return {
    /** @throws Problem 422 `range_order`, `range_too_long` */
    async page(access: Access, { from, to, ...query }: CampaignListQuery, language: Language) {
      const period = recentPeriod({ from, to }, clock.now());
      return db.snapshot(async () => {
        const { rows, count, statuses } = await campaigns.list.page(access, query);
        const totals = await campaigns.figures(access.owner, query, period);
        return {
          results: await reader.present(rows, language),
          count,
          statuses,
          totals: toTotals(totals, period),
        };
      });
    },

    /** @throws Problem 422 `too_many_rows` */
    async csv(
      access: Access,
      query: CampaignExportQuery,
      language: Language,
    ): Promise<CsvFile<Campaign>> {
      const rows = await campaigns.list.file(access, query);
      return {
        name: `campaigns-${dayInTashkent(clock.now())}.csv`,
        columns,
        rows: mapBatches(rows, (batch) => reader.present(batch, language)),
        language,
        separator: ';',
      };
    },
  };
}

export type CampaignsList = ReturnType<typeof createCampaignsList>;
