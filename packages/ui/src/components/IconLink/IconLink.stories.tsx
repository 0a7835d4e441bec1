import type { Meta, StoryObj } from '@storybook/react-vite';
import { Phone } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { holdFocus, holdHover, holdPress } from '../../testing/held-states';
import { Inline } from '../Inline/Inline';
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
const both: Story['render'] = (args) => (
  <Inline gap={3}>
    <IconLink {...args} />
    <IconLink {...args} variant="secondary" />
  </Inline>
);
export const Hovered: Story = {
  render: both,
  play: ({ canvas }) => holdHover(canvas.getAllByRole('link')),
};
export const Pressed: Story = {
  render: both,
  play: ({ canvas }) => holdPress(canvas.getAllByRole('link')),
};
export const FocusVisible: Story = {
  render: both,
  play: ({ canvas }) => holdFocus(canvas.getAllByRole('link')),
};
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
