import { fixtures } from '@karvon/api/fixtures';
import { problemResponse } from '@karvon/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { writeDraft } from '../../shared/form/draft-store';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { responding, failing, waiting } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { comesBack, isBusy, isSeen, onPhone, saysItIsDown } from '../../testing/story-steps';
import { avtosalonForm } from './avtosalon-definition';
import { hour } from '../../shared/time';

const before = fixtures.getAvtosalon;
const showroom = '/main/avtosalons/:id';

const meta = {
  title: 'Screens/Showroom edit',
  tags: ['!autodocs'],
  ...screenAt(paths.avtosalons.edit(before.id)),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const nameOf = (canvas: Canvas) =>
  canvas.findByRole('textbox', { name: i18n.t('avtosalons:fields.name') });
const isFilled = async (canvas: Canvas) => {
  await expect(await nameOf(canvas)).toHaveValue(before.name);
};

export const Default: Story = { play: ({ canvas }) => isFilled(canvas) };
export const Phone: Story = { globals: onPhone, play: ({ canvas }) => isFilled(canvas) };
export const Loading: Story = { parameters: { responses: [waiting(showroom)] }, play: isBusy };
/** Required fields only; the district is optional. */
export const Empty: Story = {
  parameters: { responses: [responding(showroom, { ...before, district: undefined })] },
  play: async ({ canvas }) => {
    await isFilled(canvas);
    await expect(
      canvas.getByRole('combobox', { name: i18n.t('avtosalons:fields.district') }),
    ).toHaveTextContent(i18n.t('select'));
  },
};
export const Failing: Story = {
  parameters: { responses: [failing(showroom)] },
  play: ({ canvas }) => saysItIsDown(canvas),
};
export const Retried: Story = { tags: ['keyboard'], ...comesBack([showroom], isFilled) };
/** The showroom was deleted or belongs to another dealer. */
export const NotFound: Story = {
  parameters: { responses: [http.get(showroom, () => problemResponse(404))] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: i18n.t('routeError.notFoundTitle') }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: i18n.t('retry') })).toBeNull();
  },
};
export const DraftFound: Story = {
  beforeEach: async () => {
    const values = { ...avtosalonForm.from(before), name: 'Karvon Chilonzor 2' };
    const key = `${String(fixtures.login.business_user.id)}:avtosalon-edit-${String(before.id)}`;
    await writeDraft(key, {
      version: avtosalonForm.version,
      savedAt: Date.now() - hour,
      values,
    });
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: i18n.t('draft.restore') }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: i18n.t('draft.discard') })).toBeVisible();
    await isFilled(canvas);
  },
};
/** Saving fails: the page shows the error, and the form keeps its values. */
export const SaveFails: Story = {
  parameters: {
    responses: [http.patch(showroom, () => problemResponse(503, { code: 'service_unavailable' }))],
  },
  play: async ({ canvas }) => {
    const name = await nameOf(canvas);
    await isFilled(canvas);
    await userEvent.clear(name);
    await userEvent.type(name, 'Karvon Markaz');
    const save = await canvas.findByRole('button', { name: i18n.t('avtosalons:save') });
    save.click();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      i18n.t('errors:service_unavailable'),
    );
    await expect(name).toHaveValue('Karvon Markaz');
    await waitFor(() => expect(save).toBeEnabled());
  },
};

let isTaken = false;
const theirs = { ...before, version: before.version + 1, name: 'Karvon Chilonzor Plaza' };
const taken = [
  http.get(showroom, () => (isTaken ? HttpResponse.json(theirs) : undefined)),
  http.patch(showroom, () => {
    isTaken = true;
    return problemResponse(412);
  }),
];
/** A colleague saved the showroom first: the user selects a value for each field that both changed. */
export const Conflict: Story = {
  parameters: { responses: taken },
  beforeEach: () => {
    isTaken = false;
  },
  play: async ({ canvas }) => {
    const name = await nameOf(canvas);
    await isFilled(canvas);
    await userEvent.clear(name);
    await userEvent.type(name, 'Karvon Markaz');
    (await canvas.findByRole('button', { name: i18n.t('avtosalons:save') })).click();
    const dialog = await screen.findByRole('dialog', { name: i18n.t('conflict.title') });
    for (const side of ['Karvon Markaz', theirs.name]) {
      await isSeen(within(dialog).getByText(side));
    }
  },
};
