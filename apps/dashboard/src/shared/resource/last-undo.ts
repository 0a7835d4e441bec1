let last: (() => Promise<unknown>) | undefined;

/** Stores the last undo for the keyboard shortcut. */
export function rememberUndo(undo: () => Promise<unknown>): void {
  last = undo;
}

export async function undoLast(): Promise<void> {
  const undo = last;
  last = undefined;
  await undo?.();
}
