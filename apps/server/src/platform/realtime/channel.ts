import { setImmediate } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { EventsRepository } from './events.repository';
import type { SignalFrame } from './signal-frame';
import type { MemberView } from './socket-rooms';
import { textFrame } from './text-frame';

export interface Receiver {
  /** @param frame complete frame, shared between receivers: do not modify it */
  deliver(frame: Buffer): void;
  /** The stream restarted: the client must reload everything. */
  renew(): void;
  /** Part of the stream that the receiver may see; undefined for all of it. */
  view: MemberView | undefined;
}

export interface ChannelOptions {
  businessId: number;
  events: EventsRepository;
  log: FastifyBaseLogger;
  /** Called after each frame with the number of receivers. */
  sent: (receivers: number) => void;
}

const batch = 200;
/** Characters sent per turn of the event loop. With more, a fast reader looks slow because its socket is not written yet. */
const turn = 128 * 1024;
/** Delay after a failed database query; ms. */
const retryAfter = 1000;

/** Appends the place to the event's JSON without parsing it. */
const frameOf = (json: string, epoch: string, seq: number) =>
  textFrame(`${json.slice(0, -1)},"epoch":${JSON.stringify(epoch)},"seq":${seq}}`);

/**
 * Sends one business's events to the open sockets of one instance. Events are read from the database in the order of `seq` and each is sent
 * once, so that wake-ups may be lost, repeated or early. `epoch` and `seq` are those of the last frame sent.
 */
export function createChannel({ businessId, events, log, sent }: ChannelOptions) {
  const receivers = new Set<Receiver>();
  let place: { epoch: string; seq: number } | undefined;
  let running: Promise<void> | undefined;
  let isAsked = false;
  let retry: NodeJS.Timeout | undefined;

  /** Sends an event to each receiver as they may see it. When that cannot be determined, the client reconnects and reloads. */
  async function broadcast(json: string, at: { epoch: string; seq: number }): Promise<void> {
    const frame = frameOf(json, at.epoch, at.seq);
    const limited: Receiver[] = [];
    for (const receiver of receivers) {
      if (receiver.view === undefined) receiver.deliver(frame);
      else limited.push(receiver);
    }
    await Promise.all(
      limited.map(async (receiver) => {
        const own = await receiver.view?.event(json).catch((error: unknown) => {
          log.warn({ err: error, business_id: businessId, seq: at.seq }, 'chat.event_not_narrowed');
        });
        if (typeof own === 'string') receiver.deliver(frameOf(own, at.epoch, at.seq));
        else receiver.renew();
      }),
    );
    sent(receivers.size);
  }

  async function pass(receiver: Receiver, room: number, frame: Buffer): Promise<void> {
    // Signals are transient, so they are dropped when the check fails.
    const isSeen = await receiver.view?.sees(room).catch(() => false);
    if (isSeen !== false) receiver.deliver(frame);
  }

  async function readOn(): Promise<void> {
    const now = await events.place(businessId);
    place ??= { epoch: now.epoch, seq: now.seq };
    if (now.epoch !== place.epoch || now.seq < place.seq) {
      place = { epoch: now.epoch, seq: now.seq };
      for (const receiver of receivers) receiver.renew();
      return;
    }
    let sentInTurn = 0;
    while (place.seq < now.seq) {
      const rows = await events.texts(businessId, place.seq, batch);
      if (rows.length === 0) return;
      for (const { seq, json } of rows) {
        place.seq = seq;
        // oxlint-disable-next-line no-await-in-loop -- in the order of the stream
        await broadcast(json, { epoch: place.epoch, seq });
        sentInTurn += json.length;
        if (sentInTurn > turn) {
          sentInTurn = 0;
          // oxlint-disable-next-line no-await-in-loop -- sockets are written and read between two turns
          await setImmediate();
        }
      }
    }
  }

  async function run(): Promise<void> {
    while (isAsked) {
      isAsked = false;
      try {
        await readOn();
      } catch (error) {
        log.warn({ err: error, business_id: businessId }, 'chat.stream_unreadable');
        retry ??= setTimeout(() => {
          retry = undefined;
          void pump();
        }, retryAfter).unref();
      }
    }
    running = undefined;
  }

  /** Sends new events. Resolves when everything committed before the call has been sent. */
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
    /** Sends a frame without its own place to all. Before the channel has started there are no receivers. */
    signal(frame: SignalFrame): void {
      if (place === undefined) return;
      const text = textFrame(JSON.stringify({ ...frame, ...place }));
      for (const receiver of receivers) {
        if (receiver.view === undefined) receiver.deliver(text);
        else void pass(receiver, frame.room_id, text);
      }
      sent(receivers.size);
    },
    stop(): void {
      clearTimeout(retry);
    },
  };
}

export type Channel = ReturnType<typeof createChannel>;
