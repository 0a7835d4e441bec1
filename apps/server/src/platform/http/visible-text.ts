/** No space, control character, formatting mark, or letter that renders as nothing. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const isVisible = (text: string): boolean => visible.test(text);

/** Fields compared character by character, spaces included, and so never changed. */
const secrets = new Set(['password']);

/** Deeper than any body of the contract. The schema rejects deeper values, and they must not exhaust the stack before. */
const deepest = 16;

/**
 * Replaces invisible texts with empty ones, for names, titles and every other text that is sent. A required text then fails as `required`
 * at its field, and an optional one is not stored.
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
