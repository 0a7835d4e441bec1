import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { Timeline } from './Timeline';

const meta = {
  title: 'Components/Data/Timeline',
  component: Timeline,
  args: {
    'aria-label': 'История',
    entries: [
      {
        id: 3,
        title: 'Опубликовано',
        time: 'сегодня в 11:20',
        dateTime: '2025-11-20T06:20:00Z',
        who: 'Модератор',
        icon: CircleCheck,
        tone: 'success',
      },
      {
        id: 2,
        title: 'Отклонено',
        description: 'Фото 3: виден номер',
        time: 'вчера в 18:02',
        who: 'Модератор',
        icon: CircleX,
        tone: 'danger',
      },
      {
        id: 1,
        title: 'Отправлено на модерацию',
        time: '19 ноября, 09:40',
        who: 'Жасур Каримов',
        icon: Hourglass,
        tone: 'info',
      },
      { id: 0, title: 'Создан черновик', time: '18 ноября, 17:15' },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    entries: [
      {
        id: 1,
        title: 'E’lon moderatsiyadan o‘tmadi va tuzatish uchun qaytarildi',
        description:
          'Uchinchi suratda davlat raqami ko‘rinib turibdi, tavsifda esa boshqa saytga havola bor.',
        time: '2025-yil 20-noyabr, 11:20',
        who: 'Abdurahmonova Muhabbat Shavkatjon qizi',
        tone: 'danger',
      },
    ],
  },
};
