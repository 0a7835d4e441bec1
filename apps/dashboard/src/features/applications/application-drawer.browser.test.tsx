import { ApiError } from '@karvon/api/errors';
import { fixtures } from '@karvon/api/fixtures';
import type { Application, ApplicationUpdate } from '@karvon/api/main';
import { createQueryClient } from '@karvon/api/query-client';
import type { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ChatContext } from '../../shared/chat/chat-context';
import { clearDrafts } from '../../shared/form/draft-store';
import { i18n, startI18n } from '../../shared/i18n/i18n';
import { lookupQueries } from '../../shared/lookups/queries';
import { peopleQueries } from '../../shared/lookups/people-queries';
import { saveProfile } from '../../shared/session/profile';
import { openAt } from '../../testing/place-resource';
import { ApplicationDrawer } from './ApplicationDrawer';
import { applicationQueries } from './queries';

const calls = vi.hoisted(() => ({
  one: vi.fn<(id: number) => Promise<Application>>(),
  update:
    vi.fn<
      (base: { id: number; version: number }, update: ApplicationUpdate) => Promise<Application>
    >(),
}));
vi.mock('./queries', async (original) => {
  const real = await original<typeof import('./queries')>();
  return {
    ...real,
    applicationQueries: {
      ...real.applicationQueries,
      one: (id: number) => ({ ...real.applicationQueries.one(id), queryFn: () => calls.one(id) }),
      history: (id: number) => ({
        ...real.applicationQueries.history(id),
        queryFn: () => Promise.resolve({ results: [], count: 0 }),
      }),
    },
    applicationCalls: { ...real.applicationCalls, update: calls.update },
  };
});

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
const closed = vi.fn<() => void>();
let client: QueryClient;

function open(): void {
  client = createQueryClient();
  calls.one.mockResolvedValue(inWork);
  client.setQueryData(applicationQueries.one(inWork.id).queryKey, inWork);
  client.setQueryData(peopleQueries.assignable().queryKey, {
    ...fixtures.listEmployees,
    results: fixtures.listEmployees.results.slice(0, 1).map((one) => ({ ...one, ...nodira })),
  });
  client.setQueryData(lookupQueries.avtosalons().queryKey, {
    ...fixtures.listAvtosalons,
    results: fixtures.listAvtosalons.results.map((one) => ({
      ...one,
      opening_time: '10:15',
      closing_time: one.id === showroom?.id ? '17:00' : '23:00',
    })),
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
    ],
    client,
  );
}
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
  calls.update.mockReset();
});
afterEach(cleanup);

it('asks for a price before it approves, and sends nothing until then', async () => {
  open();
  await choose('approve');
  await save();
  expect(await screen.findByText(i18n.t('errors:price_required'))).toBeVisible();
  expect(calls.update).not.toHaveBeenCalled();
});

it('asks for a status, the present one too, and sends nothing until one is chosen', async () => {
  open();
  await userEvent.fill(await comment(), 'Крыло менял у дилера');
  await save();
  expect(await screen.findByText(i18n.t('errors:status_required'))).toBeVisible();
  expect(calls.update).not.toHaveBeenCalled();
  calls.update.mockResolvedValue({ ...inWork, version: inWork.version + 1 });
  await choose('form.inspection');
  await save();
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(calls.update.mock.calls[0]?.[1]).toMatchObject({
    status: 'scheduled',
    manager_comment: 'Крыло менял у дилера',
  });
});

it('offers times of an inspection while its showroom is open', async () => {
  open();
  const times = within(await screen.findByRole('radiogroup', { name: new RegExp(t('form.time')) }));
  const offered = times.getAllByRole('radio').map((time) => time.getAttribute('value'));
  // Not before it opens; the last one is over when it closes. What is planned already stays.
  expect([offered[0], offered.at(-1)]).toEqual(['10:30', '16:30']);
  expect(times.getByRole('radio', { checked: true })).toHaveAttribute('value', '11:00');
});

it('is only read once a colleague has decided, and what was typed stays to be copied', async () => {
  open();
  await userEvent.fill(await comment(), 'Крыло менял у дилера');
  await choose('form.inspection');
  calls.update.mockRejectedValue(
    new ApiError({ kind: 'conflict', status: 409, code: 'transition_not_allowed' }),
  );
  calls.one.mockResolvedValue({
    ...inWork,
    version: inWork.version + 1,
    status: 'rejected',
    reject_reason: 'price',
    decided_at: '2025-11-20T09:00:00Z',
    allowed_transitions: [],
  });
  await save();
  expect(await screen.findByText(t('decidedMeanwhile'))).toBeVisible();
  expect(screen.getByText('Крыло менял у дилера')).toBeVisible();
  expect(screen.queryByRole('button', { name: i18n.t('save') })).toBeNull();
});

it('names people in a comparison, not their numbers', async () => {
  open();
  await userEvent.fill(await comment(), 'Крыло менял у дилера');
  await choose('form.inspection');
  calls.update.mockRejectedValue(new ApiError({ kind: 'stale', status: 412 }));
  calls.one.mockResolvedValue({
    ...inWork,
    version: inWork.version + 1,
    responsible: nodira,
    manager_comment: 'Без сервисной книжки',
  });
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: i18n.t('conflict.title') }));
  await waitFor(() => expect(dialog.getByText('Без сервисной книжки')).toBeVisible());
  expect(dialog.getByText(nodira.full_name)).toBeVisible();
});
