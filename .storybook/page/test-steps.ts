import { parseSync, Visitor, type ESTree } from 'vite';
import { keyName } from './key-names';
import { typedKeys } from './typed-keys';

/** What a test does that matters to keys. */
export type Step =
  | { does: 'press'; keys: readonly string[] }
  | { does: 'expect' }
  | { does: 'call'; name: string };

/** Tests, stories and what they share, as the order of their steps. */
export interface TestSteps {
  /** Of each statement at the top: a test, a story. Functions with a name stand beside them, for they may never be called. */
  statements: readonly (readonly Step[])[];
  functions: ReadonlyMap<string, readonly Step[]>;
  /** Where a name comes from that this file did not make. */
  imports: ReadonlyMap<string, { from: string; name: string }>;
}

/** What stands there as a text. Of one that is put together what is sure counts. */
function textOf(node: ESTree.Argument | undefined): string {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  if (node?.type !== 'TemplateLiteral') return '';
  return node.quasis.map(({ value }) => value.cooked ?? '').join('');
}

/** `{ shift: true }` */
const isShifted = (node: ESTree.Argument | undefined) =>
  node?.type === 'ObjectExpression' &&
  node.properties.some(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.key.name === 'shift' &&
      property.value.type === 'Literal' &&
      property.value.value === true,
  );

/** Keys that a method of `userEvent` presses. `fireEvent` proves none, for nobody has to reach its element; nor does `paste` in a story. */
function keysOf(method: string, [first, second]: readonly ESTree.Argument[]): readonly string[] {
  if (method === 'keyboard') return typedKeys(textOf(first));
  if (method === 'type') return typedKeys(textOf(second));
  return method === 'tab' ? [keyName('Tab', isShifted(first) ? ['Shift'] : [])] : [];
}

function stepOf({ callee, arguments: given }: ESTree.CallExpression): Step | undefined {
  if (callee.type === 'Identifier')
    return callee.name === 'expect' ? { does: 'expect' } : { does: 'call', name: callee.name };
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return undefined;
  if (callee.object.name === 'expect') return { does: 'expect' };
  if (!/^user(Event)?$/.test(callee.object.name)) return undefined;
  if (callee.property.type !== 'Identifier') return undefined;
  return { does: 'press', keys: keysOf(callee.property.name, given) };
}

/** The name of a variable that holds a function. */
function functionName({ id, init }: ESTree.VariableDeclarator): string | undefined {
  const isFunction =
    init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression';
  return isFunction && id.type === 'Identifier' ? id.name : undefined;
}

/** Reads a file of tests by its grammar, so that what stands in a comment or a label is no step. */
export function readSteps(path: string, text: string): TestSteps {
  const { program, module } = parseSync(path, text);
  const functions = new Map<string, Step[]>();
  const open: Step[][] = [];
  const enter = (name: string) => {
    const steps = functions.get(name) ?? [];
    functions.set(name, steps);
    open.push(steps);
  };
  const visitor = new Visitor({
    FunctionDeclaration: ({ id }) => enter(id?.name ?? ''),
    'FunctionDeclaration:exit': () => open.pop(),
    VariableDeclarator: (node) => {
      const name = functionName(node);
      if (name !== undefined) enter(name);
    },
    'VariableDeclarator:exit': (node) => {
      if (functionName(node) !== undefined) open.pop();
    },
    // On the way out: what is given to a call is done before it, a function by its name too.
    'CallExpression:exit': (node) => {
      for (const given of node.arguments)
        if (given.type === 'Identifier') open.at(-1)?.push({ does: 'call', name: given.name });
      const step = stepOf(node);
      if (step) open.at(-1)?.push(step);
    },
  });
  const statements = program.body.map((statement) => {
    const steps: Step[] = [];
    open.push(steps);
    visitor.visit({ ...program, body: [statement] });
    open.pop();
    return steps;
  });
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName, localName }) => {
      const from = moduleRequest.value;
      return [localName.value, { from, name: importName.name ?? '' }] as const;
    }),
  );
  return { statements, functions, imports: new Map(imports) };
}
