import { RoomList, type Room } from './RoomList';
import { CarFront } from 'lucide-react';
import { useState } from 'react';

const rooms: Room[] = [
  {
    id: 3,
    name: 'Sardor Abdullayev',
    onlineLabel: 'в сети',
    subject: 'Kia K5 GT-Line',
    subjectIcon: CarFront,
    text: 'Ertaga soat 11 da ko‘rishga borsam bo‘ladimi?',
    time: '14:21',
    unreadCount: 2,
    unreadLabel: '2 непрочитанных',
  },
  { id: 1, name: 'Мирзо Турсунов', text: 'Вы: Да, машина в салоне', time: 'вчера' },
];

export function Chats() {
  const [selectedId, setSelectedId] = useState<Room['id'] | null>(null);
  return (
    <div style={{ display: 'flex', height: 480 }}>
      <RoomList aria-label="Чаты" rooms={rooms} selectedId={selectedId} onSelect={setSelectedId} />
    </div>
  );
}
