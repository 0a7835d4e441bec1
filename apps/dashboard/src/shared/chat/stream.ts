import type { ChatEvent, EventList } from '@karvon/api/chat';

/** An event of the socket, with the stream it belongs to. */
export type StreamEvent = ChatEvent & { epoch: string };

/** Where the screen is in the business's stream. */
export interface Stream {
  /** Undefined until the first frame carries it. */
  epoch: string | undefined;
  /** Last event that the caches hold. */
  seq: number;
  /** Newest event that is known to exist. */
  newest: number;
  /** Events that wait for those before them, by `seq`. */
  waiting: ReadonlyMap<number, ChatEvent>;
  /** Number of the catching-up under way; responses of others are ignored. */
  asked: number | undefined;
  /** How many were asked one after the other. */
  rounds: number;
  /** Number of the next request. */
  next: number;
}

/** What happened to the line. */
export type StreamInput =
  | { type: 'opened' }
  | { type: 'event'; event: StreamEvent }
  /** A frame without an event that carries the newest `seq`. */
  | { type: 'place'; epoch: string; seq: number }
  /** A place came some time ago: what leads to it should have come. */
  | { type: 'overdue'; seq: number }
  /** A frame that could not be read: something was missed. */
  | { type: 'invalid' }
  | { type: 'page'; request: number; page: EventList }
  | { type: 'page-failed'; request: number };

/** What has to be done, in this order. */
export type StreamEffect =
  | { type: 'apply'; event: ChatEvent }
  /** `listEvents` after `since`; its response comes back as `page` or `page-failed`. */
  | { type: 'catch-up'; request: number; epoch: string; since: number }
  /** Look again in a moment whether `seq` has come. */
  | { type: 'expect'; seq: number }
  /** Ask again for everything on screen, and again for what fails, until it is there. */
  | { type: 'load' };

export interface StreamStep {
  stream: Stream;
  effects: readonly StreamEffect[];
}

/** Before anything is known. */
export const newStream: Stream = {
  epoch: undefined,
  seq: 0,
  newest: 0,
  waiting: new Map(),
  asked: undefined,
  rounds: 0,
  next: 1,
};

/** Responses of 500 events in a row before a full load is the shorter way. */
const mostRounds = 4;

/**
 * The one place that decides what becomes of a frame: doubles are dropped, events are applied without gaps and in order, a gap is
 * asked for, and whatever is doubtful ends in a full load. No input and no output: a test can play any order of things.
 */
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
      // Asked again even where a response is under way: that one may end before what could not be read.
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

/** What came while nobody listened is asked for; a stream that is not known yet sends its place by itself. */
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
  // The event itself may be on its way by the other road: only its absence is a gap.
  return seq > stream.seq && stream.asked === undefined
    ? { stream: known, effects: [{ type: 'expect', seq }] }
    : still(known);
}

/** Another stream than before, or the first: everything is loaded as of now. */
function restarted(stream: Stream, epoch: string, seq: number): StreamStep {
  const fresh: Stream = { ...newStream, next: stream.next, epoch, newest: seq };
  return loading(fresh, seq);
}

/** Owes a full load, which covers everything up to `seq`; later events go on from there. */
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

/** Applies what is next in order; what then still waits shows a gap. */
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
  // Away for very long, or asked again and again in vain.
  if (stream.rounds >= mostRounds) return loading(stream, stream.newest);
  const request = stream.next;
  return {
    stream: { ...stream, asked: request, next: request + 1, rounds: stream.rounds + 1 },
    effects: [{ type: 'catch-up', request, epoch: stream.epoch, since: stream.seq }],
  };
}

function receivePage(stream: Stream, page: EventList): StreamStep {
  // A place before ours in the same stream is another past: a database that was set back.
  if (page.epoch !== stream.epoch || page.next < stream.seq) {
    return restarted(stream, page.epoch, page.next);
  }
  const newest = Math.max(stream.newest, page.next);
  const known: Stream = { ...stream, asked: undefined, newest };
  if (page.limited) return loading(known, newest);
  const waiting = new Map(stream.waiting);
  for (const event of page.events) if (event.seq > stream.seq) waiting.set(event.seq, event);
  // What the response covers must be there without a hole; a row that broke the contract was left out of it.
  for (let seq = stream.seq + 1; seq <= page.next; seq += 1) {
    if (!waiting.has(seq)) return loading({ ...known, waiting }, newest);
  }
  const after = drained({ ...known, waiting });
  if (after.stream.asked !== undefined) return after;
  if (!page.has_more) return awaiting(after);
  // More is said to follow, and nothing came: never ask the same again.
  if (page.next <= stream.seq && page.events.length === 0) return loading(known, newest);
  const then = asking({ ...after.stream, rounds: stream.rounds });
  return { stream: then.stream, effects: [...after.effects, ...then.effects] };
}

/** A place that came while a response was under way has not come with it: look again in a moment. */
function awaiting({ stream, effects }: StreamStep): StreamStep {
  if (stream.seq >= stream.newest) return { stream, effects };
  return { stream, effects: [...effects, { type: 'expect', seq: stream.newest }] };
}
