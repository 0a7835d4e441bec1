import { fixtures } from '@karvon/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { failing, responding } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { onPhone, saysItIsDown } from '../../testing/story-steps';

const car = fixtures.getTradeInAuto;
const { my_offer: ours } = car;
const path = paths.tradeIn.offers(car.id);
const address = `/main/trade-in/autos/${String(car.id)}`;

const meta = {
  title: 'Screens/Trade-in offers',
  tags: ['!autodocs'],
  ...screenAt(path),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Future end times, since the form closes by the clock. */
const standing = {
  ...car,
  open_until: '2099-12-04T11:49:00Z',
  my_offer: ours && { ...ours, valid_until: '2099-11-27T18:59:59Z' },
};

const isThere = async (canvas: Canvas) => {
  const heading = await canvas.findByRole('heading', { level: 1, name: car.car.title });
  await expect(heading).toBeVisible();
  await expect(
    await canvas.findByRole('heading', { name: i18n.t('trade-in:allOffers') }),
  ).toBeVisible();
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await isThere(canvas);
    await expect(
      await canvas.findByRole('button', { name: i18n.t('trade-in:change') }),
    ).toBeVisible();
  },
};
/** After «Изменить», the form with the offer's values replaces the buttons. */
export const Changing: Story = {
  parameters: { responses: [responding(address, standing)] },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: i18n.t('trade-in:change') })).click();
    await expect(
      await canvas.findByRole('textbox', { name: i18n.t('trade-in:form.price') }),
    ).toBeVisible();
  },
};
export const Won: Story = {
  parameters: {
    responses: [
      responding(address, {
        ...car,
        status: 'won',
        phone: '+998915550134',
        closed_at: car.created_at,
        allowed_actions: ['schedule', 'list'],
        my_offer: ours && {
          ...ours,
          status: 'accepted',
          rank: undefined,
          decided_at: car.created_at,
          allowed_actions: [],
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    for (const key of ['inspect', 'makeListing'] as const)
      await expect(
        await canvas.findByRole('link', { name: i18n.t(`trade-in:${key}`) }),
      ).toBeVisible();
  },
};
export const First: Story = {
  parameters: {
    responses: [
      responding(address, {
        ...car,
        my_offer: undefined,
        best_price: undefined,
        best_currency: undefined,
        best_price_uzs: undefined,
        offer_count: 0,
        allowed_actions: ['offer'],
      }),
      responding(`${address}/offers`, { results: [], count: 0 }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(i18n.t('trade-in:noOffers'))).toBeVisible();
  },
};
export const Failing: Story = {
  parameters: { responses: [failing(address)] },
  play: ({ canvas }) => saysItIsDown(canvas),
};
export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: i18n.t('trade-in:change') }),
    ).toHaveAttribute('href', `${path}?bid=${String(car.id)}`);
  },
};
