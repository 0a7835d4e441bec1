import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card';
import { CardGrid } from './CardGrid';

const meta = {
  title: 'Components/Layout/CardGrid',
  component: CardGrid,
  args: {
    'aria-label': 'Автомобили',
    children: ['Chevrolet Tracker', 'Kia K5', 'BYD Song Plus', 'Chevrolet Damas', 'Lada Vesta'].map(
      (name) => <Card key={name}>{name}</Card>,
    ),
  },
} satisfies Meta<typeof CardGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Busy: Story = { args: { isBusy: true } };
