import { businessAccess } from '../../../platform/values/access';
import { dayInTashkent, hour } from '../../../platform/values/clock';
import type { Deps } from '../../../platform/deps';
import type { MembersService } from '../../identity/members/members.service';
import type { Notify } from '../../foundation/notifications/notification-types';
import { carName } from './applications.mapper';
import { type StoredApplication, createApplicationsRepository } from './applications.repository';

const timers = { morning: 'application_morning', soon: 'application_soon' } as const;

/** 08:30 in Tashkent of the inspection's day. */
const morningOf = (time: Date) => new Date(`${dayInTashkent(time)}T08:30:00+05:00`);

const timeText = (time: Date) => new Date(time.getTime() + 5 * hour).toISOString().slice(11, 16);

/** Timers in the morning of the inspection's day, and an hour before it. */
export function createApplicationTimers(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { members, notify }: { members: Pick<MembersService, 'refs'>; notify: Notify },
) {
  const applications = createApplicationsRepository(db);

  /** A timer may be late or stale, so the row's current state decides. */
  const register = (kind: string, dueAt: (time: Date) => Date) =>
    jobs.registerJob(kind, async (id) => {
      const row = await applications.ofAnyOwner(id);
      if (row?.status !== 'scheduled' || row.scheduled_at === null) return;
      const now = clock.now();
      if (row.scheduled_at <= now || dueAt(row.scheduled_at) > now) return;
      const people = await members.refs(businessAccess(row.business_user_id), [row.responsible_id]);
      const responsible = people.get(row.responsible_id ?? 0);
      await notify(row.business_user_id, {
        type: 'application_today',
        target: { type: 'application', id },
        params: {
          client: row.client_name,
          car: carName(row.car),
          time: timeText(row.scheduled_at),
          ...(responsible?.is_active === true && { responsible: responsible.full_name }),
        },
      });
    });
  register(timers.morning, morningOf);
  register(timers.soon, (time) => new Date(time.getTime() - hour));

  return {
    /** Part of the surrounding transaction. */
    async set({ id, status, scheduled_at }: StoredApplication): Promise<void> {
      const now = clock.now();
      const wanted =
        status === 'scheduled' && scheduled_at !== null
          ? {
              [timers.morning]: morningOf(scheduled_at),
              [timers.soon]: new Date(scheduled_at.getTime() - hour),
            }
          : {};
      for (const kind of Object.values(timers)) {
        const at = wanted[kind];
        if (at === undefined || at <= now) await jobs.cancel(kind, id);
        else await jobs.schedule(kind, id, at);
      }
    },
  };
}

export type ApplicationTimers = ReturnType<typeof createApplicationTimers>;
