import { etagOf } from '@karvon/api/http';
import type { ApplicationUpdate } from '@karvon/api/main';
import { getGetProfileQueryOptions } from '@karvon/api/main/business';
import {
  getListApplicationsQueryKey,
  getListApplicationsQueryOptions,
  updateApplication,
} from '@karvon/api/main/trade-in';
import { workQueries } from '../work/work-queries';

export const inspectionQueries = {
  me: () => getGetProfileQueryOptions(),
  /** An employee's inspections of a day, `YYYY-MM-DD` in Tashkent. Disabled while either is missing. */
  ofDay: (responsible: number | null, day: string | null) =>
    getListApplicationsQueryOptions(
      {
        status: ['scheduled'],
        responsible: String(responsible ?? 'none'),
        size: 50,
        ...(day !== null && day !== '' && { scheduled_from: day, scheduled_to: day }),
      },
      { query: { enabled: responsible !== null && day !== null && day !== '' } },
    ),
  changes: [getListApplicationsQueryKey(), workQueries.panels],
} as const;

export const inspectionCalls = {
  update: ({ id, version, ...update }: ApplicationUpdate & { id: number; version: number }) =>
    updateApplication(id, update, { 'If-Match': etagOf({ version }) }),
} as const;
