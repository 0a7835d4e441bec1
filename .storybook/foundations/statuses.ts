import type { StatusTone } from '../../packages/ui/src/components/StatusBadge/StatusBadge';
import {
  Archive,
  BadgeCheck,
  Ban,
  CalendarCheck,
  CalendarX,
  CheckCheck,
  CircleCheck,
  CircleDot,
  CirclePause,
  CircleX,
  ClipboardList,
  Flag,
  Handshake,
  Hourglass,
  Mail,
  MessageCircle,
  MessageCircleWarning,
  Pause,
  PencilLine,
  PhoneIncoming,
  Play,
  Send,
  Square,
  Tag,
  Trash2,
  Undo2,
  type LucideIcon,
} from 'lucide-react';

export interface StatusRow {
  tone: StatusTone;
  icon: LucideIcon;
  ru: string;
  uz: string;
}

const row = (tone: StatusTone, icon: LucideIcon, ru: string, uz: string): StatusRow => ({
  tone,
  icon,
  ru,
  uz,
});

/** Every status of the marketplace, by its object. The dashboard's tables (`shared/status`) must match; a test compares them. */
export const statuses = {
  car: {
    active: row('success', CircleCheck, 'Активно', 'Faol'),
    ne_active: row('neutral', PencilLine, 'Черновик', 'Qoralama'),
    moderation: row('info', Hourglass, 'На модерации', 'Moderatsiyada'),
    barakami: row('deal', Handshake, 'В брони', 'Bron qilingan'),
    flagged_to_admin: row('warn', Flag, 'На доп. проверке', 'Qo‘shimcha tekshiruvda'),
    moderation_declined: row('danger', CircleX, 'Отклонено', 'Rad etilgan'),
    archived: row('neutral', Archive, 'В архиве', 'Arxivda'),
    deactivated: row('neutral', CirclePause, 'Снято с показа', 'Sotuvdan olingan'),
    sold_on_karvon: row('trophy', BadgeCheck, 'Продано на Karvon', 'Karvonda sotilgan'),
    expired: row('warn', CalendarX, 'Срок истёк', 'Muddati tugagan'),
    deleted: row('neutral', Trash2, 'Удалено', 'O‘chirilgan'),
    reported_by_client: row(
      'danger',
      MessageCircleWarning,
      'Жалоба покупателя',
      'Xaridor shikoyati',
    ),
  },
  lead: {
    new: row('info', CircleDot, 'Новый', 'Yangi'),
    contacted: row('success', CheckCheck, 'Связались', 'Bog‘lanilgan'),
  },
  leadType: {
    call: row('outline', PhoneIncoming, 'Звонок', 'Qo‘ng‘iroq'),
    leads: row('outline', ClipboardList, 'Заявка', 'Ariza'),
    room: row('outline', MessageCircle, 'Чат', 'Chat'),
  },
  tradeIn: {
    pending: row('warn', Hourglass, 'Ожидает', 'Kutilmoqda'),
    scheduled: row('info', CalendarCheck, 'Осмотр назначен', 'Ko‘rik belgilangan'),
    approved: row('success', CircleCheck, 'Одобрено', 'Ma’qullangan'),
    rejected: row('danger', CircleX, 'Отклонено', 'Rad etilgan'),
  },
  offer: {
    sent: row('info', Send, 'Отправлено', 'Yuborilgan'),
    accepted: row('success', CircleCheck, 'Принято', 'Qabul qilingan'),
    declined: row('danger', CircleX, 'Отклонено', 'Rad etilgan'),
    withdrawn: row('neutral', Undo2, 'Отозвано', 'Qaytarib olingan'),
    expired: row('warn', CalendarX, 'Срок истёк', 'Muddati tugagan'),
  },
  ad: {
    moderation: row('info', Hourglass, 'На модерации', 'Moderatsiyada'),
    active: row('success', Play, 'Идёт', 'Faol'),
    paused: row('warn', Pause, 'Пауза', 'Pauzada'),
    stopped: row('neutral', Square, 'Остановлена', 'To‘xtatilgan'),
    finished: row('neutral', Flag, 'Завершена', 'Yakunlangan'),
    declined: row('danger', CircleX, 'Отклонена', 'Rad etilgan'),
  },
  proposal: {
    pending: row('warn', Hourglass, 'На проверке', 'Tekshiruvda'),
    approved: row('success', CircleCheck, 'Добавлено', 'Qo‘shilgan'),
    declined: row('danger', CircleX, 'Отклонено', 'Rad etilgan'),
  },
  employee: {
    invited: row('info', Mail, 'Приглашён', 'Taklif qilingan'),
    active: row('success', CircleCheck, 'Работает', 'Ishlamoqda'),
    blocked: row('neutral', Ban, 'Заблокирован', 'Bloklangan'),
  },
  pricePosition: {
    great: row('success', Tag, 'Отличная', 'A’lo'),
    good: row('success', Tag, 'Хорошая', 'Yaxshi'),
    low: row('info', Tag, 'Низкая', 'Past'),
    high: row('warn', Tag, 'Выше рынка', 'Bozordan yuqori'),
  },
} as const satisfies Record<string, Record<string, StatusRow>>;

export const statusGroups = {
  car: 'Car',
  lead: 'Lead',
  leadType: 'Lead, how it came',
  tradeIn: 'Trade-in',
  offer: 'Offer',
  ad: 'Advertising',
  proposal: 'Proposal for the catalogue',
  employee: 'Employee',
  pricePosition: 'Price against the market',
} as const satisfies Record<keyof typeof statuses, string>;
