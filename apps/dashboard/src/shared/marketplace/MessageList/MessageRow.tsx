import { memo } from 'react';
import { ChatBubble, type BubbleLabels, type IsPhoneNumber } from '../ChatBubble/ChatBubble';
import type { Outcome } from '@karvon/ui/internal/outcome';
import type { ChatDivider, ChatMessage, MessageId, MessageListItem } from './message-item';
import { MessageBoundary } from './MessageBoundary';
import * as css from './MessageList.css';

/** Actions on a message of the list. */
export interface MessageActions {
  /** Sends a failed one again. */
  onRetry?: (id: MessageId) => Outcome;
  /** Takes a failed one away. */
  onDiscard?: (id: MessageId) => Outcome;
  /** An image was pressed, from 0. */
  onOpenImage?: (id: MessageId, index: number) => void;
  /** Returns true when a number in E.164 can be called: only such numbers become links. @default none is */
  isPhoneNumber?: IsPhoneNumber;
}

interface MessageRowProps extends MessageActions {
  item: MessageListItem;
  /** Its place in the list. */
  index: number;
  /** Distance from the upper end of the list, in pixels. */
  start: number;
  /** Id for `aria-labelledby`: the row is named by its own texts. */
  id: string;
  /** True when it continues the message above. */
  isGrouped: boolean;
  /** True after a jump to this message. */
  isFound: boolean;
  tabIndex: 0 | -1;
  labels: BubbleLabels;
  /** Passes its element to the virtualizer. */
  measure: (row: HTMLElement | null) => void;
  /** The mark of one that was jumped to has faded. */
  onFaded: () => void;
}

/** One row. Scrolling renders only new rows: the props of the others do not change. */
export const MessageRow = memo(function MessageRow({
  item,
  index,
  start,
  id,
  isGrouped,
  isFound,
  tabIndex,
  labels,
  measure,
  onFaded,
  ...actions
}: MessageRowProps) {
  const isMessage = item.kind === 'message';
  return (
    <div
      ref={measure}
      data-index={index}
      data-kind={item.kind}
      data-grouped={isGrouped || undefined}
      id={isMessage ? id : undefined}
      aria-labelledby={isMessage ? id : undefined}
      role={isMessage ? 'article' : undefined}
      tabIndex={isMessage ? tabIndex : undefined}
      className={isFound ? `${css.row} ${css.found}` : css.row}
      style={{ top: start }}
      onAnimationEnd={onFaded}
    >
      <div className={css.focused}>
        {isMessage ? (
          <MessageBoundary key={item.text} plain={<Plain message={item} labels={labels} />}>
            <Message message={item} labels={labels} {...actions} />
          </MessageBoundary>
        ) : (
          <Divider divider={item} />
        )}
      </div>
    </div>
  );
});

/** A message as its text alone. */
const Plain = ({ message, labels }: Pick<MessageProps, 'message' | 'labels'>) => (
  <span dir="auto" className={css.plain}>
    {labels.author[message.side]}: {message.text}
  </span>
);

interface MessageProps extends MessageActions {
  message: ChatMessage;
  labels: BubbleLabels;
}

function Message({ message, labels, onRetry, onDiscard, onOpenImage, ...links }: MessageProps) {
  const { id } = message;
  return (
    <ChatBubble
      {...links}
      side={message.side}
      text={message.text}
      images={message.images}
      time={message.time}
      dateTime={message.dateTime}
      isEdited={message.isEdited}
      state={message.state}
      labels={labels}
      onRetry={onRetry && (() => onRetry(id))}
      onDiscard={message.isStored === true ? undefined : onDiscard && (() => onDiscard(id))}
      onOpenImage={onOpenImage && ((at) => onOpenImage(id, at))}
    />
  );
}

function Divider({ divider: { kind, label } }: { divider: ChatDivider }) {
  switch (kind) {
    case 'day':
      return <span className={css.day}>{label}</span>;
    case 'unread':
      return <span className={css.unread}>{label}</span>;
    case 'note':
      return <span className={css.note}>{label}</span>;
    default:
      return kind satisfies never;
  }
}
