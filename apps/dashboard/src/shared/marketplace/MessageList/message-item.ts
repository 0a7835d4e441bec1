import type { BubbleImage, BubbleState } from '../ChatBubble/ChatBubble';

/** Id of an item: the same before and after sending. */
export type MessageId = string | number;

/** One message. */
export interface ChatMessage {
  /** Kind of item. */
  kind: 'message';
  /** Unique in the list. */
  id: MessageId;
  /** Theirs or ours. */
  side: 'in' | 'out';
  /** Plain text; addresses in it become links. */
  text?: string;
  /** Above the text. @default none */
  images?: readonly BubbleImage[];
  /** The time as shown: «14:38». */
  time: string;
  /** The same in ISO 8601. */
  dateTime?: string;
  /** True when the server has it: a failed one is sent again, and not discarded. @default false */
  isStored?: boolean;
  /** True after its author changed it. */
  isEdited?: boolean;
  /** State of one of our own messages. @default none */
  state?: BubbleState;
}

/** A divider between messages. */
export interface ChatDivider {
  /** A new day, unread messages, or an event: «Покупатель открыл объявление». */
  kind: 'day' | 'unread' | 'note';
  /** Unique in the list. */
  id: MessageId;
  /** Its text: «Сегодня», «Новые сообщения». */
  label: string;
}

export type MessageListItem = ChatMessage | ChatDivider;

/** True when an item continues the one above: they are closer together. */
export const continues = (item: MessageListItem, above: MessageListItem | undefined): boolean =>
  item.kind === 'message' && above?.kind === 'message' && above.side === item.side;

const lineLength = 52;
const lineHeight = 20;
/** Height of a bubble and the gap above it, without its lines of text. */
const aloneHeight = 29;
const groupedHeight = 21;

/**
 * Height of an item before it is measured, in pixels. Each that is not as it was guessed moves what is read by the difference, and the
 * browser needs it: the nearer, the less work while one scrolls up.
 */
export function estimatedHeight(
  item: MessageListItem | undefined,
  above: MessageListItem | undefined,
): number {
  if (item?.kind !== 'message') return 44;
  const lines = Math.ceil((item.text?.length ?? 0) / lineLength);
  const count = item.images?.length ?? 0;
  const images = count === 0 ? 0 : count === 1 ? 220 : Math.ceil(count / 3) * 110;
  return (continues(item, above) ? groupedHeight : aloneHeight) + lines * lineHeight + images;
}

/**
 * Without the day above the first message, unless it is known to begin there: older messages of that day would come below its line,
 * and what is read would move.
 */
export function withoutOpenDay(
  items: readonly MessageListItem[],
  hasOlder: boolean,
): { items: readonly MessageListItem[]; openDay: ChatDivider | undefined } {
  const [first] = items;
  if (!hasOlder || first?.kind !== 'day') return { items, openDay: undefined };
  return { items: items.slice(1), openDay: first };
}

/** Indexes of the day dividers, in order. */
export const dayPlaces = (items: readonly MessageListItem[]): number[] =>
  items.flatMap(({ kind }, at) => (kind === 'day' ? [at] : []));

/** The day that the item at `index` belongs to, if it is above it. @param places of `dayPlaces` */
export function dayAbove(
  items: readonly MessageListItem[],
  places: readonly number[],
  index: number,
): ChatDivider | undefined {
  const item = items[places.findLast((at) => at < index) ?? -1];
  return item?.kind === 'day' ? item : undefined;
}

/** Messages below the item `id`; undefined when it is not there, and with it nothing is known to be new. */
export function messagesAfter(
  items: readonly MessageListItem[],
  id: MessageId | undefined,
): ChatMessage[] | undefined {
  const after: ChatMessage[] = [];
  for (let at = items.length - 1; at >= 0; at -= 1) {
    const item = items[at];
    if (item?.id === id) return after.toReversed();
    if (item?.kind === 'message') after.push(item);
  }
  return undefined;
}
