let last: (() => Promise<unknown>) | undefined;

/** Remembers how to undo the latest action, for the keyboard shortcut. */
export function rememberUndo(undo: () => Promise<unknown>): void {
  last = undo;
}

/** Undoes the latest action, once. */
export async function undoLast(): Promise<void> {
  const undo = last;
  last = undefined;
  await undo?.();
}
