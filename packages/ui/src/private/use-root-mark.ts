import { useLayoutEffect } from 'react';

/** Changes that a component makes to the window, through styles of the root element. */
type RootMark =
  | 'hasActionBar'
  | 'hasPhoneAction'
  | 'hasNoScrollGutter'
  | 'hasModal'
  | 'hasPrintSheet';

const counts = new Map<RootMark, number>();

/**
 * Marks `<html>` while the component is shown, for rules such as `html[data-has-action-bar]`. With `html:has(…)`
 * browsers would search the document whenever the root's style changes, and include hidden pages.
 */
export function useRootMark(mark: RootMark, isShown = true): void {
  // Outside system: the root element, which React does not render.
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const { dataset, style } = document.documentElement;
    // `clientWidth` would include the gutter of a page that does not scroll.
    const width = innerWidth - document.documentElement.getBoundingClientRect().width;
    // Unknown once a mark has removed the gutter.
    if (width > 0) style.setProperty('--scrollbar', `${width}px`);
    counts.set(mark, (counts.get(mark) ?? 0) + 1);
    dataset[mark] = '';
    return () => {
      const count = (counts.get(mark) ?? 1) - 1;
      counts.set(mark, count);
      if (count === 0) delete dataset[mark];
    };
  }, [mark, isShown]);
}
