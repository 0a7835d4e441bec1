import { dayInTashkent, day } from '../../../platform/values/clock';
import type { Access } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { type CsvFile, mapBatches } from '../../../platform/http/csv';
import { notFound, validation } from '../../../platform/http/problem';
import type { Language } from '../../../platform/values/language';
import { toImage } from '../../../platform/media/image';
import type { CatalogService } from '../../catalogue/catalog/catalog.service';
import type { MembersService } from '../../identity/members/members.service';
import type { RatesService } from '../../foundation/rates/rates.service';
import { type CsvApplication, applicationColumns } from './application-csv';
import type {
  Application,
  ApplicationExportQuery,
  ApplicationFilters,
  ApplicationHistory,
  ApplicationListQuery,
} from './application-types';
import { type Moment, toApplication } from './applications.mapper';
import { type ApplicationRow, createApplicationsRepository } from './applications.repository';

/** Days in which decisions are counted, today included. */
const decisionDays = 30;

const pairs = [
  ['from', 'to'],
  ['scheduled_from', 'scheduled_to'],
  ['decided_from', 'decided_to'],
] as const;

/** @throws Problem 422 `range_order` */
function requirePeriods(filters: ApplicationFilters): void {
  const wrong = pairs.filter(([from, to]) => (filters[to] ?? '9999') < (filters[from] ?? ''));
  if (wrong.length > 0)
    throw validation(wrong.map(([, field]) => ({ field, code: 'range_order' })));
}

export interface ListParts {
  catalog: CatalogService;
  members: Pick<MembersService, 'refs'>;
  rates: RatesService;
}

export function createApplicationsList(
  { db, clock, media }: Pick<Deps, 'db' | 'clock' | 'media'>,
  { catalog, members, rates }: ListParts,
) {
  const applications = createApplicationsRepository(db);

  async function readMoment(): Promise<Moment> {
    const { rate, date } = await rates.current();
    return { now: clock.now(), rate: { rate, date }, media };
  }

  /** A fixed number of statements, however many rows. */
  async function present(access: Access, rows: readonly ApplicationRow[]): Promise<Application[]> {
    const moment = await readMoment();
    const index = await catalog.current();
    const photos = Map.groupBy(
      await applications.photos(rows.map(({ id }) => id)),
      (photo) => photo.application_id,
    );
    const people = await members.refs(
      access,
      rows.map((row) => row.responsible_id),
    );
    return rows.map((row) =>
      toApplication(
        row,
        {
          catalog: index,
          photos: (photos.get(row.id) ?? []).map((photo) => toImage(photo, media)),
          responsible: people.get(row.responsible_id ?? 0),
        },
        moment,
      ),
    );
  }

  const list = {
    moment: readMoment,

    /** Keeps the order of the ids, and omits missing ones. */
    byIds: async (access: Access, ids: readonly number[]): Promise<Application[]> =>
      present(access, await applications.list.byIds(access, ids)),

    /** @throws Problem 404, also for another dealer's */
    async get(access: Access, id: number): Promise<Application> {
      const [application] = await present(access, [await applications.list.require(access, id)]);
      if (application === undefined) throw notFound();
      return application;
    },

    /** @throws Problem 422 */
    async page(access: Access, query: ApplicationListQuery) {
      requirePeriods(query);
      const now = clock.now();
      const today = dayInTashkent(now);
      const from = dayInTashkent(new Date(now.getTime() - (decisionDays - 1) * day));
      const { status: _status, ...filters } = { ...query, now };
      const { from: _from, to: _to, ...withoutCame } = filters;
      const undated = {
        ...withoutCame,
        scheduled_from: undefined,
        scheduled_to: undefined,
        decided_from: from,
        decided_to: today,
      };
      const count = (narrowed: typeof filters & { status: readonly string[] }) =>
        applications.list.count(access, narrowed);
      const [{ rows, count: found, statuses }, todays, overdue, approved, rejected] =
        await Promise.all([
          applications.list.page(access, { ...query, now }),
          count({ ...filters, status: ['scheduled'], scheduled_from: today, scheduled_to: today }),
          count({ ...filters, status: ['scheduled'], overdue: true }),
          count({ ...undated, status: ['approved'] }),
          count({ ...undated, status: ['rejected'] }),
        ]);
      return {
        results: await present(access, rows),
        count: found,
        statuses,
        today_count: todays,
        overdue_count: overdue,
        decisions: { from, to: today, decided: approved + rejected, approved, rejected },
      };
    },

    /** @throws Problem 422 */
    async csv(
      access: Access,
      query: ApplicationExportQuery,
      language: Language,
    ): Promise<CsvFile<CsvApplication>> {
      requirePeriods(query);
      const moment = await readMoment();
      const filters = { ...query, now: moment.now };
      const rows = mapBatches(await applications.list.file(access, filters), async (batch) => {
        const people = await members.refs(
          access,
          batch.map((row) => row.responsible_id),
        );
        return batch.map((row) => ({
          ...row,
          responsible_name: people.get(row.responsible_id ?? 0)?.full_name ?? null,
        }));
      });
      return {
        name: `applications-${dayInTashkent(moment.now)}.csv`,
        columns: applicationColumns(moment),
        rows,
        language,
      };
    },

    /** @throws Problem 404 */
    async history(
      access: Access,
      id: number,
      { page, size }: { page: number; size: number },
    ): Promise<ApplicationHistory> {
      await applications.require(access, id);
      const [rows, count] = await Promise.all([
        applications.events(access.owner, id, { size, offset: (page - 1) * size }),
        applications.eventCount(access.owner, id),
      ]);
      return {
        count,
        results: rows.map((row) => ({
          id: row.id,
          at: row.at.toISOString(),
          kind: row.kind,
          actor: { kind: row.actor_kind, name: row.actor_name ?? undefined },
          from: row.from_status ?? undefined,
          to: row.to_status ?? undefined,
          changes: row.changes,
        })),
      };
    },
  };
  return list;
}

export type ApplicationsList = ReturnType<typeof createApplicationsList>;
