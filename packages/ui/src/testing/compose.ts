import { cdp } from 'vitest/browser';

/** Types as a phone's keyboard does: each key replaces the text so far, and the last one commits it. */
export async function compose(text: string): Promise<void> {
  const session = cdp();
  for (let length = 1; length <= text.length; length += 1) {
    await session.send('Input.imeSetComposition', {
      text: text.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    });
  }
  await session.send('Input.insertText', { text });
}

/** Commits each key separately. */
export async function composeKeys(text: string): Promise<void> {
  for (const key of text) await compose(key);
}
