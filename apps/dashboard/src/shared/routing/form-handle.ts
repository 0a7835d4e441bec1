import type { UIMatch } from 'react-router-dom';

/** `handle` of a route whose page has its own title bar and footer. On phones the footer replaces the tab bar. */
export const formHandle = { isForm: true } as const;

/** The same for a page that is a form only while its URL says so: `?form=create`. */
export const queryFormHandle = { isForm: 'query' } as const;

/** True when the page of these routes is such a form. */
export const isFormAt = (matches: readonly Pick<UIMatch, 'handle'>[], search: string): boolean =>
  matches.some(
    ({ handle }) =>
      handle === formHandle ||
      (handle === queryFormHandle && new URLSearchParams(search).has('form')),
  );
