import type { RouteObject } from 'react-router-dom';
import { formHandle } from '../../shared/routing/form-handle';
import { lazyPage } from '../../shared/routing/lazy-page';
import { wideParts } from './list/wide-parts';

const list = () => import('./list/list-screen');

export const autosRoutes: RouteObject[] = [
  {
    index: true,
    ...lazyPage({
      page: list,
      loader: list,
      wide: wideParts.load,
      words: ['autos', 'format'],
    }),
  },
  {
    path: 'view/:id',
    ...lazyPage({
      page: () => import('./view/AutoPage'),
      loader: () => import('./view/auto-loader'),
      words: ['autos', 'format'],
    }),
  },
  {
    path: 'create',
    handle: formHandle,
    ...lazyPage({
      page: () => import('./create/AutoCreatePage'),
      words: ['auto-form', 'format'],
    }),
  },
  {
    path: 'edit/:id',
    handle: formHandle,
    ...lazyPage({
      page: () => import('./edit/AutoEditPage'),
      loader: () => import('./edit/auto-edit-loader'),
      words: ['auto-form', 'format'],
    }),
  },
];
