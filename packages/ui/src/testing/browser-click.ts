/** Browser action requested by a click on a link. */
export interface BrowserClick {
  /** True when nothing on the page handled the click. */
  isLeft: boolean;
  /** True when it opens a new tab. */
  isNewTab: boolean;
}

/**
 * The next click as it leaves the page for the browser, which is kept from opening a tab in the middle of the tests.
 *
 * @param root what the test is rendered into: components stop their clicks there, after this.
 */
export function nextBrowserClick(root: HTMLElement): Promise<BrowserClick> {
  return new Promise((resolve) => {
    const take = (event: MouseEvent) => {
      resolve({ isLeft: !event.defaultPrevented, isNewTab: event.ctrlKey });
      event.preventDefault();
    };
    root.addEventListener('click', take, { once: true });
  });
}
