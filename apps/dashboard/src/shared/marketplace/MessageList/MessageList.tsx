import { ArrowDown } from 'lucide-react';
import { useId, useImperativeHandle, useMemo, useState, type ReactNode, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { icon } from '@karvon/ui/internal/icon-size';
import { RowGaps } from '../RowGaps';
import { useRenderedRows } from '@karvon/ui/internal/use-rendered-rows';
import { focusTo } from '@karvon/ui/internal/use-focus-neighbour';
import { useRowFocus } from '@karvon/ui/internal/use-row-focus';
import { warnDoubled } from '@karvon/ui/internal/warn-once';
import type { BubbleLabels } from '../ChatBubble/ChatBubble';
import { VisuallyHidden } from '@karvon/ui/VisuallyHidden';
import {
  continues,
  dayAbove,
  dayPlaces,
  withoutOpenDay,
  type MessageId,
  type MessageListItem,
} from './message-item';
import * as css from './MessageList.css';
import { MessageRow, type MessageActions } from './MessageRow';
import { MessageSkeleton } from './MessageSkeleton';
import { OlderMessages, type OlderState } from './OlderMessages';
import { useAnnouncement } from './use-announcement';
import { useMessageScroll } from './use-message-scroll';

export type { ChatDivider, ChatMessage, MessageId, MessageListItem } from './message-item';
export type { OlderState } from './OlderMessages';

/** All texts of the list except the messages. */
export interface MessageListLabels extends BubbleLabels {
  /** Name of the scroll button: «К последним сообщениям». */
  toEnd: string;
  /** Name of the scroll button when there are new messages: «2 новых ниже». */
  newBelow: (count: number) => string;
}

/** Methods of the list. */
export interface MessageListHandle {
  /** Scrolls to an item and highlights it for a moment. Returns false if it is not loaded. */
  scrollToItem: (id: MessageId) => boolean;
  /** Scrolls to the newest message. */
  scrollToEnd: () => void;
}

export interface MessageListProps extends MessageActions {
  /** Name of the conversation for screen readers: «Сообщения: Дилноза Рашидова». */
  'aria-label': string;
  /**
   * Oldest first. The day of the first item is shown at the edge while older ones can be loaded. Use a new `key` for another
   * conversation.
   */
  items: readonly MessageListItem[];
  /** All texts except the messages. */
  labels: MessageListLabels;
  /** Initial position; at the end if there is no unread divider. @default 'end' */
  opensAt?: 'end' | 'unread';
  /** State of older messages. @default there are none */
  older?: OlderState;
  /** Called when the last message becomes visible or hidden, to mark messages as read. */
  onEndChange?: (isAtEnd: boolean) => void;
  /** The first page is loading: placeholders are shown. @default false */
  isLoading?: boolean;
  /** Replaces the messages if there are none, or if they failed to load. */
  emptyState?: ReactNode;
  /** For a page that scrolls to a message. */
  ref?: Ref<MessageListHandle>;
}

/**
 * A conversation of any length: the newest at the bottom, older messages are loaded on scroll and nothing moves. It fills the
 * height of its parent. New messages are announced; Tab moves to the last visible message, arrow keys move between messages.
 */
export function MessageList({ isLoading = false, emptyState, ...props }: MessageListProps) {
  if (isLoading) return <MessageSkeleton aria-label={props['aria-label']} />;
  if (props.items.length === 0 && emptyState != null) {
    return <div className={css.frame}>{<div className={css.center}>{emptyState}</div>}</div>;
  }
  return <Messages {...props} />;
}

type MessagesProps = Omit<MessageListProps, 'isLoading' | 'emptyState'>;

function Messages({
  items: allItems,
  labels,
  opensAt = 'end',
  older = { state: 'none' },
  onEndChange,
  ref,
  'aria-label': label,
  ...actions
}: MessagesProps) {
  const listId = useId();
  const { items, openDay } = useMemo(
    () => withoutOpenDay(allItems, older.state !== 'none'),
    [allItems, older.state],
  );
  // Check only the newest messages of a long chat: duplicates come from new ones.
  if (import.meta.env.DEV)
    warnDoubled(
      'MessageList',
      'items',
      items.slice(-500).map(({ id }) => id),
    );
  const scroll = useMessageScroll({
    items,
    opensAt,
    onNearStart: older.state === 'more' ? older.onLoad : undefined,
    onEndChange,
  });
  const { scrollerRef, virtual, active, isAtEnd, newBelow } = scroll;
  const rendered = useRenderedRows(virtual, active.index);
  const focus = useRowFocus({
    scrollerRef,
    active,
    virtual,
    count: items.length,
    getKey: scroll.getKey,
    canFocus: (index) => items[index]?.kind === 'message',
  });
  const [foundId, setFoundId] = useState<MessageId | null>(null);
  const forget = () => setFoundId(null);
  const announcement = useAnnouncement(
    items,
    ({ text, images = [] }) =>
      `${labels.author.in}: ${text || labels.image(images.length, images.length)}`,
  );
  useImperativeHandle(ref, () => ({
    scrollToItem: (id) => {
      const index = items.findIndex((item) => item.id === id);
      if (index < 0) return false;
      setFoundId(id);
      virtual.virtualizer.scrollToIndex(index, { align: 'center' });
      return true;
    },
    scrollToEnd: scroll.toEnd,
  }));
  // Goes to the last message, which is rendered as soon as the arrow is pressed. The focus moves there when the arrow disappears.
  const toEnd = () => {
    active.set(scroll.getKey(items.findLastIndex(({ kind }) => kind === 'message')));
    scroll.toEnd();
  };
  const arrow = focusTo(() => {
    const messages = scrollerRef.current?.querySelectorAll<HTMLElement>('[role="article"]');
    return [...(messages ?? [])].at(-1);
  });
  const days = useMemo(() => dayPlaces(items), [items]);
  const day = dayAbove(items, days, virtual.visibleRange?.startIndex ?? 0) ?? openDay;

  return (
    <div className={css.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys walk over the messages inside */}
      <div
        ref={scrollerRef}
        role="log"
        // Scrolling mounts rows; only new messages are announced, below.
        aria-live="off"
        aria-label={label}
        aria-busy={older.state === 'loading'}
        className={css.scroller}
        onScroll={scroll.onScroll}
        onKeyDown={focus.onKeyDown}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
      >
        <div className={css.inner} style={{ height: virtual.height }}>
          <OlderMessages older={older} />
          <RowGaps gaps={rendered.gaps} className={css.gap} />
          {rendered.rows.map(({ index, key, start }) => {
            const item = items[index];
            if (!item) return null;
            return (
              <MessageRow
                key={key}
                item={item}
                index={index}
                start={start}
                id={`${listId}-${String(item.id)}`}
                isGrouped={continues(item, items[index - 1])}
                isFound={item.id === foundId}
                tabIndex={focus.tabIndexOf(index)}
                labels={labels}
                measure={virtual.virtualizer.measureElement}
                onFaded={forget}
                {...actions}
              />
            );
          })}
        </div>
      </div>
      {day && (
        <div aria-hidden className={css.stickyDay}>
          <span className={css.day}>{day.label}</span>
        </div>
      )}
      {!isAtEnd && (
        <Button
          ref={arrow}
          className={css.below}
          data-new={newBelow > 0 || undefined}
          aria-label={newBelow > 0 ? undefined : labels.toEnd}
          onPress={toEnd}
        >
          {newBelow > 0 && labels.newBelow(newBelow)}
          <ArrowDown {...icon.sm} />
        </Button>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}
