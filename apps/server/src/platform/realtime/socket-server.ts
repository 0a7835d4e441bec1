import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { WebSocket, WebSocketServer } from 'ws';
import type { BaseDeps } from '../jobs/base-deps';
import type { Dealer, SessionLookup } from '../values/dealer';
import type { SharedCounts } from '../limits/shared-counts';
import { Connection } from './connection';
import { type CloseCode, closeCodes } from './close-codes';
import { createHandshakeLimits } from './handshake-limits';
import { createOriginRule } from './origin-rule';
import type { Realtime } from './realtime';
import { createSocketMetrics } from './socket-metrics';
import type { SocketRooms } from './socket-rooms';

export const socketPath = '/chat/ws';

/** True for requests to the socket. Other upgrade requests (h2c) are treated as plain requests. */
export const isSocketRequest = ({ url = '' }: Pick<IncomingMessage, 'url'>): boolean =>
  url.split('?')[0] === socketPath;

const maxFrame = 16 * 1024;
/** Maximum number of sockets per session. A page opens one, so a browser never needs more. */
const socketsOfSession = 20;
/** Interval of the check for silent sockets; ms. */
const silenceEvery = 5000;
/** Interval of the check for sessions that expired, or ended while the bus was disconnected; ms. */
const sessionsEvery = 30_000;
/** Interval for sending counts by address to other instances; ms. */
const countsEvery = 1000;
/** Time that closing waits for clients to respond; ms. */
const closingPatience = 250;
/** Time after which a closed socket is cut when its client does not respond; ms. */
const closeTimeout = 5000;

/** Replaces the library's close code by the contract's. */
class ContractSocket extends WebSocket {
  override close(code?: number, reason?: string | Buffer): void {
    super.close(code === 1009 ? closeCodes.frameTooLarge : code, reason);
  }
}

export interface SocketServerOptions {
  deps: BaseDeps;
  realtime: Realtime;
  sessions: SessionLookup;
  rooms: SocketRooms;
  registry: Registry;
  counts: SharedCounts;
}

/** Serves `/chat/ws` on the server's own port. The address contains a secret and is never logged. */
export function installSocket(
  app: FastifyInstance,
  { deps, realtime, sessions, rooms, registry, counts }: SocketServerOptions,
) {
  const { clock, config, db, log } = deps;
  const { tickets } = realtime;
  const connections = new Set<Connection>();
  /** Streams of all upgrades, including those not admitted yet or rejected. */
  const streams = new Set<Duplex>();
  const metrics = createSocketMetrics(registry, () => connections.size);
  const isAllowed = createOriginRule(config);
  const handshakes = createHandshakeLimits(config, counts);
  // closeTimeout is missing in the library's types; a separate constant avoids the excess property check.
  const settings = {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: maxFrame,
    closeTimeout,
    WebSocket: ContractSocket,
  };
  const server = new WebSocketServer(settings);
  let isClosing = false;
  const hub = realtime.createHub({
    sent: metrics.sent,
    sessionsEnded: (id) => check(id),
    counted: counts.receive,
  });

  async function identify(request: IncomingMessage): Promise<Dealer | null> {
    const { url = '' } = request;
    const query = new URLSearchParams(url.slice(socketPath.length));
    const token = query.get('token');
    const ticket = query.get('ticket');
    if (token !== null && ticket === null && token.length <= 200)
      return sessions(token, handshakes.addressOf(request));
    if (ticket !== null && token === null && ticket.length <= 200) return tickets.redeem(ticket);
    return null;
  }

  function check(userId?: number): void {
    const asked = [...connections].filter(
      ({ dealer }) => userId === undefined || dealer.user === userId,
    );
    if (asked.length === 0) return;
    const ids = new Set(asked.map(({ dealer }) => dealer.session_id));
    void db
      .detached(() => tickets.alive([...ids]))
      .then((alive) => {
        for (const connection of asked) {
          if (!alive.has(connection.dealer.session_id)) connection.close(closeCodes.unknownToken);
        }
      })
      .catch((error: unknown) => log.warn({ err: error }, 'socket.session_check_failed'));
  }

  function reject(socket: WebSocket, code: CloseCode): void {
    socket.on('error', () => undefined);
    metrics.closed(code);
    socket.close(code);
  }

  function open(socket: WebSocket, stream: Duplex, dealer: Dealer): void {
    const own = [...connections].filter((one) => one.dealer.session_id === dealer.session_id);
    if (own.length >= socketsOfSession) return reject(socket, closeCodes.tooMany);
    const connection = new Connection(deps, {
      stream,
      socket,
      dealer,
      hub,
      rooms,
      closed: (gone, code) => {
        connections.delete(gone);
        metrics.closed(code);
      },
    });
    connections.add(connection);
  }

  async function judge(request: IncomingMessage): Promise<Dealer | CloseCode> {
    if (isClosing) return closeCodes.restarting;
    if (!isAllowed(request.headers)) return closeCodes.foreignOrigin;
    if (!handshakes.take(request)) return closeCodes.tooMany;
    try {
      return (await identify(request)) ?? closeCodes.unknownToken;
    } catch (error) {
      log.warn({ err: error }, 'socket.open_failed');
      return closeCodes.internalError;
    }
  }

  async function admit(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const whoOrWhyNot = await judge(request);
    // A browser sees the close code but not the status of a handshake, so a rejected client is accepted and then closed.
    server.handleUpgrade(request, stream, head, (socket) => {
      // Checked again: the shutdown may have begun during the database query.
      const outcome = isClosing ? closeCodes.restarting : whoOrWhyNot;
      if (typeof outcome !== 'number') return open(socket, stream, outcome);
      reject(socket, outcome);
    });
  }

  app.server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy());
    streams.add(stream);
    stream.once('close', () => streams.delete(stream));
    // The request came on a connection that was already open, which nothing else would cut.
    if (isClosing) setTimeout(() => stream.destroy(), closingPatience).unref();
    if (isSocketRequest(request)) {
      void db.detached(() => admit(request, stream, head)).catch(() => stream.destroy());
    } else stream.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  });

  const timers: NodeJS.Timeout[] = [];
  app.addHook('onReady', async () => {
    await hub.start();
    timers.push(
      setInterval(() => checkSilence(), silenceEvery).unref(),
      setInterval(() => check(), sessionsEvery).unref(),
      db.detached(() => setInterval(() => void publishCounts(), countsEvery)).unref(),
    );
  });

  /** Sends counts to the other instances. Without a connection each instance uses its own counts. */
  async function publishCounts(): Promise<void> {
    const news = realtime.bus.isUp() ? counts.news() : undefined;
    if (news === undefined) return;
    await realtime.bus
      .publishCounts(news)
      .catch((error: unknown) => log.debug({ err: error }, 'bus.counts_lost'));
  }

  function checkSilence(): void {
    const now = clock.now().getTime();
    for (const connection of connections) connection.checkSilence(now);
  }

  /** Asks all clients to reconnect at once, and cuts those that do not respond. */
  async function closeAll(): Promise<void> {
    isClosing = true;
    for (const connection of connections) connection.close(closeCodes.restarting);
    const deadline = Date.now() + closingPatience;
    while (streams.size > 0 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    for (const stream of streams) stream.destroy();
  }

  // Runs before the server stops listening, which would wait for open sockets for ever.
  app.addHook('preClose', async () => {
    for (const timer of timers) clearInterval(timer);
    await closeAll();
  });
  app.addHook('onClose', async () => hub.stop());

  return { checkSilence, checkSessions: check, checkStreams: hub.check, publishCounts };
}

export type SocketServer = ReturnType<typeof installSocket>;
