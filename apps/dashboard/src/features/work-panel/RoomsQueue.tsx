import type { WorkPanel, WorkPanelRoom } from '@karvon/api/main';
import { Avatar } from '@karvon/ui/Avatar';
import { Button } from '@karvon/ui/Button';
import { Row } from '@karvon/ui/Row';
import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useServerNow } from '../../shared/format/use-server-now';
import { paths } from '../../shared/paths';
import { isOverdue } from '../../shared/status/waiting-tone';
import { WaitingTime } from '../../shared/status/WaitingTime';
import { isMissing } from './PartFailed';
import { QueueCard } from './QueueCard';
import { usePanelLinks } from './use-panel-links';

export function RoomsQueue({ panel }: { panel: WorkPanel }) {
  const { t } = useTranslation('work-panel');
  const { rooms, counts } = panel;
  const links = usePanelLinks();
  return (
    <QueueCard
      icon={MessagesSquare}
      iconTone="danger"
      id="rooms"
      title={t('rooms.title')}
      count={counts.unread_rooms + counts.unanswered_rooms}
      note={counts.unanswered_rooms > 0 && t('rooms.readNote', { n: counts.unanswered_rooms })}
      list={{ href: links.waitingRooms, label: t('rooms.all') }}
      done={t('done.rooms')}
      isMissing={isMissing(panel, 'rooms')}
    >
      {rooms.map((room) => (
        <RoomRow key={room.room_id} room={room} />
      ))}
    </QueueCard>
  );
}

function RoomRow({ room }: { room: WorkPanelRoom }) {
  const { t } = useTranslation('work-panel');
  const now = useServerNow();
  const {
    room_id: id,
    client_name: name,
    text,
    car,
    responsible,
    is_read: isRead,
    waiting_since: since,
  } = room;
  const message = text === '' ? t('rooms.photo') : text;
  const href = paths.chat(id);
  // A visitor without a name is called by a number, which has no initials.
  const isNamed = name !== t('leads.visitor', { id });
  return (
    <Row
      image={
        <Avatar
          name={isNamed ? name : undefined}
          id={id}
          src={room.profile_pic?.thumbnail ?? null}
          isDecorative
          onlineLabel={room.is_online ? t('rooms.online') : undefined}
        />
      }
      title={name}
      detail={isRead ? `${t('rooms.readUnanswered')} · «${message}»` : message}
      meta={[car?.title, responsible?.full_name].filter(Boolean).join(' · ') || undefined}
      href={href}
      isUrgent={isOverdue(now - Date.parse(since))}
      end={<WaitingTime since={since} name={name} />}
      actions={
        <Button size="sm" href={paths.reply(id)}>
          {t('rooms.respond')}
        </Button>
      }
    />
  );
}
