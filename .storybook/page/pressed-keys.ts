import type { KeyRow } from '../../packages/ui/src/docs/component-docs';

/** Keys that pages and tests write by name. */
const named =
  'ArrowUp|ArrowDown|ArrowLeft|ArrowRight|Home|End|PageUp|PageDown|Enter|Escape|Tab|Space|Shift|Control|Alt|Delete|Backspace';

/** One name for each key: a page may write it as a keyboard does, a range of letters stands for any of them. */
function keyOf(written: string): string {
  if (written === 'Ctrl') return 'Control';
  if (written === ' ') return 'Space';
  if (/^\d(–\d)?$/.test(written)) return 'a digit';
  if (/^\p{L}(–\p{L})?$/u.test(written)) return 'a letter';
  return written;
}

/** Keys that a page says it answers: those of its rows, and those that their words name. */
export function documentedKeys(rows: readonly KeyRow[]): string[] {
  const keys = rows.flatMap(({ keys: pressed, does }) => [
    ...pressed,
    ...[...does.matchAll(new RegExp(`\`(${named})\``, 'g'))].map(([, key = '']) => key),
  ]);
  return [...new Set(keys.map(keyOf))];
}

/** Keys that stories or tests press, by their text. */
export function pressedKeys(text: string): Set<string> {
  const keys = [
    ...[...text.matchAll(new RegExp(`[{[]/?(${named})[}>\\]/]`, 'g'))].map(([, key = '']) => key),
    ...[...text.matchAll(/\bkey: '([^']+)'/g)].map(([, key = '']) => key),
    // What stands outside of braces is typed as it is.
    ...[...text.matchAll(/\bkeyboard\(\s*['"`]([^'"`]*)/g)].flatMap(([, typed = '']) => [
      ...typed.replaceAll(/\{[^}]+\}|\[[^\]]+\]/g, ''),
    ]),
  ];
  if (/\.tab\(/.test(text)) keys.push('Tab');
  if (/\bshift: true/.test(text)) keys.push('Shift');
  if (/\.type\(/.test(text)) keys.push('a letter', 'a digit');
  if (/\.paste\(/.test(text)) keys.push('Control', 'V');
  return new Set(keys.map(keyOf));
}
