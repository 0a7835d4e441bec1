import { day } from '../src/platform/values/clock';
import { businessAccess } from '../src/platform/values/access';
import type { Deps } from '../src/platform/deps';
import { createAutoNotifications } from '../src/modules/stock/autos/auto-notifications';
import { createAutosRepository } from '../src/modules/stock/autos/autos.repository';
import { leadNotification } from '../src/modules/buyers/leads/lead-notification';
import { messageNotification } from '../src/modules/buyers/chat/message-notification';
import type {
  NewNotification,
  Notify,
} from '../src/modules/foundation/notifications/notification-types';
import type { Owner } from '../src/platform/values/owner';
import { insertRows } from './insert-rows';

/** Period of the demo's notifications, and the recent part that a daily visitor has not seen yet. */
const period = 10 * day;
const unseen = day / 2;
/** Period of notifications of leads, which are frequent. */
const leadPeriod = 1.5 * day;

export interface PastNotification {
  at: Date;
  read_at: Date | null;
  notification: NewNotification;
}

const readBy = (now: Date, at: Date) => {
  const seen = new Date(at.getTime() + unseen);
  return seen < now ? seen : null;
};

const transitionsSince = ({ db }: Deps, owner: Owner, since: Date) =>
  db.current
    .selectFrom('auto_history as h')
    .innerJoin('autos as a', 'a.id', 'h.auto_id')
    .select(['h.auto_id', 'h.at', 'h.actor_kind', 'h.from_status', 'h.to_status'])
    .select('h.declined_reasons')
    .where('a.business_user_id', '=', owner)
    .where('a.status', '<>', 'deleted')
    .where('h.at', '>', since)
    .where('h.kind', '=', 'status_changed')
    .execute();

/** Leads from buyers. Leads from chats notify by their messages; those entered by the dealer do not notify. */
const leadsSince = ({ db }: Deps, owner: Owner, since: Date) =>
  db.current
    .selectFrom('leads')
    .selectAll()
    .where('business_user_id', '=', owner)
    .where('type', '<>', 'room')
    .where('source', '<>', 'dealer')
    .where('created_at', '>', since)
    .execute();

/** The newest one covers the earlier messages of its room. */
const messagesSince = ({ db }: Deps, owner: Owner, since: Date) =>
  db.current
    .selectFrom('chat_messages as m')
    .innerJoin('chat_rooms as r', 'r.id', 'm.room_id')
    .select(['m.id', 'm.room_id', 'r.username', 'm.text', 'm.created_at', 'm.read_at'])
    .distinctOn('m.room_id')
    .where('r.business_user_id', '=', owner)
    .where('m.author', '=', 'client')
    .where('m.created_at', '>', since)
    .orderBy('m.room_id')
    .orderBy('m.id', 'desc')
    .execute();

/**
 * Applies the server's own rules to stored histories, leads and rooms, without pushes to devices.
 * @param others notifications of other parts of the demo
 */
export async function storeNotifications(
  deps: Deps,
  owner: Owner,
  others: readonly PastNotification[] = [],
): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const since = new Date(now.getTime() - period);
  const sent: NewNotification[] = [];
  const notify: Notify = async (_owner, notification) => {
    sent.push(notification);
  };
  const autos = createAutosRepository(db);
  const autoNotifications = createAutoNotifications(deps, notify);
  const past: PastNotification[] = [...others];
  const keep = (at: Date, read_at: Date | null) => {
    past.push(...sent.splice(0).map((notification) => ({ at, read_at, notification })));
  };

  for (const { auto_id, at, from_status, to_status, ...transition } of await transitionsSince(
    deps,
    owner,
    since,
  )) {
    const row = await autos.find(businessAccess(owner), auto_id);
    if (row === undefined || from_status === null || to_status === null) continue;
    const changed = {
      ...row,
      status: to_status,
      declined_reasons: transition.declined_reasons ?? [],
    };
    await autoNotifications.moved(changed, from_status, { kind: transition.actor_kind });
    keep(at, readBy(now, at));
  }
  for (const lead of await leadsSince(deps, owner, new Date(now.getTime() - leadPeriod))) {
    const car =
      lead.auto_id === null
        ? undefined
        : await autoNotifications.titleOf(businessAccess(owner), lead.auto_id);
    await notify(owner, leadNotification(lead, car));
    keep(lead.created_at, lead.contacted_at);
  }
  for (const message of await messagesSince(deps, owner, since)) {
    await notify(owner, messageNotification(message));
    keep(message.created_at, message.read_at);
  }

  await insertRows(
    db,
    'notifications',
    past
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
      .map(({ at, read_at, notification: { type, target, params } }) => ({
        business_user_id: owner,
        type,
        target_type: target?.type ?? null,
        target_id: target?.id ?? null,
        params,
        created_at: at,
        push_at: at,
        read_at,
      })),
  );
}
