declare global {
  interface Window {
    /** A link of app.html that was pressed before the scripts had come: its path. */
    karvonPressed?: string;
    /** Opens one, once they are there. */
    karvonOpen?: (path: string) => void;
  }
}

/**
 * Keeps a press on a link of app.html for the scripts that are on their way: as another page it would begin again with loading them.
 * Whatever else a browser does with a link (a new tab, its address) it does.
 */
export function keepPendingPress(list: HTMLElement): void {
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    link.dataset['pressed'] = '';
    if (window.karvonOpen === undefined) window.karvonPressed = link.pathname;
    else window.karvonOpen(link.pathname);
  });
}

/** Opens what was pressed already, and what will be until the page itself is there. */
export function openPendingPress(open: (path: string) => void): void {
  window.karvonOpen = open;
  if (window.karvonPressed !== undefined) open(window.karvonPressed);
}
