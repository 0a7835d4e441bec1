import { Timeline } from '@karvon/ui/Timeline';
import { CircleCheck, Send } from 'lucide-react';

export function ListingHistory() {
  return (
    <Timeline
      aria-label="История"
      entries={[
        {
          id: 2,
          title: 'Опубликовано',
          time: 'сегодня в 12:05',
          dateTime: '2026-11-20T12:05:00+05:00',
          icon: CircleCheck,
          tone: 'success',
        },
        {
          id: 1,
          title: 'Отправлено на модерацию',
          who: 'Жасур Каримов',
          time: 'сегодня в 11:20',
          dateTime: '2026-11-20T11:20:00+05:00',
          icon: Send,
        },
      ]}
    />
  );
}
