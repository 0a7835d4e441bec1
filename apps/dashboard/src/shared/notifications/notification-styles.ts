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
  TrendingUp,
  UserRoundCheck,
  UserRoundPlus,
  Wallet,
  type LucideIcon,
} from 'lucide-react';

interface Style {
  icon: LucideIcon;
  tone: 'neutral' | 'info' | 'success' | 'warn' | 'danger' | 'deal';
}

export const notificationStyles: Readonly<Record<NotificationType, Style>> = {
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
  application_today: { icon: CalendarClock, tone: 'info' },
  offer_accepted: { icon: Handshake, tone: 'success' },
  offer_declined: { icon: CircleX, tone: 'neutral' },
  offer_expired: { icon: CalendarX, tone: 'neutral' },
  offer_outbid: { icon: TrendingUp, tone: 'warn' },
  trade_in_closing: { icon: CalendarClock, tone: 'warn' },
  campaign_approved: { icon: BadgeCheck, tone: 'success' },
  campaign_declined: { icon: CircleX, tone: 'danger' },
  campaign_budget_low: { icon: Wallet, tone: 'warn' },
  campaign_out_of_budget: { icon: Wallet, tone: 'danger' },
  campaign_unpaid: { icon: Wallet, tone: 'warn' },
  campaign_finished: { icon: Archive, tone: 'neutral' },
  car_model_approved: { icon: BadgeCheck, tone: 'success' },
  car_model_declined: { icon: CircleX, tone: 'danger' },
  payment_succeeded: { icon: CreditCard, tone: 'success' },
  payment_failed: { icon: CreditCard, tone: 'danger' },
  employee_joined: { icon: UserRoundCheck, tone: 'success' },
  session_new: { icon: MonitorSmartphone, tone: 'warn' },
};
