let last: (() => Promise<unknown>) | undefined;

export function rememberUndo(undo: () => Promise<unknown>): void {
  last = undo;
}

export async function undoLast(): Promise<void> {
  const undo = last;
  last = undefined;
  await undo?.();
}
