import { fixtures } from '@karvon/api/fixtures';
import { problemResponse } from '@karvon/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import { i18n } from '../../../../shared/i18n/i18n';
import { paths } from '../../../../shared/paths';
import { failing, responding, waiting } from '../../../../testing/responses';
import { screenAt } from '../../../../testing/screen-story';
import {
  comesBack,
  isBusy,
  isSeen,
  onPhone,
  saysItIsDown,
  saysItIsEmpty,
} from '../../../../testing/story-steps';

const { getAutoMoney: money, getProfile: profile } = fixtures;
const address = `${paths.autos.view(money.id)}?tab=money`;
const money$ = '/main/autos/:id/money';

const meta = {
  title: 'Screens/Car money',
  tags: ['!autodocs'],
  ...screenAt(address),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const { purchase: _purchase, cost: _cost, margin: _margin, ...rest } = money;
const { margin_percent: _percent, market: _market, ...unbought } = rest;

const isCounted = async (canvas: Canvas) => {
  await isSeen(await canvas.findByRole('heading', { name: /^19\s089\s000/ }));
  await expect(canvas.getByRole('list', { name: i18n.t('stock:money.expenses') })).toBeVisible();
};

export const Default: Story = { play: ({ canvas }) => isCounted(canvas) };
export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await isCounted(canvas);
    await isSeen(await canvas.findByRole('link', { name: i18n.t('stock:money.expense') }));
  },
};
export const Loading: Story = {
  parameters: { responses: [waiting(money$)] },
  play: isBusy,
};
/** Without a purchase the margin is unknown, so no 0 is shown. */
export const Empty: Story = {
  parameters: {
    responses: [responding(money$, { ...unbought, expenses: [], expenses_total: 0 })],
  },
  play: async ({ canvas }) => {
    await saysItIsEmpty(canvas, { title: i18n.t('stock:money.empty') });
    await expect(canvas.getByText(i18n.t('stock:money.noExpenses'))).toBeVisible();
    await expect(canvas.queryByText(i18n.t('stock:money.margin'))).toBeNull();
  },
};
/** The car was sold below its cost. */
export const Loss: Story = {
  parameters: {
    responses: [
      responding(money$, {
        ...money,
        price_uzs: 190_000_000,
        margin: -9_911_000,
        margin_percent: -5.2,
        market: { median: 206_600_000, percent: -8, margin: 6_689_000 },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await isSeen(await canvas.findByRole('heading', { name: /^−9\s911\s000/ }));
  },
};
export const Failing: Story = {
  parameters: { responses: [failing(money$)] },
  play: ({ canvas }) => saysItIsDown(canvas),
};
export const Retried: Story = { tags: ['keyboard'], ...comesBack([money$], isCounted) };
/** A seller sees no tab, even at its URL. */
export const Seller: Story = {
  parameters: {
    responses: [
      responding('/main/business/profile', {
        ...profile,
        member: { ...profile.member, role: 'seller', permissions: ['autos.edit', 'leads.edit'] },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await isSeen(await canvas.findByRole('heading', { name: i18n.t('autos:detail.facts') }));
    await expect(canvas.queryByText(i18n.t('autos:detail.tabs.money'))).toBeNull();
  },
};
/** While roles are off, only the owner sees the tab. */
export const OwnerOnly: Story = {
  parameters: {
    responses: [responding('/main/business/permissions', { mode: 'off', manager_pay_limit: 0 })],
  },
  play: async ({ canvas }) => {
    await isSeen(await canvas.findByText(i18n.t('stock:money.ownerOnly')));
  },
};

export const Purchase: Story = {
  args: { path: `${address}&form=purchase` },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(
      await dialog.findByRole('textbox', { name: i18n.t('stock:money.purchase') }),
    ).toHaveValue('15\u00A0910');
    // The hint shows the amount in so'm at the stored rate, not at today's.
    await isSeen(await dialog.findByText(/^= 192\s511\s000/));
  },
};
/** The server's error is at its field, and the typed amount stays. */
export const ExpenseRejected: Story = {
  args: { path: `${address}&form=expense` },
  parameters: {
    responses: [
      http.post('/main/autos/:id/expenses', () =>
        problemResponse(422, {
          code: 'validation_failed',
          errors: [{ field: 'spent_on', code: 'date_in_future' }],
        }),
      ),
    ],
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const sum = await dialog.findByRole('textbox', { name: i18n.t('stock:sum.sum') });
    await userEvent.type(sum, '3200000');
    await userEvent.click(dialog.getByRole('button', { name: i18n.t('save') }));
    await isSeen(await dialog.findByText(i18n.t('errors:date_in_future')));
    await expect(sum).toHaveValue('3\u00A0200\u00A0000');
  },
};
/** A colleague has saved another purchase meanwhile. */
export const PurchaseConflict: Story = {
  args: { path: `${address}&form=purchase` },
  parameters: {
    responses: [
      http.put('/main/autos/:id/purchase', () => {
        isChanged = true;
        return problemResponse(412, { code: 'stale_version' });
      }),
      http.get(money$, () =>
        HttpResponse.json(
          isChanged
            ? { ...money, version: 7, purchase: { ...money.purchase, price: 15_700 } }
            : money,
        ),
      ),
    ],
  },
  beforeEach: () => {
    isChanged = false;
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const price = await dialog.findByRole('textbox', { name: i18n.t('stock:money.purchase') });
    await userEvent.clear(price);
    await userEvent.type(price, '15800');
    await userEvent.click(dialog.getByRole('button', { name: i18n.t('save') }));
    // The card below shows the other value too.
    const conflict = within(await screen.findByRole('dialog', { name: i18n.t('conflict.title') }));
    await isSeen(await conflict.findByText(/15 700/));
  },
};
let isChanged = false;
