import { Pin } from 'lucide-react';
import { countMark, hasCount } from '@karvon/ui/internal/count';
import { alarm } from '@karvon/ui/internal/count.css';
import { icon } from '@karvon/ui/internal/icon-size';
import { Avatar } from '@karvon/ui/Avatar';
import { VisuallyHidden } from '@karvon/ui/VisuallyHidden';
import { roomLabel, type Room } from './room';
import * as css from './RoomRow.css';

/**
 * Visible content of a room, and the same as one sentence, which names the row around it. An `aria-label` would not do: it would have to
 * repeat the visible text exactly (WCAG 2.5.3).
 */
export function RoomFace({ room }: { room: Room }) {
  const { subjectIcon: SubjectIcon, unreadCount } = room;
  const isUnread = hasCount(unreadCount);
  return (
    <>
      <VisuallyHidden>{roomLabel(room)}</VisuallyHidden>
      <Avatar
        isDecorative
        name={room.name}
        src={room.src}
        id={room.id}
        size="lg"
        onlineLabel={room.onlineLabel}
      />
      <span className={css.text} aria-hidden>
        <span className={css.nameLine}>
          <bdi className={css.name}>{room.name}</bdi>
          {room.pinnedLabel !== undefined && <Pin {...icon.xs} className={css.fixed} />}
        </span>
        <span className={css.subject}>
          {SubjectIcon && room.subject && <SubjectIcon {...icon.xs} className={css.fixed} />}
          <span className={css.cut}>{room.subject}</span>
        </span>
        <bdi
          className={css.last}
          data-unread={isUnread || undefined}
          data-live={room.liveText !== undefined || undefined}
        >
          {room.liveText ?? room.text}
        </bdi>
      </span>
      <span className={css.side} aria-hidden>
        <time dateTime={room.dateTime}>{room.time}</time>
        {isUnread && <span className={alarm}>{countMark(unreadCount)}</span>}
      </span>
    </>
  );
}
