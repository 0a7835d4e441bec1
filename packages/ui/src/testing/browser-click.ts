/** What a click on a link asks of the browser. */
export interface BrowserClick {
  /** Whether nothing on the page took it for itself. */
  isLeft: boolean;
  /** Whether the browser is asked for a new tab. */
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
