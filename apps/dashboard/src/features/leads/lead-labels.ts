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

/** How a buyer came. */
export interface ContactKind {
  type: LeadType;
  call?: CallDetails | undefined;
}

/** The image of a contact: a missed call is another one than a call. */
export const contactIcon = ({ type, call }: ContactKind): LucideIcon =>
  call?.answered === false ? PhoneMissed : icons[type];

/** A contact in words: «Пропущенный звонок», «Заявка». */
export function contactLabel(
  { type, call }: ContactKind,
  t: Translate,
  language: Language,
): string {
  if (call === undefined) return t(`leads:type.${type}`);
  if (!call.answered) return t('leads:missedCall');
  return t('leads:answeredCall', { time: formatWait(call.duration * 1000, language) });
}

/**
 * The last wait of a buyer that somebody ended: from the first contact that the reaction answered. A call that was taken at once, and what the
 * dealer wrote down, had none.
 */
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

/** A car in a row: the dealer knows the brand. */
export const carLabel = ({ title, short_title }: AutoRef): string => short_title ?? title;

const gone: readonly unknown[] = ['sold_on_karvon', 'archived', 'deactivated', 'deleted'];

/** Whether a car is not to be had any more: its leads stay, and its title is grey. */
export const isGone = ({ status }: AutoRef): boolean => gone.includes(status);

/** A car that has no page any more. */
export const isDeleted = ({ status }: AutoRef): boolean => status === 'deleted';

/** Who asks: by name, by phone, or as a visitor. */
export function buyerName(
  { client_name, phone, room_id, id }: Pick<Lead, 'client_name' | 'phone' | 'room_id' | 'id'>,
  t: Translate,
): string {
  if (client_name !== '') return client_name;
  return phone === undefined ? t('leads:visitor', { id: room_id ?? id }) : formatPhone(phone);
}
