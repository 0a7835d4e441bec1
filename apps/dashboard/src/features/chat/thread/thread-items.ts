import type { DeliveryReason, Message } from '@karvon/api/chat';
import type { MessageListItem } from '../../../shared/marketplace/MessageList/MessageList';
import { formatTime, tashkentParts } from '../../../shared/format/date';
import { formatDayTitle } from '../../../shared/format/relative-time';
import type { Language } from '../../../shared/i18n/languages';
import { oncePerObject } from '../../../shared/chat/once-per-object';
import type { OutgoingMessage } from '../../../shared/chat/outbox-record';

export interface ThreadParts {
  /** Oldest first. */
  messages: readonly Message[];
  /** In the order they were written. */
  outgoing: readonly OutgoingMessage[];
  /** Newest message id that the buyer has read. */
  lastReadByClient: number;
  firstUnreadId: number | undefined;
  noteOf: (message: OutgoingMessage) => string | undefined;
  /** Says why a message did not reach the buyer's Telegram. */
  deliveryNote: (reason: DeliveryReason) => string;
  unreadLabel: string;
  language: Language;
  /** The server's clock in milliseconds. */
  now: number;
}

/** Our messages keep the id from the device, so that they stay in place while they are sent. */
const itemId = (message: Message): string | number => message.client_id ?? message.id;

/** The buyer's oldest unread message, or the oldest loaded one if not all are loaded. @param messages oldest first */
export function firstUnread(messages: readonly Message[], unreadCount: number): number | undefined {
  const theirs = messages.filter(({ author }) => author === 'client');
  return unreadCount > 0 ? (theirs.at(-unreadCount)?.id ?? theirs[0]?.id) : undefined;
}

function toItem(
  message: Message,
  state: 'sending' | 'sent' | 'read' | 'failed' | undefined,
): MessageListItem {
  return {
    kind: 'message',
    id: itemId(message),
    side: message.author === 'business' ? 'out' : 'in',
    text: message.text,
    images: message.attachments.map(({ id, thumbnail }) => ({ id, src: thumbnail })),
    time: formatTime(message.created_at),
    dateTime: message.created_at,
    isStored: true,
    isEdited: message.edited_at !== undefined,
    state,
  };
}

// Cached per message: a new page formats its own items, and only its rows render.
const theirs = oncePerObject((message: Message) => toItem(message, undefined));
const sent = oncePerObject((message: Message) => toItem(message, 'sent'));
const underway = oncePerObject((message: Message) => toItem(message, 'sending'));
const undelivered = oncePerObject((message: Message) => toItem(message, 'failed'));
const read = oncePerObject((message: Message) => toItem(message, 'read'));

function itemOf(message: Message, lastReadByClient: number): MessageListItem {
  if (message.author !== 'business') return theirs(message);
  if (message.delivery?.state === 'failed') return undelivered(message);
  if (message.delivery?.state === 'sending') return underway(message);
  const isRead = message.id <= lastReadByClient || message.read_at !== undefined;
  return isRead ? read(message) : sent(message);
}

function dayOf(at: string): string {
  const parts = tashkentParts(at);
  return parts === undefined ? '' : `${parts.year}-${parts.month + 1}-${parts.day}`;
}
const dayOfMessage = oncePerObject((message: Message) => dayOf(message.created_at));

const toOutgoingItem = (message: OutgoingMessage): MessageListItem => ({
  kind: 'message',
  id: message.clientId,
  side: 'out',
  text: message.text,
  images: message.photos.map(({ key, src }) => ({ id: key, src })),
  time: formatTime(message.createdAt),
  dateTime: message.createdAt,
  state: message.state === 'failed' || message.state === 'blocked' ? 'failed' : 'sending',
});

export function threadItems({
  messages,
  outgoing,
  lastReadByClient,
  firstUnreadId,
  noteOf,
  deliveryNote,
  unreadLabel,
  language,
  now,
}: ThreadParts): MessageListItem[] {
  const items: MessageListItem[] = [];
  let open = { day: '', at: '' };
  const openDay = (day: string, at: string) => {
    // A message that failed on an earlier day stays at the end: each day has only one divider.
    if (day === open.day || Date.parse(at) < Date.parse(open.at)) return;
    open = { day, at };
    // The date as the id keeps the divider in place when older messages of the day load.
    items.push({ kind: 'day', id: `day ${day}`, label: formatDayTitle(at, language, now) });
  };
  for (const message of messages) {
    openDay(dayOfMessage(message), message.created_at);
    if (message.id === firstUnreadId)
      items.push({ kind: 'unread', id: 'unread', label: unreadLabel });
    items.push(itemOf(message, lastReadByClient));
    const reason = message.delivery?.reason;
    if (reason !== undefined)
      items.push({ kind: 'note', id: `delivery ${message.id}`, label: deliveryNote(reason) });
  }
  if (outgoing.length === 0) return items;
  // A message may be in both lists for a moment.
  const arrived = new Set(messages.map(({ client_id }) => client_id));
  for (const message of outgoing) {
    if (arrived.has(message.clientId)) continue;
    openDay(dayOf(message.createdAt), message.createdAt);
    items.push(toOutgoingItem(message));
    const note = noteOf(message);
    if (note !== undefined) {
      items.push({ kind: 'note', id: `note ${message.clientId}`, label: note });
    }
  }
  return items;
}
