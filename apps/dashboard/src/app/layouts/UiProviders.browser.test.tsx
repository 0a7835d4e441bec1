import { Link } from '@karvon/ui/Link';
import { cleanup, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { UiProviders } from './UiProviders';

afterEach(cleanup);

it.each([
  ['tel:+998909876543', 'tel:+998909876543'],
  ['mailto:salon@karvon.uz', 'mailto:salon@karvon.uz'],
  ['https://karvon.uz/a', 'https://karvon.uz/a'],
  ['/dashboard/autos?status=active', '/dashboard/autos?status=active'],
  ['?tab=history', '?tab=history'],
])('a link to %s leads to %s', async (href, address) => {
  const page = (
    <UiProviders>
      <Link href={href}>Вперёд</Link>
    </UiProviders>
  );
  const router = createMemoryRouter([{ path: '/dashboard/chat', element: page }], {
    initialEntries: ['/dashboard/chat'],
  });
  render(<RouterProvider router={router} />);
  const link = await screen.findByRole('link', { name: 'Вперёд' });
  expect(link.getAttribute('href')).toBe(address);
});

// Fault: each press on a filter rendered all links of sidebar and page.
it('another page renders no link of the shell again', async () => {
  const rendered = vi.fn();
  const links = (
    <Profiler id="links" onRender={rendered}>
      <Link href="/leads">Лиды</Link>
    </Profiler>
  );
  const shell = () => (
    <UiProviders>
      {links}
      <Outlet />
    </UiProviders>
  );
  const router = createMemoryRouter(
    [
      {
        Component: shell,
        children: [
          { path: '/leads', element: <h1>Лиды</h1> },
          { path: '/cars', element: <h1>Авто</h1> },
        ],
      },
    ],
    { initialEntries: ['/leads'] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Лиды' });
  const before = rendered.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  await router.navigate('/cars');
  await screen.findByRole('heading', { name: 'Авто' });
  expect(rendered.mock.calls).toHaveLength(before);
});

it('a link with only a search changes the search of the current page', async () => {
  const router = createMemoryRouter(
    [
      {
        path: '/dashboard/chat',
        element: (
          <UiProviders>
            <Link href="?tab=history">Вперёд</Link>
          </UiProviders>
        ),
      },
    ],
    { initialEntries: ['/dashboard/chat?a=1'] },
  );
  render(<RouterProvider router={router} />);
  (await screen.findByRole('link', { name: 'Вперёд' })).click();
  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toBe('/dashboard/chat?tab=history');
});
