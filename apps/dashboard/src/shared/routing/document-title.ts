let shownTitle = '';
let count = 0;

/** Writes the tab's title: `(7) Авто · Karvon`. */
function write(): void {
  document.title = count > 0 ? `(${count > 99 ? '99+' : count}) ${shownTitle}` : shownTitle;
}

/** Names the page in the tab. @returns the name before */
export function showTitle(title: string): string {
  const before = shownTitle === '' ? document.title : shownTitle;
  shownTitle = title;
  write();
  return before;
}

/** Puts the number of unread messages before the name; 0 takes it away. */
export function showTitleCount(unread: number): void {
  if (shownTitle === '') shownTitle = document.title;
  count = unread;
  write();
}
