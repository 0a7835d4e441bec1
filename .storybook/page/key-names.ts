/** Keys that are held while another is pressed, in the order in which a name has them. */
export const modifiers = ['Control', 'Alt', 'Shift', 'Meta'] as const;

/** One name for a key: a page may write it as a keyboard does. */
export function plainName(written: string): string {
  if (written === 'Ctrl') return 'Control';
  return written === ' ' ? 'Space' : written;
}

/**
 * A key with those that are held meanwhile: `Shift+Tab`, `Control+V`. Alone, `A` and `0–9` stand for any letter and any digit.
 */
export function keyName(written: string, held: readonly string[] = []): string {
  const key = plainName(written);
  const [first, ...others] = modifiers.filter((known) => held.includes(known));
  if (first) return [first, ...others, key.length === 1 ? key.toUpperCase() : key].join('+');
  if (/^\d(–\d)?$/.test(key)) return 'a digit';
  return /^\p{L}(–\p{L})?$/u.test(key) ? 'a letter' : key;
}
