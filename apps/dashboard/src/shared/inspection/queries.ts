import { etagOf } from '@karvon/api/http';
import type { ApplicationUpdate } from '@karvon/api/main';
import {
  getListApplicationsQueryKey,
  getListApplicationsQueryOptions,
  updateApplication,
} from '@karvon/api/main/trade-in';
import { workQueries } from '../work/work-queries';

export const inspectionQueries = {
  /** Whose inspections stand on a day; `YYYY-MM-DD` in Tashkent. */
  ofDay: (responsible: number, day: string) =>
    getListApplicationsQueryOptions({
      status: ['scheduled'],
      responsible: String(responsible),
      scheduled_from: day,
      scheduled_to: day,
      size: 50,
    }),
  /** Beginnings of the keys that an inspection changes. */
  changes: [getListApplicationsQueryKey(), workQueries.panels],
} as const;

export const inspectionCalls = {
  update: ({ id, version, ...update }: ApplicationUpdate & { id: number; version: number }) =>
    updateApplication(id, update, { 'If-Match': etagOf({ version }) }),
} as const;
