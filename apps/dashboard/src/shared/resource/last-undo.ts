let last: (() => Promise<unknown>) | undefined;

/** What an action that offers to be taken back leaves behind, for the key that does it. */
export function rememberUndo(undo: () => Promise<unknown>): void {
  last = undo;
}

/** Takes back what was done last, once. */
export async function undoLast(): Promise<void> {
  const undo = last;
  last = undefined;
  await undo?.();
}
