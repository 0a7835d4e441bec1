/**
 * Something that shows: neither space, nor a control character, nor a mark that only steers the text around it, nor a letter that is rendered
 * as nothing.
 */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether somebody who reads a text sees anything. */
export const isVisible = (text: string): boolean => visible.test(text);

/** Compared letter for letter, spaces included: nothing in them is a slip. */
const secrets = new Set(['password']);

/** No body of the contract goes as deep. What does is rejected by its schema, and must not use up the stack before. */
const deepest = 16;

/**
 * The one rule for names, titles and every other text that is sent: one of which nothing shows is an empty one. Where the contract wants
 * a text, that is `required` at its field; where it does not, nothing is kept that looks like nothing.
 */
export function withoutInvisible(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return isVisible(value) ? value : '';
  if (typeof value !== 'object' || value === null || depth > deepest) return value;
  if (Array.isArray(value)) return value.map((inner) => withoutInvisible(inner, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      secrets.has(key) ? inner : withoutInvisible(inner, depth + 1),
    ]),
  );
}
