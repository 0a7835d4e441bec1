import { fixtures } from '@karvon/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { failing, responding, waiting } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { onPhone, saysItIsDown } from '../../testing/story-steps';

const meta = {
  title: 'Screens/Car control',
  tags: ['!autodocs'],
  ...screenAt(paths.carControl.index),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const list = '/main/car-models';
const areThere = async (canvas: Canvas) => {
  for (const { brand, car_model } of fixtures.listCarModels.results) {
    const title = `${brand.name} ${car_model.name}`;
    await expect((await canvas.findAllByText(title))[0]).toBeVisible();
  }
};

export const Default: Story = { play: ({ canvas }) => areThere(canvas) };
export const Loading: Story = {
  parameters: { responses: [waiting(list)] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: i18n.t('car-control:title') }),
    ).toBeVisible();
    await expect(canvas.queryByRole('row')).toBeNull();
  },
};
export const Empty: Story = {
  parameters: {
    responses: [
      responding(list, {
        results: [],
        count: 0,
        statuses: { pending: 0, approved: 0, declined: 0 },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(i18n.t('car-control:empty'))).toBeVisible();
    const propose = canvas.getByRole('link', { name: i18n.t('car-control:create') });
    await expect(propose).toHaveAttribute('href', paths.carControl.create);
  },
};
export const Failing: Story = {
  parameters: { responses: [failing(list)] },
  play: ({ canvas }) => saysItIsDown(canvas),
};
export const Phone: Story = { globals: onPhone, play: ({ canvas }) => areThere(canvas) };
