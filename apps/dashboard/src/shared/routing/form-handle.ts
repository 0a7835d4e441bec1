import type { UIMatch } from 'react-router-dom';

/** `handle` of a route with its own title bar and footer, which replaces the tab bar on phones. */
export const formHandle = { isForm: true } as const;

/** `handle` of a page that is a form only with `?form=create`. */
export const queryFormHandle = { isForm: 'query' } as const;

export const isFormAt = (matches: readonly Pick<UIMatch, 'handle'>[], search: string): boolean =>
  matches.some(
    ({ handle }) =>
      handle === formHandle ||
      (handle === queryFormHandle && new URLSearchParams(search).has('form')),
  );
