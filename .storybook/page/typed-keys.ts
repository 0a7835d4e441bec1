import { keyName, modifiers, plainName } from './key-names';

/** `{Shift>}{Tab}{/Shift}`, `[Space]`, or one character as it stands. */
const part = /[{[](?<up>\/?)(?<name>\w+)(?<held>>?)\d*\/?[}\]]|./gsu;

/** Keys that a text of user-event presses, each with those that are held meanwhile. */
export function typedKeys(text: string): string[] {
  const held = new Set<string>();
  const keys: string[] = [];
  for (const { 0: char, groups } of text.matchAll(part)) {
    const key = plainName(groups?.name ?? char);
    const isModifier = modifiers.some((known) => known === key);
    if (groups?.up) held.delete(key);
    else if (!isModifier) keys.push(keyName(key, [...held]));
    else if (groups?.held) held.add(key);
  }
  return keys;
}
