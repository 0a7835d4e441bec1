const key = 'reloaded-for-new-version';

/**
 * A chunk that is gone means that a new version was deployed while the page was open: reload, once. A second failure within a
 * minute is shown as an error instead, or a broken deployment would reload for ever. Drafts are on the device by then.
 */
export function reloadOnNewVersion(): void {
  addEventListener('vite:preloadError', (event) => {
    // Nothing comes without a network; whoever asked tries again when there is one.
    if (!navigator.onLine) return;
    try {
      const last = Number(sessionStorage.getItem(key) ?? 0);
      if (Date.now() - last < 60_000) return;
      sessionStorage.setItem(key, String(Date.now()));
    } catch {
      // Without session storage nothing would stop the second reload.
      return;
    }
    event.preventDefault();
    void reloadWhenReady();
  });
}

/** A chunk also fails while the server restarts: a reload then would leave a blank page, so the page waits for it. */
async function reloadWhenReady(): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    try {
      if ((await fetch('/readyz', { cache: 'no-store' })).ok) break;
    } catch {
      // Not there yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  location.reload();
}
