import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card';
import { Split } from './Split';

const meta = {
  title: 'Components/Layout/Split',
  component: Split,
  args: { main: <Card title="Фото">14</Card>, side: <Card title="Цена">219 000 000 сум</Card> },
} satisfies Meta<typeof Split>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    main: <Card title="Avtomobilning tashqi va ichki ko‘rinishi suratlari">14</Card>,
    side: (
      <Card title="Xaridor ko‘radigan narx va shartlar">
        {'219 000 000 so‘m, kelishiladi. '.repeat(6)}
      </Card>
    ),
  },
};
