import { fixtures } from '@karvon/api/fixtures';
import { problemResponse } from '@karvon/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
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
const [event] = fixtures.getAutoHistory.results;
/** Three pages of entries; the service does not give the second at first. */
let isDown = true;
const brokenHistory = http.get('/main/autos/:id/history', ({ request }) => {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
  if (page > 1 && isDown) return problemResponse(503, { code: 'service_unavailable' });
  const results = Array.from({ length: 20 }, (_, at) => ({ ...event, id: page * 100 + at }));
  return HttpResponse.json({ results, count: 60 });
});
/** The next page does not come: what is there stays, and it can be asked for again. */
export const HistoryMoreFailing: Story = {
  args: { path: `${address}?tab=history` },
  parameters: { answers: [brokenHistory] },
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ canvas }) => {
    // Pressed without the focus: react-aria would tell of the focused button's wait in words that outlive the screen, for axe to find.
    const press = async (name: RegExp) => (await canvas.findByRole('button', { name })).click();
    const entries = () => canvas.getAllByText(/219/).length;
    await press(/Показать ещё|Yana/);
    const alert = await canvas.findByRole('alert');
    const first = entries();
    await expect(first).toBeGreaterThanOrEqual(20);
    isDown = false;
    await press(/Повторить|Qayta/);
    await waitFor(() => expect(entries()).toBe(first + 20));
    await expect(alert).not.toBeInTheDocument();
  },
};
export const Statistics: Story = { args: { path: `${address}?tab=statistics` }, play: titled };
