import { MessageList, type MessageListItem, type MessageListLabels } from './MessageList';

const labels: MessageListLabels = {
  author: { in: 'Дилноза', out: 'Вы' },
  state: {
    sending: 'отправляется',
    sent: 'отправлено',
    read: 'прочитано',
    failed: 'не отправлено',
  },
  retry: 'повторить',
  discard: 'удалить',
  image: (position, count) => `Фото ${position} из ${count}`,
  toEnd: 'К последним сообщениям',
  newBelow: (count) => `${count} новых ниже`,
};
const items: MessageListItem[] = [
  { kind: 'day', id: 'today', label: 'Сегодня' },
  { kind: 'message', id: 1, side: 'in', text: 'Tracker ещё продаётся?', time: '14:36' },
  { kind: 'message', id: 2, side: 'out', text: 'Да, приезжайте.', time: '14:40', state: 'failed' },
];

export function Conversation() {
  return (
    <div style={{ display: 'flex', height: 480 }}>
      <MessageList
        aria-label="Сообщения: Дилноза Рашидова"
        items={items}
        labels={labels}
        onRetry={(id) => fetch(`/api/messages/${id}/retry`, { method: 'POST' })}
        onDiscard={(id) => fetch(`/api/messages/${id}`, { method: 'DELETE' })}
      />
    </div>
  );
}
