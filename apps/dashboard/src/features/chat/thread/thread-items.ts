import type { Message } from '@karvon/api/chat';
import type { MessageListItem } from '@karvon/ui/marketplace/MessageList';
import { formatTime, tashkentParts } from '../../../shared/format/date';
import { formatDayTitle } from '../../../shared/format/relative-time';
import type { Language } from '../../../shared/i18n/languages';
import { oncePerObject } from '../../../shared/chat/once-per-object';
import type { OutgoingMessage } from '../../../shared/chat/outbox-record';

export interface ThreadParts {
  /** Oldest first. */
  messages: readonly Message[];
  /** What is still on its way, in the order it was written. */
  outgoing: readonly OutgoingMessage[];
  /** Newest message id that the buyer has read. */
  lastReadByClient: number;
  /** The first message that was unread when the room was opened; absent when none was. */
  firstUnreadId: number | undefined;
  /** Why a message of ours did not go out, or that it lives as long as the page; nothing where it is on its way. */
  noteOf: (message: OutgoingMessage) => string | undefined;
  /** Word over what was unread. */
  unreadLabel: string;
  language: Language;
  /** Milliseconds, by the server's clock. */
  now: number;
}

/**
 * Lasting name of a message: ours keeps the id that the device gave it, so that it stays in its place while it is sent.
 */
const itemId = (message: Message): string | number => message.client_id ?? message.id;

/**
 * The oldest of the buyer's messages that are unread, for the divider above it. Where more are unread than loaded it is the oldest
 * loaded one of theirs.
 *
 * @param messages oldest first
 */
export function firstUnread(messages: readonly Message[], unreadCount: number): number | undefined {
  const theirs = messages.filter(({ author }) => author === 'client');
  return unreadCount > 0 ? (theirs.at(-unreadCount)?.id ?? theirs[0]?.id) : undefined;
}

function toItem(message: Message, state: 'sent' | 'read' | undefined): MessageListItem {
  return {
    kind: 'message',
    id: itemId(message),
    side: message.author === 'business' ? 'out' : 'in',
    text: message.text,
    images: message.attachments.map(({ id, thumbnail }) => ({ id, src: thumbnail })),
    time: formatTime(message.created_at),
    dateTime: message.created_at,
    state,
  };
}

// A message is the same item as long as it is the same message: a page that comes makes its own items, and only its rows are rendered.
const theirs = oncePerObject((message: Message) => toItem(message, undefined));
const sent = oncePerObject((message: Message) => toItem(message, 'sent'));
const read = oncePerObject((message: Message) => toItem(message, 'read'));

function itemOf(message: Message, lastReadByClient: number): MessageListItem {
  if (message.author !== 'business') return theirs(message);
  const isRead = message.id <= lastReadByClient || message.read_at !== undefined;
  return isRead ? read(message) : sent(message);
}

/** The day that a moment is in, as a name. */
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

/** Messages with a line where a day begins and one where the unread begin. What is on its way is at the end. */
export function threadItems({
  messages,
  outgoing,
  lastReadByClient,
  firstUnreadId,
  noteOf,
  unreadLabel,
  language,
  now,
}: ThreadParts): MessageListItem[] {
  const items: MessageListItem[] = [];
  let open = { day: '', at: '' };
  const openDay = (day: string, at: string) => {
    // One that failed on an earlier day is at the end, under the day that is open: a day begins once.
    if (day === open.day || Date.parse(at) < Date.parse(open.at)) return;
    open = { day, at };
    // Named by its date: it keeps its place when older messages of the day come.
    items.push({ kind: 'day', id: `day ${day}`, label: formatDayTitle(at, language, now) });
  };
  for (const message of messages) {
    openDay(dayOfMessage(message), message.created_at);
    if (message.id === firstUnreadId)
      items.push({ kind: 'unread', id: 'unread', label: unreadLabel });
    items.push(itemOf(message, lastReadByClient));
  }
  if (outgoing.length === 0) return items;
  // The server's copy and the device's may both be there for a moment.
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
