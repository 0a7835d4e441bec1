import bcd, {
  type CompatStatement,
  type Identifier,
} from '@mdn/browser-compat-data' with { type: 'json' };
import { servedBrowsers } from './served-browsers.ts';

const names = { ios_saf: 'safari_ios' } as const;
const nameOf = (name: string) => (name === 'ios_saf' ? names.ios_saf : name);

const numbersOf = (version: string) => version.replace('≤', '').split('.').map(Number);

const isLater = (version: string, than: string): boolean => {
  const [one, other] = [numbersOf(version), numbersOf(than)];
  for (const [at, part] of one.entries()) {
    const served = other[at] ?? 0;
    if (part !== served) return part > served;
  }
  return false;
};

/** True when a served browser lacks the feature. Features behind a flag count as missing; the build adds prefixes. */
function isMissing({ support }: CompatStatement): boolean {
  const bySupport = new Map(Object.entries(support));
  return servedBrowsers.some(({ name, version }) => {
    const statements = [bySupport.get(nameOf(name)) ?? []].flat();
    if (statements.length === 0) return false;
    return !statements.some(
      ({ version_added: added, flags }) =>
        typeof added === 'string' &&
        added !== 'preview' &&
        flags === undefined &&
        !isLater(added, version),
    );
  });
}

const childrenOf = (identifier: Identifier | undefined) =>
  Object.entries(identifier ?? {}).flatMap(([name, child]) =>
    name === '__compat' || typeof child !== 'object' || child === null || !('__compat' in child)
      ? []
      : [{ name, child, isLacking: child.__compat !== undefined && isMissing(child.__compat) }],
  );

const isStatic = (owner: string, name: string): boolean => {
  const made: unknown = Reflect.get(globalThis, owner);
  return typeof made === 'function' && Reflect.has(made, name);
};

/** Interfaces whose methods are found by name alone. Libraries rarely use the same names. */
const searched = new Set(
  'Window Document DocumentFragment Node Element HTMLElement HTMLDialogElement HTMLInputElement HTMLSelectElement URL URLSearchParams Request Response Headers AbortSignal Blob File Clipboard Navigator ReadableStream DOMRect Range Selection Animation MouseEvent KeyboardEvent PointerEvent CanvasRenderingContext2D'.split(
    ' ',
  ),
);

/** Features that the oldest served browsers lack by MDN's data, when they can be found by name. */
export function missingParts() {
  const statics = new Set<string>();
  const globals = new Set<string>();
  const lacking = new Set<string>();
  const known = new Set<string>();
  const owners = [
    ...childrenOf(bcd.api).map((owner) => ({ ...owner, isBuiltIn: false })),
    ...childrenOf(bcd.javascript['builtins']).map((owner) => ({ ...owner, isBuiltIn: true })),
  ];
  for (const owner of owners) {
    if (owner.isLacking) globals.add(owner.name);
    for (const { name, isLacking } of childrenOf(owner.child)) {
      const plain = name.replace(/_static$/, '');
      if (plain !== name || (owner.isBuiltIn && isStatic(owner.name, plain))) {
        if (isLacking) statics.add(`${owner.name}.${plain}`);
      } else if (!isLacking) known.add(plain);
      else if (owner.isBuiltIn || searched.has(owner.name)) lacking.add(plain);
    }
  }
  const members = new Set([...lacking].filter((name) => !known.has(name) && name.length > 5));
  const { properties, types, selectors, 'at-rules': atRules } = bcd.css;
  const lackingIn = (identifier: Identifier | undefined) =>
    new Set(
      childrenOf(identifier).flatMap(({ name, isLacking }) =>
        isLacking && !name.startsWith('-') ? [name] : [],
      ),
    );
  return {
    statics,
    globals,
    members,
    properties: lackingIn(properties),
    values: new Set(
      childrenOf(properties).flatMap(({ name, child, isLacking }) =>
        isLacking ? [] : [...lackingIn(child)].map((value) => `${name}: ${value}`),
      ),
    ),
    functions: new Set(
      childrenOf(types).flatMap(({ name, child, isLacking }) => [
        ...(isLacking && !name.startsWith('-') ? [name] : []),
        ...lackingIn(child),
      ]),
    ),
    selectors: lackingIn(selectors),
    atRules: lackingIn(atRules),
  };
}
