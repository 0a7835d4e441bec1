import { day, hour } from '../../../platform/values/clock';
import { type Access, inAllShowrooms, businessAccess } from '../../../platform/values/access';
import type { Owner } from '../../../platform/values/owner';
import type { Deps } from '../../../platform/deps';
import { validation } from '../../../platform/http/problem';
import type { Streams } from '../../../platform/realtime/streams';
import { createEvent } from '../../../platform/values/event';
import {
  type NewNotification,
  type Notify,
  type ShowChange,
  notificationParams,
} from './notification-types';
import {
  type NotificationFilters,
  type StoredNotification,
  createNotificationsRepository,
} from './notifications.repository';

/** Contract. */
const life = 90 * day;
/** Milliseconds for a reader to see a notification on an open page, before it is pushed to devices. */
const pushDelay = 3000;

const sweepEvery = hour;
const batch = 1000;

const later = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);

export function createNotificationsService(
  { db, clock, jobs, log, push }: Deps,
  streams: Pick<Streams, 'append' | 'lock'>,
) {
  const repository = createNotificationsRepository(db);
  const stored = createEvent<[StoredNotification]>();
  const oldest = () => later(clock.now(), -life);
  const unreadCount = (access: Access) =>
    repository.list.count(access, { since: oldest(), unread: true });

  jobs.registerJob('notification_sweep', async () => {
    const count = await repository.sweep(oldest(), batch);
    if (count > 0) log.info({ count }, 'notification.swept');
    const wait = count === batch ? 1000 : sweepEvery;
    await jobs.schedule('notification_sweep', 1, later(clock.now(), wait));
  });

  /** The push keeps the older due time; otherwise frequent messages would delay it for ever. */
  async function replaceOfRoom(access: Access, { type, target }: NewNotification) {
    if (type !== 'message_new' || target?.type !== 'room') return undefined;
    const unread = { type, target_id: target.id, read_at: null };
    const before = await repository.find(access, unread);
    if (before === undefined) return undefined;
    // Lock the timer's row before the notification's, in the same order as the running timer, to avoid a deadlock.
    await jobs.cancel('push_notice', before.id);
    await repository.delete(access, before.id);
    return before;
  }

  async function store(owner: Owner, notification: NewNotification): Promise<void> {
    const access = businessAccess(owner);
    // The lock comes first: ids follow commit order, so that `up_to` never skips a notification that is not visible yet.
    await streams.lock(owner);
    const now = clock.now();
    const before = await replaceOfRoom(access, notification);
    const due = later(now, pushDelay);
    const push_at = before !== undefined && before.push_at > now ? before.push_at : due;
    const { type, target, params } = notification;
    const row = await repository.insert(access, {
      type,
      target_type: target?.type,
      target_id: target?.id,
      params: JSON.stringify(params),
      created_at: now,
      push_at,
    });
    const { id } = row;
    await stored.emit(row);
    await streams.append(owner, {
      action: 'notification',
      notification: { id, type, target },
      unread_count: await unreadCount(access),
    });
    if (push !== undefined) await jobs.schedule('push_notice', id, push_at);
  }

  /** Notifies the other pages when something changed. @returns the unread count */
  const reading = (access: Access, mark: () => Promise<number>): Promise<number> =>
    db.transaction(async () => {
      await streams.lock(access.owner);
      const changed = await mark();
      if (changed > 0) {
        // Events concern the whole business; the socket narrows them for each member.
        const unread_count = await unreadCount(inAllShowrooms(access));
        await streams.append(access.owner, { action: 'notification', unread_count });
      }
      return unreadCount(access);
    });

  /**
   * Sends at the end of the surrounding transaction, because the stream's lock must come after all other locks.
   * @throws ZodError at once when the params do not fit the type
   */
  const notify: Notify = async (owner, notification) => {
    notificationParams[notification.type].parse(notification.params);
    await db.transaction(async () => {
      db.beforeCommit(owner, () => store(owner, notification));
    });
  };

  const showChange: ShowChange = (owner, changed) =>
    db.transaction(async () => {
      db.beforeCommit(owner, async () => {
        await streams.lock(owner);
        const unread_count = await unreadCount(businessAccess(owner));
        await streams.append(owner, { action: 'notification', changed, unread_count });
      });
    });

  return {
    notify,
    showChange,
    /** Emitted in the transaction that stores it, under the stream's lock. */
    stored,

    unread: unreadCount,

    isVisible: async (access: Access, id: number) =>
      (await repository.find(access, id)) !== undefined,

    list: (
      access: Access,
      query: Omit<NotificationFilters, 'since'> & { page: number; size: number },
    ) =>
      db.snapshot(async () => {
        const { rows, count } = await repository.list.page(access, { ...query, since: oldest() });
        return { rows, count, unread_count: await unreadCount(access) };
      }),

    /** Ignores unknown ids and those of others. @returns the unread count @throws Problem 422 when no notification is named */
    async read(
      access: Access,
      which: { ids?: number[] | undefined; up_to?: number | undefined },
    ): Promise<number> {
      if (which.ids === undefined && which.up_to === undefined)
        throw validation([{ field: 'ids', code: 'required' }]);
      return reading(access, () => repository.markRead(access.owner, which, clock.now()));
    },

    /** After the dealer has read up to the notification's message. Part of the surrounding transaction. */
    async readRoom(access: Access, roomId: number, upTo: number): Promise<void> {
      await db.transaction(async () => {
        db.beforeCommit(access.owner, async () => {
          await reading(access, () =>
            repository.markRoomRead(access.owner, roomId, upTo, clock.now()),
          );
        });
      });
    },
  };
}

export type NotificationsService = ReturnType<typeof createNotificationsService>;
