import { fixtures } from '@karvon/api/fixtures';
import type { RequestConfig } from '@karvon/api/http';
import type { Lead, LeadEvent } from '@karvon/api/main';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clearDrafts } from '../../shared/form/draft-store';
import { i18n, startI18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { saveProfile } from '../../shared/session/profile';
import { bodiesOf, serve, versionsOf } from '../../testing/mock-service';
import { openAt } from '../../testing/place-resource';
import { LeadListPage } from './LeadsPage';

vi.mock('@karvon/api/http', async (original) => ({
  ...(await original<object>()),
  request: (await import('../../testing/mock-service')).respond,
}));

const t = i18n.getFixedT(null, 'leads');
const [, , rashidova] = fixtures.listLeads.results;
const [me, nodira] = fixtures.listEmployees.results;
if (rashidova?.car === undefined || me === undefined || nodira === undefined)
  throw new Error(
    'The examples have three leads, of which the last one has a car, and two people.',
  );

const nodiraDid = { kind: 'dealer', name: 'Нодира Алиева' } as const;
const happened = (id: number, event: Partial<LeadEvent> & Pick<LeadEvent, 'kind'>): LeadEvent => ({
  id,
  at: '2025-11-20T08:14:00Z',
  actor: nodiraDid,
  changes: [],
  ...event,
});

const bulk = 'POST /main/leads/bulk';
let lead: Lead = rashidova;
const one = `/main/leads/${String(rashidova.id)}`;
const isTexts = (data: unknown): data is Pick<Lead, 'client_name' | 'comment'> =>
  typeof data === 'object' && data !== null;

const responses = {
  'GET /main/leads': () => ({ ...fixtures.listLeads, results: [lead], count: 1, buyer_count: 1 }),
  [`GET ${one}`]: () => lead,
  [`PATCH ${one}`]: ({ data }: RequestConfig) => {
    lead = { ...lead, ...(isTexts(data) && data), version: lead.version + 1 };
    return lead;
  },
  [`GET ${one}/history`]: { results: [], count: 0 },
  [bulk]: () => {
    lead = { ...lead, status: 'new' };
    return { done: 1, failed: 0, results: [{ id: lead.id, ok: true }] };
  },
  [`${bulk}/undo`]: { done: 1, failed: 0, results: [{ id: rashidova.id, ok: true }] },
  [`GET /main/autos/${String(rashidova.car.id)}`]: fixtures.getAuto,
  'GET /main/autos': fixtures.listAutos,
  'GET /main/rates': fixtures.getRate,
  'GET /main/avtosalons': fixtures.listAvtosalons,
  'GET /main/business/profile': fixtures.getProfile,
  'GET /main/employees': { ...fixtures.listEmployees, results: [me, nodira], count: 2 },
  'GET /main/work-panel': fixtures.getWorkPanel,
  'POST /main/leads': fixtures.createLead,
};

const openList = (search: string) =>
  openAt(`${paths.leads}${search}`, [{ path: paths.leads, Component: LeadListPage }]);
const openDrawer = async (name = lead.client_name) => {
  openList(`?lead=${String(lead.id)}`);
  return within(await screen.findByRole('dialog', { name }));
};
const plain = (element: Element | null | undefined) =>
  element?.textContent.replaceAll(/\s/g, ' ') ?? '';

beforeAll(async () => {
  await page.viewport(1440, 900);
  await startI18n(['common', 'leads', 'chat', 'errors', 'format']);
});
beforeEach(async () => {
  await clearDrafts();
  saveProfile(fixtures.login);
  lead = rashidova;
  serve(responses);
});
afterEach(cleanup);

it('shows source, showroom, wait and other cars of the lead', async () => {
  const others = [
    { id: 5033, title: 'Chevrolet Spark, 2021' },
    { id: 5034, title: 'Chevrolet Gentra, 2022' },
  ];
  lead = { ...lead, contact_count: 2, buyer: { ...lead.buyer, lead_count: 3, other_cars: others } };
  const drawer = await openDrawer();
  const factOf = (term: string) => {
    const detail = drawer.getByText(term, { selector: 'dt' }).nextElementSibling;
    if (!(detail instanceof HTMLElement)) throw new Error(`Nothing is said about ${term}.`);
    return detail;
  };
  await drawer.findByText(t('drawer.source'));
  expect(plain(factOf('Источник'))).toBe('Объявление');
  expect(plain(factOf('Обращений'))).toBe('2');
  expect(plain(factOf('Ожидание ответа'))).toMatch(/^5 мин · ответ .*18:09$/);
  expect(within(factOf('Салон')).getByRole('link')).toHaveAttribute(
    'href',
    paths.avtosalons.view(31),
  );
  const asked = within(factOf('Другие машины')).getAllByRole('link');
  expect(asked.map((link) => [plain(link), link.getAttribute('href')])).toEqual(
    others.map(({ id, title }) => [title, paths.autos.view(id)]),
  );
  const car = drawer.getByRole('link', { name: /Chevrolet Tracker, 2023/ });
  await waitFor(() => expect(plain(car)).toMatch(/сум · ≈ .* у\.е\. по курсу на /));
  expect(car).toHaveAttribute('href', paths.autos.view(5012));
});

it('shows contacts, attempts, replies and changes with time and author', async () => {
  const call = { answered: false, duration: 0 };
  const [at] = fixtures.getLeadHistory.results.map((event) => event.at);
  const events: LeadEvent[] = [
    happened(7, {
      kind: 'changed',
      changes: [
        { field: 'responsible', after: 'Санжар Юсупов' },
        { field: 'comment', after: 'Придёт в субботу' },
        { field: 'client_name', before: '', after: 'Дилноза' },
      ],
    }),
    happened(6, { kind: 'changed', changes: [{ field: 'responsible' }, { field: 'comment' }] }),
    happened(5, { kind: 'status_changed', from: 'contacted', to: 'new' }),
    happened(4, { kind: 'status_changed', from: 'new', to: 'contacted' }),
    happened(3, { kind: 'answered', actor: { kind: 'dealer' } }),
    happened(2, { kind: 'attempt', attempt: 'wrong_number' }),
    happened(1, {
      kind: 'contact',
      actor: { kind: 'client' },
      contact: { id: 1, type: 'call', source: 'search', call, created_at: at ?? '' },
    }),
  ];
  serve({ ...responses, [`GET ${one}/history`]: { results: events, count: events.length } });
  const drawer = await openDrawer();
  const timeline = await drawer.findByRole('list', { name: 'История' });
  const entries = within(timeline)
    .getAllByRole('listitem')
    .map((entry) => [...entry.querySelectorAll('p')].map(plain));
  const when = '20 ноября 2025, 13:14';
  const byNodira = `${when} · Нодира Алиева`;
  expect(
    entries.map((entry) => entry.map((line) => line.replace(/20 ноября.*13:14/, when))),
  ).toEqual([
    ['Ответственный: Санжар Юсупов; Комментарий: Придёт в субботу; Имя: Дилноза', byNodira],
    ['Без ответственного; Комментарий удалён', byNodira],
    ['Возвращён в новые', byNodira],
    ['Связались', byNodira],
    ['Первый ответ в чате', `${when} · Сотрудник`],
    ['Ошибка в номере', byNodira],
    ['Пропущенный звонок', 'Поиск', `${when} · Покупатель`],
  ]);
});

it('saves name and comment on blur, on the version that was read, and reports it', async () => {
  const drawer = await openDrawer();
  await userEvent.fill(await drawer.findByLabelText('Имя'), ' Дилноза Каримова ');
  expect(bodiesOf(`PATCH ${one}`)).toEqual([]);
  await userEvent.tab();
  expect(await drawer.findByText('Сохранено')).toBeVisible();
  await screen.findByRole('dialog', { name: 'Дилноза Каримова' });

  await userEvent.fill(drawer.getByLabelText('Комментарий'), 'Придёт с женой');
  expect(drawer.queryByText('Сохранено')).toBeVisible();
  await userEvent.tab();
  await waitFor(() => expect(bodiesOf(`PATCH ${one}`)).toHaveLength(2));
  expect(bodiesOf(`PATCH ${one}`)).toEqual([
    { client_name: 'Дилноза Каримова' },
    { comment: 'Придёт с женой' },
  ]);
  expect(versionsOf(`PATCH ${one}`)).toEqual(['"v1"', '"v2"']);
  await userEvent.fill(drawer.getByLabelText('Имя'), ' ');
  await userEvent.tab();
  expect(bodiesOf(`PATCH ${one}`)).toHaveLength(2);
});

it('makes only this lead new again', async () => {
  const drawer = await openDrawer();
  await userEvent.click(await drawer.findByRole('button', { name: 'Вернуть в новые' }));
  await waitFor(() =>
    expect(bodiesOf('POST /main/leads/bulk')).toEqual([{ ids: [rashidova.id], status: 'new' }]),
  );
  expect(await drawer.findByRole('button', { name: 'Отметить: связались' })).toBeVisible();
  const toast = within(await screen.findByRole('alertdialog'));
  expect(toast.getByText('Возвращён в новые')).toBeVisible();
  expect(toast.getByRole('button', { name: i18n.t('undo') })).toBeVisible();
});

it('offers only the chat for a hidden number', async () => {
  const { phone: _phone, ...hidden } = { ...rashidova, status: 'new' as const, client_name: '' };
  lead = hidden;
  const drawer = await openDrawer('Посетитель 701');
  expect(drawer.getByText('Номер не передан')).toBeVisible();
  expect(await drawer.findByRole('link', { name: 'Открыть чат' })).toHaveAttribute(
    'href',
    paths.chat(701),
  );
  expect(document.querySelector('[href^="tel:"]')).toBeNull();
});

it('keeps a draft of a new lead on the device, and describes it', async () => {
  openList('?form=create');
  const name = new RegExp(`^${t('form.name')}`);
  const form = async () => within(await screen.findByRole('dialog', { name: t('create') }));
  await userEvent.fill((await form()).getByLabelText(name), 'Шерзод');
  const [salon] = fixtures.listAvtosalons.results;
  await userEvent.click((await form()).getByRole('combobox', { name: t('form.avtosalon') }));
  await userEvent.click(await screen.findByRole('option', { name: salon?.name ?? '' }));
  cleanup();
  openList('?form=create');
  // Fault: a draft showed the id of its showroom.
  const typed = new RegExp(`Шерзод · ${salon?.name ?? ''}`);
  expect(await (await form()).findByText(typed)).toBeVisible();
  await userEvent.click(
    await (await form()).findByRole('button', { name: i18n.t('draft.restore') }),
  );
  const field = (await form()).getByLabelText(name);
  await waitFor(() => expect(field).toHaveValue('Шерзод'));
});

it('takes the showroom of a lead from its car, instead of a chosen one', async () => {
  const [salon] = fixtures.listAvtosalons.results;
  const [auto] = fixtures.listAutos.results;
  const router = openList('?status=new&form=create');
  const form = within(await screen.findByRole('dialog', { name: t('create') }));
  await userEvent.click(await form.findByText('Визит в салон'));
  await userEvent.fill(form.getByLabelText(new RegExp(`^${t('form.name')}`)), 'Шерзод');
  await userEvent.fill(form.getByLabelText(new RegExp(`^${t('form.phone')}`)), '+998901112234');
  await userEvent.click(form.getByRole('combobox', { name: t('form.avtosalon') }));
  await userEvent.click(await screen.findByRole('option', { name: salon?.name ?? '' }));
  const car = form.getByRole('combobox', { name: t('form.car') });
  await userEvent.fill(car, 'Tracker');
  await screen.findAllByRole('option', { name: new RegExp(auto?.car_model.name ?? '') });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(form.queryByRole('combobox', { name: t('form.avtosalon') })).toBeNull();
  await userEvent.click(form.getByRole('button', { name: t('form.submit') }));
  expect(await screen.findByText('Лид записан')).toBeVisible();
  const body = { type: 'leads', client_name: 'Шерзод', phone: '+998901112234', auto_id: auto?.id };
  expect(bodiesOf('POST /main/leads')).toEqual([{ ...body, comment: '', responsible: me.id }]);
  expect(router.state.location.search).toBe('?status=new');
});

// Fault: a deleted car had a link to a missing page and buttons that failed.
it('names a deleted car without a link and actions', async () => {
  const car = {
    ...lead.car,
    id: 5012,
    title: 'Chevrolet Tracker, 2023',
    status: 'deleted' as const,
  };
  const other = { id: 5033, title: 'Chevrolet Spark, 2021', status: 'deleted' as const };
  lead = { ...lead, car, buyer: { ...lead.buyer, other_cars: [other] } };
  const drawer = await openDrawer();
  expect(await drawer.findByText(car.title)).toBeVisible();
  expect(drawer.getByText(t('carDeleted'))).toBeVisible();
  expect(drawer.getByText(other.title)).toBeVisible();
  expect(document.querySelector('[role=dialog] a[href*="/autos/"]')).toBeNull();
  expect(drawer.queryByRole('button', { name: t('drawer.sold') })).toBeNull();
});

// Fault: on a phone, only the work panel could report a missed call.
it('counts a missed call, also in the drawer', async () => {
  lead = { ...lead, status: 'new' };
  const drawer = await openDrawer();
  const menu = t('menu', { name: lead.client_name });
  await userEvent.click(await drawer.findByRole('button', { name: menu }));
  await userEvent.click(await screen.findByRole('menuitem', { name: t('noAnswer') }));
  await screen.findByText(t('noAnswerDone'));
  expect(bodiesOf(`PATCH ${one}`)).toEqual([{ attempt: 'no_answer' }]);
});

it('reports how many leads failed, and undoes only the others', async () => {
  const results = [
    { id: rashidova.id, ok: true },
    { id: 9311, ok: false, code: 'not_permitted' },
  ];
  lead = { ...lead, status: 'new', buyer: { ...lead.buyer, new_lead_ids: [rashidova.id, 9311] } };
  serve({ ...responses, [bulk]: { done: 1, failed: 1, results } });
  const drawer = await openDrawer();
  await userEvent.click(await drawer.findByRole('button', { name: t('contacted') }));
  const said = await screen.findByText('Выполнено: 1, не выполнено: 1');
  const toast = said.closest<HTMLElement>('[role=alertdialog]');
  if (toast === null) throw new Error('What was done is said in a toast.');
  await userEvent.click(within(toast).getByRole('button', { name: 'Вернуть' }));
  await waitFor(() =>
    expect(bodiesOf(`${bulk}/undo`)).toEqual([{ ids: [rashidova.id], of: 'status' }]),
  );
});
