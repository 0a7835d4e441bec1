import { ChatBubble, type BubbleLabels } from './ChatBubble';
import { Stack } from '@karvon/ui/Stack';

const labels: BubbleLabels = {
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
};

export function Messages() {
  return (
    <Stack gap={2}>
      <ChatBubble
        side="in"
        text="Добрый день! Tracker ещё продаётся?"
        time="18:04"
        labels={labels}
      />
      <ChatBubble side="out" state="read" text="Да, приезжайте." time="18:09" labels={labels} />
    </Stack>
  );
}
