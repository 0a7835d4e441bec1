let words = '';
let count = 0;

/** Writes the tab's title: `(7) Авто · Karvon`. */
function write(): void {
  document.title = count > 0 ? `(${count > 99 ? '99+' : count}) ${words}` : words;
}

/** Names the page in the tab. @returns the name before */
export function showTitle(title: string): string {
  const before = words === '' ? document.title : words;
  words = title;
  write();
  return before;
}

/** Puts the number of unread messages before the name; 0 takes it away. */
export function showTitleCount(unread: number): void {
  if (words === '') words = document.title;
  count = unread;
  write();
}
