import type { Meta, StoryObj } from '@storybook/react-vite';
import { Phone } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { IconLink } from './IconLink';

const meta = {
  title: 'Components/Actions/IconLink',
  component: IconLink,
  args: { icon: Phone, 'aria-label': 'Позвонить: +998 90 123 45 67', href: 'tel:+998901234567' },
} satisfies Meta<typeof IconLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const LongText: Story = {
  args: { 'aria-label': 'Qo‘ng‘iroq qilish: Dilnoza Rashidova, +998 90 123 45 67' },
};
/** Tab reaches it. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
