import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openAt } from '../../testing/place-resource';
import { useUrlPanel } from './use-url-panel';

function Harness() {
  const { value, id, open, change, close } = useUrlPanel('lead');
  return (
    <>
      <button type="button" onClick={() => open(9301)}>
        open
      </button>
      <button type="button" onClick={() => change(9302)}>
        next
      </button>
      <button type="button" onClick={close}>
        close {value}
      </button>
      <output>{String(id)}</output>
    </>
  );
}

const show = (search: string) => {
  const router = openAt(`/leads${search}`, [{ path: '/leads', Component: Harness }]);
  return () => router.state.location.search;
};
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
afterEach(cleanup);

it('opens over the list, and closing goes back', async () => {
  const search = show('?status=new&page=2');
  await press(/open/);
  await waitFor(() => expect(search()).toBe('?status=new&page=2&lead=9301'));
  await press(/close 9301/);
  await waitFor(() => expect(search()).toBe('?status=new&page=2'));
});

it('closes to the list when a link has opened it', async () => {
  const search = show('?lead=9301&status=new');
  await press(/close 9301/);
  await waitFor(() => expect(search()).toBe('?status=new'));
});

it('shows another row in the same panel, and closing still goes back', async () => {
  const search = show('?status=new');
  await press(/open/);
  await press(/next/);
  await waitFor(() => expect(search()).toBe('?status=new&lead=9302'));
  await press(/close 9302/);
  await waitFor(() => expect(search()).toBe('?status=new'));
});

it.each(['', 'abc', '-1', '0', '1.5', '99999999999999999'])(
  'takes %o for no row, as if it were absent',
  (value) => {
    show(`?lead=${value}`);
    expect(screen.getByRole('status')).toHaveTextContent('undefined');
  },
);
