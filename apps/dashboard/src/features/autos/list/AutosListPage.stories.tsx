import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answering, emptyList, failing, waiting } from '../../../testing/answers';
import { screenAt } from '../../../testing/screen-story';

const meta = {
  title: 'Screens/Cars',
  tags: ['!autodocs'],
  ...screenAt('/dashboard/autos'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const list = '/main/autos';

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Chevrolet Tracker/))[0]).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: { answers: [waiting(list)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: {
    answers: [emptyList(list), answering('/main/autos/counts', { total: 0, statuses: {} })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Пока нет автомобилей|Hozircha avtomobil/)).toBeVisible();
  },
};
export const Failing: Story = {
  parameters: { answers: [failing(list)] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /Повторить|Qayta/ }, { timeout: 15_000 }),
    ).toBeVisible();
  },
};
