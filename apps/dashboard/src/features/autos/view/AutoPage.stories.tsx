import { fixtures } from '@karvon/api/fixtures';
import { problemResponse } from '@karvon/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { formatPhone } from '../../../shared/format/phone';
import { i18n } from '../../../shared/i18n/i18n';
import { paths } from '../../../shared/paths';
import { responding, emptyList, failing, waiting } from '../../../testing/responses';
import { minimalDraft, minimalQuality } from '../../../testing/minimal-draft';
import { screenAt } from '../../../testing/screen-story';
import {
  comesBack,
  isBusy,
  onPhone,
  saysItIsDown,
  saysItIsEmpty,
} from '../../../testing/story-steps';

const address = paths.autos.view(fixtures.getAuto.id);
const car = '/main/autos/:id';

const meta = { title: 'Screens/Car', tags: ['!autodocs'], ...screenAt(address) } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const isTitled = async (canvas: Canvas) => {
  // The first story of a run loads the page's chunk, which takes longer while other suites run.
  await expect(await canvas.findByRole('heading', { level: 1, name: /Tracker/ })).toBeVisible();
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await isTitled(canvas);
    await expect(
      await canvas.findByRole('heading', { name: i18n.t('autos:detail.facts') }),
    ).toBeVisible();
    const { year } = fixtures.getAuto.core_car;
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      new RegExp(`Tracker, ${String(year)}$`),
    );
  },
};
export const Loading: Story = { parameters: { responses: [waiting(car)] }, play: isBusy };
/** A draft with only a model: no images, price or description. */
export const Empty: Story = {
  parameters: {
    responses: [
      responding(car, minimalDraft),
      responding('/main/autos/:id/quality', minimalQuality),
    ],
  },
  play: async ({ canvas }) => {
    await isTitled(canvas);
    await expect(canvas.getByText(i18n.t('autos:banner.draft'))).toBeVisible();
    await expect(canvas.getByText(i18n.t('autos:detail.noPhotos'))).toBeVisible();
    await expect(await canvas.findByText(i18n.t('autos:detail.noOptions'))).toBeVisible();
  },
};
export const Failing: Story = {
  parameters: { responses: [failing(car)] },
  play: ({ canvas }) => saysItIsDown(canvas),
};
export const Retried: Story = { tags: ['keyboard'], ...comesBack([car], isTitled) };
/** The car was deleted or belongs to another dealer. */
export const NotFound: Story = {
  parameters: { responses: [http.get(car, () => problemResponse(404))] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: i18n.t('routeError.notFoundTitle') }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: i18n.t('toArea.autos') })).toHaveAttribute(
      'href',
      paths.autos.index,
    );
  },
};
export const Phone: Story = { globals: onPhone, play: ({ canvas }) => isTitled(canvas) };

const leadsAddress = `${address}?tab=leads`;
const leads = '/main/leads';
const callers = async (canvas: Canvas) => {
  for (const { client_name: name } of fixtures.listLeads.results) {
    await expect(await canvas.findByText(name)).toBeVisible();
  }
};
export const Leads: Story = {
  args: { path: leadsAddress },
  play: async ({ canvas }) => {
    await callers(canvas);
    await expect(canvas.getByRole('link', { name: i18n.t('autos:leads.toChat') })).toBeVisible();
  },
};
export const LeadsLoading: Story = {
  args: { path: leadsAddress },
  parameters: { responses: [waiting(leads)] },
  play: isBusy,
};
export const LeadsEmpty: Story = {
  args: { path: leadsAddress },
  parameters: {
    responses: [
      responding(leads, {
        results: [],
        count: 0,
        buyer_count: 0,
        statuses: { new: 0, contacted: 0 },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await saysItIsEmpty(canvas, { title: i18n.t('autos:leads.empty') });
  },
};
export const LeadsFailing: Story = {
  args: { path: leadsAddress },
  parameters: { responses: [failing(leads)] },
  play: async ({ canvas }) => {
    await saysItIsDown(canvas);
    await isTitled(canvas);
  },
};
export const LeadsRetried: Story = {
  tags: ['keyboard'],
  args: { path: leadsAddress },
  ...comesBack([leads], callers),
};

const historyAddress = `${address}?tab=history`;
const history = '/main/autos/:id/history';
const isShown = async (canvas: Canvas) => {
  const entries = await canvas.findByRole('list', { name: i18n.t('autos:detail.tabs.history') });
  await expect(entries).toBeVisible();
};
export const History: Story = {
  args: { path: historyAddress },
  play: ({ canvas }) => isShown(canvas),
};
export const HistoryLoading: Story = {
  args: { path: historyAddress },
  parameters: { responses: [waiting(history)] },
  play: isBusy,
};
export const HistoryEmpty: Story = {
  args: { path: historyAddress },
  parameters: { responses: [emptyList(history)] },
  play: async ({ canvas }) => {
    await saysItIsEmpty(canvas, { title: i18n.t('autos:history.empty') });
  },
};
export const HistoryFailing: Story = {
  args: { path: historyAddress },
  parameters: { responses: [failing(history)] },
  play: async ({ canvas }) => {
    await saysItIsDown(canvas);
    await isTitled(canvas);
  },
};
export const HistoryRetried: Story = {
  tags: ['keyboard'],
  args: { path: historyAddress },
  ...comesBack([history], isShown),
};
const [event] = fixtures.getAutoHistory.results;
let isDown = true;
const brokenHistory = http.get(history, ({ request }) => {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
  if (page > 1 && isDown) return problemResponse(503, { code: 'service_unavailable' });
  const results = Array.from({ length: 20 }, (_, at) => ({ ...event, id: page * 100 + at }));
  return HttpResponse.json({ results, count: 60 });
});
/** The next page fails: loaded rows stay, with a button to try again. */
export const HistoryMoreFailing: Story = {
  args: { path: historyAddress },
  parameters: { responses: [brokenHistory] },
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ canvas }) => {
    // Clicked without focus: react-aria's announcement of a focused button's wait outlives the story, and axe would report it.
    const press = async (name: string) => (await canvas.findByRole('button', { name })).click();
    const entries = () => canvas.getAllByText(/219/).length;
    await press(i18n.t('autos:history.more'));
    const alert = await canvas.findByRole('alert');
    const first = entries();
    await expect(first).toBeGreaterThanOrEqual(20);
    isDown = false;
    await press(i18n.t('retry'));
    await waitFor(() => expect(entries()).toBe(first + 20));
    await expect(alert).not.toBeInTheDocument();
  },
};

const statisticsAddress = `${address}?tab=statistics`;
const statistics = '/main/autos/:id/statistics';
const isCounted = async (canvas: Canvas) => {
  await expect(
    await canvas.findByRole('table', { name: i18n.t('autos:statistics.table') }),
  ).toBeVisible();
};
export const Statistics: Story = {
  args: { path: statisticsAddress },
  play: ({ canvas }) => isCounted(canvas),
};
export const StatisticsLoading: Story = {
  args: { path: statisticsAddress },
  parameters: { responses: [waiting(statistics)] },
  play: isBusy,
};
const none = { views: 0, likes: 0, dials: 0, calls: 0, chats: 0, leads: 0 };
/** No views in this period: each day shows zero. */
export const StatisticsEmpty: Story = {
  args: { path: statisticsAddress },
  parameters: {
    responses: [
      responding(statistics, {
        ...fixtures.getAutoStatistics,
        totals: none,
        previous: none,
        days: fixtures.getAutoStatistics.days.map(({ date }) => ({ date, ...none })),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(i18n.t('autos:statistics.nothing'))).toBeVisible();
    await isCounted(canvas);
  },
};
export const StatisticsFailing: Story = {
  args: { path: statisticsAddress },
  parameters: { responses: [failing(statistics)] },
  play: async ({ canvas }) => {
    await saysItIsDown(canvas);
    await isTitled(canvas);
  },
};
export const StatisticsRetried: Story = {
  tags: ['keyboard'],
  args: { path: statisticsAddress },
  ...comesBack([statistics], isCounted),
};
/** The printed sheet for the windscreen: the car, its price, the number of the showroom and a code. */
export const Printed: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, canvasElement }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await isTitled(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: /^Действия|Amallar/ }));
    const { body } = canvasElement.ownerDocument;
    await userEvent.click(
      await within(body).findByRole('menuitem', { name: i18n.t('autos:sheet.print') }),
    );
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    // The sheet is visible in print only: on screen it is hidden and has no role.
    const sheet = canvasElement.ownerDocument.querySelector('body > article');
    await expect(sheet).toHaveTextContent(/Tracker/);
    await expect(sheet).toHaveTextContent(fixtures.getAuto.avtosalon?.name ?? '—');
    await expect(sheet?.textContent).toContain(formatPhone(fixtures.getAvtosalon.phone));
    await expect(sheet?.querySelector('svg[role="img"] path')).not.toBeNull();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    print.mockRestore();
  },
};
