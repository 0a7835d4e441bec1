/** Maximum milliseconds to wait for a page that keeps loading. */
const longestLoad = 10_000;

/** True while a part of the page is loading, or the skeleton of app.html is on screen. */
const isBusy = () => document.querySelector('#root > .boot, main [aria-busy="true"]') !== null;

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

/** Resolves once the page has its data and the browser is idle, for low-priority work that would compete on a slow line. */
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
