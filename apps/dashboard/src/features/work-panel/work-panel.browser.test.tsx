import { fixtures } from '@karvon/api/fixtures';
import type { RequestConfig } from '@karvon/api/http';
import type { WorkPanel } from '@karvon/api/main';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatPhone } from '../../shared/format/phone';
import { i18n, startI18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { saveProfile } from '../../shared/session/profile';
import { bodiesOf, paramsOf, serve } from '../../testing/mock-service';
import { openAt } from '../../testing/place-resource';
import { WorkPanelPage } from './WorkPanelPage';

vi.mock('@karvon/api/http', async (original) => ({
  ...(await original<object>()),
  request: (await import('../../testing/mock-service')).respond,
}));

const t = i18n.getFixedT(null, 'work-panel');
const ofApplications = i18n.getFixedT(null, 'applications');
const panel: WorkPanel = fixtures.getWorkPanel;
const [lead] = panel.leads;
const [spark] = panel.expiring;
const [tracker] = panel.refresh;
if (lead === undefined || spark === undefined || tracker === undefined)
  throw new Error('The examples have a row in each of these queues.');
const [one] = fixtures.listAutos.results;

const read = 'GET /main/work-panel';
const ofLead = `PATCH /main/leads/${String(lead.id)}`;
const undoOfLead = `POST /main/leads/${String(lead.id)}/undo`;
const responses = {
  [read]: panel,
  [ofLead]: lead,
  [undoOfLead]: lead,
  'GET /main/business/profile': fixtures.getProfile,
  'GET /main/avtosalons': fixtures.listAvtosalons,
  'GET /main/autos': {
    ...fixtures.listAutos,
    results: [1, 2, 3, 4, 5].map((id) => ({ ...one, id })),
    count: 5,
  },
  'POST /main/autos/bulk': {
    done: 4,
    refused: 1,
    results: [1, 2, 3, 4, 5].map((id) =>
      id === 5 ? { id, ok: false, code: 'refresh_too_early' } : { id, ok: true },
    ),
  },
  [`POST /main/autos/${String(tracker.car.id)}/refresh`]: fixtures.getAuto,
  [`POST /main/autos/${String(spark.car.id)}/transitions`]: fixtures.getAuto,
};

const open = (search = '') =>
  openAt(`${paths.workPanel}${search}`, [{ path: paths.workPanel, Component: WorkPanelPage }]);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const queue = async (name: string) => within(await screen.findByRole('region', { name }));

beforeAll(async () => {
  await page.viewport(1440, 900);
  await startI18n(['common', 'work-panel', 'applications', 'autos', 'errors', 'format']);
});
beforeEach(() => {
  saveProfile(fixtures.login);
  serve(responses);
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

it('refreshes all cars that allow it, and reports how many failed and why', async () => {
  open();
  await press(t('refresh.all', { n: 5 }));
  const said = (await queue(t('refresh.title'))).getByRole('status');
  await waitFor(() =>
    expect(said).toHaveTextContent(
      `${t('refresh.some', { done: 4, refused: 1 })}. ${i18n.t('errors:refresh_too_early')}`,
    ),
  );
  expect(paramsOf('GET /main/autos')).toEqual([
    { status: ['active'], can_refresh: true, size: 100 },
  ]);
  expect(bodiesOf('POST /main/autos/bulk')).toEqual([{ ids: [1, 2, 3, 4, 5], action: 'refresh' }]);
});

it('extends in place, and reports it', async () => {
  open();
  await press(t('cars.renewName', { name: spark.car.title }));
  expect(await screen.findByText(i18n.t('autos:done.renew'))).toBeVisible();
  expect(bodiesOf(`POST /main/autos/${String(spark.car.id)}/transitions`)).toEqual([
    { to: 'active' },
  ]);
});

it('5 and R refresh the first car and focus the next; 1 and P show the number and the outcomes of a call', async () => {
  const second = { ...tracker, car: { ...tracker.car, id: 5099, title: 'Chevrolet Damas, 2023' } };
  serve({ ...responses, [read]: { ...panel, refresh: [tracker, second] } });
  open();
  const ready = await queue(t('refresh.title'));
  await userEvent.keyboard('5');
  await userEvent.keyboard('r');
  // The row is about to disappear, and the focus would be lost.
  expect(ready.getByRole('link', { name: second.car.title })).toHaveFocus();
  expect(await screen.findByText(i18n.t('autos:done.refresh'))).toBeVisible();
  expect(bodiesOf(`POST /main/autos/${String(tracker.car.id)}/refresh`)).toHaveLength(1);

  await userEvent.keyboard('1');
  await userEvent.keyboard('p');
  const call = within(
    await screen.findByRole('dialog', { name: t('leads.callName', { name: lead.client_name }) }),
  );
  const number = formatPhone(lead.phone ?? '').replaceAll(/\s/g, ' ');
  expect(call.getByText(number)).toBeVisible();
  expect(call.getByRole('button', { name: t('leads.copy') })).toBeVisible();
  await userEvent.click(call.getByRole('button', { name: t('leads.noAnswer') }));
  expect(await screen.findByText(t('leads.noAnswerDone'))).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: i18n.t('undo') }));
  await waitFor(() => expect(bodiesOf(undoOfLead)).toEqual([{ of: 'attempt' }]));
  expect(bodiesOf(ofLead)).toEqual([{ attempt: 'no_answer' }]);
});

it.each([
  ['2', 'rooms.title'],
  ['3', 'cars.title'],
  ['4', 'applications.title'],
] as const)('%s goes to the first row of its queue', async (key, title) => {
  open();
  const region = await screen.findByRole('region', { name: t(title) });
  await userEvent.keyboard(key);
  const rows = within(region).getByRole('list', { name: t(title) });
  await waitFor(() => expect(rows.contains(document.activeElement)).toBe(true));
});

it.each([
  ['beside its button', 1440],
  ['in a window of a phone', 360],
] as const)('plans an inspection %s, tomorrow at eleven, and takes that back', async (...row) => {
  const [, width] = row;
  await page.viewport(width, 900);
  const [waiting] = panel.applications.filter(({ status }) => status === 'pending');
  if (waiting === undefined) throw new Error('The examples have no application that waits.');
  const plan = `PATCH /main/trade-in/applications/${String(waiting.id)}`;
  serve({
    ...responses,
    'GET /main/employees': fixtures.listEmployees,
    'GET /main/trade-in/applications': { ...fixtures.listApplications, results: [], count: 0 },
    [plan]: ({ data }: RequestConfig) => ({
      ...waiting,
      ...(typeof data === 'object' ? data : {}),
      version: waiting.version + 1,
    }),
  });
  open();
  await press(`${ofApplications('schedule')}: ${waiting.client_name}`);
  const form = await screen.findByRole('dialog', { name: ofApplications('form.inspection') });
  expect(form.offsetWidth <= 360 && form.offsetHeight < 900).toBe(width > 360);
  await userEvent.click(
    await within(form).findByRole('button', { name: ofApplications('schedule') }),
  );
  expect(
    await screen.findByText(ofApplications('scheduledDone', { when: 'завтра в 11:00' })),
  ).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: i18n.t('undo') }));
  await waitFor(() => expect(bodiesOf(plan)).toHaveLength(2));
  expect(bodiesOf(plan)).toEqual([
    expect.objectContaining({ status: 'scheduled', responsible: fixtures.getProfile.member?.id }),
    { status: 'pending' },
  ]);
  await page.viewport(1440, 900);
});

it('requests the user’s own work by the URL, and links to the rest of a queue', async () => {
  const router = open('?avtosalon=31');
  const leads = await queue(t('leads.title'));
  // There are 12 new leads: 4 are in chats below, 2 belong to one buyer, and 1 is shown here.
  expect(leads.getByRole('link', { name: t('more', { n: 6 }) })).toHaveAttribute(
    'href',
    `${paths.leads}?status=new&avtosalon=31`,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: t('mine') }), { force: true });
  await waitFor(() => expect(router.state.location.search).toContain('mine=true'));
  await waitFor(() =>
    expect(paramsOf(read)).toEqual([
      { limit: 5, avtosalon: 31 },
      { limit: 5, avtosalon: 31, mine: true },
    ]),
  );
});

// Fault: a tile that counted own work opened everybody's.
it('links figures of one showroom and of own work to lists with both filters', async () => {
  open('?avtosalon=31&mine=true');
  await queue(t('cars.title'));
  const ofPeople = [paths.leads, paths.chat(), paths.tradeIn.applications];
  const lists = [...ofPeople, paths.autos.index];
  const opensOne = ['lead', 'application', 'form', 'current-chat-id'];
  const targets = screen
    .getAllByRole('link')
    .map((link) => new URL(link.getAttribute('href') ?? '', location.origin))
    .filter(
      ({ pathname, searchParams }) =>
        lists.includes(pathname) && !opensOne.some((name) => searchParams.has(name)),
    );
  expect(new Set(targets.map(({ pathname }) => pathname))).toEqual(new Set(lists));
  expect(new Set(targets.map(({ searchParams }) => searchParams.get('avtosalon')))).toEqual(
    new Set(['31']),
  );
  expect(
    new Set(
      targets
        .filter(({ pathname }) => ofPeople.includes(pathname))
        .map(({ searchParams }) => searchParams.get('mine')),
    ),
  ).toEqual(new Set(['true']));
});

// Fault: «Ещё 7» opened only the expiring cars.
it('links to the remaining declined and expiring cars separately', async () => {
  const counts = { ...panel.counts, declined_autos: 6, expiring_autos: 8 };
  serve({ ...responses, [read]: { ...panel, counts } });
  open();
  const cars = await queue(t('cars.title'));
  const { declined, expiring } = panel;
  expect(
    cars.getByRole('link', { name: t('cars.moreDeclined', { n: 6 - declined.length }) }),
  ).toHaveAttribute('href', `${paths.autos.index}?status=moderation_declined`);
  expect(
    cars.getByRole('link', { name: t('cars.moreExpiring', { n: 8 - expiring.length }) }),
  ).toHaveAttribute('href', `${paths.autos.index}?expires_within=3`);
});

// Fault: «Ещё 2» opened future inspections too.
it('links trade-in to the list with exactly its rows', async () => {
  const counts = { ...panel.counts, pending_applications: 7, overdue_applications: 1 };
  serve({ ...responses, [read]: { ...panel, counts } });
  open();
  const list = await queue(t('applications.title'));
  const href = `${paths.tradeIn.applications}?waiting=true`;
  expect(list.getByRole('link', { name: t('applications.all') })).toHaveAttribute('href', href);
  expect(list.getByRole('link', { name: /^Ещё/ })).toHaveAttribute('href', href);
});

// Fault: undo wrote «Снова новый» into the history, with a response time that never existed.
it('«Связались» removes the row at once, and its undo restores it completely', async () => {
  let respond: (result: unknown) => void = () => {};
  const bulk = 'POST /main/leads/bulk';
  const wait = () => new Promise((resolve) => (respond = resolve));
  serve({ ...responses, [bulk]: wait, [`${bulk}/undo`]: wait });
  open();
  await press(t('leads.contactedName', { name: lead.client_name }));
  await waitFor(() => expect(screen.queryByText(lead.client_name)).toBeNull());
  expect(screen.queryByText(t('leads.contactedDone'))).toBeNull();
  respond({ done: 1, refused: 0, results: [{ id: lead.id, ok: true }] });
  expect(await screen.findByText(t('leads.contactedDone'))).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: i18n.t('undo') }));
  await waitFor(() => expect(bodiesOf(`${bulk}/undo`)).toEqual([{ ids: [lead.id], of: 'status' }]));
  expect(bodiesOf(bulk)).toEqual([{ ids: [lead.id], status: 'contacted' }]);
  respond({ done: 1, refused: 0, results: [{ id: lead.id, ok: true }] });
  expect(await screen.findByText(lead.client_name)).toBeVisible();
});

it('has only rows with an action, and links to those that do not fit', async () => {
  const [gentra] = panel.declined;
  const [campaign] = panel.campaigns;
  if (gentra === undefined || campaign === undefined) throw new Error('The examples have these.');
  const next_update_at = new Date(Date.now() + 3_600_000).toISOString();
  const refresh = panel.refresh.map((auto) => (auto.is_ready ? auto : { ...auto, next_update_at }));
  const waiting = refresh.filter(({ is_ready: isReady }) => !isReady);
  serve({
    ...responses,
    [read]: { ...panel, refresh, declined: [{ ...gentra, can_edit: false }] },
  });
  open();
  const cars = await queue(t('cars.title'));
  expect(cars.queryByRole('link', { name: new RegExp(t('cars.fix')) })).toBeNull();
  const ready = await queue(t('refresh.title'));
  expect(ready.getAllByRole('listitem')).toHaveLength(1);
  expect(ready.getByRole('link', { name: t('more', { n: 4 }) })).toHaveAttribute(
    'href',
    `${paths.autos.index}?status=active&can_refresh=true`,
  );
  cleanup();
  const counts = { ...panel.counts, refresh_ready: 0, low_campaigns: 6, unpaid_campaigns: 9 };
  serve({ ...responses, [read]: { ...panel, counts, refresh: waiting } });
  open();
  expect(await screen.findByText(/^Все машины подняты\. До следующего поднятия: \d/)).toBeVisible();
  expect(await screen.findByRole('link', { name: t('more', { n: 14 }) })).toHaveAttribute(
    'href',
    paths.ads.index,
  );
});

it('shows the filter for own work with a single showroom', async () => {
  serve({ ...responses, [read]: { ...panel, counts: { ...panel.counts, avtosalons: 1 } } });
  open();
  expect(await screen.findByRole('checkbox', { name: t('mine') })).toBeInTheDocument();
  expect(screen.queryByText(t('allSalons'))).toBeNull();
});

// Fault: «Ещё 3» opened the unread chats without those that were read, and later opened all chats.
it('links the chats to exactly those that wait', async () => {
  open('?avtosalon=31');
  const all = (await queue(t('rooms.title'))).getByRole('link', { name: t('rooms.all') });
  expect(all).toHaveAttribute('href', `${paths.chat()}?waiting=true&avtosalon=31`);
});

// Fault: none of three counts of chats said what it counted.
it('shows how many of the waiting chats are read without a reply', async () => {
  serve({ ...responses, [read]: { ...panel, counts: { ...panel.counts, unanswered_rooms: 3 } } });
  open();
  const rooms = await queue(t('rooms.title'));
  expect(rooms.getByText(t('rooms.readNote', { n: 3 }))).toBeInTheDocument();
});

it('links each figure to its list, and the response time to the slowest leads', async () => {
  open();
  const target = async (name: RegExp) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await target(/непрочитанных чатов/)).toBe(`${paths.chat()}?status=unread`);
  expect(await target(/новых лидов/)).toBe(`${paths.leads}?status=new`);
  expect(await target(/машин ждут правки/)).toBe('#fix');
  expect(await target(/^(?!Поднять).*можно поднять/)).toBe(
    `${paths.autos.index}?status=active&can_refresh=true`,
  );
  expect(await target(/Скорость ответа/)).toMatch(
    /^\/dashboard\/leads\?from=[\d-]{10}&to=[\d-]{10}&ordering=slowest$/,
  );
  const cars = await queue(t('cars.title'));
  const links = cars.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain(`${paths.autos.index}?status=moderation_declined`);
  expect(links).toContain(`${paths.autos.index}?expires_within=3`);
  expect(links).toContain(`${paths.autos.edit(5021)}#declined`);
});

it('shows in each row what it waits for', async () => {
  const [waiting] = panel.applications;
  const [gentra] = panel.declined;
  const [reason] = gentra?.reasons ?? [];
  if (waiting === undefined || gentra === undefined || reason === undefined)
    throw new Error('The examples have these.');
  const yesterday = new Date(Date.now() + 5 * 3_600_000 - 86_400_000).toISOString().slice(0, 10);
  serve({
    ...responses,
    [read]: {
      ...panel,
      leads: [{ ...lead, attempts: 1, last_attempt_at: `${yesterday}T12:40:00+05:00` }],
      declined: [{ ...gentra, reasons: [reason, reason, reason] }],
      applications: [
        {
          ...waiting,
          status: 'scheduled',
          is_overdue: true,
          scheduled_at: `${yesterday}T11:00:00+05:00`,
        },
      ],
      response_speed: { days: 30, count: 412, median: 660, working_median: 360, previous: 900 },
    },
  });
  open();
  expect(
    (await queue(t('leads.title'))).getByText(/^звонили 1 раз, последний раз в 12:40 · /),
  ).toBeVisible();
  const rooms = await queue(t('rooms.title'));
  const [room] = panel.rooms;
  expect(rooms.getAllByRole('link', { name: t('rooms.respond') })[0]).toHaveAttribute(
    'href',
    paths.reply(room?.room_id ?? 0),
  );
  expect(rooms.getByText(/^прочитан, без ответа · «Ertaga soat 11/)).toBeVisible();
  expect(rooms.getByText('Chevrolet Tracker, 2023 · Нодира Алиева')).toBeVisible();
  expect((await queue(t('cars.title'))).getByText(`${reason.text_ru}, ещё 2`)).toBeVisible();
  const applications = await queue(t('applications.title'));
  expect(applications.getByText('Осмотр был вчера в 11:00')).toBeVisible();
  const speed = await screen.findByRole('link', { name: /Скорость ответа/ });
  const ofSpeed = speed.textContent.replaceAll(/\s/g, ' ');
  for (const text of ['11 мин', 'на 4 мин быстрее', 'в рабочие часы 6 мин'])
    expect(ofSpeed).toContain(text);
  const [campaign] = panel.campaigns;
  expect(screen.getByRole('link', { name: t('ads.topUp') })).toHaveAttribute(
    'href',
    `${paths.ads.index}?pay=${String(campaign?.id)}`,
  );
  expect(screen.getByRole('link', { name: t('newLead') })).toHaveAttribute(
    'href',
    `${paths.leads}?form=create`,
  );
});

it('copies the number of a buyer, and records that it is wrong', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  open();
  await press(t('leads.callName', { name: lead.client_name }));
  await press(t('leads.copy'));
  expect(copied).toHaveBeenCalledWith(lead.phone);
  expect(await screen.findByRole('button', { name: t('leads.copied') })).toBeVisible();
  await press(t('leads.wrongNumber'));
  expect(await screen.findByText(t('leads.wrongNumberDone'))).toBeVisible();
  expect(bodiesOf(ofLead)).toEqual([{ attempt: 'wrong_number' }]);
  copied.mockRestore();
});

it('shows when the next car can be refreshed after all is done', async () => {
  const [next] = panel.refresh;
  serve({
    ...responses,
    [read]: {
      ...panel,
      counts: { ...panel.counts, total: 0, refresh_ready: 0 },
      refresh: [
        {
          ...next,
          is_ready: false,
          next_update_at: new Date(Date.now() + 129.5 * 60_000).toISOString(),
        },
      ],
    },
  });
  open();
  expect(await screen.findByText(t('allDone.title'))).toBeVisible();
  // The clock of the page has whole minutes.
  expect(screen.getByText(/^До следующего поднятия: 2\sч\s1[01]\sмин$/)).toBeVisible();
});

it('keeps rows and timers without a network, allows calls, and explains why actions wait', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const waits = { ...lead, waiting_since: new Date(Date.now() - 20 * 60_000).toISOString() };
  serve({ ...responses, [read]: { ...panel, leads: [waits] } });
  open();
  const leads = await queue(t('leads.title'));
  const clock = /^\d\d\sмин$/;
  const minutes = async () => Number.parseInt((await leads.findByText(clock)).textContent, 10);
  const before = await minutes();
  act(() => void vi.advanceTimersByTime(2 * 60_000));
  expect(await minutes()).toBe(before + 2);
  const contacted = await leads.findByRole('button', {
    name: t('leads.contactedName', { name: lead.client_name }),
  });
  expect(contacted).toHaveAccessibleDescription(i18n.t('noNetwork'));
  contacted.click();
  expect(leads.getByText(lead.client_name)).toBeVisible();
  expect(leads.getByRole('button', { name: new RegExp(t('leads.call')) })).toBeEnabled();
  expect(bodiesOf('POST /main/leads/bulk')).toEqual([]);
  line.mockRestore();
});
