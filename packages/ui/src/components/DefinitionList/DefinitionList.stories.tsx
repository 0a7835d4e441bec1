import type { Meta, StoryObj } from '@storybook/react-vite';
import { DefinitionList } from './DefinitionList';

const meta = {
  title: 'Components/Data/DefinitionList',
  component: DefinitionList,
  args: {
    items: [
      { term: 'Пробег', detail: '24 500 км' },
      { term: 'Двигатель', detail: '1.2 л, 132 л.с.' },
      { term: 'VIN', detail: '' },
      { term: 'Коробка', detail: 'Автомат' },
    ],
  },
} satisfies Meta<typeof DefinitionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { items: [] } };
export const LongText: Story = {
  args: {
    items: [
      {
        term: 'Bo‘yoq holati va almashtirilgan detallar ro‘yxati',
        detail: 'Old chap eshik bo‘yalgan, orqa bamper almashtirilgan, qolgan qismlar asl holatida',
      },
    ],
  },
};
