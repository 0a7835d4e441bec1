import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  messagesAfter,
  type ChatMessage,
  type MessageId,
  type MessageListItem,
} from './message-item';

/** More at once would be read for minutes; the last ones matter. */
const most = 3;

/**
 * Texts for a polite live region: what they wrote since the last render. Rows that scrolling mounts, older pages and
 * what we write ourselves are not news.
 */
export function useAnnouncement(
  items: readonly MessageListItem[],
  textOf: (message: ChatMessage) => string,
): string {
  // Ids, not texts: texts change with the language.
  const [said, setSaid] = useState<readonly MessageId[]>([]);
  const announced = useRef<MessageId | undefined>(items.at(-1)?.id);
  const lastId = items.at(-1)?.id;
  const listen = useEffectEvent((last: MessageId | undefined) => {
    const news = messagesAfter(items, announced.current) ?? [];
    announced.current = last;
    const theirs = news.filter(({ side }) => side === 'in').slice(-most);
    if (theirs.length > 0) setSaid(theirs.map(({ id }) => id));
  });
  useEffect(() => {
    listen(lastId);
  }, [lastId]);
  const textById = (id: MessageId) => {
    const item = items.findLast((one) => one.id === id);
    return item?.kind === 'message' ? [textOf(item)] : [];
  };
  return said.flatMap(textById).join('\n');
}
