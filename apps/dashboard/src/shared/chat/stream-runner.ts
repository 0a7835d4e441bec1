import type { ChatEvent, EventList } from '@karvon/api/chat';
import { newStream, step, type Stream, type StreamEffect, type StreamInput } from './stream';

/** What the stream needs from outside. */
export interface StreamWorld {
  /** `listEvents`. @throws ApiError */
  listEvents: (epoch: string, since: number) => Promise<EventList>;
  /** Puts an event into the caches. */
  apply: (event: ChatEvent) => void;
  /** Asks again for everything; what fails is its own affair. */
  loadAll: () => void;
  /** Something failed and will be tried again. */
  log: (what: string, why: unknown) => void;
}

/** Milliseconds that an event may be behind a frame that carries its place. */
const expected = 1_000;

/** Runs what the state machine decides. */
export class StreamRunner {
  #stream: Stream = newStream;
  readonly #world: StreamWorld;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #isStopped = false;

  constructor(world: StreamWorld) {
    this.#world = world;
  }

  /** Passes the machine what happened and does what it says. */
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
        this.#later(expected, () => this.take({ type: 'overdue', seq: effect.seq }));
        break;
      case 'catch-up':
        void this.#catchUp(effect);
        break;
      case 'load':
        this.#world.loadAll();
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

  #later(wait: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, wait);
    this.#timers.add(timer);
  }
}
