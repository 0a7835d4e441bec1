import type { ChatEvent, EventList } from '@karvon/api/chat';
import { newStream, step, type Stream, type StreamEffect, type StreamInput } from './stream';

/** What the stream asks of its surroundings. */
export interface StreamWorld {
  /** `listEvents`. @throws ApiError */
  listEvents: (epoch: string, since: number) => Promise<EventList>;
  /** Puts an event into the caches. */
  apply: (event: ChatEvent) => void;
  /** Asks afresh for everything. @throws ApiError */
  loadAll: () => Promise<void>;
  /** Something failed and will be tried again. */
  log: (what: string, why: unknown) => void;
}

/** Milliseconds: how long an event may be behind a frame that tells its place; and until a failed load is tried again. */
export const streamTimes = { expected: 1_000, load: 5_000 } as const;

/** Runs what the state machine decides. */
export class StreamRunner {
  #stream: Stream = newStream;
  readonly #world: StreamWorld;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #load = 0;
  #isStopped = false;

  constructor(world: StreamWorld) {
    this.#world = world;
  }

  /** Tells the machine what happened and does what it says. */
  take(input: StreamInput): void {
    if (this.#isStopped) return;
    const { stream, effects } = step(this.#stream, input);
    this.#stream = stream;
    for (const effect of effects) this.#run(effect);
  }

  /** Does nothing more. */
  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #run(effect: StreamEffect): void {
    switch (effect.type) {
      case 'apply':
        this.#world.apply(effect.event);
        break;
      case 'expect':
        this.#later(streamTimes.expected, () => this.take({ type: 'overdue', seq: effect.seq }));
        break;
      case 'catch-up':
        void this.#catchUp(effect);
        break;
      case 'load':
        this.#load += 1;
        void this.#loadAll(this.#load);
        break;
      default:
        effect satisfies never;
    }
  }

  async #catchUp({ request, epoch, since }: Extract<StreamEffect, { type: 'catch-up' }>) {
    try {
      const page = await this.#world.listEvents(epoch, since);
      this.take({ type: 'page', request, page });
    } catch (error) {
      this.#world.log('what was missed could not be had', error);
      this.take({ type: 'page-failed', request });
    }
  }

  async #loadAll(load: number): Promise<void> {
    try {
      await this.#world.loadAll();
      if (load === this.#load) this.take({ type: 'loaded' });
    } catch (error) {
      if (this.#isStopped || load !== this.#load) return;
      this.#world.log('the full load failed', error);
      this.#later(streamTimes.load, () => {
        if (load === this.#load) void this.#loadAll(load);
      });
    }
  }

  #later(wait: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, wait);
    this.#timers.add(timer);
  }
}
