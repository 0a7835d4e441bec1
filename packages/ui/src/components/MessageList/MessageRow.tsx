import { ChatBubble, type BubbleLabels } from '../ChatBubble/ChatBubble';
import type { Outcome } from '../../private/outcome';
import type { ChatDivider, MessageId, MessageListItem } from './message-item';
import * as css from './MessageList.css';

/** What can be done with a message of the list. */
export interface MessageDeeds {
  onRetry?: (id: MessageId) => Outcome;
  onDiscard?: (id: MessageId) => Outcome;
  /** A picture was pressed, from 0. */
  onOpenImage?: (id: MessageId, index: number) => void;
}

interface MessageRowProps extends MessageDeeds {
  item: MessageListItem;
  labels: BubbleLabels;
}

/** The inside of a row, by what it is. */
export function MessageRow({ item, labels, onRetry, onDiscard, onOpenImage }: MessageRowProps) {
  if (item.kind !== 'message') return <Divider divider={item} />;
  const { id } = item;
  return (
    <ChatBubble
      side={item.side}
      text={item.text}
      images={item.images}
      time={item.time}
      dateTime={item.dateTime}
      state={item.state}
      labels={labels}
      onRetry={onRetry && (() => onRetry(id))}
      onDiscard={onDiscard && (() => onDiscard(id))}
      onOpenImage={onOpenImage && ((index) => onOpenImage(id, index))}
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
