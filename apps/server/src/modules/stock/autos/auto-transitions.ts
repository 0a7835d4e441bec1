import type { CarChanged } from './car-events';
import type { Deps } from '../../../platform/deps';
import type { FlagRules } from './auto-flags';
import { createAutoHistoryRepository } from './auto-history.repository';
import type { AutoNotifications } from './auto-notifications';
import type { AutoReader } from './auto-reader';
import type {
  Actor,
  AutoStatus,
  DeactivationReason,
  DeclinedReason,
  AutoState,
} from './auto-types';
import { type AutoRow, createAutosRepository } from './autos.repository';
import { allowedTransitions, autoTimes, checkTransition } from './transition-rules';

export interface TransitionDetails {
  reason?: DeactivationReason | undefined;
  /** Only for the dealership's own history. */
  note?: string | undefined;
  sale?: Pick<AutoState, 'sold_at' | 'sale_price' | 'sale_currency' | 'sale_lead_id'> | undefined;
  declined_reasons?: readonly DeclinedReason[] | undefined;
  moderator_note?: string | undefined;
  flags?: readonly string[] | undefined;
}

const later = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);

const isApproval = (from: AutoStatus, to: AutoStatus) =>
  to === 'active' && (from === 'moderation' || from === 'flagged_to_admin');

const isRenewal = (from: AutoStatus, to: AutoStatus) =>
  to === 'active' && (from === 'active' || from === 'expired');

function activeColumns(row: AutoRow, now: Date): Partial<AutoState> {
  const columns = { activated_at: now, published_at: row.published_at ?? now };
  const life = { expires_at: later(now, autoTimes.life), expiry_warned_at: null };
  if (isRenewal(row.status, 'active')) return { ...columns, ...life };
  if (!isApproval(row.status, 'active')) return columns;
  const approved = { approved_price: row.price, approved_currency: row.currency };
  return { ...columns, ...life, ...approved, needs_moderation: false, flags: [] };
}

export const unsold = {
  sold_at: null,
  sale_price: null,
  sale_currency: null,
  sale_lead_id: null,
} as const;

export function columnsAfter(
  row: AutoRow,
  to: AutoStatus,
  details: TransitionDetails,
  now: Date,
): Partial<AutoState> {
  // Undo must restore everything as it was.
  if (to === 'deleted') return { status: to, deleted_at: now, deleted_from: row.status };
  const isClosed = to === 'sold_on_karvon' || to === 'archived';
  return {
    status: to,
    status_changed_at: row.status === to ? row.status_changed_at : now,
    is_edited: false,
    deactivation_reason: to === 'deactivated' ? (details.reason ?? null) : null,
    declined_reasons: to === 'moderation_declined' ? [...(details.declined_reasons ?? [])] : [],
    reserved_until: to === 'barakami' ? later(now, autoTimes.reservation) : null,
    closed_at: isClosed ? (row.closed_at ?? details.sale?.sold_at ?? now) : null,
    flags: details.flags && [...details.flags],
    moderator_note: details.moderator_note,
    ...(to === 'moderation' ? { moderation_sent_at: now } : {}),
    ...(to === 'active' ? activeColumns(row, now) : {}),
    ...(to === 'ne_active' ? unsold : {}),
    ...(to === 'sold_on_karvon' ? details.sale : {}),
  };
}

/** Changes the row, its history and its timers, and applies follow-up rules. Permission is checked before. */
export function createAutoTransitions(
  { db, clock, jobs }: Deps,
  {
    reader,
    flagRules,
    notifications,
    carChanged,
  }: {
    reader: AutoReader;
    flagRules: FlagRules;
    notifications: AutoNotifications;
    carChanged: CarChanged;
  },
) {
  const autos = createAutosRepository(db);
  const history = createAutoHistoryRepository(db);

  async function setTimers(before: AutoStatus, row: AutoRow): Promise<void> {
    if (row.status === 'active' && row.expires_at !== null) {
      await jobs.schedule('auto_expiry', row.id, row.expires_at);
      if (row.expiry_warned_at === null) {
        const warning = later(row.expires_at, -autoTimes.warning);
        await jobs.schedule('auto_expiry_warning', row.id, warning);
      }
    } else if (before === 'active') {
      await jobs.cancel('auto_expiry', row.id);
      await jobs.cancel('auto_expiry_warning', row.id);
    }
    if (row.status === 'barakami' && row.reserved_until !== null)
      await jobs.schedule('auto_reservation', row.id, row.reserved_until);
    else if (before === 'barakami') await jobs.cancel('auto_reservation', row.id);
    if (row.status === 'deleted' && row.deleted_at !== null) {
      const end = later(row.deleted_at, autoTimes.undo + autoTimes.undoGrace);
      await jobs.schedule('auto_purge', row.id, end);
    } else if (before === 'deleted') await jobs.cancel('auto_purge', row.id);
  }

  async function step(
    row: AutoRow,
    to: AutoStatus,
    actor: Actor,
    details: TransitionDetails,
  ): Promise<AutoRow> {
    const now = clock.now();
    const moved = await autos.update(row, columnsAfter(row, to, details, now));
    await setTimers(row.status, moved);
    await history.add({
      auto_id: row.id,
      at: now,
      kind: isRenewal(row.status, to) ? 'renewed' : 'status_changed',
      actor,
      from_status: row.status,
      to_status: to,
      reason: to === 'deactivated' ? (details.reason ?? null) : null,
      note: details.note ?? null,
      ...(to === 'moderation_declined' && details.declined_reasons !== undefined
        ? { declined_reasons: details.declined_reasons }
        : {}),
    });
    await notifications.moved(moved, row.status, actor);
    return moved;
  }

  const system: Actor = { kind: 'system' };

  async function follow(row: AutoRow): Promise<AutoRow> {
    // Changed while reserved, expired or reported: it must pass a moderator before it is on sale again.
    if (row.status === 'active' && row.needs_moderation)
      return follow(await step(row, 'moderation', system, {}));
    if (row.status !== 'moderation') return row;
    const flags = await flagRules(row, await reader.moment());
    return flags.length === 0 ? row : step(row, 'flagged_to_admin', system, { flags });
  }

  return {
    /** Checks a transition, for modules that serve every dealership. */
    check: checkTransition,
    allowed: allowedTransitions,

    /** Locks a listing for moderators and buyers, until the transaction ends. */
    lockOfAnyOwner: (id: number) => autos.lockOfAnyOwner(id),

    /** Call it inside a transaction, with the listing locked. @returns the listing after the follow-up rules */
    move: async (
      row: AutoRow,
      to: AutoStatus,
      actor: Actor,
      details: TransitionDetails = {},
    ): Promise<AutoRow> => {
      carChanged.emit(row.business_user_id, row.id);
      return follow(await step(row, to, actor, details));
    },

    /** Undoes a transition: the listing is as it was before. */
    async undo(row: AutoRow, before: Partial<AutoState>, actor: Actor): Promise<AutoRow> {
      const restored = await autos.update(row, before);
      await setTimers(row.status, restored);
      await history.add({
        auto_id: row.id,
        at: clock.now(),
        kind: 'status_changed',
        actor,
        from_status: row.status,
        to_status: restored.status,
      });
      carChanged.emit(row.business_user_id, row.id);
      return restored;
    },

    async restore(row: AutoRow, actor: Actor): Promise<AutoRow> {
      const status = row.deleted_from ?? 'ne_active';
      const restored = await autos.update(row, { status, deleted_at: null, deleted_from: null });
      await setTimers('deleted', restored);
      await history.add({
        auto_id: row.id,
        at: clock.now(),
        kind: 'restored',
        actor,
        from_status: 'deleted',
        to_status: status,
      });
      carChanged.emit(row.business_user_id, row.id);
      return restored;
    },
  };
}

export type AutoTransitions = ReturnType<typeof createAutoTransitions>;
