/** Titles of mounted pages, newest last: a page may unmount after the next one has mounted. */
const names: { title: string }[] = [];
let first: string | undefined;
let count = 0;

function write(): void {
  first ??= document.title;
  const title = names.at(-1)?.title ?? first;
  document.title = count > 0 ? `(${count > 99 ? '99+' : count}) ${title}` : title;
}

export function showTitle(title: string): () => void {
  first ??= document.title;
  const name = { title };
  names.push(name);
  write();
  return () => {
    names.splice(names.indexOf(name), 1);
    write();
  };
}

export function showTitleCount(unread: number): void {
  count = unread;
  write();
}
