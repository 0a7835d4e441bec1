/** Name of an iframe that shows one story on a documentation page. */
export const storyWindowName = 'story-window';

/** Milliseconds after a press in which a lost focus counts as its result. */
const reactionTime = 100;

/**
 * On a page with several story iframes, each takes the focus from the one before, which would close its popups. The
 * story is not notified when the focus moves to another window.
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
        // The document has no active element at the time of the event: the only sign is that nobody pressed here.
        const isTaken = event.relatedTarget === null && performance.now() - pressed > reactionTime;
        if (isRoot || isTaken) event.stopImmediatePropagation();
      },
      { capture: true },
    );
  }
}
