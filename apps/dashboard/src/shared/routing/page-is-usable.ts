/** Maximum milliseconds to wait for a page that keeps loading. */
const longestLoad = 10_000;

/** Loading parts of the page are marked `aria-busy`. Before the first render, the mark of app.html takes its place. */
const isBusy = () => document.querySelector('#root > .boot, main [aria-busy="true"]') !== null;

/** Resolves when no part of the page is loading, or after ten seconds. */
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
 * Resolves once the page has loaded with its data and the browser is idle. For low-priority work, which would compete
 * with the data on a slow line.
 */
export async function pageIsUsable(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true });
    });
  await pageIsComplete();
  await new Promise<void>((resolve) => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: 3000 });
    else setTimeout(resolve, 500);
  });
}
