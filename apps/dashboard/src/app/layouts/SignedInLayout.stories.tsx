import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answering, failing, waiting } from '../../testing/answers';
import { screenAt } from '../../testing/screen-story';

const meta = {
  title: 'Screens/Shell',
  tags: ['!autodocs'],
  ...screenAt('/dashboard'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const stands: Story['play'] = async ({ canvas }) => {
  await expect((await canvas.findAllByRole('navigation'))[0]).toBeVisible();
};

export const Default: Story = { play: stands };
export const Loading: Story = {
  parameters: { answers: [waiting('/main/*'), waiting('/chat/*')] },
  play: stands,
};
/** Nothing unread, nothing in the bell. */
export const Empty: Story = {
  parameters: {
    answers: [answering('/main/notifications', { results: [], count: 0, unread_count: 0 })],
  },
  play: stands,
};
export const Failing: Story = {
  parameters: { answers: [failing('/main/*'), failing('/chat/*')] },
  play: stands,
};
