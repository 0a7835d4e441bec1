import { useMatches } from 'react-router-dom';

/** `handle` of a route whose page brings a title bar and a footer of its own: on phones the footer stands in the tab bar's place. */
export const formHandle = { isForm: true } as const;

/** Whether the page on screen is such a form. */
export function useIsForm(): boolean {
  return useMatches().some(({ handle }) => handle === formHandle);
}
