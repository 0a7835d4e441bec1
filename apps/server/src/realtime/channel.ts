import type { FastifyBaseLogger } from 'fastify';
import type { EventsRepository } from './events.repository';
import type { SignalFrame } from './signal-frame';
import { textFrame } from './text-frame';

/** Whoever takes the frames of a business: an open socket. */
export interface Receiver {
  /** @param frame whole frame; the same one goes to others, it must not be changed */
  deliver(frame: Buffer): void;
  /** The stream was begun anew: what the client knows is worth nothing. */
  renew(): void;
}

export interface ChannelOptions {
  businessId: number;
  events: EventsRepository;
  log: FastifyBaseLogger;
  /** Told after each frame, with how many took it. */
  sent: (receivers: number) => void;
}

/** Events read at once. */
const batch = 200;
/** Wait after a database that did not answer, in ms. */
const retryAfter = 1000;

/** The event's own JSON with its place put in at the end. */
const frameOf = (json: string, epoch: string, seq: number) =>
  textFrame(`${json.slice(0, -1)},"epoch":${JSON.stringify(epoch)},"seq":${seq}}`);

/**
 * What one instance tells the open sockets of one business. Events are read from the database in the order of `seq` and each is sent
 * once, so that wake-ups may be lost, doubled or early. `epoch` and `seq` are those of the last frame sent.
 */
export function createChannel({ businessId, events, log, sent }: ChannelOptions) {
  const receivers = new Set<Receiver>();
  let place: { epoch: string; seq: number } | undefined;
  let running: Promise<void> | undefined;
  let isAsked = false;
  let retry: NodeJS.Timeout | undefined;

  function broadcast(frame: Buffer): void {
    for (const receiver of receivers) receiver.deliver(frame);
    sent(receivers.size);
  }

  async function readOn(): Promise<void> {
    const now = await events.place(businessId);
    place ??= { epoch: now.epoch, seq: now.seq };
    if (now.epoch !== place.epoch || now.seq < place.seq) {
      place = { epoch: now.epoch, seq: now.seq };
      for (const receiver of receivers) receiver.renew();
      return;
    }
    while (place.seq < now.seq) {
      const rows = await events.texts(businessId, place.seq, batch);
      if (rows.length === 0) return;
      for (const { seq, json } of rows) {
        place.seq = seq;
        broadcast(frameOf(json, place.epoch, seq));
      }
    }
  }

  async function run(): Promise<void> {
    while (isAsked) {
      isAsked = false;
      try {
        await readOn();
      } catch (error) {
        log.warn({ err: error }, 'a stream cannot be read now');
        retry ??= setTimeout(() => {
          retry = undefined;
          void pump();
        }, retryAfter).unref();
      }
    }
    running = undefined;
  }

  /** Sends what is new. Resolves when everything that was committed before the call has been sent. */
  function pump(): Promise<void> {
    isAsked = true;
    running ??= run();
    return running;
  }

  return {
    pump,
    receivers,
    get place() {
      return place;
    },
    /** A frame without a place of its own, to all. Before the channel has begun nobody waits for one. */
    signal(frame: SignalFrame): void {
      if (place !== undefined) broadcast(textFrame(JSON.stringify({ ...frame, ...place })));
    },
    stop(): void {
      clearTimeout(retry);
    },
  };
}

export type Channel = ReturnType<typeof createChannel>;
