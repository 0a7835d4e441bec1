import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { holdFocus, holdHover } from '../../testing/held-states';
import { Chip } from './Chip';

const meta = {
  title: 'Components/Choices/Chip',
  component: Chip,
  args: { children: 'Год: от 2021', 'aria-label': 'Убрать: Год: от 2021', onRemove: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hovered: Story = { play: ({ canvas }) => holdHover(canvas.getAllByRole('button')) };
export const FocusVisible: Story = {
  play: ({ canvas }) => holdFocus(canvas.getAllByRole('button')),
};
export const LongText: Story = {
  args: {
    children: 'Avtosalon: Karvon Chilonzor, Bunyodkor ko‘chasi va Qatortol burchagi',
    'aria-label':
      'Olib tashlash: Avtosalon: Karvon Chilonzor, Bunyodkor ko‘chasi va Qatortol burchagi',
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { onRemove: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Убрать: Год: от 2021' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};
