import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderOnce } from './render-once';

/** What `RouterProvider` receives: the address, and whether it renders at once. */
function follow(data: () => unknown = () => null) {
  const router = createMemoryRouter([
    { path: '/', loader: data, Component: () => null },
    { path: '/car', loader: data, Component: () => null },
  ]);
  const notified: [string, boolean][] = [];
  const seen = renderOnce(router);
  seen.subscribe(({ location }, { flushSync }) => {
    notified.push([location.pathname + location.search, flushSync]);
  });
  return { router: seen, notified };
}

it('notifies of another page once, to be rendered at once', async () => {
  const { router, notified } = follow();
  await router.navigate('/car');
  expect(notified.filter(([address]) => address === '/car')).toEqual([['/car', true]]);
  await router.navigate('/');
  expect(notified.at(-1)).toEqual(['/', true]);
});

it('says nothing while the page is loading', async () => {
  const data = Promise.withResolvers<null>();
  const { router, notified } = follow(() => data.promise);
  notified.length = 0;
  const there = router.navigate('/car');
  await Promise.resolve();
  expect(notified).toEqual([]);
  expect(router.state.navigation.state).toBe('loading');
  data.resolve(null);
  await there;
  expect(notified).toEqual([['/car', true]]);
});

it('leaves another search of the page to be rendered in pieces', async () => {
  const { router, notified } = follow();
  await router.navigate('/?q=cobalt');
  expect(notified.at(-1)).toEqual(['/?q=cobalt', false]);
});

it('notifies of what was opened between the first rendering and its end', async () => {
  const router = createMemoryRouter([
    { path: '/', Component: () => null },
    { path: '/car', Component: () => null },
  ]);
  // The router keeps what was missed for the first one.
  router.subscribe(() => {});
  const seen = renderOnce(router);
  // `RouterProvider` reads the state when it renders, and subscribes when that is on screen.
  const rendered = seen.state;
  await router.navigate('/car');
  let shown = rendered;
  seen.subscribe((state) => {
    shown = state;
  });
  expect(shown.location.pathname).toBe('/car');
});
