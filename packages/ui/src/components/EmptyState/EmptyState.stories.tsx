import type { Meta, StoryObj } from '@storybook/react-vite';
import { CarFront, Plus, SearchX } from 'lucide-react';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'Пока нет машин',
    description: 'Добавьте первую: понадобятся фото и цена.',
    icon: CarFront,
    action: (
      <Button variant="primary" icon={Plus}>
        Добавить авто
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filtered: Story = {
  args: {
    title: 'Ничего не нашлось',
    description: 'Попробуйте убрать часть условий.',
    icon: SearchX,
    action: <Button>Сбросить фильтры</Button>,
  },
};
export const Failed: Story = {
  args: {
    tone: 'danger',
    icon: undefined,
    title: 'Произошла ошибка',
    description: 'Не удалось загрузить список. Попробуйте ещё раз.',
    action: <Button>Повторить</Button>,
    reference: '01J9Z6T4Q8',
  },
};
export const LongText: Story = {
  args: {
    title: 'Bu bo‘limda hozircha birorta ham avtomobil e’loni mavjud emas',
    description: 'Birinchi e’lonni qo‘shing: buning uchun surat, narx va avtosalon kerak bo‘ladi.',
  },
};
