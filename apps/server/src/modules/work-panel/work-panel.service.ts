import { actingSeller } from '../../acting';
import type { Deps } from '../../deps';
import type { Owner } from '../../db/owner';
import { dayInTashkent } from '../../clock';
import type { Language } from '../../language';
import { createResponseSpeedRepository } from './response-speed.repository';
import type {
  ResponseSpeed,
  WorkCounts,
  WorkPanel,
  WorkPanelQuery,
  WorkQueues,
  WorkScope,
  WorkSource,
} from './work-panel-types';

const day = 86_400_000;
/** Days that the response speed looks at, today included, and as many before them. */
const speedDays = 30;

/** Sources of which each names what of the panel it fills. */
export interface WorkSources {
  buyers: WorkSource<
    'unread_rooms' | 'unanswered_rooms' | 'new_leads' | 'new_leads_in_rooms',
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
  owner: Owner;
  /** Who asks. */
  member: number;
  query: WorkPanelQuery;
  language: Language;
}

const nothing: WorkQueues = {
  leads: [],
  rooms: [],
  declined: [],
  expiring: [],
  refresh: [],
  applications: [],
  campaigns: [],
};

/** As many as all queues have rows; whoever waits in a chat and as a lead is one. */
const totalOf = (counts: Omit<WorkCounts, 'total'>): number =>
  counts.unread_rooms +
  counts.unanswered_rooms +
  counts.new_leads -
  counts.new_leads_in_rooms +
  counts.declined_autos +
  counts.expiring_autos +
  counts.refresh_ready +
  counts.pending_applications +
  counts.overdue_applications +
  counts.low_campaigns +
  counts.unpaid_campaigns;

/** What needs the dealer now. */
export function createWorkPanelService(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { buyers, listings, applications, campaigns }: WorkSources,
) {
  const speed = createResponseSpeedRepository(db);

  async function countsOf(scope: WorkScope): Promise<WorkCounts> {
    const [ofBuyers, ofListings, ofApplications, ofCampaigns] = await Promise.all([
      buyers.counts(scope),
      listings.counts(scope),
      applications.counts(scope),
      campaigns.counts(scope),
    ]);
    const counts = { ...ofBuyers, ...ofListings, ...ofApplications, ...ofCampaigns };
    return { ...counts, total: totalOf(counts) };
  }

  async function queuesOf(scope: WorkScope, limit: number, language: Language) {
    const page = { limit, language };
    const [ofBuyers, ofListings, ofApplications, ofCampaigns] = await Promise.all([
      buyers.rows(scope, page),
      listings.rows(scope, page),
      applications.rows(scope, page),
      campaigns.rows(scope, page),
    ]);
    return { ...ofBuyers, ...ofListings, ...ofApplications, ...ofCampaigns };
  }

  async function speedOf({ owner, now, avtosalon }: WorkScope): Promise<ResponseSpeed> {
    const today = Date.parse(`${dayInTashkent(now)}T00:00:00+05:00`);
    const from = new Date(today - (speedDays - 1) * day);
    const previousFrom = new Date(from.getTime() - speedDays * day);
    const measured = await speed.measure({ owner, now, from, previousFrom, avtosalon });
    return {
      days: speedDays,
      count: measured.count,
      median: measured.median ?? undefined,
      working_median: measured.working_median ?? undefined,
      previous: measured.previous ?? undefined,
    };
  }

  return {
    /** The statements run side by side, one for each queue and one for each source's counts. */
    async read({ owner, member, query, language }: WorkReader): Promise<WorkPanel> {
      const { avtosalon, mine, limit, counts_only } = query;
      const now = clock.now();
      const scope = { owner, now, avtosalon, responsible: mine ? member : actingSeller() };
      const [counts, queues, response_speed] = await Promise.all([
        countsOf(scope),
        counts_only ? nothing : queuesOf(scope, limit, language),
        speedOf(scope),
      ]);
      return { now: now.toISOString(), counts, ...queues, response_speed };
    },
  };
}

export type WorkPanelService = ReturnType<typeof createWorkPanelService>;
