import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openAt } from '../../../testing/place-resource';
import { startI18n } from '../../i18n/i18n';
import { RowMenu, type RowMenuItems } from './RowMenu';

const open = async (items: RowMenuItems, reason?: string) => {
  openAt('/', [
    { path: '/', Component: () => <RowMenu label="Actions" items={items} reason={reason} /> },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
};
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('menuitem', { name }));

beforeAll(async () => {
  await page.viewport(1280, 900);
  await startI18n(['common', 'errors']);
});
afterEach(cleanup);

it('skips false items, and shows why an action of the server is disabled', async () => {
  const act = vi.fn();
  await open(
    [
      false,
      undefined,
      { id: 'edit', label: 'Edit', href: '/edit' },
      { id: 'end', label: 'End', asks: true, onAction: act },
      { id: 'own', label: 'Own', reason: 'Not you', onAction: act },
    ],
    'Only a manager',
  );
  const rows = await screen.findAllByRole('menuitem');
  expect(rows.map((row) => row.textContent)).toEqual(['Edit', 'EndOnly a manager', 'OwnNot you']);
  expect(rows.map((row) => row.getAttribute('aria-disabled'))).toEqual([null, 'true', 'true']);
});

it('asks for confirmation of an item with a question, and closes when it is done', async () => {
  let done: () => void = () => undefined;
  const act = vi.fn(() => new Promise<void>((resolve) => (done = resolve)));
  await open([
    {
      id: 'delete',
      label: 'Delete',
      tone: 'danger',
      confirm: { title: 'Delete it?', text: 'For good' },
      onAction: act,
    },
  ]);
  await press('Delete');
  await screen.findByRole('alertdialog', { name: 'Delete it?' });
  expect(act).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(act).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  done();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('opens a dialog, which closes itself', async () => {
  await open([
    {
      id: 'block',
      label: 'Block',
      renderWindow: (onClose) => (
        <button type="button" onClick={onClose}>
          Close it
        </button>
      ),
    },
  ]);
  await press('Block');
  await userEvent.click(await screen.findByRole('button', { name: 'Close it' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close it' })).toBeNull());
});

it('renders nothing without actions', () => {
  openAt('/', [{ path: '/', Component: () => <RowMenu label="Actions" items={[false]} /> }]);
  expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull();
});
