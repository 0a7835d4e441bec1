import type { ChatEvent, EventList } from '@karvon/api/chat';

export type StreamEvent = ChatEvent & { epoch: string };

/** Position of the screen in the dealership's stream. */
export interface Stream {
  epoch: string | undefined;
  seq: number;
  newest: number;
  waiting: ReadonlyMap<number, ChatEvent>;
  /** Number of the catch-up request under way. Responses of other requests are ignored. */
  asked: number | undefined;
  rounds: number;
  next: number;
}

export type StreamInput =
  | { type: 'opened' }
  | { type: 'event'; event: StreamEvent }
  /** A frame without an event, with the newest `seq`. */
  | { type: 'place'; epoch: string; seq: number }
  /** Events up to `seq` were announced some time ago, and should have arrived. */
  | { type: 'overdue'; seq: number }
  | { type: 'invalid' }
  | { type: 'page'; request: number; page: EventList }
  | { type: 'page-failed'; request: number };

export type StreamEffect =
  | { type: 'apply'; event: ChatEvent }
  | { type: 'catch-up'; request: number; epoch: string; since: number }
  | { type: 'expect'; seq: number }
  | { type: 'load' };

export interface StreamStep {
  stream: Stream;
  effects: readonly StreamEffect[];
}

export const newStream: Stream = {
  epoch: undefined,
  seq: 0,
  newest: 0,
  waiting: new Map(),
  asked: undefined,
  rounds: 0,
  next: 1,
};

/** Responses of 500 events in a row after which a full load is cheaper. */
const mostRounds = 4;

/** Decides about each frame: duplicates are dropped, events are applied in order, gaps are requested, and any doubt ends in a full load. Pure. */
export function step(stream: Stream, input: StreamInput): StreamStep {
  switch (input.type) {
    case 'opened':
      return opened(stream);
    case 'event':
      return took(stream, input.event);
    case 'place':
      return placed(stream, input.epoch, input.seq);
    case 'overdue':
      return stream.asked === undefined && stream.seq < input.seq ? asking(stream) : still(stream);
    case 'invalid':
      // A response under way may end before the unreadable event, so another one is requested.
      return asking(stream);
    case 'page':
      return input.request === stream.asked ? receivePage(stream, input.page) : still(stream);
    case 'page-failed':
      return input.request === stream.asked ? loading(stream, stream.newest) : still(stream);
    default:
      return input satisfies never;
  }
}

const still = (stream: Stream): StreamStep => ({ stream, effects: [] });

function opened(stream: Stream): StreamStep {
  if (stream.epoch === undefined) return still(stream);
  return asking({ ...stream, rounds: 0 });
}

function took(stream: Stream, event: StreamEvent): StreamStep {
  if (stream.epoch !== event.epoch) return restarted(stream, event.epoch, event.seq);
  if (event.seq <= stream.seq) return still(stream);
  const waiting = new Map(stream.waiting).set(event.seq, event);
  return drained({ ...stream, waiting, newest: Math.max(stream.newest, event.seq) });
}

function placed(stream: Stream, epoch: string, seq: number): StreamStep {
  if (stream.epoch !== epoch) return restarted(stream, epoch, seq);
  const known = { ...stream, newest: Math.max(stream.newest, seq) };
  // The event itself may still arrive, so its absence counts as a gap only later.
  return seq > stream.seq && stream.asked === undefined
    ? { stream: known, effects: [{ type: 'expect', seq }] }
    : still(known);
}

function restarted(stream: Stream, epoch: string, seq: number): StreamStep {
  const fresh: Stream = { ...newStream, next: stream.next, epoch, newest: seq };
  return loading(fresh, seq);
}

/** Starts a full load, which covers everything up to `seq`. Later events are applied after it. */
function loading(stream: Stream, seq: number): StreamStep {
  const waiting = new Map([...stream.waiting].filter(([place]) => place > seq));
  const after = drained({
    ...stream,
    seq: Math.max(stream.seq, seq),
    waiting,
    asked: undefined,
    rounds: 0,
  });
  return { stream: after.stream, effects: [{ type: 'load' }, ...after.effects] };
}

/** Applies the next events in order. Events still waiting after that reveal a gap. */
function drained(stream: Stream): StreamStep {
  if (stream.asked !== undefined) return still(stream);
  const waiting = new Map(stream.waiting);
  const effects: StreamEffect[] = [];
  let { seq } = stream;
  for (let event = waiting.get(seq + 1); event !== undefined; event = waiting.get(seq + 1)) {
    effects.push({ type: 'apply', event });
    seq += 1;
    waiting.delete(seq);
  }
  const after: Stream = { ...stream, seq, waiting };
  if (waiting.size === 0) return { stream: { ...after, rounds: 0 }, effects };
  const then = asking(after);
  return { stream: then.stream, effects: [...effects, ...then.effects] };
}

function asking(stream: Stream): StreamStep {
  if (stream.epoch === undefined) return still(stream);
  if (stream.rounds >= mostRounds) return loading(stream, stream.newest);
  const request = stream.next;
  return {
    stream: { ...stream, asked: request, next: request + 1, rounds: stream.rounds + 1 },
    effects: [{ type: 'catch-up', request, epoch: stream.epoch, since: stream.seq }],
  };
}

function receivePage(stream: Stream, page: EventList): StreamStep {
  // An earlier position in the same stream means that the database was restored from a backup.
  if (page.epoch !== stream.epoch || page.next < stream.seq) {
    return restarted(stream, page.epoch, page.next);
  }
  const newest = Math.max(stream.newest, page.next);
  const known: Stream = { ...stream, asked: undefined, newest };
  if (page.limited) return loading(known, newest);
  const waiting = new Map(stream.waiting);
  for (const event of page.events) if (event.seq > stream.seq) waiting.set(event.seq, event);
  // A hole in the response means that an invalid row was left out.
  for (let seq = stream.seq + 1; seq <= page.next; seq += 1) {
    if (!waiting.has(seq)) return loading({ ...known, waiting }, newest);
  }
  const after = drained({ ...known, waiting });
  if (after.stream.asked !== undefined) return after;
  if (!page.has_more) return awaiting(after);
  // The response announces more events but has none: the same request would repeat forever.
  if (page.next <= stream.seq && page.events.length === 0) return loading(known, newest);
  const then = asking({ ...after.stream, rounds: stream.rounds });
  return { stream: then.stream, effects: [...after.effects, ...then.effects] };
}

/** A position that arrived during the request is not covered by its response, so it is checked again later. */
function awaiting({ stream, effects }: StreamStep): StreamStep {
  if (stream.seq >= stream.newest) return { stream, effects };
  return { stream, effects: [...effects, { type: 'expect', seq: stream.newest }] };
}
