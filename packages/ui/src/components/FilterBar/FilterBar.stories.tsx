import type { Meta, StoryObj } from '@storybook/react-vite';
import { SlidersHorizontal } from 'lucide-react';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button';
import { Chip } from '../Chip/Chip';
import { SearchField } from '../SearchField/SearchField';
import { FilterBar } from './FilterBar';

const meta = {
  title: 'Components/Choices/FilterBar',
  component: FilterBar,
  args: {
    'aria-label': 'Поиск и фильтры',
    search: (
      <SearchField
        aria-label="Поиск"
        placeholder="Марка, модель, VIN, ID"
        clearLabel="Очистить"
        size="sm"
      />
    ),
    filters: <Button>Все салоны</Button>,
    actions: <Button icon={SlidersHorizontal}>Фильтры</Button>,
    chips: (
      <>
        <Chip onRemove={fn()} aria-label="Убрать: Год: от 2021">
          Год: от 2021
        </Chip>
        <Button variant="ghost" size="sm" onPress={fn()}>
          Сбросить
        </Button>
      </>
    ),
    summary: 'Показано 9 из 131',
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingOn: Story = { args: { chips: undefined, summary: undefined } };
export const LongText: Story = {
  args: {
    filters: <Button>Barcha avtosalonlar va filiallar</Button>,
    actions: <Button icon={SlidersHorizontal}>Qo‘shimcha filtrlar</Button>,
    summary: '131 ta e’londan dastlabki 9 tasi ko‘rsatilmoqda',
  },
};
