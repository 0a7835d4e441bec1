import { fixtures } from '@karvon/api/fixtures';
import type { CarModelProposal } from '@karvon/api/main';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { i18n, startI18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { saveProfile } from '../../shared/session/profile';
import { openAt } from '../../testing/place-resource';
import { ProposalList } from './ProposalsPage';

const calls = vi.hoisted(() => ({
  page: vi.fn<() => Promise<unknown>>(),
  withdraw: vi.fn<(id: number) => Promise<void>>(),
  restore: vi.fn<(id: number) => Promise<CarModelProposal>>(),
}));
vi.mock('./queries', async (original) => {
  const real = await original<typeof import('./queries')>();
  const { proposalQueries: queries } = real;
  return {
    ...real,
    proposalQueries: {
      ...queries,
      page: (state: Parameters<typeof queries.page>[0]) => ({
        ...queries.page(state),
        queryFn: calls.page,
      }),
    },
    proposalCalls: { ...real.proposalCalls, withdraw: calls.withdraw, restore: calls.restore },
  };
});

const t = i18n.getFixedT(null, 'car-control');
const pending: CarModelProposal = {
  ...fixtures.getCarModel,
  status: 'pending',
  decided_at: undefined,
  reasons: [],
  draft_note: 'Jetour T2, 2025',
  allowed_actions: ['withdraw'],
};
const form = 'form of a proposal';

function open(...results: CarModelProposal[]) {
  calls.page.mockResolvedValue({ ...fixtures.listCarModels, results, count: results.length });
  return openAt(paths.carControl.index, [
    { path: paths.carControl.index, Component: ProposalList },
    { path: paths.carControl.create, Component: () => <p>{form}</p> },
  ]);
}

beforeAll(async () => {
  await page.viewport(1440, 900);
  await startI18n(['common', 'car-control', 'errors', 'format']);
});
beforeEach(() => {
  saveProfile(fixtures.login);
  calls.withdraw.mockReset().mockResolvedValue();
  calls.restore.mockReset().mockResolvedValue(pending);
});
afterEach(cleanup);

it('withdraws after a confirmation, and the toast undoes it', async () => {
  open(pending);
  await userEvent.click(await screen.findByRole('button', { name: t('withdraw') }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(calls.withdraw).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: t('withdraw') }));
  expect(await screen.findByText(t('withdrawn'))).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: i18n.t('undo') }));
  await waitFor(() => expect(calls.restore).toHaveBeenCalledWith(pending.id));
  expect(calls.withdraw.mock.calls[0]?.[0]).toBe(pending.id);
});

it('links a pending proposal to its draft, and an accepted one to its car', async () => {
  const declined: CarModelProposal = {
    ...pending,
    id: 305,
    status: 'declined',
    draft_note: undefined,
    allowed_actions: ['choose', 'correct'],
  };
  open(pending, declined);
  const draft = t('draftWaits', { title: 'Jetour T2, 2025' });
  expect(await screen.findByRole('link', { name: draft })).toHaveAttribute(
    'href',
    paths.autos.create,
  );
  expect(screen.getByRole('link', { name: t('choose') })).toHaveAttribute(
    'href',
    paths.carControl.addCar(305),
  );
  expect(screen.getByRole('link', { name: t('fix') })).toHaveAttribute(
    'href',
    paths.carControl.correct(305),
  );
});

it('N opens a new proposal', async () => {
  open(pending);
  await screen.findByRole('button', { name: t('withdraw') });
  await userEvent.keyboard('n');
  expect(await screen.findByText(form)).toBeVisible();
});
