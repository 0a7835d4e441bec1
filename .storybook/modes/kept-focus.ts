/** Name of a window on a documentation page that shows one story. */
export const storyWindowName = 'story-window';

/**
 * On a page with many stories in windows of their own each takes the focus from the one before, and what was open there would close. In
 * such a window the story does not hear that the focus has left for another window; within its own document it hears everything.
 */
export function keepFocusOfStoryWindow(): void {
  if (window.name !== storyWindowName) return;
  for (const name of ['blur', 'focusout']) {
    window.addEventListener(
      name,
      (event) => {
        const hasLeftTheWindow =
          event.target === window ||
          event.target === document ||
          event.target === document.activeElement;
        if (hasLeftTheWindow) event.stopImmediatePropagation();
      },
      { capture: true },
    );
  }
}
