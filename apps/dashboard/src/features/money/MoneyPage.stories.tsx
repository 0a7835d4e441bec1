import { fixtures } from '@karvon/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { failing, responding } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { isSeen, onPhone, saysItIsEmpty } from '../../testing/story-steps';

const meta = {
  title: 'Screens/Ads/Money',
  tags: ['!autodocs'],
  ...screenAt(paths.ads.money),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const { getBalance: balance, getPayment: payment } = fixtures;
const noMoney = {
  ...balance,
  topped_up: 0,
  refunded: 0,
  free: 0,
  held: 0,
  reserved: 0,
  spent: 0,
  period: { ...balance.period, spent: 0 },
};

const addsUp = async (canvas: Canvas) => {
  await isSeen(await canvas.findByText(i18n.t('money:agrees')));
  await expect((await canvas.findAllByText(i18n.t('money:kind.reserve')))[0]).toBeVisible();
};

export const Default: Story = { play: ({ canvas }) => addsUp(canvas) };
export const Payments: Story = {
  args: { path: paths.ads.payments },
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText(i18n.t('money:fail.insufficient_funds')))[0],
    ).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: {
    responses: [
      responding('/main/payments/balance', noMoney),
      responding('/main/payments/cards', { results: [], count: 0 }),
      responding('/main/payments/ledger', {
        results: [],
        count: 0,
        totals: { top_up: 0, reserve: 0, release: 0, spend: 0, refund: 0 },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await saysItIsEmpty(canvas, { title: i18n.t('money:ledger.empty') });
  },
};
export const Failing: Story = {
  parameters: { responses: [failing('/main/payments/balance')] },
  play: async ({ canvas }) => {
    await isSeen(await canvas.findByRole('alert'));
    await expect((await canvas.findAllByText(i18n.t('money:kind.reserve')))[0]).toBeVisible();
  },
};
/** A seller with a link to the page sees who may open it. No money data is requested. */
export const AsSeller: Story = {
  parameters: {
    responses: [
      responding('/main/business/profile', {
        ...fixtures.getProfile,
        member: { id: 61, is_owner: false, role: 'seller', permissions: [], avtosalons: [] },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await saysItIsEmpty(canvas, {
      title: i18n.t('money:notPermitted'),
      text: i18n.t('money:notPermittedText'),
    });
    await expect(canvas.queryByText(i18n.t('money:free'))).toBeNull();
  },
};
export const Pay: Story = {
  args: { path: `${paths.ads.money}&pay=220` },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await isSeen(await page.findByLabelText(i18n.t('money:pay.sum')));
  },
};
/** The card's number is sent directly to the provider. */
export const AddCard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: i18n.t('money:addCard.title') }),
    );
    const page = within(canvasElement.ownerDocument.body);
    const number = await page.findByLabelText(i18n.t('money:addCard.number'));
    await userEvent.type(number, '8600069195406311');
    await expect(number).toHaveValue('8600 0691 9540 6311');
    await userEvent.type(await page.findByLabelText(i18n.t('money:addCard.expires')), '0329');
  },
};
/** The drawer links to the fiscal receipt and prints its own sheet. The provider sends the receipt by SMS. */
export const Receipt: Story = {
  args: { path: paths.ads.payment(payment.id) },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await isSeen(await page.findByText(i18n.t('money:receiptCard.copy')));
    const fiscal = page.getByRole('link', { name: i18n.t('money:receiptCard.open') });
    await expect(fiscal).toHaveAttribute('href', payment.fiscal_url);
    // The browser's print dialog would wait for a user.
    const print = spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('afterprint'));
    });
    await userEvent.click(page.getByRole('button', { name: i18n.t('money:print') }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    await userEvent.type(page.getByLabelText(i18n.t('money:receiptCard.phone')), '901234567');
    await userEvent.click(page.getByRole('button', { name: i18n.t('money:sendSms') }));
    await isSeen(await page.findByText(i18n.t('money:receiptCard.sent')));
  },
};
export const Phone: Story = { globals: onPhone, play: ({ canvas }) => addsUp(canvas) };
