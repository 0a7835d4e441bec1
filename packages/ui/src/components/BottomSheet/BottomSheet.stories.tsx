import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BottomSheet } from './BottomSheet';

const meta = {
  title: 'Components/Overlays/BottomSheet',
  component: BottomSheet,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Ещё',
    closeLabel: 'Закрыть',
    children: 'Автосалоны, контроль авто, реклама',
  },
} satisfies Meta<typeof BottomSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    title: 'Yana ko‘proq bo‘limlar',
    children: 'Avtosalonlar, avtomobillar nazorati, reklama. '.repeat(60),
  },
};
