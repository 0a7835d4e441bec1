import { hour, minute } from '../../../platform/values/clock';
import type { Deps } from '../../../platform/deps';
import { createLimitsRepository } from '../../../platform/http/limits.repository';
import type { NotificationsService } from '../../foundation/notifications/notifications.service';
import { notificationText, shorten } from '../../foundation/notifications/notification-text';
import type { CardContent } from './cards.repository';
import type { Cards } from './cards.service';
import { eventOf, maySms } from './alert-events';
import {
  type NewAlert,
  type Alert,
  type AlertMember,
  type Recipient,
  createAlertsRepository,
} from './alerts.repository';
import { quietUntil } from './quiet-hours';

type Stored = Parameters<Parameters<NotificationsService['stored']['on']>[0]>[0];

const smsAfter = 15 * minute;
const smsPerDay = 5;
const daySeconds = 86_400;
/** After the end of quiet hours, so many come singly. */
const singly = 3;
const followTime = 24 * hour;
/** An SMS of 70 Cyrillic characters costs one. */
const smsLength = 70;

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

export interface AlertsParts {
  notifications: Pick<NotificationsService, 'stored'>;
  /** Undefined when Telegram is off: only SMS are sent. */
  cards: Cards | undefined;
}

/** Sends events that nobody saw in the dashboard to members: by Telegram, at last by SMS. Each event once per channel. */
export function createAlerts(
  { config, db, clock, jobs, log, sms }: Deps,
  { notifications, cards }: AlertsParts,
) {
  const alerts = createAlertsRepository(db);
  const limits = createLimitsRepository(db);

  const contentOf = ({ type, params, is_followed }: Alert): CardContent => ({
    type,
    params,
    isSingle: is_followed,
  });

  async function add(alert: NewAlert): Promise<void> {
    const id = await alerts.add(alert);
    if (id !== undefined) await jobs.schedule('telegram_alert', id, alert.due_at);
  }

  /** The buyer's first unanswered message starts the wait. */
  async function addRoom(
    base: NewAlert,
    { chat_id, wants_sms, waiting_minutes, is_following }: Recipient,
    message: unknown,
  ) {
    const { target_id: room, created_at: now } = base;
    if (room === null) return;
    if (is_following && chat_id !== null) {
      const key = `followed:${room}:${String(message)}`;
      await add({ ...base, channel: 'telegram', key, is_followed: true, due_at: now });
      return;
    }
    const since = await alerts.waitingSince(room);
    if (since === undefined) return;
    const key = `waiting:${room}:${since.getTime()}`;
    const due_at = later(since, waiting_minutes * minute);
    const waiting = { ...base, key, waiting_since: since };
    if (chat_id !== null) await add({ ...waiting, channel: 'telegram', due_at });
    if (wants_sms) await add({ ...waiting, channel: 'sms', due_at: later(due_at, smsAfter) });
  }

  notifications.stored.on(async (row: Stored) => {
    const event = eventOf(row.type, row.params);
    if (event === undefined) return;
    const now = clock.now();
    const { id, business_user_id: owner } = row;
    for (const one of await alerts.recipients({ id, owner }, event, now)) {
      const base: NewAlert = {
        business_user_id: owner,
        member_id: one.member_id,
        channel: 'telegram',
        key: `alert:${id}`,
        event,
        target_type: row.target_type,
        target_id: row.target_id,
        notification_id: id,
        type: row.type,
        params: Object(row.params),
        waiting_since: null,
        is_followed: false,
        created_at: now,
        due_at: later(now, one.is_away ? 0 : one.delay_seconds * 1000),
      };
      if (event === 'buyer_waiting') await addRoom(base, one, base.params['message']);
      else {
        if (one.chat_id !== null) await add(base);
        if (one.wants_sms && maySms(event))
          await add({ ...base, channel: 'sms', due_at: later(now, smsAfter) });
      }
    }
  });

  async function show(alert: Alert, chat_id: number): Promise<void> {
    const { member_id, target_type, target_id, is_followed } = alert;
    const card = { member_id, chat_id, target_type, target_id, content: contentOf(alert) };
    await cards?.show(card, { isAlone: is_followed });
    await alerts.end(alert.id, 'sent');
  }

  /** What is still unread after quiet hours: a few messages, or one that counts. */
  async function afterQuiet(memberId: number, chat_id: number): Promise<void> {
    const left: Alert[] = [];
    for (const alert of await alerts.held(memberId)) {
      if (await alerts.isOver(alert)) await alerts.end(alert.id, 'skipped', 'read');
      else left.push(alert);
    }
    if (left.length <= singly) {
      for (const alert of left) await show(alert, chat_id);
      return;
    }
    const count = (event: string) => left.filter((one) => one.event === event).length;
    const [leads, missed] = [count('lead_new'), count('missed_call')];
    const night = { leads, missed, others: left.length - leads - missed };
    const card = { member_id: memberId, chat_id, target_type: null, target_id: null };
    await cards?.show({ ...card, content: { night } }, { isAlone: true });
    for (const { id } of left) await alerts.end(id, 'sent', 'night');
  }

  async function sendCard(alert: Alert, member: AlertMember): Promise<void> {
    const { chat_id } = member;
    const skip = (reason: string) => alerts.end(alert.id, 'skipped', reason);
    if (chat_id === null || cards === undefined) return skip('unlinked');
    if (!member.is_on && !alert.is_followed) return skip('off');
    const quiet = alert.is_followed ? undefined : quietUntil(member, clock.now());
    if (quiet !== undefined) {
      await alerts.end(alert.id, 'held', undefined, quiet);
      await jobs.schedule('telegram_alert', alert.id, quiet);
      return;
    }
    if (alert.state === 'held') return afterQuiet(alert.member_id, chat_id);
    await show(alert, chat_id);
  }

  /** The row is ended before the message is sent: at most once. */
  async function text(alert: Alert, member: AlertMember): Promise<void> {
    const now = clock.now();
    const skip = (reason: string) => alerts.end(alert.id, 'skipped', reason);
    if (!member.wants_sms || !member.is_on) return skip('off');
    if (quietUntil(member, now) !== undefined) return skip('quiet');
    const own = { bucket: `alert-sms:${alert.member_id}`, max: smsPerDay, seconds: daySeconds };
    const all = { bucket: 'alert-sms-all', max: config.SMS_DAILY_BUDGET, seconds: daySeconds };
    if ((await limits.take(own, now)) !== null || (await limits.take(all, now)) !== null)
      return skip('limit');
    const { title, text: detail } = notificationText(alert.type, alert.params, member.language);
    await alerts.end(alert.id, 'sent');
    const message = {
      phone: member.phone,
      text: shorten(`Karvon: ${title}. ${detail}`, smsLength),
    };
    db.afterCommit(() => {
      sms
        .send(message)
        .catch((error: unknown) => log.warn({ err: error, id: alert.id }, 'telegram.sms_failed'));
    });
  }

  jobs.registerJob('telegram_alert', async (id) => {
    const alert = await alerts.open(id);
    if (alert === undefined) return;
    const member = await alerts.member(alert.member_id, alert.event);
    if (member === undefined) return alerts.end(id, 'skipped', 'no access');
    if (await alerts.isOver(alert)) return alerts.end(id, 'skipped', 'read');
    await (alert.channel === 'sms' ? text(alert, member) : sendCard(alert, member));
  });

  return {
    /** The buyer's next messages of the room come to this member at once, for a day. */
    follow: (memberId: number, roomId: number): Promise<void> =>
      alerts.follow(memberId, roomId, later(clock.now(), followTime)),
  };
}

export type Alerts = ReturnType<typeof createAlerts>;
