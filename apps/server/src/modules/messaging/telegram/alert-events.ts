import {
  type NotificationType,
  notificationParams,
} from '../../foundation/notifications/notification-types';
import type { TelegramEvent } from './telegram-types';

const moderation: readonly NotificationType[] = [
  'auto_approved',
  'auto_declined',
  'auto_flagged',
  'campaign_approved',
  'campaign_declined',
  'car_model_approved',
  'car_model_declined',
];

/** Event that a notification belongs to; undefined for those that are not announced in Telegram. */
export function eventOf(type: NotificationType, params: unknown): TelegramEvent | undefined {
  if (moderation.includes(type)) return 'moderation';
  switch (type) {
    case 'lead_new': {
      const { data } = notificationParams.lead_new.safeParse(params);
      return data?.kind === 'missed_call' ? 'missed_call' : 'lead_new';
    }
    case 'message_new':
      return 'buyer_waiting';
    case 'campaign_out_of_budget':
    case 'campaign_unpaid':
      return 'campaign_money';
    case 'offer_accepted':
      return 'offer_accepted';
    default:
      return undefined;
  }
}

const bySms: readonly TelegramEvent[] = [
  'lead_new',
  'missed_call',
  'buyer_waiting',
  'offer_accepted',
];

export const maySms = (event: TelegramEvent): boolean => bySms.includes(event);
