import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { drawOnce } from './draw-once';

/** What `RouterProvider` is told: the address, and whether it draws at once. */
function follow(data: () => unknown = () => null) {
  const router = createMemoryRouter([
    { path: '/', loader: data, Component: () => null },
    { path: '/car', loader: data, Component: () => null },
  ]);
  const told: [string, boolean][] = [];
  const seen = drawOnce(router);
  seen.subscribe(({ location }, { flushSync }) => {
    told.push([location.pathname + location.search, flushSync]);
  });
  return { router: seen, told };
}

it('tells of another page once, to be drawn at once', async () => {
  const { router, told } = follow();
  await router.navigate('/car');
  expect(told.filter(([address]) => address === '/car')).toEqual([['/car', true]]);
  await router.navigate('/');
  expect(told.at(-1)).toEqual(['/', true]);
});

it('says nothing while the page is loading', async () => {
  const data = Promise.withResolvers<null>();
  const { router, told } = follow(() => data.promise);
  told.length = 0;
  const there = router.navigate('/car');
  await Promise.resolve();
  expect(told).toEqual([]);
  expect(router.state.navigation.state).toBe('loading');
  data.resolve(null);
  await there;
  expect(told).toEqual([['/car', true]]);
});

it('leaves another search of the page to be drawn in pieces', async () => {
  const { router, told } = follow();
  await router.navigate('/?q=cobalt');
  expect(told.at(-1)).toEqual(['/?q=cobalt', false]);
});
