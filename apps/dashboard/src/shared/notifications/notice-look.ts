import type { NotificationType } from '@karvon/api/main';
import {
  Archive,
  BadgeCheck,
  CalendarClock,
  CalendarX,
  CircleCheck,
  CircleX,
  CreditCard,
  Flag,
  Handshake,
  MessageSquareText,
  MonitorSmartphone,
  RefreshCw,
  Repeat,
  ShieldAlert,
  UserRoundPlus,
  Wallet,
  type LucideIcon,
} from 'lucide-react';

interface Look {
  icon: LucideIcon;
  tone: 'neutral' | 'info' | 'success' | 'warn' | 'danger' | 'deal';
}

/** How each kind of notice looks: its sign, and whether it is good news. */
export const noticeLooks: Readonly<Record<NotificationType, Look>> = {
  auto_approved: { icon: CircleCheck, tone: 'success' },
  auto_declined: { icon: CircleX, tone: 'danger' },
  auto_flagged: { icon: ShieldAlert, tone: 'warn' },
  auto_reported: { icon: Flag, tone: 'danger' },
  auto_expiring: { icon: CalendarClock, tone: 'warn' },
  auto_expired: { icon: CalendarX, tone: 'danger' },
  auto_reservation_ended: { icon: Handshake, tone: 'deal' },
  auto_refresh_ready: { icon: RefreshCw, tone: 'info' },
  lead_new: { icon: UserRoundPlus, tone: 'info' },
  message_new: { icon: MessageSquareText, tone: 'info' },
  application_new: { icon: Repeat, tone: 'info' },
  offer_accepted: { icon: Handshake, tone: 'success' },
  offer_declined: { icon: CircleX, tone: 'neutral' },
  campaign_approved: { icon: BadgeCheck, tone: 'success' },
  campaign_declined: { icon: CircleX, tone: 'danger' },
  campaign_budget_low: { icon: Wallet, tone: 'warn' },
  campaign_finished: { icon: Archive, tone: 'neutral' },
  car_model_approved: { icon: BadgeCheck, tone: 'success' },
  car_model_declined: { icon: CircleX, tone: 'danger' },
  payment_succeeded: { icon: CreditCard, tone: 'success' },
  payment_failed: { icon: CreditCard, tone: 'danger' },
  session_new: { icon: MonitorSmartphone, tone: 'warn' },
};
