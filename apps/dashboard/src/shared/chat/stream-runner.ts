import type { ChatEvent, EventList } from '@karvon/api/chat';
import { newStream, step, type Stream, type StreamEffect, type StreamInput } from './stream';

export interface StreamWorld {
  listEvents: (epoch: string, since: number) => Promise<EventList>;
  apply: (event: ChatEvent) => void;
  /** @param isFirst true when the page has just opened: its queries are fresh */
  loadAll: (isFirst: boolean) => void;
  log: (what: string, why: unknown) => void;
}

/** Milliseconds in which the first queries of an opened page count as newer than any event. */
const freshTime = 3_000;

/** Milliseconds that an event may arrive after a frame with its position. */
const expected = 1_000;

export class StreamRunner {
  readonly #startedAt = performance.now();
  #stream: Stream = newStream;
  readonly #world: StreamWorld;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #isStopped = false;

  constructor(world: StreamWorld) {
    this.#world = world;
  }

  take(input: StreamInput): void {
    if (this.#isStopped) return;
    const isFirst =
      this.#stream.epoch === undefined && performance.now() - this.#startedAt < freshTime;
    const { stream, effects } = step(this.#stream, input);
    this.#stream = stream;
    for (const effect of effects) this.#run(effect, isFirst);
  }

  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #run(effect: StreamEffect, isFirst: boolean): void {
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
        this.#world.loadAll(isFirst);
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
