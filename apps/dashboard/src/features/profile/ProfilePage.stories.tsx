import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { failing, waiting } from '../../testing/answers';
import { screenAt } from '../../testing/screen-story';

const meta = {
  title: 'Screens/Profile',
  tags: ['!autodocs'],
  ...screenAt('/dashboard/profile'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const profile = '/main/business/profile';
const sessions = '/main/auth/sessions';

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Жасур Каримов')).toBeVisible();
    await expect(await canvas.findByText('Chrome, Windows')).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: { answers: [waiting(profile), waiting(sessions)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
/** Neither the person nor the devices could be had: each says so in its place. */
export const Failing: Story = {
  parameters: { answers: [failing(profile), failing(sessions)] },
  play: async ({ canvas }) => {
    await waitFor(
      () => expect(canvas.getAllByRole('button', { name: /Повторить|Qayta/ })).toHaveLength(2),
      { timeout: 15_000 },
    );
  },
};
