import { fixtures } from '@karvon/api/fixtures';
import type { RequestConfig } from '@karvon/api/http';
import type { Lead } from '@karvon/api/main';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { i18n, startI18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { saveProfile } from '../../shared/session/profile';
import { manyLeads } from '../../testing/many-leads';
import { bodiesOf, failWith, serve } from '../../testing/mock-service';
import { openAt } from '../../testing/place-resource';
import { LeadListPage } from './LeadsPage';

vi.mock('@karvon/api/http', async (original) => ({
  ...(await original<object>()),
  request: (await import('../../testing/mock-service')).respond,
}));

const t = i18n.getFixedT(null, 'leads');
const [hamidov, saidova, rashidova] = fixtures.listLeads.results;
if (hamidov === undefined || saidova === undefined || rashidova === undefined)
  throw new Error('The examples must have at least three leads.');
const [me, nodira] = fixtures.listEmployees.results;
if (me === undefined || nodira === undefined)
  throw new Error('The examples must have at least two employees.');

let leads: Lead[] = [];
let counts: { count: number; buyer_count: number } | undefined;
const bulk = 'POST /main/leads/bulk';
const responses = {
  'GET /main/leads': () => ({
    ...fixtures.listLeads,
    results: leads,
    count: leads.length,
    buyer_count: leads.length,
    statuses: { new: leads.length, contacted: 0 },
    ...counts,
  }),
  [bulk]: { done: 2, failed: 0, results: [] },
  [`${bulk}/undo`]: { done: 2, failed: 0, results: [] },
  'GET /main/avtosalons': fixtures.listAvtosalons,
  'GET /main/business/profile': fixtures.getProfile,
  'GET /main/employees': { ...fixtures.listEmployees, results: [me, nodira], count: 2 },
  'GET /main/work-panel': fixtures.getWorkPanel,
};

const open = (search = '') =>
  openAt(`${paths.leads}${search}`, [{ path: paths.leads, Component: LeadListPage }]);
const link = ({ client_name: name }: Lead) => screen.findByRole('link', { name });
const rowOf = async (lead: Lead) => {
  const row = (await link(lead)).closest<HTMLElement>('[role=row], tr');
  if (row === null) throw new Error('The link of the lead is not inside a row.');
  return row;
};
const plain = (element: HTMLElement) => element.textContent.replaceAll(/\s/g, ' ');
const idsOf = (call = bulk) => bodiesOf(call).map((body) => Object(body).ids);

beforeAll(() => startI18n(['common', 'leads', 'errors', 'format']));
beforeEach(async () => {
  await page.viewport(1440, 900);
  saveProfile(fixtures.login);
  leads = [hamidov, saidova];
  counts = undefined;
  serve(responses);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
});

const both = [hamidov.id, 9311];
const asksTwice: Lead = { ...hamidov, buyer: { ...hamidov.buyer, new_lead_ids: both } };

it('one press marks all waiting leads of a buyer, and undo restores all', async () => {
  leads = [asksTwice, saidova];
  open();
  const contacted = t('contactedName', { name: hamidov.client_name });
  await userEvent.click(await screen.findByRole('button', { name: contacted }));
  const toast = within(await screen.findByRole('alertdialog'));
  expect(toast.getByText('Отмечено: 2 обращения')).toBeVisible();
  expect(toast.getByText(hamidov.client_name)).toBeVisible();
  expect(idsOf()).toEqual([both]);
  await userEvent.click(toast.getByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(idsOf(`${bulk}/undo`)).toEqual([both]));
});

it('U undoes the last action once, whichever row has the focus', async () => {
  leads = [asksTwice, saidova];
  open();
  (await link(hamidov)).focus();
  await userEvent.keyboard('c');
  await screen.findByText('Отмечено: 2 обращения');
  (await link(saidova)).focus();
  await userEvent.keyboard('u');
  await waitFor(() => expect(idsOf(`${bulk}/undo`)).toEqual([both]));
  await userEvent.keyboard('u');
  expect(idsOf(`${bulk}/undo`)).toHaveLength(1);
});

it('shows the number of leads and of buyers', async () => {
  counts = { count: 1350, buyer_count: 1190 };
  open();
  const text = await screen.findByText(/1.350 лидов/);
  expect(plain(text)).toContain('1 350 лидов · 1 190 человек');
});

it('requests pages by buyer, and shows the number of buyers below the list', async () => {
  const asked: unknown[] = [];
  leads = manyLeads(20);
  counts = { count: 1350, buyer_count: 1190 };
  serve({
    ...responses,
    'GET /main/leads': ({ params }: RequestConfig) => {
      asked.push(params);
      return responses['GET /main/leads']();
    },
  });
  open('?page=2');
  const pages = within(await screen.findByRole('navigation', { name: i18n.t('paging.label') }));
  expect(plain(await screen.findByText(/^21.40/))).toBe('21–40 из 1 190');
  expect(pages.getByRole('link', { name: i18n.t('paging.page', { page: 60 }) })).toHaveAttribute(
    'href',
    expect.stringContaining('page=60'),
  );
  expect(asked[0]).toMatchObject({ page: 2, size: 20, page_by: 'buyer' });
  expect(screen.getByRole('button', { name: i18n.t('csv', { count: 1350 }) })).toBeVisible();
});

it('offers only the chat in a row with a hidden number', async () => {
  const { phone: _phone, ...hidden } = { ...rashidova, status: 'new' as const };
  leads = [hidden];
  open();
  const row = within(await rowOf(hidden));
  expect(row.getByText('Номер не передан')).toBeVisible();
  const chat = t('toChatOf', { name: rashidova.client_name });
  expect(row.getByRole('link', { name: chat })).toHaveAttribute('href', paths.chat(701));
  expect(document.querySelector('[href^="tel:"]')).toBeNull();
});

it('shows changes of a colleague without a reload', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  open();
  const row = await rowOf(saidova);
  expect(within(row).getByText(i18n.t('leadStatus.new'))).toBeVisible();
  const { waiting_since: _since, ...answered } = saidova;
  const responsible = { id: nodira.id, full_name: nodira.full_name };
  leads = [hamidov, { ...answered, status: 'contacted', responsible }];
  vi.advanceTimersByTime(20_000);
  const whose = `${nodira.full_name}: ${saidova.client_name}`;
  expect(await within(row).findByRole('button', { name: whose })).toBeVisible();
  expect(within(row).getByText(i18n.t('leadStatus.contacted'))).toBeVisible();
  expect(within(row).queryByText(i18n.t('leadStatus.new'))).toBeNull();
});

it('assigns a hundred selected leads, and keeps the rest selected', async () => {
  leads = manyLeads(101);
  open();
  const all = await screen.findByRole('checkbox', { name: i18n.t('list.selectAll') });
  all.click();
  const bar = within(await screen.findByLabelText(i18n.t('bulk.label')));
  await userEvent.click(bar.getByRole('button', { name: t('responsible') }));
  await userEvent.click(await screen.findByRole('menuitem', { name: nodira.full_name }));
  await waitFor(() => expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1));
  expect(idsOf()).toEqual([leads.slice(0, 100).map(({ id }) => id)]);
});

it('links an empty list to the cars', async () => {
  leads = [];
  open();
  expect(await screen.findByText('Обращений ещё нет')).toBeVisible();
  expect(screen.getByText('Они появятся из объявлений и чата.')).toBeVisible();
  const cars = screen.getByRole('link', { name: 'К автомобилям' });
  expect(cars).toHaveAttribute('href', paths.autos.index);
});

it('shows a lead on a phone as a card: buyer, waiting time, car, one-line comment, two actions', async () => {
  await page.viewport(360, 780);
  const waiting_since = new Date(Date.now() - 84 * 60_000).toISOString();
  const comment =
    'Рассрочка на 12 месяцев, приедет в субботу смотреть с братом, просил не звонить утром';
  leads = [{ ...hamidov, contact_count: 2, waiting_since, comment }, saidova];
  open();
  const row = within(await rowOf(hamidov));
  expect(row.getByText('×2')).toBeVisible();
  const waits = row.getByRole('time');
  expect(waits).toBeVisible();
  expect(plain(waits)).toContain('1 ч 24 мин');
  expect(row.getByText('Пропущенный звонок · Cobalt, 2024')).toBeVisible();
  const note = row.getByText(`«${comment}»`);
  expect(note.clientHeight).toBeLessThan(2 * Number.parseFloat(getComputedStyle(note).fontSize));
  const call = row.getByRole('link', { name: 'Позвонить' });
  expect(call).toHaveAttribute('href', `tel:${hamidov.phone ?? ''}`);
  expect(row.getByRole('button', { name: /^Отметить: связались/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
  // Clicks outside the texts: the whole card opens the lead.
  await userEvent.click(await rowOf(hamidov), { position: { x: 180, y: 4 } });
  expect(await screen.findByRole('dialog', { name: hamidov.client_name })).toBeVisible();
});

it('shows a missing phone on one line in a narrow column', async () => {
  await page.viewport(1100, 900);
  document.body.style.width = '820px';
  const { phone: _phone, ...hidden } = hamidov;
  leads = [{ ...hidden, contact_count: 1 }];
  open();
  const note = within(await rowOf(hamidov)).getByText(t('noPhone'));
  const { height } = note.getBoundingClientRect();
  document.body.style.width = '';
  expect(height).toBeLessThan(20);
});

it('keeps tab and filters in the link to a new lead, and labels the chip of the type filter', async () => {
  open('?status=new&type=call');
  const create = await screen.findByRole('link', { name: t('create') });
  expect(create).toHaveAttribute('href', `${paths.leads}?status=new&type=call&form=create`);
  expect(await screen.findByText(`${t('filter.type')}: ${t('type.call')}`)).toBeVisible();
  cleanup();
  open();
  expect(await screen.findByText(t('filter.types'))).toBeVisible();
});

it('shows in chips the names of the car and campaign of the address, or the id of a deleted car', async () => {
  const { core_car: car } = fixtures.getAuto;
  serve({
    ...responses,
    'GET /main/autos/5044': fixtures.getAuto,
    'GET /main/ads/220': fixtures.getCampaign,
    'GET /main/autos/7': failWith({ kind: 'not_found', status: 404 }),
  });
  open('?auto_id=5044&campaign_id=220');
  const chip = (filter: 'car' | 'campaign', name: string) =>
    screen.findByText(`${t(`filter.${filter}`)}: ${name}`);
  expect(await chip('car', `${car.brand.name} ${car.car_model.name}`)).toBeVisible();
  expect(await chip('campaign', fixtures.getCampaign.title)).toBeVisible();
  cleanup();
  open('?auto_id=7');
  expect(await chip('car', '7')).toBeVisible();
});

it('allows calls without a network, and explains why other actions are unavailable', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  const row = within(await rowOf(hamidov));
  const call = t('callTo', { name: hamidov.client_name });
  expect(row.getByRole('link', { name: call })).toHaveAttribute(
    'href',
    `tel:${hamidov.phone ?? ''}`,
  );
  const waits = [
    t('contactedName', { name: hamidov.client_name }),
    `${t('assign')}: ${hamidov.client_name}`,
  ].map((name) => row.getByRole('button', { name }));
  for (const button of waits) {
    expect(button).toHaveAccessibleDescription(i18n.t('noNetwork'));
    button.click();
  }
  expect(screen.queryByRole('menu')).toBeNull();
  expect(idsOf()).toEqual([]);
});
