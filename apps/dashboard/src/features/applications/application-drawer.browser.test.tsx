import { fixtures } from '@karvon/api/fixtures';
import type { Application } from '@karvon/api/main';
import { createQueryClient } from '@karvon/api/query-client';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ChatContext } from '../../shared/chat/chat-context';
import { messagesQuery } from '../../shared/chat/chat-queries';
import { clearDrafts } from '../../shared/form/draft-store';
import { i18n, startI18n } from '../../shared/i18n/i18n';
import { saveProfile } from '../../shared/session/profile';
import { bodiesOf, failWith, serve } from '../../testing/mock-service';
import { openAt } from '../../testing/place-resource';
import { ApplicationDrawer } from './ApplicationDrawer';

const setText = vi.hoisted(() => vi.fn<(room: number, text: string) => void>());
vi.mock('../../shared/chat/engine-store', () => ({
  chatEngine: () => ({
    drafts: { of: () => ({ get: () => ({ text: 'Добрый день!' }) }), setText },
  }),
}));
vi.mock('@karvon/api/http', async (original) => ({
  ...(await original<object>()),
  request: (await import('../../testing/mock-service')).respond,
}));

const nodira = { id: 61, full_name: 'Нодира Алиева' };
const inWork: Application = {
  ...fixtures.getApplication,
  status: 'scheduled',
  scheduled_at: '2099-11-21T06:00:00Z',
  is_overdue: false,
  avtosalon: { id: fixtures.listAvtosalons.results[0]?.id ?? 0, name: 'Karvon' },
  allowed_transitions: ['scheduled', 'approved', 'rejected'],
  price: undefined,
  decided_at: undefined,
  reject_reason: undefined,
  responsible: undefined,
  manager_comment: '',
};
const [showroom] = fixtures.listAvtosalons.results;
const t = i18n.getFixedT(null, 'applications');
const chat = 'chat of the buyer';
const closed = vi.fn<() => void>();
const one = `GET /main/trade-in/applications/${inWork.id}`;
const change = `PATCH /main/trade-in/applications/${inWork.id}`;
let stored: Application;

function open(
  application = inWork,
  other: Readonly<Record<string, unknown>> = {},
  client = createQueryClient(),
): void {
  stored = application;
  serve({
    [one]: () => stored,
    [`${one}/history`]: { results: [], count: 0 },
    'GET /main/autos': fixtures.listAutos,
    'GET /main/employees': {
      ...fixtures.listEmployees,
      results: fixtures.listEmployees.results
        .slice(0, 1)
        .map((employee) => ({ ...employee, ...nodira })),
    },
    'GET /main/avtosalons': {
      ...fixtures.listAvtosalons,
      results: fixtures.listAvtosalons.results.map((salon) => ({
        ...salon,
        opening_time: '10:15',
        closing_time: salon.id === showroom?.id ? '17:00' : '23:00',
      })),
    },
    ...other,
  });
  openAt(
    '/',
    [
      {
        path: '/',
        Component: () => (
          <ChatContext value>
            <ApplicationDrawer id={inWork.id} onClose={closed} />
          </ChatContext>
        ),
      },
      { path: '/dashboard/chat', Component: () => <p>{chat}</p> },
    ],
    client,
  );
}
/** Matches an amount with no-break spaces. */
const sum = (text: string) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll(' ', '\\s')}$`);
const comment = () => screen.findByRole('textbox', { name: new RegExp(t('comment')) });
const choose = async (key: 'approve' | 'reject' | 'form.inspection') =>
  userEvent.click(await screen.findByRole('radio', { name: t(key) }), { force: true });
const save = async () =>
  userEvent.click(await screen.findByRole('button', { name: i18n.t('save') }));

beforeAll(async () => {
  await page.viewport(1280, 900);
  await startI18n(['common', 'applications', 'errors', 'format']);
});
beforeEach(async () => {
  saveProfile(fixtures.login);
  sessionStorage.clear();
  await clearDrafts();
  closed.mockReset();
  setText.mockReset();
});
afterEach(cleanup);

it('requires a price for an approval, and sends nothing until then', async () => {
  open();
  await choose('approve');
  await save();
  expect(await screen.findByText(i18n.t('errors:price_required'))).toBeVisible();
  expect(bodiesOf(change)).toEqual([]);
});

it('requires a status, possibly the current one, and sends nothing until one is chosen', async () => {
  open(inWork, { [change]: { ...inWork, version: inWork.version + 1 } });
  await userEvent.fill(await comment(), 'Крыло менял у дилера');
  await save();
  expect(await screen.findByText(i18n.t('errors:status_required'))).toBeVisible();
  expect(bodiesOf(change)).toEqual([]);
  await choose('form.inspection');
  await save();
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(bodiesOf(change)).toMatchObject([
    { status: 'scheduled', manager_comment: 'Крыло менял у дилера' },
  ]);
});

it('updates the surcharge while prices, their currency and our car change', async () => {
  const [first, ...others] = fixtures.listAutos.results;
  if (first === undefined) throw new Error('No car of ours.');
  const { brand, car_model } = first;
  const autos = {
    ...fixtures.listAutos,
    results: [{ ...first, id: 9001, price: 150_000_000, currency: 'UZS' }, ...others],
  };
  const application: Application = {
    ...inWork,
    currency: 'UZS',
    market_price: 96_000_000,
    desired_price: 219_000_000,
    desired_currency: 'UZS',
    rate: { ...inWork.rate, rate: 12_000 },
  };
  open(application, { 'GET /main/autos': autos });
  const dialog = within(await screen.findByRole('dialog', { name: application.client_name }));
  const adds = async (money: string) =>
    waitFor(() => expect(dialog.getByText(sum(money))).toBeVisible());
  expect(await dialog.findByText(t('enterPrice'))).toBeVisible();
  const price = dialog.getByRole('textbox', { name: new RegExp(t('price')) });
  await userEvent.fill(price, '94 000 000');
  await adds('125 000 000 сум');
  await userEvent.fill(price, '222 000 000');
  await adds(t('wePay', { money: '3 000 000 сум' }));
  await userEvent.fill(price, '96 000 000');
  await userEvent.click(dialog.getByRole('radio', { name: 'у.е.' }), { force: true });
  await adds('≈10 250 у.е.');
  expect(price).toHaveDisplayValue(sum('8 000'));
  await userEvent.click(dialog.getByRole('radio', { name: 'сум' }), { force: true });
  await userEvent.click(dialog.getByRole('button', { name: t('changeCars') }));
  const field = dialog.getByRole('combobox', { name: new RegExp(t('form.desiredCar')) });
  await userEvent.fill(field, car_model.name);
  await screen.findAllByRole('option', { name: new RegExp(`${brand.name} ${car_model.name}`) });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await adds('54 000 000 сум');
});

it('offers the years of a car from the current one down to 1950', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: t('changeCars') }));
  await userEvent.click(screen.getByRole('combobox', { name: new RegExp(t('form.year')) }));
  const search = await screen.findByLabelText(i18n.t('search'));
  await userEvent.fill(search, '1950');
  expect(await screen.findByRole('option', { name: '1950' })).toBeVisible();
  await userEvent.fill(search, '1949');
  expect(await screen.findByRole('option', { name: i18n.t('nothingFound') })).toBeVisible();
});

it('offers times of an inspection while its showroom is open', async () => {
  open();
  const times = within(await screen.findByRole('radiogroup', { name: new RegExp(t('form.time')) }));
  const offered = () => times.getAllByRole('radio').map((time) => time.getAttribute('value'));
  // Times from opening until the last slot that ends by closing. A scheduled time stays.
  await waitFor(() => expect([offered()[0], offered().at(-1)]).toEqual(['10:30', '16:30']));
  expect(times.getByRole('radio', { checked: true })).toHaveAttribute('value', '11:00');
});

it('becomes read-only after a colleague’s decision, and typed values stay readable', async () => {
  open(inWork, {
    [change]: failWith({ kind: 'conflict', status: 409, code: 'transition_not_allowed' }),
  });
  await userEvent.fill(await comment(), 'Крыло менял у дилера');
  await choose('form.inspection');
  stored = {
    ...inWork,
    version: inWork.version + 1,
    status: 'rejected',
    reject_reason: 'price',
    decided_at: '2025-11-20T09:00:00Z',
    allowed_transitions: [],
  };
  await save();
  expect(await screen.findByText(t('decidedMeanwhile'))).toBeVisible();
  expect(screen.getByText('Крыло менял у дилера')).toBeVisible();
  expect(screen.queryByRole('button', { name: i18n.t('save') })).toBeNull();
});

it('shows names of people in a comparison, not their ids', async () => {
  open(inWork, { [change]: failWith({ kind: 'stale', status: 412 }) });
  await userEvent.fill(await comment(), 'Крыло менял у дилера');
  await choose('form.inspection');
  stored = {
    ...inWork,
    version: inWork.version + 1,
    responsible: nodira,
    price: 93_000_000,
    currency: 'UZS',
    manager_comment: 'Без сервисной книжки',
  };
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: i18n.t('conflict.title') }));
  await waitFor(() => expect(dialog.getByText('Без сервисной книжки')).toBeVisible());
  expect(dialog.getByText(nodira.full_name)).toBeVisible();
  expect(dialog.getByText(sum('93 000 000 сум'))).toBeVisible();
});

it('shows that there are no photos', async () => {
  open({ ...inWork, current_car: { ...inWork.current_car, photos: [] } });
  expect(await screen.findByText(new RegExp(t('noPhotos')))).toBeVisible();
});

it('appends the calculation with the prices of the form to the draft of the buyer’s chat', async () => {
  const application: Application = {
    ...inWork,
    room_id: 71,
    client_name: 'Дилноза',
    currency: 'UZS',
    desired_price: 219_000_000,
    desired_currency: 'UZS',
    market_price: 96_000_000,
  };
  const known = createQueryClient();
  known.setQueryData(messagesQuery(71).queryKey, { pages: [], pageParams: [] });
  open(application, {}, known);
  const dialog = within(await screen.findByRole('dialog', { name: application.client_name }));
  await userEvent.fill(dialog.getByRole('textbox', { name: new RegExp(t('price')) }), '94 000 000');
  await userEvent.click(dialog.getByRole('button', { name: t('sendCalc') }));
  await userEvent.click(await screen.findByRole('button', { name: i18n.t('leave.leave') }));
  expect(await screen.findByText(chat)).toBeVisible();
  const [room, text] = setText.mock.calls[0] ?? [];
  expect(room).toBe(71);
  const said = text?.replaceAll('\u00A0', ' ');
  expect(said).toContain(`Добрый день! Ваша машина ${inWork.current_car.title} – 94 000 000 сум`);
  expect(said).toContain('125 000 000 сум');
});

it('copies the calculation of a buyer without a chat', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  open({ ...inWork, room_id: undefined, currency: 'UZS', market_price: 96_000_000 });
  await userEvent.click(await screen.findByRole('button', { name: t('copyCalc') }));
  expect(await screen.findByText(t('calcCopied'))).toBeVisible();
  expect(write.mock.calls[0]?.[0]).toContain(inWork.current_car.title);
});

it('prints the deal in both currencies, with the date of the rate', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  open({
    ...inWork,
    currency: 'UZS',
    market_price: 96_000_000,
    rate: { date: '2025-11-20', rate: 12_000 },
  });
  await userEvent.click(await screen.findByRole('button', { name: t('sheet.print') }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const sheet = document.body.textContent.replaceAll('\u00A0', ' ');
  for (const text of ['96 000 000 сум', '≈ 8 000 у.е.', '12 000 сум на 20'])
    expect(sheet).toContain(text);
  expect(sheet).toContain(t('sheet.rough'));
  print.mockRestore();
});
