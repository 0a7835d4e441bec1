import { createMemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { leadToLogin } from './lead-to-login';

function open() {
  const loginComes = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [
      { path: '/dashboard/*', Component: () => null },
      { path: '/login', loader: () => loginComes.promise, Component: () => null },
    ],
    { initialEntries: ['/dashboard/autos?page=2'] },
  );
  return { router, goToLogin: leadToLogin(router), loginComes };
}

it('opens the sign-in page although a link is pressed while that page loads', async () => {
  const { router, goToLogin, loginComes } = open();
  goToLogin(true, undefined);
  await router.navigate('/dashboard/leads');
  loginComes.resolve(null);
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  expect(router.state.historyAction).toBe('PUSH');
  expect(new URLSearchParams(router.state.location.search).get('next')).toBe(
    '/dashboard/autos?page=2',
  );
});

it('waits for a form that asks before leaving', async () => {
  const { router, goToLogin, loginComes } = open();
  loginComes.resolve(null);
  const ask = vi.fn(() => true);
  router.getBlocker('form', ask);
  goToLogin(true, undefined);
  await expect.poll(() => router.state.blockers.get('form')?.state).toBe('blocked');
  expect(ask).toHaveBeenCalledTimes(1);
});
