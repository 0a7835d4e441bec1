import { userEvent } from 'vitest/browser';

/**
 * Pastes into what has the focus as a user does, out of the clipboard. All pages of the browser have one clipboard, and another
 * test may write into it in between: ask for the outcome until it is there.
 */
export async function pasteByKeys(copied: string | Blob): Promise<void> {
  if (typeof copied === 'string') await navigator.clipboard.writeText(copied);
  else await navigator.clipboard.write([new ClipboardItem({ [copied.type]: copied })]);
  await userEvent.keyboard('{Control>}v{/Control}');
}
