import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { inRussian } from './in-russian';
import { inUzbek } from './in-uzbek';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

const isPlain = (value: object) => {
  const shape: unknown = Object.getPrototypeOf(value);
  return !('$$typeof' in value) && (shape === Object.prototype || shape === null);
};

/** Translates samples in nested lists, plain objects, elements and results of functions. */
function rewording(translate: (text: string) => string | undefined) {
  /** Cache of translations: every render gets the same object. */
  const translated = new WeakMap<object, unknown>();

  /** Returns the same list if nothing changed. */
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
    // One by one: React would require keys for an array.
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

/** Translates samples to Uzbek. Objects without a known Russian text stay the same objects. */
export const reworded = rewording(inUzbek);

export const rewordedInRussian = rewording(inRussian);
