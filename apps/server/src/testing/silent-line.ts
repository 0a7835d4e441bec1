import { type Socket, connect, createServer } from 'node:net';
import path from 'node:path';

/** Opens a TCP proxy to PostgreSQL's socket folder whose connections can fall silent: nothing arrives, and nothing is closed. */
export async function openSilentLine(to: { host: string; port: number }) {
  const pairs: [Socket, Socket][] = [];
  const server = createServer((near) => {
    const far = connect(path.join(to.host, `.s.PGSQL.${to.port}`));
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    pairs.push([near, far]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    host: '127.0.0.1',
    port: typeof address === 'object' && address !== null ? address.port : 0,
    /** Silences all open connections. New ones work. */
    silence(): void {
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
        near.resume();
        far.resume();
      }
    },
    async close(): Promise<void> {
      for (const socket of pairs.flat()) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
