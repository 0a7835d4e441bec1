import { dayInTashkent, day, endOf } from '../../../platform/values/clock';
import type { Deps } from '../../../platform/deps';
import { conflict } from '../../../platform/http/problem';
import type { NewNotification, Notify } from '../../foundation/notifications/notification-types';
import { createCampaignHistoryRepository } from './campaign-history.repository';
import type { Ledger } from '../ledger/ledger.service';
import { allowedActions, canAfford, isBudgetLow, isOver, leftOf } from './campaign-rules';
import { createCampaignRunsRepository } from './campaign-runs.repository';
import type {
  Actor,
  CampaignAction,
  CampaignEventKind,
  CampaignStatus,
  DeclinedReason,
  PauseReason,
} from './campaign-types';
import { titleOf } from './campaign-title';
import {
  type CampaignChanges,
  type StoredCampaign,
  createCampaignsRepository,
} from './campaigns.repository';

/** Time that a campaign waits after its money ran out (decisions §7). */
const patience = 14 * day;

const system: Actor = { kind: 'system' };

interface Move {
  to: CampaignStatus;
  pause_reason?: PauseReason;
  kind: CampaignEventKind;
  actor: Actor;
  reasons?: readonly DeclinedReason[];
  amount?: number;
  payment_id?: number | undefined;
  changes?: CampaignChanges;
}

export interface LifecycleParts {
  ledger: Pick<Ledger, 'charge' | 'release'>;
  notify: Notify;
}

/** All status changes of campaigns. Call them inside a transaction that holds the campaign's row. */
export function createCampaignLifecycle(
  { db, clock, jobs }: Deps,
  { ledger, notify }: LifecycleParts,
) {
  const campaigns = createCampaignsRepository(db);
  const history = createCampaignHistoryRepository(db);
  const runs = createCampaignRunsRepository(db);

  const notifyOf = (row: StoredCampaign, notification: NewNotification) =>
    notify(row.business_user_id, { ...notification, target: { type: 'campaign', id: row.id } });

  const named = (row: StoredCampaign) => ({ name: titleOf(row, 'ru') });

  async function move(row: StoredCampaign, { to, kind, actor, ...rest }: Move) {
    const { id } = row;
    const now = clock.now();
    const wasActive = row.status === 'active';
    if (wasActive && to !== 'active') await runs.close(id, now);
    if (!wasActive && to === 'active') await runs.open(id, now);
    const byDealer = actor.kind === 'dealer' && (to === 'paused' || to === 'stopped');
    const moved = await campaigns.change(
      id,
      {
        ...rest.changes,
        status: to,
        status_since: now,
        status_by_id: byDealer ? (actor.id ?? null) : null,
        pause_reason: rest.pause_reason ?? null,
        ...(to === 'active' && row.first_run_at === null ? { first_run_at: now } : {}),
        updated_at: now,
      },
      actor.kind !== 'system',
    );
    const { reasons = [], amount, payment_id } = rest;
    await history.add({
      campaign_id: id,
      at: now,
      kind,
      actor,
      from_status: row.status,
      to_status: to,
      reasons,
      ...(amount === undefined ? {} : { amount, payment_id }),
    });
    if (rest.pause_reason === 'budget')
      await jobs.schedule('campaign_money', id, new Date(now.getTime() + patience));
    return moved;
  }

  async function release(row: StoredCampaign, amount: number, actor: Actor) {
    if (amount <= 0) return row;
    const { id, business_user_id } = row;
    await ledger.release(business_user_id, id, amount);
    const released = await campaigns.change(id, { released: row.released + amount }, false);
    await history.add({ campaign_id: id, at: clock.now(), kind: 'released', actor, amount });
    return released;
  }

  const running = (row: StoredCampaign): Pick<Move, 'to' | 'pause_reason'> => {
    if (canAfford(row)) return { to: 'active' };
    return { to: 'paused', pause_reason: row.spend > 0 ? 'budget' : 'unpaid' };
  };

  async function finish(row: StoredCampaign) {
    const moved = await move(row, { to: 'finished', kind: 'finished', actor: system });
    const finished = await release(moved, leftOf(moved), system);
    await notifyOf(row, { type: 'campaign_finished', params: named(row) });
    return finished;
  }

  const isPast = (row: StoredCampaign) => row.end_date < dayInTashkent(clock.now());

  /** Finishes a campaign after its last day: a timer may be late, and dates may have changed. */
  const finishIfPast = (row: StoredCampaign) =>
    (row.status === 'active' || row.status === 'paused') && isPast(row) ? finish(row) : row;

  const setEnd = (row: StoredCampaign) =>
    jobs.schedule('campaign_end', row.id, endOf(row.end_date));

  const register = (kind: string, run: (row: StoredCampaign) => Promise<unknown>) =>
    jobs.registerJob(
      kind,
      async (id) => {
        const row = await campaigns.lockOfAnyOwner(id);
        if (row !== undefined) await run(row);
      },
      { lockFirst: campaigns.lockOfAnyOwner },
    );

  register('campaign_end', async (row) => {
    if (isOver(row)) return;
    if (isPast(row)) await finishIfPast(row);
    else await setEnd(row);
  });

  register('campaign_money', async (row) => {
    const waited = clock.now().getTime() - row.status_since.getTime();
    if (row.status === 'paused' && row.pause_reason === 'budget' && waited >= patience)
      await finish(row);
  });

  return {
    setEnd,

    /** @throws Problem 409 with the allowed actions */
    async act(row: StoredCampaign, action: CampaignAction, actor: Actor) {
      const allowed = allowedActions(row);
      if (!allowed.includes(action)) throw conflict('transition_not_allowed', allowed);
      switch (action) {
        case 'pause': {
          const moved = await move(row, {
            to: 'paused',
            pause_reason: 'dealer',
            kind: 'paused',
            actor,
          });
          return { row: moved, released: 0 };
        }
        case 'continue':
          return {
            row: await move(row, { ...running(row), kind: 'continued', actor }),
            released: 0,
          };
        case 'stop': {
          const released = leftOf(row);
          const moved = await move(row, { to: 'stopped', kind: 'stopped', actor });
          return { row: await release(moved, released, actor), released };
        }
        default:
          return action satisfies never;
      }
    },

    async approve(row: StoredCampaign) {
      const stays = row.was_paused && canAfford(row);
      const moved = await move(row, {
        ...(stays ? { to: 'paused' as const, pause_reason: 'dealer' as const } : running(row)),
        kind: 'approved',
        actor: { kind: 'moderator' },
        changes: { changed_fields: [], was_paused: false, reasons: '[]' },
      });
      const isUnpaid = moved.pause_reason === 'unpaid';
      const type = isUnpaid ? 'campaign_unpaid' : 'campaign_approved';
      await notifyOf(row, { type, params: named(row) });
      return finishIfPast(moved);
    },

    async decline(row: StoredCampaign, reasons: readonly DeclinedReason[]) {
      const actor: Actor = { kind: 'moderator' };
      const moved = await move(row, {
        to: 'declined',
        kind: 'declined',
        actor,
        reasons,
        changes: { reasons: JSON.stringify(reasons), was_paused: false },
      });
      const [first] = reasons;
      const reason = { ru: first?.text_ru ?? '', uz: first?.text_uz ?? '' };
      await notifyOf(row, { type: 'campaign_declined', params: { ...named(row), reason } });
      return release(moved, leftOf(moved), actor);
    },

    /** Sends the campaign back to moderation, in which it is neither shown nor charged. */
    submit: (row: StoredCampaign, actor: Actor) =>
      move(row, {
        to: 'moderation',
        kind: 'submitted',
        actor,
        changes: {
          reasons: '[]',
          was_paused: row.was_paused || row.pause_reason === 'dealer',
        },
      }),

    async lower(row: StoredCampaign, actor: Actor) {
      const lowered = await release(row, row.paid - row.released - row.budget, actor);
      if (lowered.status !== 'active' || canAfford(lowered)) return lowered;
      return move(lowered, {
        to: 'paused',
        pause_reason: 'budget',
        kind: 'out_of_money',
        actor: system,
      });
    },

    /** After new events: pauses the campaign when less than one unit is left, and notifies when little is left. */
    async spent(row: StoredCampaign) {
      if (row.status === 'active' && !canAfford(row)) {
        const moved = await move(row, {
          to: 'paused',
          pause_reason: 'budget',
          kind: 'out_of_money',
          actor: system,
        });
        await notifyOf(row, { type: 'campaign_out_of_budget', params: named(row) });
        return moved;
      }
      if (!isBudgetLow(row) || row.low_notified_at !== null) return row;
      const params = { ...named(row), amount: leftOf(row) };
      await notifyOf(row, { type: 'campaign_budget_low', params });
      return campaigns.change(row.id, { low_notified_at: clock.now() }, false);
    },

    /** Resumes without moderation. @returns whether the campaign waited for money */
    async resume(row: StoredCampaign, paid: Pick<Move, 'actor' | 'amount' | 'payment_id'>) {
      const waits = row.status === 'paused' && row.pause_reason !== 'dealer';
      if (!waits || !canAfford(row)) return false;
      await jobs.cancel('campaign_money', row.id);
      await move(row, { to: 'active', kind: 'paid', ...paid });
      return true;
    },
  };
}

export type CampaignLifecycle = ReturnType<typeof createCampaignLifecycle>;
