import type { ResponseOf } from '../../../platform/values/contract';
import * as z from 'zod';
import type { Owner } from '../../../platform/values/owner';

type ResponseBody = ResponseOf<'listNotifications'>;

export type Notification = ResponseBody['results'][number];
export type NotificationType = Notification['type'];
export type NotificationTarget = NonNullable<Notification['target']>;
export type NotificationTargetType = NotificationTarget['type'];

const text = z.string();
/** `Chevrolet Tracker, 2023`. */
const car = z.object({ car: text });
const named = z.object({ name: text });
const both = { ru: text, uz: text };
/** So'm. */
const paid = z.object({ amount: z.number() });

/** New fields must be optional, because older notifications lack them. */
export const notificationParams = {
  auto_approved: car,
  /** The moderator's first reason, and the number of further ones. */
  auto_declined: car.extend({ reason: z.object(both), more: z.number().default(0) }),
  auto_flagged: car,
  auto_reported: car,
  auto_expiring: car.extend({ days: z.number() }),
  auto_expired: car,
  auto_reservation_ended: car,
  auto_refresh_ready: car,
  /** `client` is empty when neither name nor number is known. */
  lead_new: z.object({
    client: text,
    kind: z.enum(['lead', 'call', 'missed_call']),
    car: text.optional(),
    /** Number to call back after a missed call. */
    phone: text.optional(),
  }),
  /** `text` is empty when only images were sent; `message` is the newest message covered. */
  message_new: z.object({ client: text, text, message: z.number() }),
  application_new: z.object({ client: text, car: text }),
  /** `time` of the inspection in Tashkent, `11:00`; `responsible` when one is assigned. */
  application_today: z.object({
    client: text,
    car: text,
    time: text,
    responsible: text.optional(),
  }),
  offer_accepted: car,
  offer_declined: car,
  offer_expired: car,
  offer_outbid: car,
  trade_in_closing: car,
  campaign_approved: named,
  campaign_declined: named.extend({ reason: z.object(both) }),
  campaign_budget_low: named.extend({ amount: z.number() }),
  campaign_out_of_budget: named,
  campaign_unpaid: named,
  campaign_finished: named,
  car_model_approved: named,
  car_model_declined: named.extend({ reason: z.object(both) }),
  feed_failed: named,
  /** A run that waits for a decision. */
  feed_held: named,
  /** Cars that were created or changed. */
  import_done: z.object({ count: z.number() }),
  payment_succeeded: paid,
  payment_failed: paid,
  employee_joined: named,
  /** `Chrome, Windows`; empty when unknown. */
  session_new: z.object({ device: text, address: text }),
  telegram_channel_lost: named,
  telegram_post_failed: car,
} as const satisfies Record<NotificationType, z.ZodType>;

export type NotificationParams = {
  [T in NotificationType]: z.output<(typeof notificationParams)[T]>;
};

export type NewNotification = {
  [T in NotificationType]: {
    type: T;
    target?: NotificationTarget;
    params: z.input<(typeof notificationParams)[T]>;
  };
}[NotificationType];

/** Part of the surrounding transaction. Other modules get this function. */
export type Notify = (owner: Owner, notification: NewNotification) => Promise<void>;

/** Makes the business's open screens reload something, without a notification. Part of the surrounding transaction. */
export type ShowChange = (owner: Owner, target: NotificationTarget) => Promise<void>;
