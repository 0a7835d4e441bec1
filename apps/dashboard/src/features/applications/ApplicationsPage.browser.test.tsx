import { fixtures } from '@karvon/api/fixtures';
import { etagOf, type RequestConfig } from '@karvon/api/http';
import type { Application, ApplicationUpdate } from '@karvon/api/main';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ChatContext } from '../../shared/chat/chat-context';
import { formatDateIso } from '../../shared/format/date';
import { clearDrafts } from '../../shared/form/draft-store';
import { i18n, startI18n } from '../../shared/i18n/i18n';
import { toMoment } from '../../shared/inspection/inspection-time';
import { paths } from '../../shared/paths';
import { saveProfile } from '../../shared/session/profile';
import { bodiesOf, serve, versionsOf } from '../../testing/mock-service';
import { openAt } from '../../testing/place-resource';
import { ApplicationListPage } from './ApplicationsPage';

vi.mock('@karvon/api/http', async (original) => ({
  ...(await original<object>()),
  request: (await import('../../testing/mock-service')).respond,
}));

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

const list = 'GET /main/trade-in/applications';
const none = { ...fixtures.listApplications, results: [], count: 0 };
const changeOf = ({ id }: Application) => `PATCH /main/trade-in/applications/${id}`;
const isUpdate = (data: unknown): data is ApplicationUpdate =>
  typeof data === 'object' && data !== null && 'status' in data;
const responsesOf = (application: Application) => ({
  [`${list}/${application.id}`]: application,
  [`${list}/${application.id}/history`]: none,
  [changeOf(application)]: ({ data }: RequestConfig) => ({
    ...application,
    ...(isUpdate(data) && { status: data.status, scheduled_at: data.scheduled_at }),
    version: application.version + 1,
  }),
});

function open(
  results: readonly Application[] = [waiting, planned],
  { ofDay = [], ...other }: { ofDay?: readonly Application[] } & Record<string, unknown> = {},
) {
  serve({
    [list]: ({ params }: RequestConfig) => {
      const rows = params !== undefined && 'scheduled_from' in params ? ofDay : results;
      return { ...fixtures.listApplications, results: rows, count: rows.length };
    },
    ...Object.assign({}, ...results.map(responsesOf)),
    'GET /main/business/profile': fixtures.getProfile,
    'GET /main/employees': {
      ...fixtures.listEmployees,
      results: fixtures.listEmployees.results.slice(0, 1).map((one) => ({ ...one, ...nodira })),
    },
    'GET /main/avtosalons': {
      ...fixtures.listAvtosalons,
      results: fixtures.listAvtosalons.results.map((one) => ({
        ...one,
        opening_time: '09:00',
        closing_time: '20:00',
        weekday_hours: [],
        additional_phones: [],
      })),
    },
    ...other,
  });
  const address = paths.tradeIn.applications;
  const Component = () => (
    <ChatContext value>
      <ApplicationListPage />
    </ChatContext>
  );
  return openAt(address, [{ path: address, Component }]);
}
const pressIn = async (row: Application, key: string) => {
  const link = await screen.findByRole('link', { name: row.client_name });
  link.focus();
  await userEvent.keyboard(key);
};
/** Toasts of other tests may still be shown. */
const toastOf = async (said: string | RegExp) => {
  const toast = (await screen.findByText(said)).closest<HTMLElement>('[role=alertdialog]');
  if (toast === null) throw new Error('No message says so.');
  return within(toast);
};
const form = async (name = t('form.inspection')) =>
  within(await screen.findByRole('dialog', { name }));
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
});
afterEach(cleanup);

it('S plans an inspection by the user for tomorrow at eleven, and the toast undoes it', async () => {
  open();
  await pressIn(waiting, 's');
  const dialog = await form();
  await userEvent.click(dialog.getByRole('button', { name: t('schedule') }));
  const toast = await toastOf(t('scheduledDone', { when: 'завтра в 11:00' }));
  const change = changeOf(waiting);
  const sent = {
    status: 'scheduled',
    scheduled_at: toMoment(inDays(1), '11:00'),
    responsible: nodira.id,
  };
  expect(bodiesOf(change)).toEqual([sent]);
  await userEvent.click(toast.getByRole('button', { name: i18n.t('undo') }));
  // Undo with the version before the save would fail with 412.
  await waitFor(() => expect(bodiesOf(change)).toEqual([sent, { status: 'pending' }]));
  expect(versionsOf(change)).toEqual([waiting, { version: waiting.version + 1 }].map(etagOf));
});

it('plans in a popover at «Назначить», and restores the focus', async () => {
  open();
  const name = `${t('schedule')}: ${waiting.client_name}`;
  const button = await screen.findByRole('button', { name });
  await userEvent.click(button);
  const panel = await screen.findByRole('dialog', { name: t('form.inspection') });
  const fields = within(panel);
  const time = await fields.findByRole('combobox', { name: new RegExp(t('form.time')) });
  await userEvent.click(time);
  await userEvent.click(await screen.findByRole('option', { name: '12:30' }));
  // A popover is aligned with its button; a dialog is not.
  expect(panel.getBoundingClientRect().right).toBeCloseTo(button.getBoundingClientRect().right, -2);
  expect(panel.offsetWidth).toBeLessThanOrEqual(360);
  // The popover fits below or above a button in the middle of a small desktop window.
  expect(panel.offsetHeight).toBeLessThanOrEqual(360);
  await userEvent.click(fields.getByRole('button', { name: t('schedule') }));
  await toastOf(t('scheduledDone', { when: 'завтра в 12:30' }));
  const chosen = { scheduled_at: toMoment(inDays(1), '12:30'), responsible: nodira.id };
  expect(bodiesOf(changeOf(waiting))).toEqual([{ status: 'scheduled', ...chosen }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
});

it('S moves a planned inspection, without an undo', async () => {
  open();
  await pressIn(planned, 's');
  const dialog = await form();
  await userEvent.click(dialog.getByRole('radio', { name: /^12:30/ }), { force: true });
  await userEvent.click(dialog.getByRole('button', { name: t('move') }));
  await waitFor(() =>
    expect(bodiesOf(changeOf(planned))).toMatchObject([
      { scheduled_at: toMoment('2099-11-21', '12:30') },
    ]),
  );
  const toast = await toastOf(/^Осмотр 21.*12:30$/);
  expect(toast.queryByRole('button', { name: i18n.t('undo') })).toBeNull();
});

it('warns of another inspection at that time, and still plans this one', async () => {
  const other: Application = {
    ...planned,
    id: 499,
    scheduled_at: toMoment(inDays(1), '11:00'),
    current_car: { ...planned.current_car, title: 'Chevrolet Gentra, 2021' },
  };
  open([waiting, planned], { ofDay: [other] });
  await pressIn(waiting, 's');
  const dialog = await form();
  const said = t('busy', { name: 'Нодира', time: '11:00', car: 'Chevrolet Gentra, 2021' });
  expect(await dialog.findByText(said)).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: /^14:00/ }), { force: true });
  await waitFor(() => expect(dialog.queryByText(said)).toBeNull());
  await userEvent.click(dialog.getByRole('radio', { name: /^11:00/ }), { force: true });
  await userEvent.click(dialog.getByRole('button', { name: t('schedule') }));
  await waitFor(() => expect(bodiesOf(changeOf(waiting))).toHaveLength(1));
});

it.each([
  ['a', 'approve'],
  ['r', 'reject'],
] as const)('%s opens the application with its decision chosen', async (key, decision) => {
  const router = open();
  await pressIn(planned, key);
  expect(await status(decision)).toBeChecked();
  expect(router.state.location.search).toContain('application=413');
  expect(bodiesOf(changeOf(planned))).toEqual([]);
});

it('A preselects nothing for an application without an inspection', async () => {
  open();
  await pressIn(waiting, 'a');
  const drawer = await form(waiting.client_name);
  expect(await drawer.findByRole('radio', { name: t('reject') })).not.toBeChecked();
  expect(drawer.queryByRole('radio', { name: t('approve') })).toBeNull();
  expect(drawer.queryByRole('radio', { checked: true, name: t('status.pending') })).toBeNull();
});

it('shows the date of an inspection without a decision, and that our car is sold', async () => {
  const yesterday = toMoment(inDays(-1), '11:00');
  const car = planned.desired_car?.title ?? '';
  open([
    { ...planned, is_overdue: true, scheduled_at: yesterday, desired_status: 'sold_on_karvon' },
  ]);
  expect(await screen.findByText(/^был\sвчера,\s11:00$/)).toBeVisible();
  expect(screen.getByText(t('carSold', { car }))).toBeVisible();
  expect(screen.getByRole('link', { name: t('chooseOther') })).toHaveAttribute(
    'href',
    expect.stringContaining('application=413'),
  );
});

it('reserves our car for the buyer of an approved application, and the toast undoes it', async () => {
  const approved: Application = {
    ...planned,
    status: 'approved',
    price: 94_000_000,
    desired_status: 'active',
    allowed_transitions: [],
  };
  const car = approved.desired_car?.title ?? '';
  const transitions = `POST /main/autos/${approved.desired_car?.id ?? 0}/transitions`;
  open([approved], { [transitions]: fixtures.getAuto });
  const menu = t('menu', { name: approved.client_name });
  await userEvent.click(await screen.findByRole('button', { name: menu }));
  await userEvent.click(await screen.findByRole('menuitem', { name: t('reserve', { car }) }));
  const toast = await toastOf(t('reserved', { car }).replaceAll('\u00A0', ' '));
  expect(bodiesOf(transitions)).toMatchObject([{ to: 'barakami' }]);
  await userEvent.click(toast.getByRole('button', { name: i18n.t('undo') }));
  await waitFor(() => expect(bodiesOf(transitions).at(-1)).toEqual({ to: 'active' }));
});
