import type { RouteObject } from 'react-router-dom';
import { formHandle } from '../../shared/routing/form-handle';
import { lazyPage } from '../../shared/routing/lazy-page';
import { desktopParts } from './list/desktop-parts';

const list = () => import('./list/list-screen');

export const autosRoutes: RouteObject[] = [
  {
    index: true,
    ...lazyPage({
      page: list,
      loader: list,
      desktop: desktopParts.load,
      namespaces: ['autos', 'format'],
    }),
  },
  {
    path: 'view/:id',
    ...lazyPage({
      page: () => import('./view/AutoPage'),
      loader: () => import('./view/auto-loader'),
      namespaces: ['autos', 'format'],
    }),
  },
  {
    path: 'create',
    handle: formHandle,
    ...lazyPage({
      page: () => import('./create/AutoCreatePage'),
      namespaces: ['auto-form', 'format'],
    }),
  },
  {
    path: 'edit/:id',
    handle: formHandle,
    ...lazyPage({
      page: () => import('./edit/AutoEditPage'),
      loader: () => import('./edit/auto-edit-loader'),
      namespaces: ['auto-form', 'format'],
    }),
  },
];
