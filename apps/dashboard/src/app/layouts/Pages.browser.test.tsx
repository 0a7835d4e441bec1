import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startI18n } from '../../shared/i18n/i18n';
import { Pages } from './Pages';
import { usePressedPath } from './use-pressed-path';

beforeAll(() => startI18n(['common', 'errors']));
afterEach(cleanup);

const Pressed = () => <output>{usePressedPath()}</output>;

/** Shows pages beside the path that the navigation would highlight. `/cars` waits for its data. */
const open = (data: () => Promise<unknown>, at = '/') => {
  const router = createMemoryRouter(
    [
      {
        Component: () => (
          <>
            <Pressed />
            <Pages />
          </>
        ),
        HydrateFallback: () => null,
        children: [
          { path: '/', Component: () => <h1>Home</h1> },
          {
            path: '/cars',
            loader: data,
            Component: () => <h1>Cars</h1>,
            ErrorBoundary: () => <h1>Failed</h1>,
          },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider useTransitions router={router} />);
  return router;
};

const skeleton = () => document.querySelector('[aria-busy="true"]');

it('highlights a pressed item at once, and covers the page with a skeleton until the next one has loaded', async () => {
  const data = Promise.withResolvers<null>();
  const router = open(() => data.promise);
  const opened = router.navigate('/cars');
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('/cars');
  expect(skeleton()).not.toBeNull();
  expect(screen.getByRole('heading').textContent).toBe('Home');
  data.resolve(null);
  await opened;
  await screen.findByRole('heading', { name: 'Cars' });
  expect(skeleton()).toBeNull();
});

it('shows no skeleton when only the search of the URL changes', async () => {
  const first = { current: Promise.resolve<unknown>(null) };
  const router = open(() => first.current, '/cars');
  await screen.findByRole('heading', { name: 'Cars' });
  const again = Promise.withResolvers<null>();
  first.current = again.promise;
  const searched = router.navigate('/cars?q=cobalt');
  await expect.poll(() => router.state.navigation.state).toBe('loading');
  expect(skeleton()).toBeNull();
  again.resolve(null);
  await searched;
});

it('shows the error of a page that failed to load in its place', async () => {
  open(() => Promise.reject(new Error('no data')), '/cars');
  expect(await screen.findByRole('heading', { name: 'Failed' })).not.toBeNull();
});
