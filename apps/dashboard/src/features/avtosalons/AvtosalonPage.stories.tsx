import { fixtures } from '@karvon/api/fixtures';
import { problemResponse } from '@karvon/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { responding, failing, waiting } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { comesBack, isBusy, onPhone, saysItIsDown } from '../../testing/story-steps';

const { id, name } = fixtures.getAvtosalon;

const meta = {
  title: 'Screens/Showroom',
  tags: ['!autodocs'],
  ...screenAt(paths.avtosalons.view(id)),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const showroom = '/main/avtosalons/:id';
const isTitled = async (canvas: Canvas) => {
  await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
};

export const Default: Story = { play: ({ canvas }) => isTitled(canvas) };
export const Loading: Story = { parameters: { responses: [waiting(showroom)] }, play: isBusy };
export const Empty: Story = {
  parameters: {
    responses: [
      responding(showroom, {
        ...fixtures.getAvtosalon,
        autos_count: 0,
        active_autos_count: 0,
      }),
    ],
  },
  play: async ({ canvas }) => {
    await isTitled(canvas);
    await expect(canvas.getByText(i18n.t('avtosalons:noCars'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: i18n.t('avtosalons:addCar') })).toBeVisible();
  },
};
export const Failing: Story = {
  parameters: { responses: [failing(showroom)] },
  play: ({ canvas }) => saysItIsDown(canvas),
};
export const Retried: Story = { tags: ['keyboard'], ...comesBack([showroom], isTitled) };
/** The showroom was deleted or belongs to another dealer. */
export const NotFound: Story = {
  parameters: { responses: [http.get(showroom, () => problemResponse(404))] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: i18n.t('routeError.notFoundTitle') }),
    ).toBeVisible();
  },
};
export const Phone: Story = { globals: onPhone, play: ({ canvas }) => isTitled(canvas) };
