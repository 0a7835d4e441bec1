import { dayInTashkent, day } from '../../../platform/values/clock';
import type { Access } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { validation } from '../../../platform/http/problem';
import type { Language } from '../../../platform/values/language';
import type { AutoCheck } from './auto-check';
import { createAutoFiguresRepository } from './auto-figures.repository';
import { createAutoHistoryRepository } from './auto-history.repository';
import { qualityOf } from './auto-quality';
import type { AutoHistory, AutoQuality, AutoStatistics, BilingualText } from './auto-types';
import { createAutosRepository } from './autos.repository';

/** Days (contract). */
const longest = 366;
const usual = 30;

type StoredEvent = Awaited<
  ReturnType<ReturnType<typeof createAutoHistoryRepository>['page']>
>[number];

const inLanguage = (text: BilingualText | undefined, language: Language) =>
  (typeof text === 'object' ? text[language] : text)?.slice(0, 5000);

function toEvent(row: StoredEvent, language: Language): AutoHistory['results'][number] {
  const isTransition = row.kind === 'status_changed' || row.kind === 'renewed';
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    actor: { kind: row.actor_kind, name: row.actor_name ?? undefined },
    from: isTransition ? (row.from_status ?? undefined) : undefined,
    to: isTransition ? (row.to_status ?? undefined) : undefined,
    reason: row.reason ?? undefined,
    note: row.note ?? undefined,
    source:
      row.file_name === null
        ? undefined
        : { kind: row.feed_id === null ? 'file' : 'feed', name: row.file_name },
    reasons: row.declined_reasons ?? undefined,
    changes: row.changes.map(({ field, before, after }) => ({
      field,
      before: inLanguage(before, language),
      after: inLanguage(after, language),
    })),
  };
}

const addDays = (date: string, count: number) =>
  new Date(Date.parse(date) + count * day).toISOString().slice(0, 10);

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / day) + 1;

export function createAutoInsights({ db, clock }: Deps, { check }: { check: AutoCheck }) {
  const autos = createAutosRepository(db);
  const history = createAutoHistoryRepository(db);
  const figures = createAutoFiguresRepository(db);

  /** @throws Problem 422 `range_order`, `range_too_long` */
  function periodOf({ from, to }: { from?: string | undefined; to?: string | undefined }) {
    const end = to ?? (from === undefined ? dayInTashkent(clock.now()) : addDays(from, usual - 1));
    const start = from ?? addDays(end, 1 - usual);
    const length = daysBetween(start, end);
    if (length < 1) throw validation([{ field: 'to', code: 'range_order' }]);
    if (length > longest)
      throw validation([{ field: 'to', code: 'range_too_long', params: { max: longest } }]);
    return { start, end, length };
  }

  return {
    /** Omits the median when there are too few decisions. */
    async moderationEstimate() {
      const { decisions, median_seconds } = await history.decisionTimes(20);
      return { decisions, ...(decisions >= 3 && median_seconds !== null && { median_seconds }) };
    },

    async history(
      access: Access,
      id: number,
      { page, size, language }: { page: number; size: number; language: Language },
    ): Promise<AutoHistory> {
      await autos.require(access, id);
      const rows = await history.page(access.owner, id, { size, offset: (page - 1) * size });
      const count = await history.count(access.owner, id);
      return { results: rows.map((row) => toEvent(row, language)), count };
    },

    async statistics(
      access: Access,
      id: number,
      query: { from?: string | undefined; to?: string | undefined },
    ): Promise<AutoStatistics> {
      await autos.require(access, id);
      const { start, end, length } = periodOf(query);
      const days = await figures.days(access.owner, id, start, end);
      const prices = await figures.prices(access.owner, id, start, end);
      return {
        from: start,
        to: end,
        totals: await figures.totals(access.owner, id, start, end),
        previous: await figures.totals(
          access.owner,
          id,
          addDays(start, -length),
          addDays(start, -1),
        ),
        days,
        prices: prices.map(({ at, ...price }) => ({ at: at.toISOString(), ...price })),
      };
    },

    async quality(access: Access, id: number): Promise<AutoQuality> {
      const row = await autos.require(access, id);
      return qualityOf(row, row.photo_count, await check.blocking(access, row, clock.now()));
    },
  };
}
