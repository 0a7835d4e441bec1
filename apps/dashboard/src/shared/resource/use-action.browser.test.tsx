import { ApiError } from '@karvon/api/errors';
import { useQueries, type QueryKey } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { i18n, startI18n } from '../i18n/i18n';
import { openAt } from '../../testing/place-resource';
import { ReasonedButton } from '../session/Reasoned';
import { undoLast } from './last-undo';
import { useAction, type Action, type ActionOptions } from './use-action';

const call = vi.fn<(id: number, key: string) => Promise<string>>();
let action: Action<number, string> | undefined;

function Harness({ options }: { options: ActionOptions<number, string> }) {
  const made = useAction(call, options);
  const [count, setCount] = useState(0);
  return (
    <button
      type="button"
      data-count={count}
      onClick={() => setCount(count + 1)}
      ref={() => {
        action = made;
      }}
    >
      {[1, 2].filter((id) => made.isPending(id)).join()}
    </button>
  );
}

const open = (options: ActionOptions<number, string> = {}) =>
  openAt('/', [{ path: '/', Component: () => <Harness options={options} /> }]);
const run = (id: number) => act(async () => action?.run(id));
const toast = (text: string) => screen.findByText(text);

beforeAll(async () => {
  await page.viewport(1280, 900);
  await startI18n(['common', 'errors']);
});
beforeEach(() => {
  call.mockReset().mockResolvedValue('done');
});
afterEach(cleanup);

it('is stable when its list renders again, as a new one would render each row', () => {
  open();
  const before = action;
  const list = screen.getByRole('button');
  act(() => list.click());
  expect(list.dataset['count']).toBe('1');
  expect(action).toBe(before);
});

it('is pending separately for each row', async () => {
  const ends: (() => void)[] = [];
  call.mockImplementation(
    () =>
      new Promise((resolve) => {
        ends.push(() => resolve('done'));
      }),
  );
  open();
  act(() => {
    void action?.run(1);
    void action?.run(2);
  });
  const pending = screen.getByRole('button');
  await waitFor(() => expect(ends).toHaveLength(2));
  expect(pending.textContent).toBe('1,2');
  ends[0]?.();
  await waitFor(() => expect(pending.textContent).toBe('2'));
  ends[1]?.();
  await waitFor(() => expect(pending.textContent).toBe(''));
});

it('does not refetch a deleted row while its page is mounted', async () => {
  const read = vi.fn<(key: QueryKey) => Promise<null>>().mockResolvedValue(null);
  const keys = [['rows'], ['rows', 1], ['rows', 1, 'history'], ['rows', 2]];
  function RowPage() {
    useQueries({
      queries: keys.map((queryKey) => ({ queryKey, queryFn: () => read(queryKey) })),
    });
    return <Harness options={{ invalidates: [['rows']], removes: (id) => ['rows', id] }} />;
  }
  openAt('/', [{ path: '/', Component: RowPage }]);
  await waitFor(() => expect(read).toHaveBeenCalledTimes(keys.length));
  read.mockClear();
  await run(1);
  expect(read.mock.calls).toEqual([[['rows']], [['rows', 2]]]);
});

it('reports success and can be undone', async () => {
  const undo = vi.fn<(result: string, id: number) => Promise<void>>().mockResolvedValue();
  open({ success: () => ({ title: 'Saved it' }), undo });
  await run(1);
  await toast('Saved it');
  await userEvent.click(screen.getByRole('button', { name: i18n.t('undo') }));
  expect(undo).toHaveBeenCalledWith('done', 1);
});

it('offers the next step of a result instead of undo', async () => {
  const onAction = vi.fn<() => void>();
  const undo = vi.fn<() => Promise<void>>().mockResolvedValue();
  open({ success: () => ({ title: 'Sent it', action: { label: 'History', onAction } }), undo });
  await run(1);
  await toast('Sent it');
  await act(undoLast);
  await userEvent.click(screen.getByRole('button', { name: 'History' }));
  expect([undo.mock.calls.length, onAction.mock.calls.length]).toEqual([0, 1]);
});

it('hides an undo that the shortcut has done', async () => {
  const undo = vi.fn<(result: string, id: number) => Promise<void>>().mockResolvedValue();
  open({ success: () => ({ title: 'Saved by key' }), undo });
  await run(1);
  await toast('Saved by key');
  await act(undoLast);
  await waitFor(() => expect(screen.queryByText('Saved by key')).toBeNull());
  expect(undo).toHaveBeenCalledTimes(1);
});

it('repeats a call without a response under its key, and uses another after a response', async () => {
  call.mockRejectedValueOnce(new ApiError({ kind: 'timeout' }));
  open({ failure: () => 'It did not work' });
  await run(1);
  await toast('It did not work');
  await run(1);
  await run(1);
  const keys = call.mock.calls.map(([, key]) => key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('rolls back an optimistic change after a failure', async () => {
  const takeBack = vi.fn<() => void>();
  call.mockRejectedValueOnce(new ApiError({ kind: 'offline' }));
  open({ optimistic: () => takeBack });
  await run(1);
  expect(takeBack).toHaveBeenCalledTimes(1);
});

it('shows the current state of the row after a conflict', async () => {
  call.mockRejectedValueOnce(new ApiError({ kind: 'conflict', status: 409 }));
  open({ onConflict: () => Promise.resolve({ title: 'It is sold by now' }) });
  await run(1);
  expect(await toast('It is sold by now')).toBeTruthy();
});

it('leaves errors to a caller that shows them', async () => {
  const rejected = new ApiError({ kind: 'validation', status: 422 });
  call.mockRejectedValueOnce(rejected);
  open({ leaves: ['validation'], failure: () => 'Never seen' });
  expect(await run(1)).toEqual({ status: 'failed', error: rejected });
  expect(screen.queryByText('Never seen')).toBeNull();
});

it('sends nothing without a network, and its button says why', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const optimistic = vi.fn<() => () => void>();
  openAt('/', [
    {
      path: '/',
      Component: () => (
        <>
          <Harness options={{ optimistic }} />
          <ReasonedButton onPress={() => void action?.run(2)}>Renew</ReasonedButton>
        </>
      ),
    },
  ]);
  await run(1);
  await toast(i18n.t('errors:offline'));
  const button = screen.getByRole('button', { name: 'Renew' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.textContent).toContain(i18n.t('noNetwork'));
  act(() => button.click());
  expect(call).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Renew' }));
  await waitFor(() => expect(call.mock.calls.map(([id]) => id)).toEqual([2]));
  expect(optimistic).toHaveBeenCalledTimes(1);
  onLine.mockRestore();
});

it('counts down the wait that the server requires', async () => {
  call.mockRejectedValue(new ApiError({ kind: 'too_many', status: 429, retryAfter: 2 }));
  open();
  await run(1);
  const busy = 'Слишком много попыток. Подождите немного.';
  const shown = await toast(`${busy} Повторить можно через 0:01.`);
  // Otherwise a screen reader would announce it every second.
  expect(shown.getAttribute('aria-hidden')).toBe('true');
  await toast(busy);
});
