import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { inRussian } from './in-russian';
import { inUzbek } from './in-uzbek';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

const isPlain = (value: object) => {
  const shape: unknown = Object.getPrototypeOf(value);
  return !('$$typeof' in value) && (shape === Object.prototype || shape === null);
};

/** Samples in another language, however deep they are: in lists, plain objects, elements, and in what functions return. */
function rewording(translate: (text: string) => string | undefined) {
  /** Cache of translations: every render gets the same object. */
  const translated = new WeakMap<object, unknown>();

  /** The same list where nothing in it changed. */
  function list(items: readonly unknown[]): readonly unknown[] {
    const others = items.map((item) => reword(item));
    return others.some((item, at) => item !== items[at]) ? others : items;
  }

  function object(value: object): object {
    const entries = Object.entries(value);
    const others = entries.map(([name, part]: [string, unknown]) => [name, reword(part)] as const);
    return others.some(([, part], at) => part !== entries[at]?.[1])
      ? Object.fromEntries(others)
      : value;
  }

  function element(value: ReactElement<Props>): ReactElement {
    const props = reword(value.props);
    if (props === value.props) return value;
    // Children go one by one, or React would ask each of them for a key.
    return Array.isArray(props.children)
      ? cloneElement(value, props, ...props.children)
      : cloneElement(value, props);
  }

  /** Wraps functions that return labels. Components and mocks, which plays check, stay the same. */
  function functionOf(value: Function): Function {
    if ('mock' in value || /^[A-Z]/.test(value.name)) return value;
    return (...args: unknown[]): unknown => reword(Reflect.apply(value, undefined, args));
  }

  const ofObject = (value: object): unknown => {
    if (typeof value === 'function') return functionOf(value);
    if (Array.isArray(value)) return list(value);
    if (isValidElement<Props>(value)) return element(value);
    return isPlain(value) ? object(value) : value;
  };

  function reword<Value>(value: Value): Value;
  function reword(value: unknown): unknown {
    if (typeof value === 'string') return translate(value) ?? value;
    if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return value;
    if (!translated.has(value)) translated.set(value, ofObject(value));
    return translated.get(value);
  }
  return reword;
}

/**
 * A story's samples in Uzbek. What has no Russian text is the same object as before, and so is what the dictionary does not
 * know.
 */
export const reworded = rewording(inUzbek);

/** Samples of a documentation page that are written in Uzbek, in Russian. */
export const rewordedInRussian = rewording(inRussian);
