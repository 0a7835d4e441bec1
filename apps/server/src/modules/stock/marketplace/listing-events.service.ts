import type { BodyOf } from '../../../platform/values/contract';
import { dayInTashkent, day, minute } from '../../../platform/values/clock';
import type { Deps } from '../../../platform/deps';
import { type Increment, createAutoCounts } from '../autos/auto-counts.service';
import type { AutoTransitions } from '../autos/auto-transitions';
import type { AutoStatus } from '../autos/auto-types';
import { createListingEventsRepository } from './listing-events.repository';

type ListingEvents = BodyOf<'addListingEvents'>;
type ListingEvent = ListingEvents['events'][number];
type Rejected = { id: string; code: string };

/** Decisions §4 and the contract. */
const maxClockSkew = 5 * minute;
const furthestBack = 7 * day;
const reportersNeeded = 3;
const reportsCountFor = 30 * day;

const visible: readonly AutoStatus[] = ['active', 'barakami'];

function rejectionCode(event: ListingEvent, status: AutoStatus | undefined, now: Date) {
  const skew = Date.parse(event.at) - now.getTime();
  if (skew > maxClockSkew || -skew > furthestBack) return 'time_out_of_range';
  if (status === undefined) return 'unknown_reference';
  // A like may be removed at any time; a report of a listing that is not on sale is ignored.
  if (event.kind !== 'unlike' && !visible.includes(status)) return 'not_active';
  if (event.kind === 'report' && event.report_reason === undefined) return 'required';
  return undefined;
}

export function createListingEvents({ db, clock }: Deps, transitions: AutoTransitions) {
  const events = createListingEventsRepository(db);
  const counts = createAutoCounts({ db });

  /** @returns the increase of the counters; undefined when the event was already counted in another form */
  async function incrementOf(event: ListingEvent): Promise<Increment | undefined> {
    const { auto_id, visitor } = event;
    const at = new Date(event.at);
    const date = dayInTashkent(at);
    switch (event.kind) {
      case 'view':
        return (await events.addView(auto_id, visitor, at))
          ? { auto_id, date, figure: 'views', by: 1 }
          : undefined;
      case 'like':
        return (await events.addLike(auto_id, visitor, at, date))
          ? { auto_id, date, figure: 'likes', by: 1 }
          : undefined;
      case 'unlike': {
        // Subtracted from the day on which the like was counted: no day falls below zero.
        const liked = await events.removeLike(auto_id, visitor, at);
        return liked === undefined ? undefined : { auto_id, ...liked, figure: 'likes', by: -1 };
      }
      case 'call':
        return { auto_id, date, figure: 'dials', by: 1 };
      case 'report':
        return undefined;
      default:
        return event.kind satisfies never;
    }
  }

  async function judgeReports(autoId: number): Promise<void> {
    const row = await transitions.lockOfAnyOwner(autoId);
    if (row?.status !== 'active') return;
    const oldest = clock.now().getTime() - reportsCountFor;
    const since = new Date(Math.max(oldest, row.activated_at?.getTime() ?? oldest));
    if ((await events.reporters(autoId, since)) >= reportersNeeded)
      await transitions.move(row, 'reported_by_client', { kind: 'client' });
  }

  return {
    /** An invalid event does not affect the others; a known one counts as repeated. */
    add: ({ events: all }: ListingEvents) =>
      db.transaction(async () => {
        const now = clock.now();
        const statuses = await events.statuses(all.map(({ auto_id }) => auto_id));
        const rejected: Rejected[] = [];
        const good: ListingEvent[] = [];
        for (const event of all) {
          const code = rejectionCode(event, statuses.get(event.auto_id), now);
          if (code === undefined) good.push(event);
          else rejected.push({ id: event.id, code });
        }
        // Sorted by id, so that two batches with the same events cannot deadlock.
        const distinct = [...new Map(good.map((event) => [event.id, event])).values()].sort(
          (a, b) => (a.id < b.id ? -1 : 1),
        );
        const added = await events.add(
          distinct.map((event) => ({
            id: event.id,
            auto_id: event.auto_id,
            kind: event.kind,
            at: new Date(event.at),
            visitor: event.visitor,
            report_reason: event.report_reason ?? null,
            note: event.note ?? null,
          })),
          now,
        );
        const fresh = distinct
          .filter(({ id }) => added.has(id))
          .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
        const increments: Increment[] = [];
        for (const event of fresh) {
          const increment = await incrementOf(event);
          if (increment !== undefined) increments.push(increment);
        }
        await counts.count(increments);
        const reported = new Set(
          fresh.filter(({ kind }) => kind === 'report').map(({ auto_id }) => auto_id),
        );
        for (const id of [...reported].sort((a, b) => a - b)) await judgeReports(id);
        return { accepted: fresh.length, repeated: good.length - fresh.length, rejected };
      }),
  };
}

export type ListingEventsService = ReturnType<typeof createListingEvents>;
