// Opens many sockets in a separate process, so that their cost is not the server's. Controlled by messages of the parent.
// Plain TCP with the part of RFC 6455 for a handshake, `ping`, and counting frames.
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** `ping`, masked with zeros. */
const ping = Buffer.from([0x81, 0x84, 0, 0, 0, 0, ...Buffer.from('ping')]);
/** Milliseconds: the contract's interval (specification §9). */
const pingEvery = 25_000;
const atOnce = 64;
/** Number of local addresses. One has at most 28,000 ports. */
const addresses = 8;

const sockets = new Set<Socket>();
let frames = 0;
let closed = 0;

/** Counts frames, without `pong`. */
function countFrames(socket: Socket): (data: Buffer) => void {
  let rest = Buffer.alloc(0);
  let skip = 0;
  return (data) => {
    let at = Math.min(skip, data.length);
    skip -= at;
    if (skip > 0) return;
    let bytes = data;
    if (rest.length > 0) {
      bytes = Buffer.concat([rest, data.subarray(at)]);
      at = 0;
      rest = Buffer.alloc(0);
    }
    while (bytes.length - at >= 2) {
      const short = (bytes[at + 1] ?? 0) & 127;
      const header = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (bytes.length - at < header) break;
      const length =
        header === 2
          ? short
          : header === 4
            ? bytes.readUInt16BE(at + 2)
            : Number(bytes.readBigUInt64BE(at + 2));
      const opcode = (bytes[at] ?? 0) & 15;
      if (opcode === 1 && length !== 4) frames += 1;
      if (opcode === 8) socket.destroy();
      at += header + length;
      if (at > bytes.length) {
        skip = at - bytes.length;
        return;
      }
    }
    rest = Buffer.from(bytes.subarray(at));
  };
}

const open = (port: number, path: string, number: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect({
      port,
      host: '127.0.0.1',
      localAddress: `127.0.0.${String(1 + (number % addresses))}`,
    });
    socket.once('error', reject);
    socket.once('close', () => {
      closed += 1;
      sockets.delete(socket);
      reject(new Error('closed at once'));
    });
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${String(port)}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    );
    let head = '';
    const shake = (data: Buffer) => {
      head += data.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      socket.off('data', shake);
      if (!head.startsWith('HTTP/1.1 101')) return reject(new Error(head.split('\r\n')[0]));
      sockets.add(socket);
      const count = countFrames(socket);
      socket.on('data', count);
      const more = Buffer.from(head.slice(end + 4), 'latin1');
      if (more.length > 0) count(more);
      resolve();
    };
    socket.on('data', shake);
  });

async function openAll(port: number, paths: readonly string[], count: number): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < count) {
      const number = next;
      next += 1;
      await open(port, paths[number % paths.length] ?? '', number);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

setInterval(() => {
  for (const socket of sockets) socket.write(ping);
}, pingEvery);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const report = (response: object) =>
  process.send?.({ ...response, open: sockets.size, frames, closed });

process.on('message', (message: unknown) => {
  if (!isObject(message)) return;
  const paths: unknown = Reflect.get(message, 'paths');
  if (Array.isArray(paths)) {
    const [port, count] = ['port', 'count'].map((name) => Number(Reflect.get(message, name)));
    openAll(port ?? 0, paths.map(String), count ?? 0).then(
      () => report({}),
      (error: unknown) => report({ failure: String(error) }),
    );
  } else {
    report({});
  }
});
process.on('disconnect', () => process.exit());
