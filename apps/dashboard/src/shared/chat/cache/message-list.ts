import type { Message, MessageList } from '@karvon/api/chat';
import type { RoomChange } from './chat-change';
import { messageRead } from './room-row';

/** Pages after a change, newest first. Returns the same array if nothing changes. */
export function messagesAfter(
  pages: MessageList[],
  change: RoomChange,
  now: string,
): MessageList[] {
  switch (change.action) {
    case 'create':
    case 'sent':
      return withMessage(pages, change.message);
    case 'read': {
      const author = change.reader === 'business' ? 'client' : 'business';
      return mapped(pages, (message) => messageRead(message, author, change.up_to, now));
    }
    case 'update':
      return mapped(pages, (message) =>
        message.id === change.message.id ? change.message : message,
      );
    case 'room':
    case 'presence':
    case 'part':
      return pages;
    default:
      return change satisfies never;
  }
}

function withMessage(pages: MessageList[], message: Message): MessageList[] {
  const [first] = pages;
  if (first === undefined) return pages;
  const loaded = pages.flatMap(({ data }) => data.items);
  if (loaded.some(({ id }) => id === message.id)) return pages;
  const oldest = loaded.at(-1);
  if (oldest !== undefined && message.id < oldest.id && loaded.length < first.total) return pages;
  const total = first.total + 1;
  const at = pages.findIndex(({ data }) => data.items.some(({ id }) => id < message.id));
  const target = at === -1 ? pages.length - 1 : at;
  return pages.map((page, index) => {
    if (index !== target) return { ...page, total };
    const items = [...page.data.items, message].toSorted((one, other) => other.id - one.id);
    return { ...page, total, data: { ...page.data, items } };
  });
}

function mapped(pages: MessageList[], change: (message: Message) => Message): MessageList[] {
  let isChanged = false;
  const next = pages.map((page) => {
    const items = page.data.items.map(change);
    const isSame = items.every((message, index) => message === page.data.items[index]);
    if (isSame) return page;
    isChanged = true;
    return { ...page, data: { ...page.data, items } };
  });
  return isChanged ? next : pages;
}
