/** Milliseconds that the page's own link may take once the outline has given way. */
const patience = 5000;

const pathOf = (element: unknown): string | undefined =>
  element instanceof HTMLAnchorElement ? element.pathname : undefined;

/**
 * Where a link of app.html has the focus, the page's own link to the same place takes it over: who goes through the cars by keys before the
 * scripts have come would begin again at the top of the page.
 */
export function keepSkeletonFocus(root: HTMLElement): void {
  const outline = root.firstElementChild;
  if (outline === null) return;
  const listening = new AbortController();
  const { signal } = listening;
  let path = pathOf(document.activeElement);
  const read = () => {
    if (!signal.aborted) path = pathOf(document.activeElement);
  };
  root.addEventListener('focusin', read, { signal });
  // Browsers report it of an element that is taken away too: what the observer finds out before the timer counts.
  root.addEventListener('focusout', () => setTimeout(read), { signal });
  const observer = new MutationObserver(() => {
    if (outline.isConnected) return;
    if (!signal.aborted) {
      listening.abort();
      setTimeout(() => observer.disconnect(), patience);
    }
    const link = [...root.querySelectorAll('a')].find(({ pathname }) => pathname === path);
    // Nothing had it, or somebody has gone on meanwhile.
    const isOver = path === undefined || document.activeElement !== document.body;
    if (!isOver && link === undefined) return;
    observer.disconnect();
    if (!isOver) link?.focus({ preventScroll: true });
  });
  observer.observe(root, { childList: true, subtree: true });
}
