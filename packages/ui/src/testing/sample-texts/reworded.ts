import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { inUzbek } from './in-uzbek';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

const isPlain = (value: object) => {
  const shape: unknown = Object.getPrototypeOf(value);
  return !('$$typeof' in value) && (shape === Object.prototype || shape === null);
};

/** The same list where nothing in it changed. */
function list(items: readonly unknown[]): readonly unknown[] {
  const said = items.map((item) => reworded(item));
  return said.some((item, at) => item !== items[at]) ? said : items;
}

function object(value: object): object {
  const entries = Object.entries(value);
  const said = entries.map(([name, part]: [string, unknown]) => [name, reworded(part)] as const);
  return said.some(([, part], at) => part !== entries[at]?.[1]) ? Object.fromEntries(said) : value;
}

function element(value: ReactElement<Props>): ReactElement {
  const props = reworded(value.props);
  if (props === value.props) return value;
  // Children go one by one, or React would ask each of them for a key.
  return Array.isArray(props.children)
    ? cloneElement(value, props, ...props.children)
    : cloneElement(value, props);
}

/** What words are made by: labels with a number in them. A component stays what it is, and so does what a play asks after. */
function rewordedFunction(value: Function): Function {
  if ('mock' in value || /^[A-Z]/.test(value.name)) return value;
  return (...args: unknown[]): unknown => reworded(Reflect.apply(value, undefined, args));
}

/** What was said already: the same object at every render. */
const said = new WeakMap<object, unknown>();

const ofObject = (value: object): unknown => {
  if (typeof value === 'function') return rewordedFunction(value);
  if (Array.isArray(value)) return list(value);
  if (isValidElement<Props>(value)) return element(value);
  return isPlain(value) ? object(value) : value;
};

/**
 * A story's samples in Uzbek, however deep they stand: in lists, plain objects, elements, and in what functions answer. What has no Russian
 * text is the same object as before, and so is what the dictionary does not know.
 */
export function reworded<Value>(value: Value): Value;
export function reworded(value: unknown): unknown {
  if (typeof value === 'string') return inUzbek(value) ?? value;
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return value;
  if (!said.has(value)) said.set(value, ofObject(value));
  return said.get(value);
}
