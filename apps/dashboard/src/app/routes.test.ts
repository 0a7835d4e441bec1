import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { paths } from '../shared/paths';
import { routePattern } from './route-pattern';
import { routes } from './router';

const last = (path: string) => matchRoutes(routes, path)?.at(-1)?.route;

it.each([
  '/',
  '/phone-check',
  '/code',
  '/login',
  '/register',
  '/forgot-password',
  '/dashboard',
  '/dashboard/profile',
  '/dashboard/work-panel',
  '/dashboard/autos',
  '/dashboard/locations',
  '/dashboard/employees',
  '/dashboard/employees/create',
  '/dashboard/employees/edit/1',
  '/dashboard/employees/view/1',
  '/dashboard/leads',
  '/dashboard/car-control',
  '/dashboard/car-control/create',
  '/dashboard/chat',
  '/dashboard/trade-in/autos',
  '/dashboard/trade-in/offer-list/1',
  '/dashboard/trade-in/applications',
  '/dashboard/ads',
  '/dashboard/ads/result/1',
])('has a page for %s', (path) => {
  expect(last(path)?.path).not.toBe('*');
  expect(last(path)?.lazy).toBeDefined();
});

it.each(['/nothing', '/dashboard/nothing', '/dashboard/autos/nothing/at/all', '/app.html'])(
  'sends %s home',
  (path) => {
    expect(last(path)?.path).toBe('*');
  },
);

it.each([
  ['/', '/'],
  ['/dashboard/autos/view/5012', '/dashboard/autos/view/:id'],
  ['/dashboard/trade-in/offer-list/7', '/dashboard/trade-in/offer-list/:id'],
  ['/+998901234567', '/*'],
])('names %s by its pattern', (path, pattern) => {
  expect(routePattern(path)).toBe(pattern);
});

it('a redirect keeps the URL to return to', () => {
  expect(paths.autos.edit(5012)).toBe('/dashboard/autos/edit/5012');
  expect(paths.login('/dashboard/autos?page=2')).toBe(
    '/login?next=%2Fdashboard%2Fautos%3Fpage%3D2',
  );
});
