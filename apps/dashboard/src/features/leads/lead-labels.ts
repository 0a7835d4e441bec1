import type { AutoRef, CallDetails, Lead, LeadType } from '@karvon/api/main';
import { ClipboardList, MessageCircle, Phone, PhoneMissed, type LucideIcon } from 'lucide-react';
import { formatPhone } from '../../shared/format/phone';
import { formatWait } from '../../shared/format/relative-time';
import type { Language } from '../../shared/i18n/languages';
import type { Translate } from '../../shared/i18n/use-text';

const icons = {
  call: Phone,
  leads: ClipboardList,
  room: MessageCircle,
} as const satisfies Record<LeadType, LucideIcon>;

export interface ContactKind {
  type: LeadType;
  call?: CallDetails | undefined;
}

export const contactIcon = ({ type, call }: ContactKind): LucideIcon =>
  call?.answered === false ? PhoneMissed : icons[type];

export function contactLabel(
  { type, call }: ContactKind,
  t: Translate,
  language: Language,
): string {
  if (call === undefined) return t(`leads:type.${type}`);
  if (!call.answered) return t('leads:missedCall');
  return t('leads:answeredCall', { time: formatWait(call.duration * 1000, language) });
}

/** Last finished wait of a buyer. Calls taken at once and leads entered by the dealer have none. */
export function lastWait({
  contacts,
}: Pick<Lead, 'contacts'>): { from: string; to: string } | undefined {
  const answered = contacts.flatMap(({ created_at: from, first_response_at: to, source }) =>
    to === undefined || to <= from || source === 'dealer' ? [] : [{ from, to }],
  );
  const [last] = answered.toSorted(
    (a, b) => b.to.localeCompare(a.to) || a.from.localeCompare(b.from),
  );
  return last;
}

export const carLabel = ({ title, short_title }: AutoRef): string => short_title ?? title;

const gone: readonly unknown[] = ['sold_on_karvon', 'archived', 'deactivated', 'deleted'];

/** True when the car is no longer available: its leads stay, with a grey title. */
export const isGone = ({ status }: AutoRef): boolean => gone.includes(status);

export const isDeleted = ({ status }: AutoRef): boolean => status === 'deleted';

export function buyerName(
  { client_name, phone, room_id, id }: Pick<Lead, 'client_name' | 'phone' | 'room_id' | 'id'>,
  t: Translate,
): string {
  if (client_name !== '') return client_name;
  return phone === undefined ? t('leads:visitor', { id: room_id ?? id }) : formatPhone(phone);
}
