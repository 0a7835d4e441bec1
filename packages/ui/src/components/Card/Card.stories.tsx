import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Text } from '../Text/Text';
import { Card } from './Card';

const meta = {
  title: 'Components/Data/Card',
  component: Card,
  args: { children: <Text>19-й квартал, 4</Text> },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithTitle: Story = {
  args: {
    title: 'Цена и условия',
    description: 'Цену видят покупатели в обеих валютах по курсу дня.',
    action: <Button size="sm">Изменить</Button>,
  },
};
export const Section: Story = {
  args: {
    id: 'photos',
    size: 'lg',
    title: 'Фото',
    mark: (
      <Text size="sm" tone="muted">
        4 из 20
      </Text>
    ),
    description: 'Первое фото покупатели видят в списке.',
  },
};
export const Selected: Story = { args: { isSelected: true } };
export const LongText: Story = {
  args: {
    title: 'Narx va shartlar, to‘lov usullari hamda bo‘lib to‘lash imkoniyatlari haqida ma’lumot',
    description: 'Xaridorlar narxni har ikki valyutada kunlik kurs bo‘yicha ko‘radilar.',
  },
};
