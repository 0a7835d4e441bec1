import { fixtures } from '@karvon/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { responding, failing, waiting } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { isSeen, onPhone } from '../../testing/story-steps';

const meta = {
  title: 'Screens/Palette',
  tags: ['!autodocs'],
  ...screenAt(paths.workPanel),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const found = '/search/palette';
const fieldOf = () => screen.findByRole('combobox', { name: i18n.t('search') });
const open = async (canvas: Canvas) => {
  const name = new RegExp(`^${i18n.t('shell:searchHint')}`);
  (await canvas.findByRole('button', { name })).click();
  const field = await fieldOf();
  await isSeen(field);
  return field;
};
const ask = async (canvas: Canvas) => userEvent.type(await open(canvas), 'Tracker');

/** The first seven pages, before the user types. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await isSeen(await screen.findByRole('option', { name: i18n.t('shell:nav.workPanel') }));
    await expect(screen.getAllByRole('option')).toHaveLength(7);
  },
};
/** An action is found by its label. */
export const Actions: Story = {
  parameters: { responses: [responding(found, { results: [] })] },
  play: async ({ canvas }) => {
    const label = i18n.t('shell:palette.addAvtosalon');
    await userEvent.type(await open(canvas), label);
    await isSeen(await screen.findByRole('option', { name: label }));
    await expect(screen.getAllByRole('option')).toHaveLength(1);
  },
};
/** «тема» finds the theme. The list of keys replaces the palette, with the keys of this screen. */
export const Keys: Story = {
  ...Actions,
  play: async ({ canvas }) => {
    const field = await open(canvas);
    await userEvent.type(field, 'тема');
    const themes = [i18n.t('shell:theme.toDark'), i18n.t('shell:theme.toLight')];
    await isSeen(await screen.findByRole('option', { name: new RegExp(themes.join('|')) }));
    await userEvent.clear(field);
    await userEvent.type(field, i18n.t('shell:keys.list'));
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: i18n.t('shell:keys.title') });
    await isSeen(within(dialog).getByText(i18n.t('shell:keys.palette')));
  },
};
/** Results of the search service: cars, leads, showrooms. */
export const Found: Story = {
  play: async ({ canvas }) => {
    await ask(canvas);
    for (const { title } of fixtures.searchPalette.results) {
      const name = new RegExp(title);
      await isSeen((await screen.findAllByRole('option', { name }))[0] ?? document.body);
    }
  },
};
export const Loading: Story = {
  parameters: { responses: [waiting(found)] },
  play: async ({ canvas }) => {
    await ask(canvas);
    await isSeen(await screen.findByText(i18n.t('shell:palette.searching')));
    await expect(screen.queryByRole('option')).toBeNull();
  },
};
export const Empty: Story = {
  parameters: { responses: [responding(found, { results: [] })] },
  play: async ({ canvas }) => {
    await ask(canvas);
    await isSeen(await screen.findByText(i18n.t('nothingFound')));
  },
};
/** The search service is down: the palette shows the error, and still finds pages and actions. */
export const Failing: Story = {
  parameters: { responses: [failing(found)] },
  play: async ({ canvas }) => {
    await ask(canvas);
    await isSeen(await screen.findByText(i18n.t('shell:palette.failed')));
  },
};
/** On a phone the palette opens from «Ещё». */
export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: i18n.t('shell:tabs.more') })).click();
    (await screen.findByRole('button', { name: i18n.t('search') })).click();
    await isSeen(await fieldOf());
    await isSeen(await screen.findByRole('option', { name: i18n.t('shell:nav.workPanel') }));
  },
};
