import { storyWindowName } from './kept-focus';

/**
 * Whether a message of Storybook comes from a story's window on this page, which says what its own toolbars are as if the page were
 * Storybook itself. The page wears what the user has chosen: one story in the dark would turn it dark, and every other window with it.
 */
export function isSetByStoryWindow(): boolean {
  // Storybook hands on no sender; the message that it handles just now has one.
  const { event } = window;
  if (!(event instanceof MessageEvent)) return false;
  const windows = document.querySelectorAll<HTMLIFrameElement>(`iframe[name="${storyWindowName}"]`);
  return [...windows].some(({ contentWindow }) => contentWindow === event.source);
}
