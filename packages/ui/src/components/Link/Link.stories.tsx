import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { Sample } from '../../testing/sample-texts/SampleTexts';
import { holdFocus, holdHover } from '../../testing/held-states';
import { Link } from './Link';

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  args: { children: 'Предложите модель', href: '#propose' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Quiet: Story = { args: { variant: 'quiet', children: 'Chevrolet Tracker, 2023' } };
const both: Story['render'] = (args) => (
  <Sample>
    <Inline gap={4}>
      <Link {...args} />
      <Link {...args} variant="quiet">
        Chevrolet Tracker, 2023
      </Link>
    </Inline>
  </Sample>
);
export const Hovered: Story = {
  render: both,
  play: ({ canvas }) => holdHover(canvas.getAllByRole('link')),
};
export const FocusVisible: Story = {
  render: both,
  play: ({ canvas }) => holdFocus(canvas.getAllByRole('link')),
};
export const Disabled: Story = { args: { isDisabled: true } };
export const InText: Story = {
  args: { isUnderlined: true },
  render: (args) => (
    <Sample>
      <Text as="p" tone="muted">
        Не нашли в каталоге? <Link {...args} /> — её проверит модератор.
      </Text>
    </Sample>
  ),
};
export const LongText: Story = {
  args: { isUnderlined: true, children: 'Ro‘yxatda yo‘q model yoki modifikatsiyani taklif qiling' },
  decorators: [
    (Story) => (
      <div style={{ width: 220 }}>
        <Story />
      </div>
    ),
  ],
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { href: undefined, onPress: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Предложите модель' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};
