import { use } from 'react';
import {
  createPath,
  resolvePath,
  UNSAFE_LocationContext as LocationContext,
} from 'react-router-dom';

/** Addresses of other kinds than a page: `tel:`, `mailto:`, `https:`. */
const scheme = /^[a-z][a-z\d+.-]*:/i;

/**
 * The address of a link: the router knows pages only, and would make `/dashboard/chat/tel:+998…` of a number. Only an address that goes on from
 * the present one follows it: the router's `useHref` would render every link again for each page.
 */
export function useLinkHref(href: string): string {
  if (href.startsWith('/') || scheme.test(href)) return href;
  const { location } = use(LocationContext);
  return createPath(resolvePath(href, location.pathname));
}
