import type { Server } from 'node:http';
import { WebSocketServer } from 'ws';
import { list, member, type Tree } from '../contract/tree.ts';

const exampleOf = (socket: Tree, message: string): unknown =>
  member(
    list(member(member(member(socket['components'], 'messages'), message), 'examples'))[0],
    'payload',
  );

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Adds a socket at `/ws` that responds like the examples: `pong`, presence, and `error` for unknown frames. */
export const addMockSocket = (server: Server, base: string, socket: Tree): void => {
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, line, head) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mock');
    if (pathname !== `${base}/ws` && pathname !== '/ws') {
      line.end('HTTP/1.1 404 Not Found\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, line, head, (client) => {
      if (!searchParams.get('token') && !searchParams.get('ticket')) {
        client.close(4401);
        return;
      }
      client.on('message', (data) => {
        const text = Buffer.isBuffer(data) ? data.toString('utf8') : '';
        if (text === 'ping') {
          client.send('pong');
          return;
        }
        const frame = parse(text);
        const action = member(frame, 'action');
        if (action === 'typing') return;
        const reply = exampleOf(socket, action === 'online' ? 'online' : 'error');
        client.send(JSON.stringify(reply));
      });
    });
  });
};
