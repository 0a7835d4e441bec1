import type { Contract } from '../contract/operation.ts';
import { entries, list, number, texts, type Tree, valuesAt } from '../contract/tree.ts';

const numberAt = (value: unknown, path: string): number | undefined => {
  if (path.endsWith('.*')) {
    const [counts] = valuesAt(value, path.slice(0, -2));
    const numbers = entries(counts).flatMap(([, count]) => number(count) ?? []);
    return numbers.length === 0 ? undefined : numbers.reduce((all, each) => all + each, 0);
  }
  if (path.includes('[]')) {
    // A list without entries says nothing about the whole.
    const numbers = valuesAt(value, path.replace('[]', '')).flatMap((each) => number(each) ?? []);
    return numbers.length === 0 ? undefined : numbers.reduce((all, each) => all + each, 0);
  }
  const [found] = valuesAt(value, path);
  return typeof found === 'number' ? found : undefined;
};

/** `x-sum: { leads: [calls, requests] }` */
const wrongSums = (schema: Tree, value: unknown, at: string): string[] =>
  entries(schema['x-sum']).flatMap(([total, parts]) => {
    const expected = numberAt(value, total);
    const summands = texts(parts).map((part) => {
      // A leading minus subtracts what was counted twice.
      const found = numberAt(value, part.replace(/^-/, ''));
      return found !== undefined && part.startsWith('-') ? -found : found;
    });
    if (expected === undefined || summands.every((part) => part === undefined)) return [];
    const sum = summands.reduce<number>((all, part) => all + (part ?? 0), 0);
    if (sum === expected) return [];
    return [`${at}${total} is ${expected}, but ${texts(parts).join(' + ')} is ${sum}`];
  });

export const findWrongSums = (contract: Contract, node: unknown, body: unknown): string[] => {
  const visit = (part: unknown, value: unknown, at: string, depth: number): string[] => {
    if (value === undefined || value === null || depth > 12) return [];
    const schema = contract.resolve(part);
    if (Array.isArray(value)) {
      return value.flatMap((item, index) =>
        visit(schema['items'], item, `${at}${String(index)}.`, depth + 1),
      );
    }
    if (typeof value !== 'object') return [];
    return [
      ...wrongSums(schema, value, at),
      ...['allOf', 'oneOf', 'anyOf'].flatMap((key) =>
        list(schema[key]).flatMap((inner) => visit(inner, value, at, depth + 1)),
      ),
      ...entries(schema['properties']).flatMap(([name, inner]) =>
        visit(inner, valuesAt(value, name)[0], `${at}${name}.`, depth + 1),
      ),
    ];
  };
  return visit(node, body, '', 0);
};
