import { problemResponse } from '@karvon/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect } from 'storybook/test';
import { answering, failing, waiting } from '../../../testing/answers';
import { screenAt } from '../../../testing/screen-story';

const address = '/dashboard/autos/view/5012';
const car = '/main/autos/:id';

const meta = { title: 'Screens/Car', tags: ['!autodocs'], ...screenAt(address) } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const titled: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: /Tracker/ })).toBeVisible();
};
const retries: Story['play'] = async ({ canvas }) => {
  await expect(
    await canvas.findByRole('button', { name: /Повторить|Qayta/ }, { timeout: 15_000 }),
  ).toBeVisible();
};

export const Default: Story = { play: titled };
export const Loading: Story = {
  parameters: { answers: [waiting(car)] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('navigation'))[0]).toBeVisible();
  },
};
export const Failing: Story = { parameters: { answers: [failing(car)] }, play: retries };
/** The car was deleted, or is another dealer's. */
export const NotFound: Story = {
  parameters: { answers: [http.get(car, () => problemResponse(404))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const History: Story = { args: { path: `${address}?tab=history` }, play: titled };
/** Nothing happened to the car yet. */
export const HistoryEmpty: Story = {
  args: { path: `${address}?tab=history` },
  parameters: { answers: [answering('/main/autos/:id/history', { results: [], count: 0 })] },
  play: titled,
};
export const Statistics: Story = { args: { path: `${address}?tab=statistics` }, play: titled };
