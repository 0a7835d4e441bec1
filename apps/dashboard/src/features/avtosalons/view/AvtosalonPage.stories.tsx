import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failing, waiting } from '../../../testing/answers';
import { screenAt } from '../../../testing/screen-story';

const meta = {
  title: 'Screens/Showroom',
  tags: ['!autodocs'],
  ...screenAt('/dashboard/locations/view/31'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const showroom = '/main/avtosalons/:id';

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /Karvon Chilonzor/ }),
    ).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: { answers: [waiting(showroom)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const Failing: Story = {
  parameters: { answers: [failing(showroom)] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /Повторить|Qayta/ }, { timeout: 15_000 }),
    ).toBeVisible();
  },
};
