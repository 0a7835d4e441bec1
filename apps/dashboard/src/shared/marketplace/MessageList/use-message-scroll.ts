import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useSettle, type Outcome } from '@karvon/ui/internal/outcome';
import { useActiveRow } from '@karvon/ui/internal/use-row-focus';
import { END_THRESHOLD, useVirtualRows } from '@karvon/ui/internal/use-virtual-rows';
import {
  estimatedHeight,
  messagesAfter,
  type MessageId,
  type MessageListItem,
} from './message-item';

export interface MessageScrollOptions {
  items: readonly MessageListItem[];
  /** Opens at the unread divider, if there is one, or at the end. */
  opensAt: 'unread' | 'end';
  /** Loads older messages; undefined while there are none, or while they are loading. */
  onNearStart: (() => Outcome) | undefined;
  onEndChange: ((isAtEnd: boolean) => void) | undefined;
}

/** Space above the first item, always reserved, so that a status in it does not move the messages. */
const TOP = 48;
const BOTTOM = 12;
/** Height that the day takes at the upper edge. */
const DAY = 40;
/** Rows left above when older ones are asked for: a fast wheel takes about as many while they come. */
const NEAR_START = 12;

/**
 * Scrolling of a conversation. Rows are in normal order and the virtualizer keeps the anchor: `column-reverse` was
 * weighed and left, since it turns the order for screen readers and keys, and still has to correct heights above what is read.
 */
export function useMessageScroll({
  items,
  opensAt,
  onNearStart,
  onEndChange,
}: MessageScrollOptions) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [seenId, setSeenId] = useState<MessageId | undefined>(items.at(-1)?.id);
  const [start] = useState(() =>
    opensAt === 'unread' ? items.findIndex(({ kind }) => kind === 'unread') : -1,
  );
  const count = items.length;
  const getKey = (index: number) => items[index]?.id ?? index;
  const active = useActiveRow(count, getKey);
  const virtual = useVirtualRows({
    scrollerRef,
    count,
    getKey,
    estimate: (index) => estimatedHeight(items[index], items[index - 1]),
    overscan: 8,
    keptIndex: active.index,
    padding: [TOP, BOTTOM],
    overlaid: DAY,
    anchor: 'end',
    // Far below the last row: the virtualizer starts at its end and mounts no row twice.
    initialOffset: start >= 0 ? start * 60 : 1e8,
  });
  const { virtualizer, visibleRange } = virtual;

  // Scroll position before the last resize: the browser may have moved it since.
  const scrolled = useRef({ top: 0, isAtEnd: true });
  const remember = () => {
    const box = scrollerRef.current;
    if (!box) return;
    const isNow = box.scrollHeight - box.scrollTop - box.clientHeight <= END_THRESHOLD;
    scrolled.current = { top: box.scrollTop, isAtEnd: isNow };
    if (isNow === isAtEnd) return;
    setAtEnd(isNow);
    onEndChange?.(isNow);
  };

  // The virtualizer follows appended messages. After a reconnect, messages also arrive above unsent ones.
  useLayoutEffect(() => {
    if (count > 0 && scrolled.current.isAtEnd) virtualizer.scrollToEnd();
  }, [virtualizer, count]);

  useLayoutEffect(() => {
    if (start >= 0) virtualizer.scrollToIndex(start, { align: 'start' });
    else virtualizer.scrollToEnd();
  }, [virtualizer, start]);

  // Messages that arrive while the list is at its end count as seen. A message of one's own scrolls to the end.
  const lastId = items.at(-1)?.id;
  if (isAtEnd && seenId !== lastId) setSeenId(lastId);
  const below = isAtEnd ? [] : (messagesAfter(items, seenId) ?? []);
  const last = items.at(-1);
  const saidId = last?.kind === 'message' && last.state === 'sending' ? last.id : undefined;
  useLayoutEffect(() => {
    if (saidId !== undefined) virtualizer.scrollToEnd();
  }, [virtualizer, saidId]);

  const settle = useSettle();
  const askedAt = useRef<MessageId | undefined>(undefined);
  const askOlder = useEffectEvent((before: MessageId | undefined) => {
    if (!onNearStart || askedAt.current === before) return;
    askedAt.current = before;
    settle(onNearStart());
  });
  const isNearStart = visibleRange !== null && visibleRange.startIndex <= NEAR_START;
  const canAsk = onNearStart !== undefined;
  useEffect(() => {
    // A page that was on its way and did not come may be asked for again.
    if (!canAsk) askedAt.current = -1;
    if (isNearStart && canAsk) askOlder(count);
  }, [isNearStart, canAsk, count]);

  // The composer and the on-screen keyboard change the height of the box: the messages at its lower edge stay there.
  useEffect(() => {
    const box = scrollerRef.current;
    if (!box) return undefined;
    let height = box.clientHeight;
    const observer = new ResizeObserver(() => {
      const by = height - box.clientHeight;
      if (by === 0 || box.clientHeight === 0) return;
      height = box.clientHeight;
      if (scrolled.current.isAtEnd) virtualizer.scrollToEnd();
      else box.scrollTop = scrolled.current.top + by;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [virtualizer]);

  return {
    scrollerRef,
    virtual,
    active,
    getKey,
    isAtEnd,
    /** Theirs that came below while one was reading above. */
    newBelow: below.filter(({ side }) => side === 'in').length,
    onScroll: remember,
    toEnd: () => virtualizer.scrollToEnd({ behavior: 'auto' }),
  };
}
