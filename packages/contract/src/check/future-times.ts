import { isTree } from '../contract/tree.ts';

const isPast = (name: string) =>
  /^(created|updated|sent|read|published|sold|decided|paid|started|responded)_at$|^(last|first)_\w+_at$|_since$/.test(
    name,
  );

/** A server's clock and ours may differ by that much, in ms. */
const tolerance = 120_000;

/** Uses the server's own clock. Local time under the letter of UTC is the usual cause. */
export const findFutureTimes = (body: unknown, now: number): string[] => {
  const found = new Set<string>();
  const visit = (node: unknown, depth: number) => {
    if (depth > 8) return;
    if (Array.isArray(node)) for (const item of node) visit(item, depth + 1);
    if (!isTree(node)) return;
    for (const [name, value] of Object.entries(node)) {
      const isMoment = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);
      if (isMoment && isPast(name) && Date.parse(value) > now + tolerance)
        found.add(`${name} is ${value}, later than the server's Date: is it local time with a Z?`);
      visit(value, depth + 1);
    }
  };
  visit(body, 0);
  return [...found].slice(0, 3);
};
