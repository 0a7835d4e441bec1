import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openAt } from '../../testing/place-resource';
import { useUrlPanel } from './use-url-panel';

function Harness() {
  const { value, open, close } = useUrlPanel('lead');
  return (
    <>
      <button type="button" onClick={() => open(9301)}>
        open
      </button>
      <button type="button" onClick={close}>
        close {value}
      </button>
    </>
  );
}

const show = (search: string) => {
  const router = openAt(`/leads${search}`, [{ path: '/leads', Component: Harness }]);
  return () => router.state.location.search;
};
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
afterEach(cleanup);

it('opens over the list as it is, and closing is going back', async () => {
  const search = show('?status=new&page=2');
  await press(/open/);
  await waitFor(() => expect(search()).toBe('?status=new&page=2&lead=9301'));
  await press(/close 9301/);
  await waitFor(() => expect(search()).toBe('?status=new&page=2'));
});

it('closes to the list where a link has opened it', async () => {
  const search = show('?lead=9301&status=new');
  await press(/close 9301/);
  await waitFor(() => expect(search()).toBe('?status=new'));
});
