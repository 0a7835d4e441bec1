import { RoomRow } from './RoomRow';
import { CarFront } from 'lucide-react';

export function LastChat() {
  return (
    <RoomRow
      href="/chats/2"
      room={{
        id: 2,
        name: 'Дилноза Рашидова',
        onlineLabel: 'в сети',
        subject: 'Chevrolet Tracker, 2023',
        subjectIcon: CarFront,
        text: 'А рассрочка на 24 месяца возможна?',
        time: '14:38',
        unreadCount: 2,
        unreadLabel: '2 непрочитанных',
      }}
    />
  );
}
