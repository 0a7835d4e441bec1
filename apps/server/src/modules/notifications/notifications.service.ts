import type { Deps } from '../../deps';
import type { Dealer } from '../../http/auth';
import { validation } from '../../http/problem';
import type { Streams } from '../../realtime/streams';
import { type NewNotice, type Notify, noticeParams } from './notice-types';
import { type NoticesQuery, createNotificationsRepository } from './notifications.repository';

/** Kept that long (contract). */
const life = 90 * 86_400_000;
/** Time for an open page to show a notice and for its reader to see it, before devices are rung. */
const pushDelay = 3000;

const sweepEvery = 3_600_000;
const batch = 1000;

const later = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);

/** Notices of the bell: told by other modules, listed and read here. */
export function createNotificationsService(
  { db, clock, jobs, log, push }: Deps,
  streams: Pick<Streams, 'append' | 'lock'>,
) {
  const notices = createNotificationsRepository(db);
  const oldest = () => later(clock.now(), -life);
  const unreadCount = (owner: number) => notices.count(owner, oldest(), true);

  jobs.registerJob('notification_sweep', async () => {
    const count = await notices.sweep(oldest(), batch);
    if (count > 0) log.info({ count }, 'old notices swept');
    const wait = count === batch ? 1000 : sweepEvery;
    await jobs.schedule('notification_sweep', 1, later(clock.now(), wait));
  });

  /** The newer message stands for the older ones; its push waits no longer than theirs would have, or a talkative buyer never rings. */
  async function replaceOfRoom(owner: number, { type, target }: NewNotice) {
    if (type !== 'message_new' || target?.type !== 'room') return undefined;
    const before = await notices.ofRoom(owner, target.id);
    if (before === undefined) return undefined;
    // The timer's row before the notice's, as the timer that runs takes them: in two orders they would wait for each other crosswise.
    await jobs.cancel('push_notice', before.id);
    await notices.remove(owner, before.id);
    return before;
  }

  async function store(owner: number, notice: NewNotice): Promise<void> {
    // The lock first: ids come in the order of commits, so that nobody reads `up_to` past one that is still on its way.
    await streams.lock(owner);
    const now = clock.now();
    const before = await replaceOfRoom(owner, notice);
    const due = later(now, pushDelay);
    const push_at = before !== undefined && before.push_at > now ? before.push_at : due;
    const id = await notices.add(owner, notice, now, push_at);
    const { type, target } = notice;
    await streams.append(owner, {
      action: 'notification',
      notification: { id, type, ...(target === undefined ? {} : { target }) },
      unread_count: await unreadCount(owner),
    });
    if (push !== undefined) await jobs.schedule('push_notice', id, push_at);
  }

  /** Carries out a reading and tells the other pages, if it changed anything. @returns what is left unread */
  const reading = (owner: number, mark: () => Promise<number>): Promise<number> =>
    db.transaction(async () => {
      await streams.lock(owner);
      const changed = await mark();
      const unread_count = await unreadCount(owner);
      if (changed > 0) await streams.append(owner, { action: 'notification', unread_count });
      return unread_count;
    });

  /**
   * Told at the end of the surrounding transaction: the stream's lock comes after whatever else it locks.
   * @throws ZodError at once when the params do not fit the type
   */
  const notify: Notify = async (owner, notice) => {
    noticeParams[notice.type].parse(notice.params);
    await db.transaction(async () => {
      db.beforeCommit(owner, () => store(owner, notice));
    });
  };

  return {
    notify,

    list: ({ business_user_id: owner }: Dealer, query: NoticesQuery) =>
      db.snapshot(async () => {
        const rows = await notices.list(owner, oldest(), query);
        const unread_count = await unreadCount(owner);
        const count = query.unread ? unread_count : await notices.count(owner, oldest(), false);
        return { rows, count, unread_count };
      }),

    /**
     * Marks notices as read; those of others and unknown ones are passed over.
     * @returns what is left unread
     * @throws Problem 422 when nothing is named
     */
    async read(
      { business_user_id: owner }: Dealer,
      which: { ids?: number[] | undefined; up_to?: number | undefined },
    ): Promise<number> {
      if (which.ids === undefined && which.up_to === undefined)
        throw validation([{ field: 'ids', code: 'required' }]);
      return reading(owner, () => notices.markRead(owner, which, clock.now()));
    },

    /** The dealer read a room up to a message: what the bell says of it is read too. Part of the surrounding transaction. */
    async readRoom(owner: number, roomId: number, upTo: number): Promise<void> {
      await db.transaction(async () => {
        db.beforeCommit(owner, async () => {
          await reading(owner, () => notices.markRoomRead(owner, roomId, upTo, clock.now()));
        });
      });
    },
  };
}

export type NotificationsService = ReturnType<typeof createNotificationsService>;
