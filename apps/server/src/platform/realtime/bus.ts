import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { BaseDeps } from '../jobs/base-deps';
import type { MinuteCounts } from '../limits/shared-counts';
import type { SignalFrame } from './signal-frame';

/** Receives events of all instances, including this one. */
export interface BusListener {
  /** The stream of that business grew: read it. */
  woken(businessId: number): void;
  /** A transient signal such as typing or presence: forwarded and not stored. */
  signalled(businessId: number, frame: SignalFrame): void;
  /** Sessions of that person ended: check which sockets must close. */
  sessionsEnded(userId: number): void;
  /** Another instance reported its request counts. */
  counted(instance: string, counts: MinuteCounts): void;
  /** The connection is back and messages may have been missed: check everything. */
  restored(): void;
}

/** Sends short texts to every instance. It may or may not include this one, and may lose or repeat messages. */
export interface BusTransport {
  /** True while messages of other instances arrive. */
  isUp(): boolean;
  /** Sends after the surrounding transaction commits, or at once without one. */
  publish(text: string): Promise<void>;
  /** Resolves after the first connection attempt, successful or not, and keeps retrying. */
  start(onMessage: (text: string) => void, restored: () => void): Promise<void>;
  stop(): Promise<void>;
}

const room = z.int().min(1);

const messages = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('wake'), from: z.string(), business: z.int() }),
  z.object({ kind: z.literal('sessions'), from: z.string(), user: z.int() }),
  z.object({
    kind: z.literal('counts'),
    from: z.string(),
    minute: z.int(),
    counts: z.array(z.tuple([z.string().max(100), z.int().min(0)])).max(200),
  }),
  z.object({
    kind: z.literal('signal'),
    from: z.string(),
    business: z.int(),
    frame: z.discriminatedUnion('action', [
      z.object({
        action: z.literal('typing'),
        room_id: room,
        message: z.object({ room_id: room }),
      }),
      z.object({
        action: z.literal('online'),
        room_id: room,
        message: z.object({
          room_id: room,
          is_online: z.boolean(),
          last_seen_at: z.string().optional(),
        }),
      }),
    ]),
  }),
]);

type BusMessage = z.output<typeof messages>;
type WithoutFrom<M> = M extends unknown ? Omit<M, 'from'> : never;

function readMessage(text: string): BusMessage | undefined {
  try {
    return messages.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * Notifies all instances of events. A message only wakes them: events are read from the database by their `seq`, so the next check finds
 * what the transport lost. This instance receives its own messages directly, whatever the transport does.
 */
export function createBus({ db, log }: Pick<BaseDeps, 'db' | 'log'>, transport: BusTransport) {
  const self = randomUUID();
  let listener: BusListener | undefined;

  function deliver(message: BusMessage): void {
    switch (message.kind) {
      case 'wake':
        return listener?.woken(message.business);
      case 'sessions':
        return listener?.sessionsEnded(message.user);
      case 'counts':
        return listener?.counted(message.from, message);
      case 'signal':
        return listener?.signalled(message.business, message.frame);
      default:
        return message satisfies never;
    }
  }

  async function send(message: WithoutFrom<BusMessage>): Promise<void> {
    const said = { ...message, from: self };
    db.afterCommit(() => deliver(said));
    await transport.publish(JSON.stringify(said));
  }

  return {
    isUp: () => transport.isUp(),
    wake: (business: number) => send({ kind: 'wake', business }),
    endSessions: (user: number) => send({ kind: 'sessions', user }),
    signal: (business: number, frame: SignalFrame) => send({ kind: 'signal', business, frame }),
    /** Other instances receive the counts, this one does not. */
    publishCounts: ({ minute, counts }: MinuteCounts) =>
      transport.publish(JSON.stringify({ kind: 'counts', from: self, minute, counts })),

    async start(next: BusListener): Promise<void> {
      listener = next;
      await transport.start(
        (text) => {
          const message = readMessage(text);
          if (message === undefined) log.warn('bus.invalid_message');
          else if (message.from !== self) deliver(message);
        },
        () => listener?.restored(),
      );
    },

    async stop(): Promise<void> {
      listener = undefined;
      await transport.stop();
    },
  };
}

export type Bus = ReturnType<typeof createBus>;
