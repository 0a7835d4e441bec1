import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from './Box';

const meta = {
  title: 'Components/Layout/Box',
  component: Box,
  args: {
    children: 'Пробег: 24 500 км',
    padding: [4, 6],
    backgroundColor: 'surface',
    border: 'hairline',
    borderRadius: 'lg',
  },
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sunken: Story = { args: { backgroundColor: 'sunken', border: undefined } };
