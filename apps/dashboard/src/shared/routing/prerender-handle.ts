import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';

/**
 * `handle` of a page that is rendered, hidden, while the mouse rests on a link to it. It has no layout of its own between the shell and itself, and no
 * parameters in its path.
 */
export const prerenderHandle = { isPrerendered: true } as const;

/** @returns the page of a route that has the handle, once its chunk is there */
export const prerenderedPage = (route: RouteObject | undefined): ReactNode =>
  route?.handle === prerenderHandle ? route.element : undefined;
