import { fixtures } from '@karvon/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { failing, noShowrooms, waiting } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { comesBack, isBusy, onPhone, saysItIsDown, saysItIsEmpty } from '../../testing/story-steps';

const meta = {
  title: 'Screens/Showrooms',
  tags: ['!autodocs'],
  ...screenAt(paths.avtosalons.index),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const list = '/main/avtosalons';
const areThere = async (canvas: Canvas) => {
  for (const { name } of fixtures.listAvtosalons.results) {
    await expect((await canvas.findAllByText(name))[0]).toBeVisible();
  }
};

export const Default: Story = { play: ({ canvas }) => areThere(canvas) };
export const Loading: Story = { parameters: { responses: [waiting(list)] }, play: isBusy };
export const Empty: Story = {
  parameters: { responses: [noShowrooms] },
  play: async ({ canvas }) => {
    await saysItIsEmpty(canvas, {
      title: i18n.t('avtosalons:empty.title'),
      text: i18n.t('avtosalons:empty.text'),
    });
    const add = canvas.getByRole('link', { name: i18n.t('avtosalons:add') });
    await expect(add).toHaveAttribute('href', paths.avtosalons.create);
  },
};
export const NothingFound: Story = {
  args: { path: `${paths.avtosalons.index}?q=Navoiy` },
  parameters: { responses: [noShowrooms] },
  play: async ({ canvas }) => {
    await saysItIsEmpty(canvas, {
      title: i18n.t('list.filteredTitle'),
      text: i18n.t('list.filteredText'),
    });
    await expect(canvas.getByRole('searchbox')).toHaveValue('Navoiy');
    await expect(canvas.getByRole('button', { name: i18n.t('resetFilters') })).toBeVisible();
  },
};
export const Failing: Story = {
  parameters: { responses: [failing(list)] },
  play: ({ canvas }) => saysItIsDown(canvas),
};
export const Retried: Story = { tags: ['keyboard'], ...comesBack([list], areThere) };
export const Phone: Story = { globals: onPhone, play: ({ canvas }) => areThere(canvas) };
