type Listener<Payload extends readonly unknown[]> = (...payload: Payload) => Promise<void> | void;

/** An event of a module. Higher modules subscribe to it, so that the module does not import them. */
export interface DomainEvent<Payload extends readonly unknown[]> {
  /** Call it while modules are composed. */
  on(listener: Listener<Payload>): void;
  /** Calls listeners one after the other in the surrounding transaction. An error rolls it back. */
  emit(...payload: Payload): Promise<void>;
}

export function createEvent<Payload extends readonly unknown[]>(): DomainEvent<Payload> {
  const listeners: Listener<Payload>[] = [];
  return {
    on: (listener) => void listeners.push(listener),
    async emit(...payload) {
      for (const listener of listeners) await listener(...payload);
    },
  };
}
