import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './Heading';

const meta = {
  title: 'Components/Typography/Heading',
  component: Heading,
  args: { children: 'Цена и условия', level: 2 },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SignIn: Story = { args: { level: 1, size: '3xl', children: 'С возвращением' } };
export const LongText: Story = {
  args: { children: 'Narx va shartlar, to‘lov turlari, bo‘lib to‘lash' },
};
