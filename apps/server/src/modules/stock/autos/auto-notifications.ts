import { day } from '../../../platform/values/clock';
import type { Access } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import type { NewNotification, Notify } from '../../foundation/notifications/notification-types';
import { createAutoReferencesRepository } from './auto-references.repository';
import type { Actor, AutoStatus } from './auto-types';
import { type AutoRow, createAutosRepository } from './autos.repository';

type PlainNotification =
  | 'auto_approved'
  | 'auto_flagged'
  | 'auto_reported'
  | 'auto_expired'
  | 'auto_reservation_ended';

/** Dealers are notified only of transitions made by others. */
function notificationTypeOf(
  from: AutoStatus,
  to: AutoStatus,
): PlainNotification | 'auto_declined' | undefined {
  if (from === 'barakami' && to === 'active') return 'auto_reservation_ended';
  switch (to) {
    case 'active':
      return from === 'active' ? undefined : 'auto_approved';
    case 'moderation_declined':
      return 'auto_declined';
    case 'flagged_to_admin':
      return 'auto_flagged';
    case 'reported_by_client':
      return 'auto_reported';
    case 'expired':
      return 'auto_expired';
    case 'ne_active':
    case 'moderation':
    case 'barakami':
    case 'sold_on_karvon':
    case 'deactivated':
    case 'archived':
    case 'deleted':
      return undefined;
    default:
      return to satisfies never;
  }
}

/** Call it inside the transaction of the change. */
export function createAutoNotifications({ db, clock }: Deps, notify: Notify) {
  const references = createAutoReferencesRepository(db);
  const autos = createAutosRepository(db);

  const send = (row: AutoRow, notification: NewNotification) =>
    notify(row.business_user_id, { ...notification, target: { type: 'auto', id: row.id } });

  return {
    /** Title of a car, for notifications of other modules; undefined when the dealer has no such car. */
    async titleOf(access: Access, id: number): Promise<string | undefined> {
      const row = await autos.find(access, id);
      return row === undefined ? undefined : references.title(row);
    },

    /** @param row the listing after the transition */
    async moved(row: AutoRow, from: AutoStatus, actor: Actor): Promise<void> {
      const type = actor.kind === 'dealer' ? undefined : notificationTypeOf(from, row.status);
      if (type === undefined) return;
      const car = await references.title(row);
      if (type !== 'auto_declined') return send(row, { type, params: { car } });
      const [first, ...others] = row.declined_reasons;
      const reason = { ru: first?.text_ru ?? '', uz: first?.text_uz ?? '' };
      await send(row, { type, params: { car, reason, more: others.length } });
    },

    async expiring(row: AutoRow): Promise<void> {
      const left = (row.expires_at?.getTime() ?? 0) - clock.now().getTime();
      const days = Math.max(1, Math.ceil(left / day));
      await send(row, {
        type: 'auto_expiring',
        params: { car: await references.title(row), days },
      });
    },

    async refreshReady(row: AutoRow): Promise<void> {
      await send(row, { type: 'auto_refresh_ready', params: { car: await references.title(row) } });
    },
  };
}

export type AutoNotifications = ReturnType<typeof createAutoNotifications>;
