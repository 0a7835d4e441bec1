export interface BrowserClick {
  /** True when nothing on the page handled the click. */
  isLeft: boolean;
  /** True when it opens a new tab. */
  isNewTab: boolean;
}

/**
 * The next click that reaches the browser, which is prevented from opening a tab.
 * @param root container of the test: components stop their clicks there, after this listener
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
