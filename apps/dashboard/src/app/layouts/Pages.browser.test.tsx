import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { prerenderHandle } from '../../shared/routing/prerender-handle';
import { pageIsUsable } from '../../shared/routing/page-is-usable';
import { prerendered } from '../prerendered-page';
import { renderOnce } from '../render-once';
import { Pages } from './Pages';

const opened = vi.fn();

function Cars() {
  const { search } = useLocation();
  useEffect(() => opened(), []);
  return (
    <section style={{ height: 300 }}>
      <h1>Cars {search}</h1>
    </section>
  );
}

/** Once it follows the mouse. */
const open = async () => {
  const router = createMemoryRouter([
    {
      Component: () => (
        <>
          <Link to="/cars?status=sold">cars</Link>
          <Link to="/form">form</Link>
          <Pages />
        </>
      ),
      children: [
        { path: '/', handle: prerenderHandle, element: <h1>Home</h1> },
        { path: '/cars', handle: prerenderHandle, Component: Cars },
        { path: '/form', Component: () => <h1>Form</h1> },
      ],
    },
  ]);
  render(<RouterProvider router={renderOnce(router)} />);
  await pageIsUsable();
  await vi.dynamicImportSettled();
  // A mouse that is on the link already would not come to it.
  await rest('form');
  return router;
};

const rest = (text: string) => userEvent.hover(screen.getByText(text));
const hidden = () => document.querySelector<HTMLElement>('[aria-hidden] section');
const untilHidden = () => waitFor(() => expect(hidden()?.getBoundingClientRect().height).toBe(300));

afterEach(() => {
  cleanup();
  opened.mockClear();
});

it('renders the page of a link that the mouse rests on, and shows that very one when it is followed', async () => {
  await open();
  await rest('cars');
  await untilHidden();
  const page = hidden();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Home']);
  expect(opened).not.toHaveBeenCalled();

  screen.getByText('cars').click();
  await screen.findByRole('heading', { name: 'Cars ?status=sold' });
  expect(document.querySelector('section')).toBe(page);
  expect(hidden()).toBeNull();
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
});

it('hides the page that was left at once, also from screen readers, and removes it after the next one is drawn', async () => {
  const router = await open();
  await rest('cars');
  await untilHidden();
  const [cars] = document.querySelectorAll('h1');
  const home = screen.getByRole('heading', { name: 'Home' });

  const seen: (string | null)[] = [];
  const visible: boolean[] = [];
  const watch = new MutationObserver(() => {
    if (router.state.location.pathname !== '/cars') return;
    seen.push(...screen.getAllByRole('heading').map(({ textContent }) => textContent));
    if (home.isConnected) visible.push(home.checkVisibility());
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  screen.getByText('cars').click();
  await waitFor(() => expect(home.isConnected).toBe(false));
  watch.disconnect();
  expect(new Set(seen)).toEqual(new Set(['Cars ?status=sold']));
  expect(new Set(visible)).toEqual(new Set([false]));
  expect(document.querySelector('h1')).toBe(cars);
});

it('begins the effects of the page after the frame that shows it: they take as long as to show it', async () => {
  await open();
  await rest('cars');
  await untilHidden();
  const begun: number[] = [];
  const watch = new MutationObserver(() => {
    if (hidden() === null) begun.push(opened.mock.calls.length);
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  screen.getByText('cars').click();
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  watch.disconnect();
  expect(begun[0]).toBe(0);
});

it('shows a page that is still being rendered as soon as one that was not rendered before', async () => {
  await open();
  const seen: string[] = [];
  const watch = new MutationObserver(() => {
    const page = document.querySelector('[data-page="shown"]');
    if (page?.textContent.includes('Home') === false) seen.push(page.textContent);
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  prerendered.set({
    page: <Cars />,
    location: {
      pathname: '/cars',
      search: '?status=sold',
      hash: '',
      state: null,
      key: 'prerendered',
    },
  });
  screen.getByText('cars').click();
  await screen.findByRole('heading', { name: 'Cars ?status=sold' });
  watch.disconnect();
  expect(seen[0]).toBe('Cars ?status=sold');
});

it('follows the address of a page that was rendered before', async () => {
  const router = await open();
  await rest('cars');
  await untilHidden();
  screen.getByText('cars').click();
  await screen.findByRole('heading', { name: 'Cars ?status=sold' });
  await router.navigate('/cars?status=active');
  expect(await screen.findByRole('heading', { name: 'Cars ?status=active' })).not.toBeNull();
});

it.each([
  ['the mouse goes on', () => rest('form')],
  ['a key is pressed', () => userEvent.keyboard('{Tab}')],
])('drops it when %s: Tab and searching would find what cannot be seen', async (_, drop) => {
  await open();
  await rest('cars');
  await untilHidden();
  await drop();
  await waitFor(() => expect(hidden()).toBeNull());
});

it('renders none for touch, which only passes over links while it scrolls', async () => {
  await open();
  screen
    .getByText('cars')
    .dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(hidden()).toBeNull();
});

it('shows a page that failed to load in the place of its pages', async () => {
  const router = createMemoryRouter([
    {
      Component: Pages,
      HydrateFallback: () => null,
      children: [
        {
          path: '/',
          handle: prerenderHandle,
          loader: () => Promise.reject(new Error('no data')),
          Component: Cars,
          ErrorBoundary: () => <h1>Failed</h1>,
        },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Failed' });
  expect(document.querySelector('section')).toBeNull();
});
