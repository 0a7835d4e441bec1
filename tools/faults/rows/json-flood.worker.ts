import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';

const { url, perSecond } = z.object({ url: z.string(), perSecond: z.number() }).parse(workerData);
const { hostname, port } = new URL(url);
const megabyte = 1024 * 1024;

const keys = `{${Array.from({ length: 90_000 }, (_, at) => `"k${String(at)}":1`).join(',')}}`;
const nested = '['.repeat(megabyte);
const small =
  `{${Array.from({ length: 450 }, (_, at) => `"k${String(at % 100)}":1`).join(',')}}`.slice(
    0,
    4_000,
  );

const head = (path: string, rest: string) =>
  `POST ${path} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\n${rest}\r\n\r\n`;
const sized = (path: string, body: string) =>
  Buffer.from(`${head(path, `content-length: ${String(Buffer.byteLength(body))}`)}${body}`);
const chunked = (path: string, body: string) =>
  Buffer.from(
    `${head(path, 'transfer-encoding: chunked')}${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  );

/** Public and dealers' operations, with and without a length, just below the limit. */
const attacks = [
  sized('/main/auth/phone-check', keys),
  sized('/main/auth/phone-check', nested),
  chunked('/main/auth/phone-check', keys),
  chunked('/main/auth/login', nested),
  sized('/main/autos', keys),
  chunked('/main/autos', nested),
  sized('/main/auth/phone-check', small),
];

let sent = 0;
setInterval(() => {
  for (let at = 0; at < perSecond / 20; at += 1) {
    const attack = attacks[sent % attacks.length];
    sent += 1;
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.once('data', () => socket.destroy());
    socket.setTimeout(10_000, () => socket.destroy());
    socket.write(attack ?? '');
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(sent);
}, 50);
