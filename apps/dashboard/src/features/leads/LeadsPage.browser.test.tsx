import { ApiError } from '@karvon/api/errors';
import { fixtures } from '@karvon/api/fixtures';
import type { RequestConfig } from '@karvon/api/http';
import type { Lead, LeadsBulk } from '@karvon/api/main';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatDateIso } from '../../shared/format/date';
import { formatRelative } from '../../shared/format/relative-time';
import { clearDrafts } from '../../shared/form/draft-store';
import { i18n, startI18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { saveProfile } from '../../shared/session/profile';
import { bodiesOf, serve } from '../../testing/mock-service';
import { openAt } from '../../testing/place-resource';
import { LeadListPage } from './LeadsPage';

vi.mock('@karvon/api/http', async (original) => ({
  ...(await original<object>()),
  request: (await import('../../testing/mock-service')).respond,
}));

const t = i18n.getFixedT(null, 'leads');
const [hamidov, saidova, rashidova] = fixtures.listLeads.results;
if (hamidov === undefined || saidova === undefined || rashidova === undefined)
  throw new Error('The examples have three leads.');
const [me, nodira] = fixtures.listEmployees.results;
if (me === undefined || nodira === undefined) throw new Error('The examples have two people.');
const spark = { id: 5033, title: 'Chevrolet Spark, 2021', short_title: 'Spark, 2021' };

const three = (): Lead[] => [
  {
    ...hamidov,
    buyer: { lead_count: 2, new_lead_ids: [hamidov.id, 9311], other_cars: [spark] },
  },
  saidova,
  rashidova,
];
let leads: Lead[] = [];

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const bulk = 'POST /main/leads/bulk';
const isBulk = (data: unknown): data is LeadsBulk =>
  typeof data === 'object' && data !== null && 'ids' in data;

function updateAll({ data }: RequestConfig) {
  if (!isBulk(data)) throw new Error('No ids.');
  const { ids, status, responsible } = data;
  const one = [me, nodira].find((other) => other?.id === responsible);
  leads = leads.map(({ responsible: before, ...lead }) => {
    const isMeant = ids.includes(lead.id);
    const now = isMeant && responsible !== undefined ? one : before;
    return {
      ...lead,
      ...(isMeant && status !== undefined && { status }),
      ...(now && { responsible: { id: now.id, full_name: now.full_name } }),
    };
  });
  return { done: ids.length, failed: 0, results: ids.map((id) => ({ id, ok: true })) };
}

const list = (over: object = {}) => ({
  ...fixtures.listLeads,
  results: leads,
  count: leads.length,
  buyer_count: leads.length,
  statuses: { new: 2, contacted: 1 },
  ...over,
});
const responses = {
  'GET /main/leads': () => list(),
  [bulk]: updateAll,
  [`${bulk}/undo`]: { done: 3, failed: 0, results: [] },
  [`GET /main/leads/${String(hamidov.id)}`]: () => leads[0],
  [`GET /main/leads/${String(hamidov.id)}/history`]: { results: [], count: 0 },
  'GET /main/autos/5044': fixtures.getAuto,
  'GET /main/autos': fixtures.listAutos,
  'GET /main/avtosalons': fixtures.listAvtosalons,
  'GET /main/business/profile': fixtures.getProfile,
  'GET /main/employees': { ...fixtures.listEmployees, results: [me, nodira], count: 2 },
  'GET /main/work-panel': fixtures.getWorkPanel,
};

const open = (search = '') =>
  openAt(`${paths.leads}${search}`, [{ path: paths.leads, Component: LeadListPage }]);
const link = ({ client_name: name }: Lead) => screen.findByRole('link', { name });
const press = (element: HTMLElement) => userEvent.click(element);
const select = async ({ client_name: name }: Lead) =>
  (await screen.findByRole('checkbox', { name: t('select', { name }) })).click();
const bar = async () => within(await screen.findByLabelText(i18n.t('bulk.label')));
const undo = async () => press(await screen.findByRole('button', { name: i18n.t('undo') }));

beforeAll(async () => {
  await page.viewport(1440, 900);
  await startI18n(['common', 'leads', 'chat', 'errors', 'format']);
});
beforeEach(async () => {
  await clearDrafts();
  saveProfile(fixtures.login);
  leads = three();
  serve(responses);
});
afterEach(cleanup);

it('marks selected leads and other waiting leads of their buyers, and undo restores them', async () => {
  open();
  await select(hamidov);
  await select(saidova);
  await press((await bar()).getByRole('button', { name: t('contacted') }));
  const ids = [hamidov.id, 9311, saidova.id];
  expect(await screen.findByText(t('contactedMany', { count: 3 }))).toBeVisible();
  expect(bodiesOf(bulk)).toEqual([{ ids, status: 'contacted' }]);
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
  await undo();
  await waitFor(() => expect(bodiesOf(`${bulk}/undo`)).toEqual([{ ids, of: 'status' }]));
});

it('reports that an undo is impossible after the buyer has asked again', async () => {
  const results = [{ id: saidova.id, ok: false, code: 'nothing_to_undo', lead: saidova }];
  serve({ ...responses, [`${bulk}/undo`]: { done: 0, failed: 1, results } });
  open();
  await select(saidova);
  await press((await bar()).getByRole('button', { name: t('contacted') }));
  await undo();
  expect(await screen.findByText('Уже нечего отменять.')).toBeVisible();
});

it('assigns selected leads to an employee; undo restores each previous one', async () => {
  open();
  await select(saidova);
  await select(rashidova);
  await press((await bar()).getByRole('button', { name: t('responsible') }));
  await press(await screen.findByRole('menuitem', { name: me.full_name }));
  expect(await screen.findByText(t('assigned', { name: me.full_name }))).toBeVisible();
  const both = [saidova.id, rashidova.id];
  expect(bodiesOf(bulk)).toEqual([{ ids: both, responsible: me.id }]);
  await undo();
  await waitFor(() => expect(bodiesOf(bulk)).toHaveLength(3));
  expect(bodiesOf(bulk).slice(1)).toEqual([
    { ids: [saidova.id], responsible: null },
    { ids: [rashidova.id], responsible: nodira.id },
  ]);
});

it('keeps leads selected that could not be marked', async () => {
  serve({
    ...responses,
    [bulk]: () => Promise.reject(new ApiError({ kind: 'unavailable', status: 503 })),
  });
  open();
  await select(saidova);
  await press((await bar()).getByRole('button', { name: t('contacted') }));
  await waitFor(() => expect(bodiesOf(bulk)).toHaveLength(1));
  expect(await screen.findByText(i18n.t('errors:unavailable'))).toBeVisible();
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  expect((await screen.findAllByText(i18n.t('leadStatus.new'))).length).toBeGreaterThan(1);
});

it('A assigns the lead of the row to the user, and E opens its comment', async () => {
  const router = open();
  (await link(saidova)).focus();
  await userEvent.keyboard('a');
  expect(await screen.findByText(t('assigned', { name: me.full_name }))).toBeVisible();
  expect(bodiesOf(bulk)).toEqual([{ ids: [saidova.id], responsible: me.id }]);
  (await link(hamidov)).focus();
  await userEvent.keyboard('e');
  const comment = await screen.findByRole('textbox', { name: t('drawer.comment') });
  await waitFor(() => expect(comment).toHaveFocus());
  expect(router.state.location.search).toBe(`?lead=${String(hamidov.id)}`);
});

it('P dials the number of the row, unless it is hidden', async () => {
  const dialled: string[] = [];
  const dial = (event: NavigateEvent) => {
    event.preventDefault();
    dialled.push(event.destination.url);
  };
  navigation.addEventListener('navigate', dial);
  const { phone, ...hidden } = saidova;
  leads = [hamidov, hidden];
  open();
  (await link(saidova)).focus();
  await userEvent.keyboard('p');
  (await link(hamidov)).focus();
  await userEvent.keyboard('p');
  await waitFor(() => expect(dialled).toEqual([`tel:${hamidov.phone ?? ''}`]));
  expect(phone).toBeDefined();
  navigation.removeEventListener('navigate', dial);
});

it.each([
  [59, 'neutral'],
  [61, 'danger'],
] as const)('after %i minutes of waiting the count of new ones is %s', async (minutes, tone) => {
  serve({ ...responses, 'GET /main/leads': () => list({ waiting_since: ago(minutes) }) });
  open();
  const tab = await screen.findByRole('link', { name: `${t('tab.new')} 2` });
  expect(within(tab).getByText('2')).toHaveAttribute('data-tone', tone);
});

it('disables the export of more than 20,000 rows, and explains what to do', async () => {
  serve({ ...responses, 'GET /main/leads': () => list({ count: 20_001 }) });
  open();
  const button = await screen.findByRole('button', { name: i18n.t('csv', { count: 20_001 }) });
  expect(button).toHaveAccessibleDescription(i18n.t('csvTooMany'));
  button.click();
  expect(bodiesOf('GET /main/leads/export')).toEqual([]);
  cleanup();
  serve({ ...responses, 'GET /main/leads': () => list({ count: 20_000 }) });
  open();
  expect(
    await screen.findByRole('button', { name: i18n.t('csv', { count: 20_000 }) }),
  ).not.toHaveAccessibleDescription();
});

it('«ещё 1 авто» opens the list with the name of the car', async () => {
  open();
  const name = `${t('moreCars', { count: 1 })}: ${hamidov.client_name}`;
  await press(await screen.findByRole('link', { name }));
  const drawer = within(await screen.findByRole('dialog', { name: hamidov.client_name }));
  expect(await drawer.findByText(t('otherCars'))).toBeVisible();
  expect(drawer.getByRole('link', { name: spark.title })).toHaveAttribute(
    'href',
    paths.autos.view(spark.id),
  );
});

it('strikes through the name of a former employee', async () => {
  leads = [{ ...rashidova, responsible: { id: 61, full_name: 'Нодира Алиева', is_active: false } }];
  open();
  const button = await screen.findByRole('button', {
    name: `Нодира Алиева (${t('notWorking')}): ${rashidova.client_name}`,
  });
  expect(getComputedStyle(within(button).getByText('Нодира')).textDecorationLine).toBe(
    'line-through',
  );
});

it('shows the reaction time when nobody waits', async () => {
  leads = [];
  open('?status=new');
  const title = await screen.findByText(t('emptyNew'));
  const speed = () => title.nextElementSibling?.textContent.replaceAll(/\s/g, ' ');
  await waitFor(() => expect(speed()).toBe('Обычно отвечаете за 11 мин'));
});

it('shows earlier leads of a known number, and saving adds a contact', async () => {
  const of = ({ params }: RequestConfig) => {
    const isSearch = params !== undefined && 'q' in params && params.q === '998901112233';
    return isSearch ? list({ results: [leads[0]], count: 1 }) : list({ results: [], count: 0 });
  };
  const create = 'POST /main/leads';
  serve({ ...responses, 'GET /main/leads': of, [create]: fixtures.createLead });
  const router = open('?form=create');
  const form = within(await screen.findByRole('dialog', { name: t('create') }));
  await userEvent.fill(form.getByLabelText(new RegExp(t('form.name'))), 'Бахтиёр');
  const phone = form.getByLabelText(new RegExp(t('form.phone')));
  await userEvent.fill(phone, '+998901112234');
  expect(form.queryByText(/Этот номер уже есть/)).toBeNull();
  await userEvent.fill(phone, '+998901112233');
  const known = t('form.known', {
    car: hamidov.car?.title,
    when: formatRelative(hamidov.last_contact_at, 'ru'),
  });
  const note = await form.findByRole('status');
  await waitFor(() => expect(note.textContent).toBe(`${known} ${t('open')}`));
  expect(within(note).getByRole('link', { name: t('open') })).toHaveAttribute(
    'href',
    `${paths.leads}?form=create&lead=${String(hamidov.id)}`,
  );
  await press(form.getByRole('button', { name: t('form.submit') }));
  expect(await screen.findByText(t('created'))).toBeVisible();
  expect(bodiesOf(create)).toEqual([
    {
      type: 'call',
      client_name: 'Бахтиёр',
      phone: '+998901112233',
      comment: '',
      responsible: me.id,
    },
  ]);
  expect(router.state.location.search).toBe('');
});

it('reserves the car of the lead for the buyer, and sells it for the asked price', async () => {
  const transitions = 'POST /main/autos/5044/transitions';
  serve({
    ...responses,
    'GET /main/autos/5044': {
      ...fixtures.getAuto,
      id: 5044,
      price: 149_000_000,
      currency: 'UZS',
      allowed_transitions: ['barakami', 'sold_on_karvon'],
    },
    [transitions]: fixtures.getAuto,
  });
  await i18n.loadNamespaces('stock');
  open(`?lead=${String(hamidov.id)}`);
  await press(await screen.findByRole('button', { name: t('drawer.agreed') }));
  expect(await screen.findByText(t('drawer.agreedDone'))).toBeVisible();
  await press(await screen.findByRole('button', { name: t('drawer.sold') }));
  const sale = within(await screen.findByRole('dialog', { name: i18n.t('stock:sale.title') }));
  await userEvent.fill(
    await sale.findByRole('textbox', { name: new RegExp(i18n.t('stock:sale.price')) }),
    '147000000',
  );
  await press(await sale.findByRole('button', { name: /147/ }));
  await waitFor(() => expect(bodiesOf(transitions)).toHaveLength(2));
  expect(bodiesOf(transitions)).toEqual([
    { to: 'barakami', lead_id: hamidov.id },
    {
      to: 'sold_on_karvon',
      sale: {
        price: 147_000_000,
        currency: 'UZS',
        sold_on: formatDateIso(Date.now()),
        lead_id: hamidov.id,
        payments: [{ kind: 'cash', sum: 147_000_000 }],
        note: '',
      },
    },
  ]);
});
