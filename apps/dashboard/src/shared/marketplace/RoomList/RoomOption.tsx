import { memo } from 'react';
import type { Room } from '../RoomRow/room';
import { RoomFace } from '../RoomRow/RoomFace';
import * as rowCss from '../RoomRow/RoomRow.css';
import * as css from './RoomList.css';

interface RoomOptionProps {
  room: Room;
  /** Its place in the list. */
  index: number;
  /** Distance from the upper end of the list, in pixels. */
  start: number;
  /** Number of rooms, -1 while unknown. */
  setSize: number;
  tabIndex: 0 | -1;
  isSelected: boolean;
  /** Address of the chat, for opening it in another tab. */
  href: string | undefined;
}

/** One row. The list handles presses and keys: scrolling renders only new rows. */
export const RoomOption = memo(function RoomOption({
  room,
  index,
  start,
  setSize,
  tabIndex,
  isSelected,
  href,
}: RoomOptionProps) {
  // A link, so that browsers open it in another tab.
  const Row = href === undefined ? 'div' : 'a';
  return (
    <Row
      role="option"
      href={href}
      draggable={href === undefined ? undefined : false}
      data-index={index}
      tabIndex={tabIndex}
      aria-selected={isSelected}
      aria-posinset={index + 1}
      aria-setsize={setSize}
      data-selected={isSelected || undefined}
      className={`${rowCss.row} ${css.place}`}
      style={{ top: start }}
    >
      <RoomFace room={room} />
    </Row>
  );
});
