import { useHref } from 'react-router-dom';

/** Addresses of other kinds than a page: `tel:`, `mailto:`, `https:`. */
const scheme = /^[a-z][a-z\d+.-]*:/i;

/** The address of a link: the router knows pages only, and would make `/dashboard/chat/tel:+998…` of a number. */
export function useLinkHref(href: string): string {
  const page = useHref(href);
  return scheme.test(href) ? href : page;
}
