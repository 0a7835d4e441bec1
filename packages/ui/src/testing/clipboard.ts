import { userEvent } from 'vitest/browser';

/** Pastes into the focused element from the clipboard. All pages share one clipboard, which another test may overwrite: poll for the outcome. */
export async function pasteByKeys(copied: string | Blob): Promise<void> {
  if (typeof copied === 'string') await navigator.clipboard.writeText(copied);
  else await navigator.clipboard.write([new ClipboardItem({ [copied.type]: copied })]);
  await userEvent.keyboard('{Control>}v{/Control}');
}
