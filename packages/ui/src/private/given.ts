import { warnOnce } from './warn-once';

/**
 * What a prop must be for the component to draw at all:
 * - `list`: `[]` while there is nothing;
 * - `text`: `''` while there is nothing;
 * - `words`: labels, a function, a thing with members, a picture;
 * - `level`: its place in the outline, 1 to 4;
 * - `optional`: may be left out, and is not `null`.
 */
type Need = 'list' | 'text' | 'words' | 'level' | 'optional';

/** Read by React itself, and by the language: there has to be nothing under these names, or what a function has. */
const isTheirs = (key: string | symbol) =>
  typeof key === 'symbol' ||
  /^(prototype|length|name|displayName|defaultProps|then|toJSON|toString|valueOf|call|apply)$/.test(
    key,
  );

/** In the place of labels and functions that were not given: all its words are empty, and so are its answers. */
const nothing: unknown = new Proxy(() => '', {
  get: (target, key): unknown => {
    if (key === Symbol.toPrimitive || key === 'toString') return () => '';
    return isTheirs(key) ? Reflect.get(target, key) : nothing;
  },
});

interface Rule {
  isMet: (value: unknown) => boolean;
  instead: unknown;
  fix: string;
}

const isThing = (value: unknown) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);

const rules: Record<Need, Rule> = {
  list: { isMet: Array.isArray, instead: [], fix: 'give a list, `[]` while there is nothing' },
  text: {
    isMet: (value) => typeof value === 'string',
    instead: '',
    fix: "give a text, `''` while there is nothing",
  },
  words: { isMet: isThing, instead: nothing, fix: 'give it, as its type says' },
  level: {
    isMet: (value) => [1, 2, 3, 4].some((level) => level === value),
    instead: 2,
    fix: 'give 1, 2, 3 or 4',
  },
  optional: { isMet: (value) => value !== null, instead: undefined, fix: 'leave it out' },
};

/**
 * The props of a component as it can draw them. What is `null` or of another kind is told to the developer and replaced by an empty one,
 * so that the rest of the page stands; where all is well, the same object.
 *
 * @param needs props without which the component could not be drawn
 */
export function given<Props extends object>(
  component: string,
  props: Props,
  needs: Partial<Record<keyof Props, Need>>,
): Props;
export function given(
  component: string,
  props: Readonly<Record<string, unknown>>,
  needs: Readonly<Record<string, Need | undefined>>,
): object {
  let mended: Record<string, unknown> | undefined;
  for (const [name, need] of Object.entries(needs)) {
    if (need === undefined) continue;
    const { isMet, instead, fix } = rules[need];
    const value = props[name];
    if (isMet(value)) continue;
    if (import.meta.env.DEV) {
      const kind = value === null || typeof value === 'undefined' ? String(value) : typeof value;
      warnOnce(component, `\`${name}\` is ${kind}: ${fix}.`);
    }
    mended ??= { ...props };
    mended[name] = instead;
  }
  return mended ?? props;
}
