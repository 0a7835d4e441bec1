import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { useSettle, type Outcome } from '@karvon/ui/internal/outcome';
import type { Room } from './room';
import { RoomFace } from './RoomFace';
import * as css from './RoomRow.css';

export type { Room } from './room';

export interface RoomRowProps {
  /** The chat. */
  room: Room;
  /** Address of the chat. Without it the row is a button. */
  href?: string;
  /** Called when it is clicked, also with `href`. */
  onPress?: () => Outcome;
  /** True for the open chat. @default false */
  isSelected?: boolean;
}

/** A conversation in one row: name, subject, last message and number of unread messages. For many of them use `RoomList`. */
export function RoomRow({ room, href, onPress, isSelected = false }: RoomRowProps) {
  const settle = useSettle();
  const props = {
    className: css.row,
    'data-selected': isSelected || undefined,
    onPress: onPress && (() => settle(onPress())),
    children: <RoomFace room={room} />,
  };
  if (href === undefined) return <Button {...props} aria-current={isSelected || undefined} />;
  return <Link {...props} href={href} aria-current={isSelected ? 'page' : undefined} />;
}
