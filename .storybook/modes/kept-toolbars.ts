import { storyWindowName } from './kept-focus';

/**
 * True when the current Storybook message comes from a story window on this page. Such a window reports its own toolbars as if it were
 * Storybook. Without this check, one dark story would turn the page and all other windows dark.
 */
export function isSetByStoryWindow(): boolean {
  // Storybook does not pass on the sender; the message being handled has one.
  const { event } = window;
  if (!(event instanceof MessageEvent)) return false;
  const windows = document.querySelectorAll<HTMLIFrameElement>(`iframe[name="${storyWindowName}"]`);
  return [...windows].some(({ contentWindow }) => contentWindow === event.source);
}
