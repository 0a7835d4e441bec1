import { ApiError } from '@karvon/api/errors';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearDrafts } from './draft-store';
import { type SharedText, useSharedText, type SharedTextCalls } from './use-shared-text';

const read: SharedText = { text: 'Просит рассрочку', version: 1 };

beforeEach(clearDrafts);

function setUp() {
  let stored = read;
  const write = (text: string) => (stored = { text, version: stored.version + 1 });
  const calls = {
    save: vi.fn((text: string, version: number) =>
      version === stored.version
        ? Promise.resolve(write(text))
        : Promise.reject(new ApiError({ kind: 'stale', status: 412 })),
    ),
    read: () => Promise.resolve(stored),
  };
  const { result, rerender, unmount } = renderHook(
    (now: SharedText) => useSharedText('lead-12-comment', now, calls),
    { initialProps: read },
  );
  const type = async (text: string) => {
    act(() => result.current.onChange(text));
    await act(async () => {
      result.current.onBlur();
      await expect.poll(() => calls.save).toHaveBeenCalled();
    });
  };
  return {
    field: () => result.current,
    type,
    calls,
    rerender,
    unmount,
    stored: () => stored,
    writes: (text: string) => write(text),
    changesSomethingElse: () => (stored = { ...stored, version: stored.version + 1 }),
  };
}

it('does not overwrite a colleague’s text, even after the page was notified of it', async () => {
  const { field, type, writes, rerender, stored } = setUp();
  act(() => field().onChange('Придёт'));
  rerender(writes('Уже купил'));
  await type('Придёт в субботу');
  expect(field().conflict).toEqual({ mine: 'Придёт в субботу', theirs: 'Уже купил' });
  expect(stored().text).toBe('Уже купил');
  await act(async () => field().resolve('mine'));
  expect(stored().text).toBe('Придёт в субботу');
});

it('takes the colleague’s text when chosen, and asks again after Back', async () => {
  const { field, type, writes, rerender, stored } = setUp();
  const theirs = writes('Уже купил');
  await type('Придёт');
  act(() => field().resolve(undefined));
  expect(field().value).toBe('Придёт');
  await type('Придёт');
  expect(field().conflict?.theirs).toBe('Уже купил');
  act(() => field().resolve('theirs'));
  rerender(theirs);
  expect([field().value, stored().text]).toEqual(['Уже купил', 'Уже купил']);
});

it('does not ask when another field changed', async () => {
  const { field, type, changesSomethingElse, stored } = setUp();
  changesSomethingElse();
  await type('Придёт');
  await expect.poll(() => field().state).toBe('saved');
  expect(stored().text).toBe('Придёт');
});

it('saves text typed during a request after it', async () => {
  const { field, calls, stored } = setUp();
  let arrive: (() => void) | undefined;
  const { getMockImplementation } = calls.save;
  const respond = getMockImplementation.call(calls.save);
  calls.save.mockImplementationOnce(async (text, version) => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return respond?.(text, version) ?? read;
  });
  act(() => field().onChange('Придёт'));
  act(() => field().onBlur());
  act(() => field().onChange('Придёт в субботу'));
  act(() => field().onBlur());
  await act(async () => arrive?.());
  await expect.poll(() => stored().text).toBe('Придёт в субботу');
});

it('restores text that was unsaved when the session ended, and saves it once', async () => {
  const { field, type, calls, unmount, stored } = setUp();
  calls.save.mockImplementation(() =>
    Promise.reject(new ApiError({ kind: 'unauthorized', status: 401 })),
  );
  await type('Придёт в субботу');
  act(() => field().onChange('Придёт в субботу с братом'));
  unmount();

  const save = vi.fn((text: string, version: number) =>
    Promise.resolve({ text, version: version + 1 }),
  );
  const again = renderHook(() =>
    useSharedText('lead-12-comment', stored(), { save, read: () => Promise.resolve(stored()) }),
  );
  await expect.poll(() => save).toHaveBeenCalled();
  await act(async () => undefined);
  expect(save.mock.calls).toEqual([['Придёт в субботу с братом', 1]]);
  again.unmount();

  const third = renderHook(() =>
    useSharedText('lead-12-comment', stored(), { save, read: () => Promise.resolve(stored()) }),
  );
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(third.result.current.value).toBe('Просит рассрочку');
  expect(save).toHaveBeenCalledTimes(1);
});

it('a text over the limit stays in its field and is not sent', async () => {
  const calls = { save: vi.fn<SharedTextCalls['save']>(), read: vi.fn<SharedTextCalls['read']>() };
  const { result, unmount } = renderHook(() =>
    useSharedText('lead-13-comment', { text: '', version: 1 }, { ...calls, maxLength: 5 }),
  );
  act(() => result.current.onChange('123456'));
  await act(async () => result.current.onBlur());
  expect(result.current.value).toBe('123456');
  expect(calls.save).not.toHaveBeenCalled();
  unmount();
});
