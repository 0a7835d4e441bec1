import { readFile } from 'node:fs/promises';
import type { ConnectionOptions, NatsConnection } from '@nats-io/transport-node';
import type { Config } from '../config/config';
import type { BaseDeps } from '../jobs/base-deps';
import type { BusTransport } from './bus';

const subject = 'karvon.bus';

/** Time after which the start continues without the connection, which is retried in the background; ms. */
const patience = 2000;
/** Milliseconds until a rejected login is retried: meanwhile the account or the file may be fixed. */
const retryAfter = 5000;

type NatsSettings = Pick<Config, 'NATS_URL' | 'NATS_TOKEN' | 'NATS_CREDS'>;

/** Servers without logins, and the login of the first address that has one: all servers are of one cluster. */
export function natsLogin({ NATS_URL, NATS_TOKEN }: NatsSettings) {
  const addresses = NATS_URL.split(',').map((text) => new URL(text));
  const named = addresses.find(({ username }) => username !== '');
  const servers = addresses.map(({ protocol, host }) => `${protocol}//${host}`);
  const token =
    NATS_TOKEN ?? (named?.password === '' ? decodeURIComponent(named.username) : undefined);
  if (token !== undefined) return { servers, token };
  if (named === undefined) return { servers };
  const { username, password } = named;
  return { servers, user: decodeURIComponent(username), pass: decodeURIComponent(password) };
}

/** Sends nothing before the commit. The hub's check finds what a crash between commit and sending lost. */
export function createNatsTransport(
  { db, log }: Pick<BaseDeps, 'db' | 'log'>,
  settings: NatsSettings,
): BusTransport {
  let connection: NatsConnection | undefined;
  let isUp = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function watch(nats: NatsConnection, restored: () => void): Promise<void> {
    for await (const { type } of nats.status()) {
      if (type === 'disconnect') {
        isUp = false;
        log.warn('bus.away');
      }
      if (type === 'reconnect') {
        isUp = true;
        restored();
      }
    }
  }

  async function open(): Promise<NatsConnection> {
    // Loaded only when it is used.
    const { connect, credsAuthenticator } = await import('@nats-io/transport-node');
    const { NATS_CREDS } = settings;
    const options: ConnectionOptions = {
      ...natsLogin(settings),
      ...(NATS_CREDS === undefined
        ? {}
        : { authenticator: credsAuthenticator(await readFile(NATS_CREDS)) }),
      name: 'karvon',
      noEcho: true,
      waitOnFirstConnect: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 500,
      ignoreAuthErrorAbort: true,
    };
    return connect(options);
  }

  async function connect(onMessage: (text: string) => void, restored: () => void): Promise<void> {
    const nats = await open();
    if (isStopped) return nats.close();
    connection = nats;
    nats.subscribe(subject, { callback: (_error, message) => onMessage(message.string()) });
    await nats.flush();
    isUp = true;
    void watch(nats, restored);
    restored();
  }

  /** NATS itself tries a rejected login only once. */
  async function keepTrying(onMessage: (text: string) => void, restored: () => void) {
    try {
      await connect(onMessage, restored);
    } catch (error) {
      log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'bus.unusable');
      if (isStopped) return;
      timer = setTimeout(() => void keepTrying(onMessage, restored), retryAfter);
      timer.unref();
    }
  }

  return {
    isUp: () => isUp,
    publish(text) {
      db.afterCommit(() => connection?.publish(subject, text));
      return Promise.resolve();
    },
    async start(onMessage, restored) {
      isStopped = false;
      const first = db.detached(() => keepTrying(onMessage, restored));
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const wait = setTimeout(resolve, patience);
      await Promise.race([first, late]);
      clearTimeout(wait);
    },
    async stop() {
      isStopped = true;
      isUp = false;
      clearTimeout(timer);
      await connection?.close();
      connection = undefined;
    },
  };
}
