import { fixtures } from '@karvon/api/fixtures';
import type { ImportChoice } from '@karvon/api/main';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { responding } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { isSeen } from '../../testing/story-steps';

const meta = {
  title: 'Screens/Imports',
  tags: ['!autodocs', 'keyboard'],
  ...screenAt(paths.autos.import(31)),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { counts, ...checked } = fixtures.getImport;
const choices: ImportChoice[] = [165, 28].map((sum, at) => ({
  field: 'price',
  value: String(sum),
  currency: at === 0 ? 'UZS' : 'USD',
  rows: [2 + at],
  count: 1,
  candidates: [
    { id: sum * 1000, name: String(sum * 1000) },
    { id: sum, name: String(sum) },
  ],
}));
let chosen: unknown[] = [];
const open = () => choices.slice(chosen.length);
const now = () =>
  HttpResponse.json({
    ...checked,
    version: 4 + chosen.length,
    counts: { ...counts, choice: open().length },
  });

/** Key 1 chooses the first meaning of the first card, and the next card takes the focus. */
export const Choosing: Story = {
  beforeEach: () => {
    chosen = [];
  },
  parameters: {
    responses: [
      http.get('/main/imports/31', now),
      http.get('/main/imports/31/choices', () =>
        HttpResponse.json({ results: open(), count: open().length }),
      ),
      http.put('/main/imports/31/choices', async ({ request }) => {
        chosen.push(await request.json());
        return now();
      }),
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = choices.map(({ value }) => i18n.t('imports:what', { value }));
    await isSeen(await canvas.findByText(first ?? ''));
    await userEvent.keyboard('1');
    await waitFor(() => expect(canvas.queryByText(first ?? '')).toBeNull());
    const item = { field: 'price', value: '165', currency: 'UZS', id: 165_000 };
    await expect(chosen).toEqual([{ items: [item] }]);
    await isSeen(canvas.getByText(second ?? ''));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/28\D000/));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText(second ?? '')).toBeNull());
    await waitFor(() => expect(document.activeElement?.id).toBe('main'));
  },
};

const [row] = fixtures.listImportRows.results;
const done = {
  ...checked,
  status: 'done',
  confirmed_at: checked.status_at,
  counts: { ...counts, choice: 0, failed: 0, created: 29, updated: 6, excluded: 1 },
  photos: { done: 309, failed: 2, total: 312 },
};

/** Tiles open exactly their rows. Photos that failed have a list with a reason each. */
export const Result: Story = {
  parameters: {
    responses: [
      responding('/main/imports/31', done),
      http.get('/main/imports/31/rows', ({ request }) => {
        const isOfPhotos = new URL(request.url).searchParams.get('photos_failed') === 'true';
        return HttpResponse.json({ count: 1, results: isOfPhotos ? [row] : [] });
      }),
    ],
  },
  play: async ({ canvas }) => {
    const tile = (name: 'created' | 'skipped', count: string) =>
      canvas.findByRole('link', {
        name: new RegExp(`^${i18n.t(`imports:lists.${name}`)} ?${count}`),
      });
    await expect(await tile('created', '29')).toHaveAttribute(
      'href',
      expect.stringContaining('result=created'),
    );
    await isSeen(await tile('skipped', '1'));
    const title = row?.title ?? '';
    (await canvas.findByRole('link', { name: title })).click();
    const drawer = within(await screen.findByRole('dialog', { name: title }));
    await isSeen(await drawer.findByText(i18n.t('errors:photo_status')));
  },
};
