import { Link } from '@karvon/ui/Link';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { UiProviders } from './UiProviders';

afterEach(cleanup);

it.each([
  ['tel:+998909876543', 'tel:+998909876543'],
  ['mailto:salon@karvon.uz', 'mailto:salon@karvon.uz'],
  ['https://karvon.uz/a', 'https://karvon.uz/a'],
  ['/dashboard/autos?status=active', '/dashboard/autos?status=active'],
  ['?tab=history', '/dashboard/chat?tab=history'],
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
