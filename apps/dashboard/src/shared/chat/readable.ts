import { useSyncExternalStore } from 'react';

/** A value outside of React, read synchronously, with notifications of changes. */
export interface Readable<Value> {
  get: () => Value;
  subscribe: (changed: () => void) => () => void;
}

export class Writable<Value> implements Readable<Value> {
  #value: Value;
  readonly #listeners = new Set<() => void>();

  constructor(value: Value) {
    this.#value = value;
  }

  readonly get = (): Value => this.#value;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => {
      this.#listeners.delete(changed);
    };
  };

  set(value: Value): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }
}

export function useReadable<Value>(readable: Readable<Value>): Value {
  return useSyncExternalStore(readable.subscribe, readable.get, readable.get);
}

export function until(readable: Readable<unknown>, holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = readable.subscribe(() => {
      if (!holds()) return;
      stop();
      resolve();
    });
  });
}
