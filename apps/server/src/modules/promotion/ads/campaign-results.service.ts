import { dayInTashkent, addDays, daysIn } from '../../../platform/values/clock';
import type { Access } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import type { CsvColumn, CsvFile } from '../../../platform/http/csv';
import type { Language } from '../../../platform/values/language';
import { toImage } from '../../../platform/media/image';
import { type Period, datesOf, requirePeriod } from './campaign-days';
import { createCampaignHistoryRepository } from './campaign-history.repository';
import type { CampaignReader } from './campaign-reader';
import { createCampaignResultsRepository } from './campaign-results.repository';
import type {
  CampaignHistory,
  CampaignResult,
  CampaignResultQuery,
  StoredChange,
} from './campaign-types';
import { dayText, decimal, toTotals } from './campaigns-list.service';
import { clickRate, costPer } from './campaigns.mapper';
import {
  type Figures,
  type StoredCampaign,
  createCampaignsRepository,
} from './campaigns.repository';

const nothing = { views: 0, clicks: 0, spend: 0, leads: 0 };

const sumOf = (rows: readonly Figures[]): Figures =>
  rows.reduce(
    (sum, row) => ({
      views: sum.views + row.views,
      clicks: sum.clicks + row.clicks,
      spend: sum.spend + row.spend,
      leads: sum.leads + row.leads,
    }),
    nothing,
  );

type StoredEvent = Awaited<
  ReturnType<ReturnType<typeof createCampaignHistoryRepository>['page']>
>[number];

const inLanguage = (text: StoredChange['before'], language: Language) =>
  (typeof text === 'object' ? text[language] : text)?.slice(0, 5000);

function toEvent(row: StoredEvent, language: Language): CampaignHistory['results'][number] {
  const hasMoved = row.from_status !== null && row.to_status !== null;
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    actor: { kind: row.actor_kind, name: row.actor_name ?? undefined },
    ...(hasMoved ? { from: row.from_status ?? undefined, to: row.to_status ?? undefined } : {}),
    amount: row.amount ?? undefined,
    payment_id: row.payment_id ?? undefined,
    ...(row.reasons.length === 0 ? {} : { reasons: row.reasons }),
    changes: row.changes.map(({ field, before, after }) => ({
      field,
      before: inLanguage(before, language),
      after: inLanguage(after, language),
    })),
  };
}

type Day = CampaignResult['days'][number];

const totalLabel = { ru: 'Итого', uz: 'Jami' };

type FileDay = Omit<Day, 'date'> & { date: string | undefined };

const columns: readonly CsvColumn<FileDay>[] = [
  {
    ru: 'Дата',
    uz: 'Sana',
    value: ({ date }, language) => (date === undefined ? totalLabel[language] : dayText(date)),
  },
  { ru: 'Показы', uz: 'Ko‘rsatishlar', value: (row) => row.views },
  { ru: 'Клики', uz: 'Kliklar', value: (row) => row.clicks },
  { ru: 'CTR', uz: 'CTR', value: (row) => decimal(clickRate(row)) },
  { ru: 'Лиды', uz: 'Lidlar', value: (row) => row.leads },
  { ru: 'Потрачено', uz: 'Sarflandi', value: (row) => row.spend },
];

export function createCampaignResults(
  { db, clock, media }: Deps,
  { reader }: { reader: CampaignReader },
) {
  const campaigns = createCampaignsRepository(db);
  const results = createCampaignResultsRepository(db);
  const history = createCampaignHistoryRepository(db);

  /** @throws Problem 422 */
  function periodOf(
    row: StoredCampaign,
    query: { from?: string | undefined; to?: string | undefined },
  ) {
    const today = dayInTashkent(clock.now());
    const last = row.end_date < today ? row.end_date : today;
    const from = query.from ?? row.start_date;
    // Before the campaign starts, the period is its first day.
    const to = query.to ?? (last < from ? from : last);
    return requirePeriod({ from, to });
  }

  /** One row per day up to today; days without events are rows of 0. */
  async function daysOf(id: number, period: Period): Promise<Day[]> {
    const known = new Map((await results.days(id, period)).map((row) => [row.date, row]));
    const today = dayInTashkent(clock.now());
    return datesOf(period)
      .filter((date) => date <= today)
      .map((date) => {
        const { views, clicks, leads, spend } = known.get(date) ?? nothing;
        return { date, views, clicks, leads, spend };
      });
  }

  /** Every current banner, and removed ones with results. */
  async function bannersOf(id: number, period: Period): Promise<CampaignResult['banners']> {
    const figures = await results.banners(id, period);
    const present = await campaigns.banners([id]);
    const isOf = (one: { position: string; language: string }) => (other: typeof one) =>
      one.position === other.position && one.language === other.language;
    const removed = figures.filter((row) => !present.some(isOf(row)));
    const toResult = ({ views, clicks, leads, spend }: Figures) => ({
      views,
      clicks,
      click_rate: clickRate({ views, clicks }),
      leads,
      spend,
    });
    return [
      ...present.map(({ position, language, title, ...banner }) => ({
        position,
        language,
        title,
        image: toImage(banner, media),
        ...toResult(figures.find(isOf({ position, language })) ?? nothing),
      })),
      ...removed.map(({ position, language, ...row }) => ({
        position,
        language,
        ...toResult(row),
      })),
    ];
  }

  return {
    /** @throws Problem 404, 422 `range_order`, `range_too_long` */
    result: (
      access: Access,
      id: number,
      { compare, ...query }: CampaignResultQuery,
      language: Language,
    ): Promise<CampaignResult> =>
      db.snapshot(async () => {
        const row = await campaigns.require(access, id);
        const period = periodOf(row, query);
        const days = await daysOf(id, period);
        const sum = sumOf(days);
        const today = dayInTashkent(clock.now());
        const length = daysIn(period);
        const before = { from: addDays(period.from, -length), to: addDays(period.from, -1) };
        const pace = (await reader.paces([id], today)).get(id);
        const previous =
          compare === 'previous'
            ? { previous: toTotals(sumOf(await results.days(id, before)), before) }
            : {};
        return {
          campaign: await reader.get(access, id, language),
          ...period,
          counted_until: clock.now().toISOString(),
          ...sum,
          click_rate: clickRate(sum),
          cost_per_lead: costPer(sum.spend, sum.leads),
          cost_per_click: costPer(sum.spend, sum.clicks),
          today_spend: pace?.today_spend ?? 0,
          days,
          banners: await bannersOf(id, period),
          ...previous,
        };
      }),

    /** The last row is the total. @throws Problem 404, 422 */
    async csv(
      access: Access,
      id: number,
      query: { from?: string | undefined; to?: string | undefined },
      language: Language,
    ): Promise<CsvFile<FileDay>> {
      const period = periodOf(await campaigns.require(access, id), query);
      const days = await daysOf(id, period);
      return {
        name: `campaign-${id}-${period.from}-${period.to}.csv`,
        columns,
        rows: [...days, { date: undefined, ...sumOf(days) }],
        language,
        separator: ';',
      };
    },

    /** @throws Problem 404 */
    async history(
      access: Access,
      id: number,
      { page, size, language }: { page: number; size: number; language: Language },
    ): Promise<CampaignHistory> {
      await campaigns.require(access, id);
      const rows = await history.page(id, { size, offset: (page - 1) * size });
      return {
        results: rows.map((row) => toEvent(row, language)),
        count: await history.count(id),
      };
    },
  };
}

export type CampaignResults = ReturnType<typeof createCampaignResults>;
