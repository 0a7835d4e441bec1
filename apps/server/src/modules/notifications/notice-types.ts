import type { operations } from '@karvon/api/operations';
import * as z from 'zod';

type Answer = z.input<(typeof operations)['listNotifications']['responses'][200]['schema']>;

/** A notice as the contract shows it. */
export type Notice = Answer['results'][number];
export type NoticeType = Notice['type'];
export type NoticeTarget = NonNullable<Notice['target']>;
export type NoticeTargetType = NoticeTarget['type'];

const text = z.string();
/** `Chevrolet Tracker, 2023`. */
const car = z.object({ car: text });
const named = z.object({ name: text });
const both = { ru: text, uz: text };
/** So'm. */
const paid = z.object({ amount: z.number() });

/** What the words of each type are made of. A new member must be optional: older notices lack it. */
export const noticeParams = {
  auto_approved: car,
  /** The moderator's first reason, and how many more there are. */
  auto_declined: car.extend({ reason: z.object(both), more: z.number().default(0) }),
  auto_flagged: car,
  auto_reported: car,
  auto_expiring: car.extend({ days: z.number() }),
  auto_expired: car,
  auto_reservation_ended: car,
  auto_refresh_ready: car,
  /** `client` is empty where nobody knows a name or a number. */
  lead_new: z.object({
    client: text,
    kind: z.enum(['lead', 'call', 'missed_call']),
    car: text.optional(),
  }),
  /** `text` is empty where only pictures were sent; `message` is the newest that it stands for. */
  message_new: z.object({ client: text, text, message: z.number() }),
  application_new: z.object({ client: text, car: text }),
  offer_accepted: car,
  offer_declined: car,
  campaign_approved: named,
  campaign_declined: named.extend({ reason: z.object(both) }),
  campaign_budget_low: named.extend({ amount: z.number() }),
  campaign_finished: named,
  car_model_approved: named,
  car_model_declined: named.extend({ reason: z.object(both) }),
  payment_succeeded: paid,
  payment_failed: paid,
  /** `Chrome, Windows`, empty where unknown. */
  session_new: z.object({ device: text, address: text }),
} as const satisfies Record<NoticeType, z.ZodType>;

export type NoticeParams = { [T in NoticeType]: z.output<(typeof noticeParams)[T]> };

/** A notice to be told: its type with what belongs to it. */
export type NewNotice = {
  [T in NoticeType]: {
    type: T;
    target?: NoticeTarget;
    params: z.input<(typeof noticeParams)[T]>;
  };
}[NoticeType];

/** Tells an owner something, as part of the surrounding transaction. What other modules are handed. */
export type Notify = (owner: number, notice: NewNotice) => Promise<void>;
