import type { LucideIcon } from 'lucide-react';
import type { Collection, Key, Node } from 'react-stately';
import type { Option } from './option';
import type { Outcome } from './outcome';

/** The last row of a list, which runs an action. */
export interface OptionAction {
  /** A verb: «Предложить модель». */
  label: string;
  /** Runs it. The field keeps the text. */
  onAction: () => Outcome;
  /** Before the label. @default a plus */
  icon?: LucideIcon;
}

/** Value of a row: an option or an action. */
export type Entry = Option | OptionAction;

export const isAction = (entry: Entry): entry is OptionAction => 'onAction' in entry;

/** Never equals an id of the API. */
const actionKey = '__action';

/**
 * Collection of options for react-aria. Its own collections mount an element per option in a hidden tree, which takes most of the time to
 * open a list of 5,000. This one creates nodes on demand.
 */
export class OptionCollection implements Collection<Node<Entry>> {
  readonly size: number;
  readonly #options: readonly Option[];
  readonly #action: OptionAction | undefined;
  readonly #absent: Option | undefined;
  #places: ReadonlyMap<Key, number> | undefined;

  /** `absent` is the selected option when the list shows others: it has a key, but no row. */
  constructor(options: readonly Option[], action?: OptionAction, absent?: Option) {
    this.#options = options;
    this.#action = action;
    this.#absent = absent;
    this.size = options.length + (action ? 1 : 0);
  }

  *[Symbol.iterator](): Generator<Node<Entry>> {
    for (let index = 0; index < this.size; index += 1) {
      const node = this.at(index);
      if (node) yield node;
    }
  }

  at(index: number): Node<Entry> | null {
    const option = this.#options[index];
    if (option) return optionNode(option, index);
    const action = this.#action;
    if (!action || index !== this.#options.length) return null;
    return {
      ...emptyItem,
      key: actionKey,
      index,
      textValue: action.label,
      value: action,
      props: action,
    };
  }

  getItem(key: Key): Node<Entry> | null {
    const index = this.#indexOf(key);
    if (index !== undefined) return this.at(index);
    const absent = this.#absent;
    // Disabled, so that keys skip it.
    return absent?.value === key ? optionNode({ ...absent, isDisabled: true }, -1) : null;
  }

  getKeys(): Iterable<Key> {
    return this.#known().keys();
  }

  getKeyBefore(key: Key): Key | null {
    const index = this.#indexOf(key);
    return index === undefined ? null : this.#keyAt(index - 1);
  }

  getKeyAfter(key: Key): Key | null {
    const index = this.#indexOf(key);
    return index === undefined ? null : this.#keyAt(index + 1);
  }

  getFirstKey(): Key | null {
    return this.#keyAt(0);
  }

  getLastKey(): Key | null {
    return this.#keyAt(this.size - 1);
  }

  #keyAt(index: number): Key | null {
    const option = this.#options[index];
    if (option) return option.value;
    return this.#action && index === this.#options.length ? actionKey : null;
  }

  #indexOf(key: Key): number | undefined {
    return this.#known().get(key);
  }

  #known(): ReadonlyMap<Key, number> {
    if (!this.#places) {
      const places = new Map<Key, number>(this.#options.map(({ value }, index) => [value, index]));
      if (this.#action) places.set(actionKey, this.#options.length);
      this.#places = places;
    }
    return this.#places;
  }
}

const emptyItem = { type: 'item', level: 0, hasChildNodes: false, childNodes: [], rendered: null };

const optionNode = (option: Option, index: number): Node<Entry> => ({
  ...emptyItem,
  key: option.value,
  index,
  textValue: option.label,
  value: option,
  props: { isDisabled: option.isDisabled },
});
