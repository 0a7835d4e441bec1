import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Inline } from '../Inline/Inline';
import { Sample } from '../../testing/sample-texts/SampleTexts';
import { holdFocus, holdHover, holdPress } from '../../testing/held-states';
import { LinkButton } from './LinkButton';

const meta = {
  title: 'Components/Actions/LinkButton',
  component: LinkButton,
  args: { children: 'Добавить авто', href: '#add', variant: 'primary', icon: Plus },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Secondary: Story = { args: { variant: 'secondary' } };
const both: Story['render'] = (args) => (
  <Inline gap={3}>
    <LinkButton {...args} />
    <LinkButton {...args} variant="secondary" />
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
export const Disabled: Story = { args: { isDisabled: true } };
export const LongText: Story = { args: { children: 'Avtomobil qo‘shish', isFullWidth: true } };
/** Tab passes over a disabled one. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  render: (args) => (
    <Sample>
      <Inline gap={3}>
        <LinkButton {...args} isDisabled>
          Отчёт
        </LinkButton>
        <LinkButton {...args} />
      </Inline>
    </Sample>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Добавить авто' })).toHaveFocus();
  },
};
