import { fixtures } from '@karvon/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { i18n } from '../../../shared/i18n/i18n';
import { paths } from '../../../shared/paths';
import { responding } from '../../../testing/responses';
import { screenAt } from '../../../testing/screen-story';
import { isSeen } from '../../../testing/story-steps';

const { getAuto: car } = fixtures;

const meta = {
  title: 'Screens/Car sold',
  tags: ['!autodocs'],
  ...screenAt(paths.autos.view(car.id)),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const isThere = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  isSeen(await canvas.findByRole('heading', { level: 1, name: /Tracker/ }));

/** It is sold: neither the price on the market nor what would make its listing better is of use. */
export const Sold: Story = {
  parameters: {
    responses: [
      responding('/main/autos/:id', {
        ...car,
        status: 'sold_on_karvon',
        sold_at: car.created_at,
        sale_price: car.price,
        allowed_transitions: [],
        can_edit: false,
      }),
    ],
  },
  play: async ({ canvas }) => {
    await isThere(canvas);
    await isSeen(await canvas.findByText(i18n.t('autos:status.sold_on_karvon')));
    await isSeen(await canvas.findByRole('heading', { name: i18n.t('autos:detail.facts') }));
    // Both come by themselves, and would be there by now.
    await fetch('/media/later.webp');
    await expect(canvas.queryByText(i18n.t('autos:market.title'))).toBeNull();
    await expect(canvas.queryByText(i18n.t('autos:quality.title'))).toBeNull();
  },
};
