import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { pause } from '../pause.ts';
import type { Row } from '../row.ts';

/** Milliseconds: fifteen seconds, and five until the check. */
const allowed = 20_000;
const connections = 100;

/** Milliseconds until the server ends the connection. */
async function lifeOf(port: number, write: (socket: Socket) => void): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  // The end is detected only when data is read.
  socket.resume();
  await once(socket, 'connect');
  const began = performance.now();
  const writing = setInterval(() => write(socket), 1_000);
  await Promise.race([once(socket, 'close'), pause(2 * allowed)]);
  clearInterval(writing);
  socket.destroy();
  return performance.now() - began;
}

export const slowHeads: Row = {
  key: 'heads',
  name: 'slow heads and silent connections end',
  rounds: 3,
  quick: { tests: ['platform/http/connection-limits.slow'] },
  tries: 2 * connections,
  limit: 60_000,
  open: async (stage) => {
    const { url } = await stage.product();
    const port = Number(new URL(url).port);
    return {
      play: async () => {
        const heads = Array.from({ length: connections }, () => {
          let lines = 'GET /main/rates HTTP/1.1\r\nhost: x\r\n';
          return lifeOf(port, (socket) => {
            socket.write(lines);
            lines = 'x-more: 1\r\n';
          });
        });
        const silent = Array.from({ length: connections }, () => lifeOf(port, () => undefined));
        const durations = await Promise.all([...heads, ...silent]);
        const late = durations.filter((life) => life > allowed + 1_000);
        const failures = late.map((life) => `open for ${life.toFixed(0)} ms`);
        return { failures, after: Math.max(...durations), done: durations.length };
      },
      close: () => Promise.resolve(),
    };
  },
};
