import { carTitle } from '../../catalogue/catalog/car-title';
import type { Access } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { type CsvFile } from '../../../platform/http/csv';
import { TooManyRows } from '../../../platform/db/errors';
import { longestFile } from '../../../platform/db/list-query';
import type { Language } from '../../../platform/values/language';
import { toCover } from '../../../platform/media/image';
import { type FileRow, fileColumns, fileRows } from './auto-rows-csv';
import { type AutoRow, createAutoRowsRepository } from './auto-rows.repository';
import { requirePeriod } from './statistics-period';
import type {
  AutoFigures,
  AutoFiguresExport,
  AutoFiguresList,
  AutoFiguresQuery,
} from './statistics-types';

export function createAutoRowsService({ db, clock, media }: Deps) {
  const cars = createAutoRowsRepository(db);

  function toFigures(row: AutoRow): AutoFigures {
    const { avtosalon_id, avtosalon_name } = row;
    const isSold = row.sold === 1;
    return {
      car: { id: row.id, title: carTitle(row), photo: toCover(row, media) },
      is_deleted: row.status === 'deleted',
      status: row.status,
      avtosalon:
        avtosalon_id === null || avtosalon_name === null
          ? undefined
          : { id: avtosalon_id, name: avtosalon_name },
      impressions: row.impressions,
      views: row.views,
      likes: row.likes,
      calls: row.calls,
      requests: row.requests,
      chats: row.chats,
      leads: row.leads,
      interest: row.interest,
      sold: row.sold,
      sold_at: isSold ? row.sold_at?.toISOString() : undefined,
      sale_price: isSold ? (row.sale_price ?? undefined) : undefined,
      currency: isSold && row.sale_price !== null ? row.currency : undefined,
      days: row.days,
    };
  }

  return {
    /** @throws Problem 422 `range_order`, `range_too_long` */
    async page(access: Access, query: AutoFiguresQuery): Promise<AutoFiguresList> {
      const { page, size, ordering = '-views', q, figure, avtosalon } = query;
      const { rows, count, totals, withoutAuto } = await cars.rows(access, {
        ...requirePeriod(query),
        avtosalon,
        q,
        figure,
        ordering,
        size,
        offset: (page - 1) * size,
        now: clock.now(),
      });
      return {
        results: rows.map(toFigures),
        count,
        without_auto: withoutAuto === 0 ? undefined : withoutAuto,
        totals,
      };
    },

    /** @throws Problem 422 `range_order`, `range_too_long`, `too_many_rows` */
    async csv(
      access: Access,
      query: AutoFiguresExport,
      language: Language,
    ): Promise<CsvFile<FileRow>> {
      const { ordering = '-views', q, figure, avtosalon } = query;
      const { from, to } = requirePeriod(query);
      const found = await cars.rows(access, {
        from,
        to,
        avtosalon,
        q,
        figure,
        ordering,
        size: longestFile,
        offset: 0,
        now: clock.now(),
      });
      if (found.count > longestFile) throw new TooManyRows(longestFile);
      return {
        name: `statistics-${from}-${to}.csv`,
        columns: fileColumns,
        rows: fileRows(found),
        language,
        separator: ';',
      };
    },
  };
}

export type AutoRowsService = ReturnType<typeof createAutoRowsService>;
