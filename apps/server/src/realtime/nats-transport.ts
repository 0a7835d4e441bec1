import type { NatsConnection } from '@nats-io/transport-node';
import type { Deps } from '../deps';
import type { BusTransport } from './bus';

const subject = 'karvon.bus';

/** Start goes on without the line after that many ms; it is laid in the background. */
const patience = 2000;

/**
 * Wake-ups over NATS, for installations whose database should not carry them. Nothing is sent before the commit; what a crash between
 * commit and sending loses is found by the hub's look.
 */
export function createNatsTransport(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  url: string,
): BusTransport {
  let connection: NatsConnection | undefined;
  let isStopped = false;

  /** Goes on until the connection is closed for good. */
  async function watch(nats: NatsConnection, restored: () => void): Promise<void> {
    for await (const { type } of nats.status()) {
      if (type === 'reconnect') restored();
      if (type === 'disconnect') log.warn('NATS is away');
    }
  }

  async function connect(onMessage: (text: string) => void, restored: () => void): Promise<void> {
    // Loaded only where it is used.
    const { connect: open } = await import('@nats-io/transport-node');
    const nats = await open({
      servers: url.split(','),
      name: 'karvon',
      noEcho: true,
      waitOnFirstConnect: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 500,
    });
    if (isStopped) return nats.close();
    connection = nats;
    nats.subscribe(subject, { callback: (_error, message) => onMessage(message.string()) });
    await nats.flush();
    void watch(nats, restored);
    restored();
  }

  return {
    publish(text) {
      db.afterCommit(() => connection?.publish(subject, text));
      return Promise.resolve();
    },
    async start(onMessage, restored) {
      isStopped = false;
      const first = db.detached(() =>
        connect(onMessage, restored).catch((error: unknown) => {
          log.error({ err: error }, 'NATS cannot be used');
        }),
      );
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, patience);
      await Promise.race([first, late]);
      clearTimeout(timer);
    },
    async stop() {
      isStopped = true;
      await connection?.close();
      connection = undefined;
    },
  };
}
