import type { BaseDeps } from '../jobs/base-deps';
import type { Bus, BusListener } from './bus';
import { type Channel, type Receiver, createChannel } from './channel';
import { createEventsRepository } from './events.repository';
import { settleOrigin } from './stream-origin';

export interface HubOptions {
  bus: Bus;
  /** The sockets of that person check whether the session was theirs. */
  sessionsEnded: (userId: number) => void;
  counted: BusListener['counted'];
  sent: (receivers: number) => void;
}

/** Milliseconds after which a lost wake-up is noticed. */
const checkEvery = 10_000;

export function createHub(
  { db, log }: BaseDeps,
  { bus, sessionsEnded, counted, sent }: HubOptions,
) {
  const events = createEventsRepository(db);
  const channels = new Map<number, Channel>();
  let timer: NodeJS.Timeout | undefined;

  /** The bus may not use the database, so it does not notice a restored backup. */
  async function settle(): Promise<void> {
    if (await settleOrigin(db)) log.warn('chat.streams_renewed');
  }

  /** Checks for streams that moved or restarted without a wake-up. */
  async function check(): Promise<void> {
    await settle();
    const known = new Map(
      [...channels].flatMap(([id, { place }]) => (place === undefined ? [] : [[id, place]])),
    );
    for (const id of await events.moved(known)) void channels.get(id)?.pump();
  }

  const quietly = (work: () => Promise<unknown>) =>
    void db.detached(work).catch((error: unknown) => {
      log.warn({ err: error }, 'chat.database_away');
    });

  return {
    /** Events after this call reach the receiver. @returns its channel, and a function to leave */
    join(businessId: number, receiver: Receiver) {
      const channel =
        channels.get(businessId) ??
        db.detached(() => createChannel({ businessId, events, log, sent }));
      channels.set(businessId, channel);
      channel.receivers.add(receiver);
      return {
        channel,
        leave(): void {
          channel.receivers.delete(receiver);
          if (channel.receivers.size > 0 || channels.get(businessId) !== channel) return;
          channels.delete(businessId);
          channel.stop();
        },
      };
    },

    check,

    async start(): Promise<void> {
      // Runs before any position is sent, and without the bus too.
      await settle();
      await bus.start({
        woken: (id) => void db.detached(() => channels.get(id)?.pump()),
        signalled: (id, frame) => channels.get(id)?.signal(frame),
        sessionsEnded,
        counted,
        restored: () => quietly(check),
      });
      timer = db.detached(() => setInterval(() => quietly(check), checkEvery)).unref();
    },

    async stop(): Promise<void> {
      clearInterval(timer);
      for (const channel of channels.values()) channel.stop();
      await bus.stop();
    },
  };
}

export type Hub = ReturnType<typeof createHub>;
