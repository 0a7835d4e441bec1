import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BelowScreen } from './BelowScreen';

function Panel() {
  const [names, setNames] = useState(['Gentra', 'Tracker']);
  return (
    <>
      <button type="button" onClick={() => setNames((now) => [...now, 'Spark'])}>
        read again
      </button>
      <BelowScreen height="900px">
        {names.map((name) => (
          <a key={name} href={`#${name}`}>
            {name}
          </a>
        ))}
      </BelowScreen>
    </>
  );
}

let root: Root;
let container: HTMLElement;
let watcher: MutationObserver;
let seen: { rows: number; height: number }[];

// `act` would skip the first frame.
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  seen = [];
  watcher = new MutationObserver(() =>
    seen.push({
      rows: container.querySelectorAll('a').length,
      height: container.getBoundingClientRect().height,
    }),
  );
  watcher.observe(container, { childList: true, subtree: true });
  root = createRoot(container);
  root.render(<Panel />);
});
afterEach(() => {
  watcher.disconnect();
  root.unmount();
  container.remove();
});

const rows = page.getByRole('link');
const readAgain = page.getByRole('button');

it('reserves space for the rows in the first frame, and renders them later by itself', async () => {
  await expect.poll(() => seen.at(-1)?.rows).toBe(2);
  expect(seen[0]?.rows).toBe(0);
  expect(seen[0]?.height).toBeGreaterThanOrEqual(900);
  expect(seen.at(-1)?.height).toBeLessThan(900);
});

it('renders the rows also when the page renders again before their turn', async () => {
  await expect.poll(() => container.querySelector('button')).not.toBeNull();
  container.querySelector('button')?.click();
  await expect.element(rows.nth(2)).toBeVisible();
});

it('does not move the focus when rows render or are refetched', async () => {
  await expect.poll(() => container.querySelector('button')).not.toBeNull();
  container.querySelector('button')?.focus();
  await expect.element(rows.nth(1)).toBeVisible();
  await expect.element(readAgain).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(page.getByRole('link', { name: 'Tracker' })).toHaveFocus();
  container.querySelector('button')?.click();
  await expect.element(page.getByRole('link', { name: 'Spark' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Tracker' })).toHaveFocus();
});
