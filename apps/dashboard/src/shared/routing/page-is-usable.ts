/** Milliseconds that a page is waited for which goes on loading. */
const longestLoad = 10_000;

/** What is still on its way into the page says so. Before the first page is rendered, the mark of app.html is in its place. */
const isBusy = () => document.querySelector('#root > .boot, main [aria-busy="true"]') !== null;

/** Resolves once nothing of the page is on its way, or after ten seconds. */
const pageIsComplete = () =>
  new Promise<void>((resolve) => {
    if (!isBusy()) {
      resolve();
      return;
    }
    const end = () => {
      watch.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const watch = new MutationObserver(() => {
      if (!isBusy()) end();
    });
    const timer = setTimeout(end, longestLoad);
    watch.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-busy'],
    });
  });

/**
 * Resolves once the page has loaded with its data and the browser has nothing to do: for what nobody waits for. On a slow line it would take
 * from the data what they need to come.
 */
export async function pageIsUsable(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true });
    });
  await pageIsComplete();
  await new Promise<void>((resolve) => {
    // Safari knows no idle callback.
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: 3000 });
    else setTimeout(resolve, 500);
  });
}
