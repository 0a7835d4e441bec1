/** Name of a window on a documentation page that shows one story. */
export const storyWindowName = 'story-window';

/** Milliseconds within which a focus that goes nowhere follows from a press in its own window. */
const reactionTime = 100;

/**
 * On a page with many stories in windows of their own each takes the focus from the one before, and what was open there would close. In
 * such a window the story is not notified that the focus has left for another window; within its own document it is notified of everything.
 */
export function keepFocusOfStoryWindow(): void {
  if (window.name !== storyWindowName) return;
  let pressed = Number.NEGATIVE_INFINITY;
  for (const name of ['pointerdown', 'mousedown', 'keydown']) {
    window.addEventListener(name, () => (pressed = performance.now()), { capture: true });
  }
  for (const name of ['blur', 'focusout'] as const) {
    window.addEventListener(
      name,
      (event) => {
        const isRoot = event.target === window || event.target === document;
        // Its document has no active element any more by the time of the event: the one sign left is that nobody pressed here.
        const isTaken = event.relatedTarget === null && performance.now() - pressed > reactionTime;
        if (isRoot || isTaken) event.stopImmediatePropagation();
      },
      { capture: true },
    );
  }
}
