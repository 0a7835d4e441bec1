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

const isThing = (value: unknown) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);

/** Whether a value will do, and what stands in for one that will not. */
const rules: Record<Need, { isMet: (value: unknown) => boolean; instead: unknown }> = {
  list: { isMet: Array.isArray, instead: [] },
  text: { isMet: (value) => typeof value === 'string', instead: '' },
  words: { isMet: isThing, instead: nothing },
  level: { isMet: (value) => [1, 2, 3, 4].some((level) => level === value), instead: 2 },
  optional: { isMet: (value) => value !== null, instead: undefined },
};

/** For developers only: it stands behind the same condition as `warnOnce`. */
const fixOf = (need: Need): string =>
  ({
    list: 'give a list, `[]` while there is nothing',
    text: "give a text, `''` while there is nothing",
    words: 'give it, as its type says',
    level: 'give 1, 2, 3 or 4',
    optional: 'leave it out',
  })[need];

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
    const { isMet, instead } = rules[need];
    const value = props[name];
    if (isMet(value)) continue;
    if (import.meta.env.DEV) {
      const kind = value === null || typeof value === 'undefined' ? String(value) : typeof value;
      warnOnce(component, `\`${name}\` is ${kind}: ${fixOf(need)}.`);
    }
    mended ??= { ...props };
    mended[name] = instead;
  }
  return mended ?? props;
}
