/** Longest wait for an image or a code, in milliseconds: printing without it is better than not printing. */
const patience = 5000;

const isBusy = (element: HTMLElement) => element.querySelector('[aria-busy="true"]') !== null;

/** Until nothing in an element says that it is busy. */
const whenCalm = async (element: HTMLElement) => {
  if (!isBusy(element)) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const observer = new MutationObserver(() => {
    if (!isBusy(element)) resolve();
  });
  observer.observe(element, { subtree: true, childList: true, attributes: true });
  await promise;
  observer.disconnect();
};

/** Until the fonts, the images and the codes of an element are there, or five seconds have passed. */
export async function whenLoaded(element: HTMLElement): Promise<void> {
  const images = [...element.querySelectorAll('img')].map((image) => image.decode());
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patience);
  await Promise.race([
    promise,
    Promise.allSettled([document.fonts.ready, whenCalm(element), ...images]),
  ]);
  clearTimeout(timer);
}
