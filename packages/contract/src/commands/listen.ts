import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { UsageError } from '../contract/load-contract.ts';

export const portFrom = (value: string): number => {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`--port is a number from 0 (any) to 65535, not ${value}.`);
  return port;
};

/** @returns 0, or 2 when the port cannot be used */
export const listenUntilStopped = (
  server: Server,
  port: number,
  onListening: (address: string) => void,
): Promise<number> =>
  new Promise((resolve) => {
    const open = new Set<Socket>();
    server.on('connection', (socket: Socket) => {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    });
    server.on('error', (cause) => {
      process.stderr.write(`Port ${String(port)} cannot be used: ${cause.message}\n`);
      resolve(2);
    });
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const found = typeof address === 'object' && address !== null ? address.port : port;
      onListening(`http://127.0.0.1:${String(found)}`);
    });
    const stop = () => {
      server.close(() => resolve(0));
      // Upgraded sockets no longer belong to the server and would keep it open.
      for (const socket of open) socket.destroy();
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
