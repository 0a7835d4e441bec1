import { fixtures } from '@karvon/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { problemResponse } from '@karvon/api/msw';
import { formatDateIso } from '../../../shared/format/date';
import { formatPhone } from '../../../shared/format/phone';
import { i18n } from '../../../shared/i18n/i18n';
import { paths } from '../../../shared/paths';
import { failing, responding } from '../../../testing/responses';
import { screenAt } from '../../../testing/screen-story';
import { isSeen, onPhone } from '../../../testing/story-steps';

const { getAuto: car, listLeads: leads, listApplications: applications, getSale: sale } = fixtures;

const meta = {
  title: 'Screens/Car sold',
  tags: ['!autodocs'],
  ...screenAt(paths.autos.view(car.id)),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const isThere = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  isSeen(await canvas.findByRole('heading', { level: 1, name: /Tracker/ }));

/** The choice of the buyer: leads by name and formatted phone number. */
export const Selling: Story = {
  play: async ({ canvas, userEvent }) => {
    await isThere(canvas);
    const title = `${car.core_car.brand.name} ${car.core_car.car_model.name}`;
    await userEvent.click(
      await canvas.findByRole('button', { name: i18n.t('autos:card.menu', { title }) }),
    );
    await userEvent.click(
      await screen.findByRole('menuitem', { name: i18n.t('autos:action.sell') }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(
      await dialog.findByRole('combobox', { name: i18n.t('stock:sale.buyer') }),
    );
    const list = await screen.findByRole('listbox');
    const phones = leads.results.flatMap(({ phone }) => phone ?? []);
    await expect(phones).not.toEqual([]);
    for (const phone of phones) {
      await waitFor(() => expect(list.textContent).toContain(formatPhone(phone)));
      await expect(list.textContent).not.toContain(phone);
    }
  },
};
/** A sold car shows neither its market price nor suggestions for its listing. */
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
    // Both load by themselves, and would have loaded by now.
    await fetch('/media/later.webp');
    await expect(canvas.queryByText(i18n.t('autos:market.title'))).toBeNull();
    await expect(canvas.queryByText(i18n.t('autos:quality.title'))).toBeNull();
  },
};
const openSale = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  await isThere(canvas);
  const title = `${car.core_car.brand.name} ${car.core_car.car_model.name}`;
  await userEvent.click(
    await canvas.findByRole('button', { name: i18n.t('autos:card.menu', { title }) }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: i18n.t('autos:action.sell') }));
  return within(await screen.findByRole('dialog', { name: i18n.t('stock:sale.title') }));
};
const go = /219\s000\s000|100\s000\s000/;
/** Parts that are not the price, and a price far below the asking one. */
export const SaleRejected: Story = {
  play: async ({ canvas }) => {
    const dialog = await openSale(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: i18n.t('stock:sale.add') }));
    await userEvent.click(dialog.getByRole('button', { name: go }));
    await isSeen(await dialog.findByText(i18n.t('errors:parts_sum')));
    const name = i18n.t('stock:sale.removePart', { name: i18n.t('stock:pay.transfer') });
    await userEvent.click(dialog.getByRole('button', { name }));
    const price = dialog.getByRole('textbox', { name: i18n.t('stock:sale.price') });
    await userEvent.clear(price);
    await userEvent.type(price, '100000000');
    await userEvent.click(dialog.getByRole('button', { name: go }));
    await isSeen(await screen.findByText(i18n.t('stock:sale.lowText')));
  },
};
/** Exactly 20 % below the asking price, without the rate that another currency would need. */
export const SaleLow: Story = {
  parameters: { responses: [failing('/main/rates')] },
  play: async ({ canvas }) => {
    const dialog = await openSale(canvas);
    const price = dialog.getByRole('textbox', { name: i18n.t('stock:sale.price') });
    await userEvent.clear(price);
    await userEvent.type(price, '175200000');
    await userEvent.click(dialog.getByRole('button', { name: /175\s200\s000/ }));
    await isSeen(await screen.findByText(i18n.t('stock:sale.lowText')));
  },
};
const soldCar = { ...car, status: 'sold_on_karvon', allowed_transitions: [], can_edit: false };
let isChanged = false;
/** Somebody else corrected the sale meanwhile. Buyers and parts are readable on both sides. */
export const SaleConflict: Story = {
  parameters: {
    responses: [
      responding('/main/autos/:id', soldCar),
      http.put('/main/autos/:id/sale', () => {
        isChanged = true;
        return problemResponse(412, { code: 'stale_version' });
      }),
      http.get('/main/autos/:id/sale', () => {
        const { lead: _, ...rest } = sale;
        const payments = [{ kind: 'card', sum: sale.price }];
        return HttpResponse.json(isChanged ? { ...rest, version: 2, payments } : sale);
      }),
    ],
  },
  beforeEach: () => {
    isChanged = false;
  },
  play: async ({ canvas }) => {
    await isThere(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: i18n.t('stock:sale.fix') }));
    const dialog = within(await screen.findByRole('dialog', { name: i18n.t('stock:sale.fix') }));
    await userEvent.type(
      await dialog.findByRole('textbox', { name: i18n.t('stock:sum.note') }),
      '1',
    );
    await userEvent.click(dialog.getByRole('button', { name: i18n.t('save') }));
    const conflict = within(await screen.findByRole('dialog', { name: i18n.t('conflict.title') }));
    const sidesOf = async (label: string) =>
      (await conflict.findByRole('radiogroup', { name: label })).textContent;
    const buyers = await sidesOf(i18n.t('stock:sale.buyer'));
    await expect(buyers).toContain(sale.lead?.name ?? '—');
    await expect(buyers).toContain(i18n.t('stock:sale.nobody'));
    const parts = await sidesOf(i18n.t('stock:sale.pay'));
    for (const { kind } of [...sale.payments, { kind: 'card' } as const])
      await expect(parts).toContain(i18n.t(`stock:pay.${kind}`));
  },
};
/** A car in part payment names its trade-in application. */
export const SaleTradeIn: Story = {
  play: async ({ canvas }) => {
    const dialog = await openSale(canvas);
    const choose = async (label: string, option: string) => {
      await userEvent.click(await dialog.findByRole('combobox', { name: label }));
      const list = within(await screen.findByRole('listbox'));
      await userEvent.click(
        await list.findByRole('option', { name: (name) => name.includes(option) }),
      );
    };
    await choose(i18n.t('stock:sale.pay'), i18n.t('stock:pay.trade_in'));
    const title = applications.results[0]?.current_car.title ?? '—';
    await choose(i18n.t('stock:sale.application'), title);
    const field = dialog.getByRole('combobox', { name: i18n.t('stock:sale.application') });
    await expect(field).toHaveTextContent(title);
  },
};
/** The server's error about the day is at its field. */
export const SaleBeforePurchase: Story = {
  parameters: {
    responses: [
      http.post('/main/autos/:id/transitions', () =>
        problemResponse(422, {
          code: 'validation_failed',
          errors: [{ field: 'sale.sold_on', code: 'date_order' }],
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await openSale(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: go }));
    await isSeen(await dialog.findByText(i18n.t('errors:date_order')));
  },
};
/** Another seller was faster: the dialog names the sale. */
export const SoldMeanwhile: Story = {
  parameters: {
    responses: [
      http.post('/main/autos/:id/transitions', () =>
        problemResponse(409, { code: 'transition_not_allowed', allowed: [] }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await openSale(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: go }));
    await isSeen(await dialog.findByText(new RegExp(sale.seller?.full_name ?? '—')));
  },
};
const leftWithoutSale = (status: 'deactivated' | 'archived') => [
  responding('/main/autos/:id', {
    ...car,
    status,
    ...(status === 'deactivated' && { deactivation_reason: 'sold_elsewhere' }),
    allowed_transitions: [],
    can_edit: false,
  }),
  http.get('/main/autos/:id/sale', () => problemResponse(404, { code: 'not_found' })),
];
const recordLater = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  const name = i18n.t('stock:sale.later');
  await userEvent.click(await canvas.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  await expect(dialog.getByRole('button', { name })).toBeEnabled();
  return dialog;
};
/** A car left as sold elsewhere, and its sale is recorded later: on the day on which it left. */
export const SoldLater: Story = {
  parameters: { responses: leftWithoutSale('deactivated') },
  play: async ({ canvas }) => {
    await isThere(canvas);
    const dialog = await recordLater(canvas);
    const { textContent } = dialog.getByRole('group', { name: i18n.t('stock:sum.date') });
    const [year, month, day] = formatDateIso(Date.parse(car.status_changed_at)).split('-');
    await expect(textContent).toMatch(new RegExp(`${day}.*${month}.*${year}`));
  },
};
/** An archived car keeps its status; on a phone. */
export const ArchivedSoldLater: Story = {
  globals: onPhone,
  parameters: { responses: leftWithoutSale('archived') },
  play: async ({ canvas }) => {
    await recordLater(canvas);
  },
};
export const SalePhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    const dialog = await openSale(canvas);
    await isSeen(await dialog.findByRole('button', { name: go }));
  },
};
