import { type Access, memberIf, sellerOf } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { dayInTashkent, day, midnightOf } from '../../../platform/values/clock';
import type { Language } from '../../../platform/values/language';
import { createParts } from './panel-parts';
import { createResponseSpeedRepository } from './response-speed.repository';
import type {
  ResponseSpeed,
  WorkCounts,
  WorkPage,
  WorkPanel,
  WorkPanelQuery,
  WorkQueues,
  WorkScope,
  WorkSource,
} from './work-panel-types';

/** Days of the response speed, today included, and of the comparison before them. */
const speedDays = 30;

export interface WorkSources {
  buyers: WorkSource<
    'unread_rooms' | 'unanswered_rooms' | 'new_leads' | 'new_leads_in_rooms' | 'new_leads_repeated',
    'leads' | 'rooms'
  >;
  listings: WorkSource<
    'declined_autos' | 'expiring_autos' | 'refresh_ready' | 'avtosalons' | 'autos',
    'declined' | 'expiring' | 'refresh'
  >;
  applications: WorkSource<'pending_applications' | 'overdue_applications', 'applications'>;
  campaigns: WorkSource<'low_campaigns' | 'unpaid_campaigns', 'campaigns'>;
}

export interface WorkReader {
  access: Access;
  query: WorkPanelQuery;
  language: Language;
}

const noCounts: Omit<WorkCounts, 'total'> = {
  unread_rooms: 0,
  unanswered_rooms: 0,
  new_leads: 0,
  new_leads_in_rooms: 0,
  new_leads_repeated: 0,
  declined_autos: 0,
  expiring_autos: 0,
  refresh_ready: 0,
  pending_applications: 0,
  overdue_applications: 0,
  low_campaigns: 0,
  unpaid_campaigns: 0,
  avtosalons: 0,
  autos: 0,
};

/** A buyer who waits in a chat and as a lead, or for several cars, counts once. */
const totalOf = (counts: Omit<WorkCounts, 'total'>): number =>
  counts.unread_rooms +
  counts.unanswered_rooms +
  counts.new_leads -
  counts.new_leads_in_rooms -
  counts.new_leads_repeated +
  counts.declined_autos +
  counts.expiring_autos +
  counts.refresh_ready +
  counts.pending_applications +
  counts.overdue_applications +
  counts.low_campaigns +
  counts.unpaid_campaigns;

export function createWorkPanelService(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  { buyers, listings, applications, campaigns }: WorkSources,
) {
  const speed = createResponseSpeedRepository(db);

  async function speedOf({ now, ...scope }: WorkScope): Promise<ResponseSpeed> {
    const today = midnightOf(dayInTashkent(now)).getTime();
    const from = new Date(today - (speedDays - 1) * day);
    const previousFrom = new Date(from.getTime() - speedDays * day);
    const measured = await speed.measure({ ...scope, now, from, previousFrom });
    return {
      days: speedDays,
      count: measured.count,
      median: measured.median ?? undefined,
      working_median: measured.working_median ?? undefined,
      previous: measured.previous ?? undefined,
    };
  }

  return {
    /** Runs the statements concurrently, one per queue and one per source's counts. A failed one does not affect the others. */
    async read({ access, query, language }: WorkReader): Promise<WorkPanel> {
      const { avtosalon, mine, limit, counts_only } = query;
      const now = clock.now();
      const responsible = memberIf(access, mine) ?? sellerOf(access);
      const scope = { access, now, avtosalon, responsible };
      const page = { limit, language };
      const parts = createParts(log);
      const rowsOf = <Name extends keyof WorkQueues>(
        name: Name,
        {
          rows,
        }: { rows: { [One in Name]: (of: WorkScope, at: WorkPage) => Promise<WorkQueues[One]> } },
      ) => (counts_only ? [] : parts.read([name], () => rows[name](scope, page)));
      const [ofBuyers, ofListings, ofApplications, ofCampaigns, response_speed, ...queues] =
        await Promise.all([
          parts.read(['leads', 'rooms'], () => buyers.counts(scope)),
          parts.read(['declined', 'expiring', 'refresh'], () => listings.counts(scope)),
          parts.read(['applications'], () => applications.counts(scope)),
          parts.read(['campaigns'], () => campaigns.counts(scope)),
          parts.read(['response_speed'], () => speedOf(scope)),
          rowsOf('leads', buyers),
          rowsOf('rooms', buyers),
          rowsOf('declined', listings),
          rowsOf('expiring', listings),
          rowsOf('refresh', listings),
          rowsOf('applications', applications),
          rowsOf('campaigns', campaigns),
        ]);
      const [leads, rooms, declined, expiring, refresh, ofTradeIn, ofAds] = queues;
      const counts = { ...noCounts, ...ofBuyers, ...ofListings, ...ofApplications, ...ofCampaigns };
      return {
        now: now.toISOString(),
        counts: { ...counts, total: totalOf(counts) },
        leads: leads ?? [],
        rooms: rooms ?? [],
        declined: declined ?? [],
        expiring: expiring ?? [],
        refresh: refresh ?? [],
        applications: ofTradeIn ?? [],
        campaigns: ofAds ?? [],
        response_speed: response_speed ?? { days: speedDays, count: 0 },
        failed: parts.failed(),
      };
    },
  };
}

export type WorkPanelService = ReturnType<typeof createWorkPanelService>;
