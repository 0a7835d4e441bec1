import { fixtures } from '@karvon/api/fixtures';
import type { Application, ApplicationUpdate } from '@karvon/api/main';
import { createQueryClient } from '@karvon/api/query-client';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ChatContext } from '../../shared/chat/chat-context';
import { formatDateIso } from '../../shared/format/date';
import { clearDrafts } from '../../shared/form/draft-store';
import { i18n, startI18n } from '../../shared/i18n/i18n';
import { toMoment } from '../../shared/inspection/inspection-time';
import { inspectionQueries } from '../../shared/inspection/queries';
import { lookupQueries } from '../../shared/lookups/queries';
import { peopleQueries } from '../../shared/lookups/people-queries';
import { paths } from '../../shared/paths';
import { saveProfile } from '../../shared/session/profile';
import { openAt } from '../../testing/place-resource';
import { ApplicationListPage } from './application-list';

const calls = vi.hoisted(() => ({
  page: vi.fn<() => Promise<unknown>>(),
  one: vi.fn<(id: number) => Promise<Application>>(),
  ofDay: vi.fn<() => Promise<unknown>>(),
  reserve: vi.fn<(application: Application) => Promise<unknown>>(),
  release: vi.fn<(application: Application) => Promise<unknown>>(),
  schedule:
    vi.fn<(sent: ApplicationUpdate & { id: number; version: number }) => Promise<Application>>(),
}));
vi.mock('./queries', async (original) => {
  const real = await original<typeof import('./queries')>();
  const { applicationQueries: queries } = real;
  return {
    ...real,
    applicationQueries: {
      ...queries,
      page: (state: Parameters<typeof queries.page>[0]) => ({
        ...queries.page(state),
        queryFn: calls.page,
      }),
      one: (id: number) => ({ ...queries.one(id), queryFn: () => calls.one(id) }),
      history: (id: number) => ({
        ...queries.history(id),
        queryFn: () => Promise.resolve({ results: [], count: 0 }),
      }),
    },
    applicationCalls: { ...real.applicationCalls, reserve: calls.reserve, release: calls.release },
  };
});
vi.mock('../../shared/inspection/queries', async (original) => {
  const real = await original<typeof import('../../shared/inspection/queries')>();
  const { inspectionQueries: queries } = real;
  return {
    inspectionQueries: {
      ...queries,
      me: () => ({ ...queries.me(), queryFn: () => Promise.resolve(fixtures.getProfile) }),
      ofDay: (who: number | null, day: string | null) => ({
        ...queries.ofDay(who, day),
        queryFn: calls.ofDay,
      }),
    },
    inspectionCalls: { update: calls.schedule },
  };
});

const nodira = { id: fixtures.getProfile.member?.id ?? 61, full_name: 'Нодира Алиева' };
const waiting: Application = {
  ...fixtures.getApplication,
  id: 412,
  version: 3,
  client_name: 'Улугбек Тошматов',
  status: 'pending',
  scheduled_at: undefined,
  is_overdue: false,
  avtosalon: undefined,
  room_id: undefined,
  allowed_transitions: ['scheduled', 'rejected'],
  price: undefined,
  responsible: undefined,
  decided_at: undefined,
  reject_reason: undefined,
};
const planned: Application = {
  ...waiting,
  id: 413,
  client_name: 'Дилноза Рашидова',
  status: 'scheduled',
  scheduled_at: '2099-11-21T06:00:00Z',
  responsible: nodira,
  allowed_transitions: ['scheduled', 'approved', 'rejected'],
};
const t = i18n.getFixedT(null, 'applications');
const inDays = (days: number) => formatDateIso(Date.now() + days * 86_400_000);

function open(...results: Application[]) {
  if (results.length > 0)
    calls.page.mockResolvedValue({ ...fixtures.listApplications, results, count: results.length });
  const client = createQueryClient();
  // The shell asks for it too, of a server that is not there.
  client.setQueryData(inspectionQueries.me().queryKey, fixtures.getProfile);
  client.setQueryData(peopleQueries.assignable().queryKey, {
    ...fixtures.listEmployees,
    results: fixtures.listEmployees.results.slice(0, 1).map((one) => ({ ...one, ...nodira })),
  });
  client.setQueryData(lookupQueries.avtosalons().queryKey, {
    ...fixtures.listAvtosalons,
    results: fixtures.listAvtosalons.results.map((one) => ({
      ...one,
      opening_time: '09:00',
      closing_time: '20:00',
    })),
  });
  const list = paths.tradeIn.applications;
  const Component = () => (
    <ChatContext value>
      <ApplicationListPage />
    </ChatContext>
  );
  return openAt(list, [{ path: list, Component }], client);
}
/** The list's chunks come with the first test. */
const patient = { timeout: 15_000 };
/** Presses a key while the focus is in the row. */
const pressIn = async (row: Application, key: string) => {
  const link = await screen.findByRole('link', { name: row.client_name }, patient);
  link.focus();
  await userEvent.keyboard(key);
};
/** Messages of other tests may still be there. */
const toastOf = async (said: string | RegExp) => {
  const toast = (await screen.findByText(said, {}, patient)).closest<HTMLElement>(
    '[role=alertdialog]',
  );
  if (toast === null) throw new Error('No message says so.');
  return within(toast);
};
const form = async (name = t('form.inspection')) =>
  within(await screen.findByRole('dialog', { name }, patient));
const status = async (key: 'approve' | 'reject') =>
  (await form(planned.client_name)).findByRole('radio', { name: t(key) });

beforeAll(async () => {
  await page.viewport(1440, 900);
  await startI18n(['common', 'applications', 'errors', 'format']);
});
beforeEach(async () => {
  saveProfile(fixtures.login);
  sessionStorage.clear();
  await clearDrafts();
  calls.page.mockReset().mockResolvedValue({
    ...fixtures.listApplications,
    results: [waiting, planned],
    count: 2,
  });
  calls.one
    .mockReset()
    .mockImplementation((id) => Promise.resolve(id === waiting.id ? waiting : planned));
  calls.reserve.mockReset();
  calls.release.mockReset();
  calls.ofDay
    .mockReset()
    .mockResolvedValue({ ...fixtures.listApplications, results: [], count: 0 });
  calls.schedule.mockReset().mockImplementation(({ id, version, ...update }) => {
    const row = id === waiting.id ? waiting : planned;
    const { status: next, scheduled_at } = update;
    return Promise.resolve({ ...row, status: next, scheduled_at, version: version + 1 });
  });
});
afterEach(cleanup);

it('S plans tomorrow at eleven by whoever plans it, and the toast takes it back', async () => {
  open();
  await pressIn(waiting, 's');
  const dialog = await form();
  await userEvent.click(dialog.getByRole('button', { name: t('schedule') }));
  const toast = await toastOf(t('scheduledDone', { when: 'завтра, 11:00' }));
  expect(calls.schedule.mock.calls[0]?.[0]).toEqual({
    id: waiting.id,
    version: waiting.version,
    status: 'scheduled',
    scheduled_at: toMoment(inDays(1), '11:00'),
    responsible: nodira.id,
  });
  await userEvent.click(toast.getByRole('button', { name: i18n.t('undo') }));
  // The version that the save has made, or the undo would meet a 412.
  await waitFor(() =>
    expect(calls.schedule.mock.calls[1]?.[0]).toEqual({
      id: waiting.id,
      version: waiting.version + 1,
      status: 'pending',
    }),
  );
});

it('S moves what is planned, and a moved date has nothing to take back', async () => {
  open();
  await pressIn(planned, 's');
  const dialog = await form();
  await userEvent.click(dialog.getByRole('radio', { name: /^12:30/ }), { force: true });
  await userEvent.click(dialog.getByRole('button', { name: t('move') }));
  await waitFor(() =>
    expect(calls.schedule.mock.calls[0]?.[0]).toMatchObject({
      id: planned.id,
      scheduled_at: toMoment('2099-11-21', '12:30'),
    }),
  );
  const toast = await toastOf(/^Осмотр 21.*12:30$/);
  expect(toast.queryByRole('button', { name: i18n.t('undo') })).toBeNull();
});

it('says who has another inspection at that time, and plans it all the same', async () => {
  const other: Application = {
    ...planned,
    id: 499,
    scheduled_at: toMoment(inDays(1), '11:00'),
    current_car: { ...planned.current_car, title: 'Chevrolet Gentra, 2021' },
  };
  calls.ofDay.mockResolvedValue({ ...fixtures.listApplications, results: [other], count: 1 });
  open();
  await pressIn(waiting, 's');
  const dialog = await form();
  const said = t('busy', { name: 'Нодира', time: '11:00', car: 'Chevrolet Gentra, 2021' });
  expect(await dialog.findByText(said, {}, patient)).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: /^14:00/ }), { force: true });
  await waitFor(() => expect(dialog.queryByText(said)).toBeNull());
  await userEvent.click(dialog.getByRole('radio', { name: /^11:00/ }), { force: true });
  await userEvent.click(dialog.getByRole('button', { name: t('schedule') }));
  await waitFor(() => expect(calls.schedule).toHaveBeenCalledTimes(1));
});

it.each([
  ['a', 'approve'],
  ['r', 'reject'],
] as const)('%s opens the application with its decision chosen', async (key, decision) => {
  const router = open();
  await pressIn(planned, key);
  expect(await status(decision)).toBeChecked();
  expect(router.state.location.search).toContain('application=413');
  // Nothing is decided by a key alone.
  expect(calls.schedule).not.toHaveBeenCalled();
});

it('A chooses nothing for an application that nobody has inspected', async () => {
  open();
  await pressIn(waiting, 'a');
  const drawer = await form(waiting.client_name);
  expect(await drawer.findByRole('radio', { name: t('reject') })).not.toBeChecked();
  expect(drawer.queryByRole('radio', { name: t('approve') })).toBeNull();
  expect(drawer.queryByRole('radio', { checked: true, name: t('status.pending') })).toBeNull();
});

it('says of an inspection without a decision when it was, and of our car that it is sold', async () => {
  const yesterday = toMoment(inDays(-1), '11:00');
  const car = planned.desired_car?.title ?? '';
  open({ ...planned, is_overdue: true, scheduled_at: yesterday, desired_status: 'sold_on_karvon' });
  expect(await screen.findByText(/^был\sвчера,\s11:00$/)).toBeVisible();
  expect(screen.getByText(t('carSold', { car }))).toBeVisible();
  expect(screen.getByRole('link', { name: t('chooseOther') })).toHaveAttribute(
    'href',
    expect.stringContaining('application=413'),
  );
});

it('keeps our car for the buyer of an approved application, and the toast lets it go', async () => {
  const approved: Application = {
    ...planned,
    status: 'approved',
    price: 94_000_000,
    desired_status: 'active',
    allowed_transitions: [],
  };
  const car = approved.desired_car?.title ?? '';
  calls.reserve.mockResolvedValue({});
  calls.release.mockResolvedValue({});
  open(approved);
  const menu = t('menu', { name: approved.client_name });
  await userEvent.click(await screen.findByRole('button', { name: menu }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: t('reserve', { car }) }));
  const toast = await toastOf(t('reserved', { car }));
  expect(calls.reserve.mock.calls[0]?.[0]).toMatchObject({ id: approved.id });
  await userEvent.click(toast.getByRole('button', { name: i18n.t('undo') }));
  await waitFor(() => expect(calls.release).toHaveBeenCalledTimes(1));
});
