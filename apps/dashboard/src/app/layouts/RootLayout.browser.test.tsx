import { cleanup, render, waitFor } from '@testing-library/react';
import { useDeferredValue } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Grid } from '@karvon/ui/Grid';
import { startI18n } from '../../shared/i18n/i18n';
import { RootLayout } from './RootLayout';
import { UiProviders } from './UiProviders';

/** Cards that are taller than their placeholders, and than the estimate for cards outside the viewport. */
function List() {
  const isReady = useDeferredValue(true, false);
  return (
    <UiProviders>
      <Grid as="ul" aria-label="cars">
        {Array.from({ length: 12 }, (_, at) => (
          <div key={at} style={{ height: isReady ? 420 : 350 }}>
            car {at}
          </div>
        ))}
      </Grid>
    </UiProviders>
  );
}

const openList = () => {
  const router = createMemoryRouter(
    [
      {
        Component: RootLayout,
        children: [
          { path: '/', Component: List },
          { path: '/car', Component: () => <h1>car</h1> },
        ],
      },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider useTransitions router={router} />);
  return router;
};

const afterFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const scrollToEnd = async () => {
  const end = () => document.documentElement.scrollHeight - innerHeight;
  while (scrollY < end() - 1) {
    scrollBy({ top: 300, behavior: 'instant' });
    await afterFrame();
  }
  return scrollY;
};

beforeAll(() => startI18n(['common', 'errors']));
afterEach(cleanup);

it.each([0, 900])('Back leads to the place that was left, %d px above the end', async (above) => {
  const router = openList();
  await waitFor(() => expect(document.querySelectorAll('li')).toHaveLength(12));
  const end = await scrollToEnd();
  scrollTo({ top: end - above, behavior: 'instant' });
  // Links are pressed only after their cards have been laid out.
  await afterFrame();
  const left = scrollY;
  const top = () => document.querySelectorAll('li')[10]?.getBoundingClientRect().top;
  const seen = top();
  expect(left).toBeGreaterThan(1500);
  await router.navigate('/car');
  await expect.poll(() => scrollY).toBe(0);
  await router.navigate(-1);
  await expect.poll(() => [scrollY, top()]).toEqual([left, seen]);
  // The position holds when cards below the screen are skipped again.
  const isOver = () => !document.documentElement.hasAttribute('data-coming-back');
  await expect.poll(isOver).toBe(true);
  expect([scrollY, top()]).toEqual([left, seen]);
});

it('Back does not move a user who scrolls meanwhile', async () => {
  const router = openList();
  await waitFor(() => expect(document.querySelectorAll('li')).toHaveLength(12));
  const left = await scrollToEnd();
  await router.navigate('/car');
  await expect.poll(() => scrollY).toBe(0);
  await router.navigate(-1);
  await expect.poll(() => scrollY).toBe(left);
  dispatchEvent(new WheelEvent('wheel', { deltaY: -100 }));
  scrollTo({ top: 200, behavior: 'instant' });
  document.querySelector<HTMLElement>('li')?.style.setProperty('height', '900px');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(scrollY).toBeLessThan(left - 100);
});
