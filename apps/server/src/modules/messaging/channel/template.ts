import type { Run } from './rich-text';

const variables = [
  'car',
  'year',
  'price',
  'price_usd',
  'nasiya',
  'mileage',
  'gearbox',
  'fuel',
  'colour',
  'region',
  'options',
  'description',
  'showroom',
  'address',
  'phone',
  'link',
] as const;

export type Variable = (typeof variables)[number];

/** Values of the variables. An empty list is an empty value. */
export type Facts = Readonly<Record<Variable, readonly Run[]>>;

const isVariable = (name: string): name is Variable =>
  variables.some((variable) => variable === name);

const namesIn = (template: string): string[] =>
  [...template.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name);

/** True when every variable is known and the car is named. */
export const isTemplate = (template: string): boolean =>
  namesIn(template).every(isVariable) && namesIn(template).includes('car');

interface Token {
  text: string;
  isBold: boolean;
  variable?: Variable;
}

/** A separator and what follows it, up to the next one. */
interface Part {
  separator: string;
  tokens: Token[];
}

/** Stars in pairs make the text between them bold. */
function partsOf(line: string): Part[] {
  const isPaired = (line.match(/\*/g) ?? []).length % 2 === 0;
  const parts: Part[] = [{ separator: '', tokens: [] }];
  let isBold = false;
  for (const piece of line.split(/(\{\w+\}|\*| · |, )/)) {
    if (piece === '') continue;
    if (piece === '*' && isPaired) {
      isBold = !isBold;
      continue;
    }
    if (piece === ' · ' || piece === ', ') {
      parts.push({ separator: piece, tokens: [] });
      continue;
    }
    const name = piece.slice(1, -1);
    const token = { text: piece, isBold };
    parts
      .at(-1)
      ?.tokens.push(
        piece.startsWith('{') && isVariable(name) ? { ...token, variable: name } : token,
      );
  }
  return parts;
}

const isEmpty = (runs: readonly Run[]) => runs.every(({ text }) => text === '');

/** A part whose variables are all empty is left out. */
function isShown({ tokens }: Part, facts: Facts): boolean {
  const named = tokens.flatMap(({ variable }) => variable ?? []);
  return named.length === 0 || named.some((variable) => !isEmpty(facts[variable]));
}

function lineOf(line: string, facts: Facts): Run[] | undefined {
  const parts = partsOf(line);
  const hasVariables = parts.some(({ tokens }) => tokens.some(({ variable }) => variable));
  const shown = parts.filter((part) => isShown(part, facts));
  const isFilled = shown.some(({ tokens }) => tokens.some(({ variable }) => variable));
  if (hasVariables && !isFilled) return undefined;
  return shown.flatMap(({ separator, tokens }, at) => [
    ...(at === 0 ? [] : [{ text: separator }]),
    ...tokens.flatMap(({ text, variable, isBold }): Run[] => {
      const runs = variable === undefined ? [{ text }] : facts[variable];
      return runs.map((run) => (isBold ? { ...run, kind: run.kind ?? 'bold' } : run));
    }),
  ]);
}

/** Lines whose variables are all empty are left out, and so are empty lines at the ends and beside others. */
export function fill(template: string, facts: Facts): Run[] {
  const lines = template
    .replaceAll('\r', '')
    .split('\n')
    .flatMap((line) => {
      const runs = lineOf(line.trimEnd(), facts);
      return runs === undefined ? [] : [runs];
    });
  const kept = lines.filter((line, at) => !isEmpty(line) || !isEmpty(lines[at - 1] ?? []));
  while (kept.length > 0 && isEmpty(kept.at(-1) ?? [])) kept.pop();
  return kept.flatMap((line, at) => (at === 0 ? line : [{ text: '\n' }, ...line]));
}
