import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageIsUsable } from './page-is-usable';

const main = document.createElement('main');

beforeEach(() => {
  document.body.append(main);
});
afterEach(() => {
  main.remove();
  vi.useRealTimers();
});

/** Resolves when the browser is idle. A busy machine may never be idle, hence the timeout. */
const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));

const ask = () => {
  const usable = vi.fn();
  void pageIsUsable().then(usable);
  return usable;
};

// Fault: the bell and the chat's engine competed with the page's own data on a slow line.
it('is not usable while a part of the page loads', async () => {
  const section = document.createElement('section');
  section.ariaBusy = 'true';
  main.replaceChildren(section);
  const usable = ask();
  await idle();
  await idle();
  expect(usable).not.toHaveBeenCalled();
  main.querySelector('section')?.removeAttribute('aria-busy');
  await expect.poll(() => usable.mock.calls).toHaveLength(1);
});

// Fault: a call during React's first render let low-priority work start before the page's data.
it('is not usable while the skeleton of app.html is shown', async () => {
  const root = document.createElement('div');
  root.id = 'root';
  const mark = document.createElement('div');
  mark.className = 'boot';
  root.append(mark);
  document.body.append(root);
  const usable = ask();
  await idle();
  await idle();
  expect(usable).not.toHaveBeenCalled();
  root.remove();
  await expect.poll(() => usable.mock.calls).toHaveLength(1);
});

it('does not wait for a page that never ends loading', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const section = document.createElement('section');
  section.ariaBusy = 'true';
  main.replaceChildren(section);
  const usable = ask();
  await vi.advanceTimersByTimeAsync(9_900);
  expect(usable).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  await expect.poll(() => usable.mock.calls).toHaveLength(1);
});
