import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { Namespace } from '../../i18n/namespaces';
import { formHandle } from '../../routing/form-handle';
import { lazyPage, type PageModule } from '../../routing/lazy-page';
import { withSecondTry } from '../../routing/when-reachable';
import { desktopFilters } from '../list/desktop-filters';
import { idParam } from './id-param';
import type { Prefetch, ReadyPreload, ResourcePreload } from './resource-preload';

export interface FormModule {
  Create?: ComponentType;
  Edit?: ComponentType;
}

export interface ResourceRoutes {
  /** In addition to `common` and `errors`. */
  namespaces: readonly Namespace[];
  formNamespaces?: readonly Namespace[];
  /** `() => import('./queries')`: a separate chunk, so that data does not wait for screens. */
  queries: () => Promise<{ preload: ReadyPreload }>;
  list: () => Promise<PageModule>;
  /** Parts of the list for wide screens, besides its filters. They load with the page there. */
  desktop?: () => Promise<unknown>;
  view?: () => Promise<PageModule>;
  form?: () => Promise<FormModule>;
}

/**
 * Routes of a resource: list, `view/:id`, `create`, `edit/:id`, each in its own chunk. A URL without a valid id is "not found" at once.
 *
 * @example
 * export const employeeRoutes = resourceRoutes({ namespaces: ['employees'], queries: () => import('./queries'),
 * list: () => import('./EmployeesPage'), view: () => import('./EmployeePage'), form: () => import('./EmployeeFormPage')
 * });
 */
export function resourceRoutes(parts: ResourceRoutes): RouteObject[] {
  const { namespaces, formNamespaces = namespaces, queries, list } = parts;
  const { desktop, view, form } = parts;
  type Start = (preload: ResourcePreload, prefetch: Prefetch, args: LoaderFunctionArgs) => unknown;
  const page = (
    load: () => Promise<PageModule>,
    start: Start,
    others?: { desktop?: () => Promise<unknown>; namespaces?: readonly Namespace[] },
  ) =>
    lazyPage({
      page: load,
      namespaces,
      ...others,
      loader: async () => {
        const { preload } = await withSecondTry(queries);
        return {
          loader: async (args) => {
            await start(preload, preload.prefetch, args);
            return null;
          },
        };
      },
    });
  const formPage = (load: () => Promise<FormModule>, name: 'Create' | 'Edit', start: Start) => ({
    handle: formHandle,
    ...page(
      async () => {
        const { [name]: Component } = await load();
        if (Component === undefined) throw new Error(`The form has no ${name}`);
        return { Component };
      },
      start,
      { namespaces: formNamespaces },
    ),
  });
  return [
    {
      index: true,
      ...page(
        list,
        ({ list: start }, prefetch, { request }) =>
          start?.(prefetch, new URL(request.url).searchParams),
        { desktop: () => Promise.all([desktopFilters.load(), desktop?.()]) },
      ),
    },
    ...(view
      ? [
          {
            path: 'view/:id',
            ...page(view, ({ view: start }, prefetch, { params }) =>
              start?.(prefetch, idParam(params['id'])),
            ),
          },
        ]
      : []),
    ...(form
      ? [
          {
            path: 'create',
            ...formPage(form, 'Create', ({ create: start }, prefetch) => start?.(prefetch)),
          },
          {
            path: 'edit/:id',
            ...formPage(form, 'Edit', ({ edit: start }, prefetch, { params }) =>
              start?.(prefetch, idParam(params['id'])),
            ),
          },
        ]
      : []),
  ];
}
