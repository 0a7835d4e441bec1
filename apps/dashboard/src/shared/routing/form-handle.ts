import type { UIMatch } from 'react-router-dom';

/** `handle` of a route whose page brings a title bar and a footer of its own: on phones the footer is in the tab bar's place. */
export const formHandle = { isForm: true } as const;

/** The same, where a page is a form only while its address names one: `?form=create`. */
export const queryFormHandle = { isForm: 'query' } as const;

/** Whether the page of these routes is such a form. */
export const isFormAt = (matches: readonly Pick<UIMatch, 'handle'>[], search: string): boolean =>
  matches.some(
    ({ handle }) =>
      handle === formHandle ||
      (handle === queryFormHandle && new URLSearchParams(search).has('form')),
  );
