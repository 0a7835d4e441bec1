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

const ask = () => {
  const usable = vi.fn();
  void pageIsUsable().then(usable);
  return usable;
};

// The bell and the chat's engine took a slow line from the page's own data.
it('is not usable while something of the page is on its way', async () => {
  main.innerHTML = '<section aria-busy="true"></section>';
  const usable = ask();
  // It would have resolved by then: the browser has nothing to do.
  await new Promise((resolve) => requestIdleCallback(resolve));
  await new Promise((resolve) => requestIdleCallback(resolve));
  expect(usable).not.toHaveBeenCalled();
  main.querySelector('section')?.removeAttribute('aria-busy');
  await expect.poll(() => usable.mock.calls).toHaveLength(1);
});

// Asked while React rendered the first page: what nobody waits for came before the page's own data.
it('is not usable while the outline of app.html is in its place', async () => {
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = '<div class="boot"></div>';
  document.body.append(root);
  const usable = ask();
  await new Promise((resolve) => requestIdleCallback(resolve));
  await new Promise((resolve) => requestIdleCallback(resolve));
  expect(usable).not.toHaveBeenCalled();
  root.remove();
  await expect.poll(() => usable.mock.calls).toHaveLength(1);
});

it('does not wait for a page that never ends loading', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  main.innerHTML = '<section aria-busy="true"></section>';
  const usable = ask();
  await vi.advanceTimersByTimeAsync(9_900);
  expect(usable).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  await expect.poll(() => usable.mock.calls).toHaveLength(1);
});
