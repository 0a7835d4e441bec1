import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';

/** A received frame. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests look into frames of all shapes
export type Frame = any;

export interface TestSocket {
  socket: WebSocket;
  /** Frames received so far, including `pong` as text. */
  frames: Frame[];
  send(frame: unknown): void;
  /** Resolves with the first matching frame, received before or later. */
  frame(fits: (frame: Frame) => boolean): Promise<Frame>;
  /** Enters a room and resolves with the next response to `online`, which shows that the server responds. */
  enter(roomId?: number): Promise<Frame>;
  /** Close code of the socket. */
  closed: Promise<number>;
  close(): void;
}

/** Makes the app listen on a free port. @returns `ws://127.0.0.1:…`. */
export async function listenForSockets(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const address: AddressInfo | string | null = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The app does not listen.');
  return `ws://127.0.0.1:${address.port}`;
}

/** Returns the stream's frames after a position, in arrival order. */
export const streamAfter = ({ frames }: TestSocket, seq: number): Frame[] =>
  frames.filter(
    ({ action, ...frame }) =>
      ['create', 'read', 'room', 'notification'].includes(action) && frame.seq > seq,
  );

const parse = (text: string): Frame => (text === 'pong' ? text : JSON.parse(text));

/** Opens `/chat/ws` with a query such as `token=…`. */
export function openSocket(
  base: string,
  query: string,
  headers: Record<string, string> = {},
): TestSocket {
  const socket = new WebSocket(`${base}/chat/ws?${query}`, { headers, perMessageDeflate: false });
  const frames: Frame[] = [];
  const waiting = new Set<() => void>();
  const closed = new Promise<number>((resolve) => {
    socket.on('close', (code) => resolve(code));
  });
  const opened = new Promise<void>((resolve) => {
    socket.on('open', () => resolve());
  });
  socket.on('error', () => undefined);
  socket.on('message', (data: Buffer) => {
    frames.push(parse(data.toString()));
    for (const check of waiting) check();
  });

  const frame = (fits: (frame: Frame) => boolean) =>
    new Promise<Frame>((resolve, reject) => {
      const check = () => {
        const found = frames.find(fits);
        if (found === undefined) return;
        waiting.delete(check);
        resolve(found);
      };
      waiting.add(check);
      check();
      void closed.then((code) => reject(new Error(`The socket was closed with ${code}.`)));
    });

  const send = (value: unknown) =>
    void opened.then(() => socket.send(typeof value === 'string' ? value : JSON.stringify(value)));

  return {
    socket,
    frames,
    send,
    frame,
    enter(roomId) {
      const before = new Set(frames);
      send({ action: 'online', message: roomId === undefined ? {} : { room_id: roomId } });
      return frame(
        (one) =>
          !before.has(one) &&
          (one.action === 'online' || one.action === 'error') &&
          one.message.room_id === roomId,
      );
    },
    closed,
    close: () => socket.terminate(),
  };
}
