import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/routing/lazy-page';

const page = lazyPage({ page: () => import('./SignInPage'), words: ['auth'] });

export const authRoutes: RouteObject[] = [
  { path: 'phone-check', ...page },
  { path: 'code', ...page },
  { path: 'login', ...page },
  { path: 'register', ...page },
  { path: 'forgot-password', ...page },
];
