import { existsSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { WebSocket } from 'ws';
import type { ServerProcess } from '../../../tests/product/server-process.ts';
import { accessToken } from '../../../tests/product/sign-in.ts';
import { createDealer, type Dealer } from '../dealer.ts';
import { pause } from '../pause.ts';
import type { Row } from '../row.ts';

/** Milliseconds. */
const allowed = 10_000;

interface Load {
  end: () => void;
  done: Promise<unknown>;
}

function repeat(work: () => Promise<unknown>): Load {
  const ending = new AbortController();
  const run = async () => {
    while (!ending.signal.aborted) await work().catch(() => pause(20));
  };
  return { end: () => ending.abort(), done: run() };
}

const writers = (dealer: Dealer) => {
  let number = 0;
  return Array.from({ length: 8 }, (_, at) =>
    repeat(async () => {
      number += 1;
      const { kind } = await dealer.create(`stop-${String(at)}-${String(number)}`, number);
      if (kind === 'silent') await pause(20);
    }),
  );
};

function openSockets(url: string, token: string): Load {
  const address = `${url.replace('http', 'ws')}/chat/ws?token=${token}`;
  const sockets = Array.from({ length: 30 }, (_, at) => {
    const socket = new WebSocket(address, { perMessageDeflate: false });
    socket.on('error', () => undefined);
    if (at % 3 === 0) socket.on('open', () => socket.pause());
    return socket;
  });
  return {
    end: () => sockets.forEach((socket) => socket.terminate()),
    done: Promise.resolve(),
  };
}

function handshakes(url: string, token: string): Load {
  const { port } = new URL(url);
  const open: Socket[] = [];
  const load = repeat(async () => {
    const socket = connect(Number(port), '127.0.0.1');
    open.push(socket);
    socket.on('error', () => undefined);
    socket.write(
      `GET /chat/ws?token=${token} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n` +
        'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    await pause(5);
  });
  return {
    end: () => {
      load.end();
      open.forEach((socket) => socket.destroy());
    },
    done: load.done,
  };
}

function slowBody(url: string): Load {
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    'POST /main/auth/phone-check HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 3000\r\n\r\n{',
  );
  return { end: () => socket.destroy(), done: Promise.resolve() };
}

async function stopUnderLoad(server: ServerProcess, token: string, wait: number, isQuick: boolean) {
  const { url, dataDir } = server;
  const loads = [
    ...writers(await createDealer(url, token)),
    openSockets(url, token),
    handshakes(url, token),
    // Running requests get some seconds to complete, and this one takes them.
    ...(isQuick ? [] : [slowBody(url)]),
  ];
  await pause(wait);
  const began = performance.now();
  const stopped = server.stop('SIGTERM').then(() => true);
  const isStopped = await Promise.race([stopped, pause(2 * allowed).then(() => false)]);
  const after = performance.now() - began;
  for (const load of loads) load.end();
  if (!isStopped) await server.stop('SIGKILL');
  await Promise.all(loads.map(({ done }) => done));
  const failures: string[] = [];
  if (!isStopped) failures.push(`not ended after ${String((2 * allowed) / 1000)} s`);
  else if (after > allowed) failures.push(`ended after ${after.toFixed(0)} ms`);
  if (isStopped && existsSync(path.join(dataDir, 'postgres/data/postmaster.pid')))
    failures.push('the database was left running');
  return { failures, after };
}

export const stop: Row = {
  key: 'stop',
  name: 'stopped under writers and handshakes',
  rounds: 100,
  quick: 1,
  limit: 120_000,
  open: async (stage) => {
    let server: ServerProcess | undefined;
    const { dataDir, url } = (server = await stage.start());
    // Once, since sessions survive a restart and sign-ins are limited by the hour.
    const token = await accessToken(url);
    return {
      play: async ({ random, isQuick }) => {
        const running = server ?? (await stage.start({ dataDir }));
        server = undefined;
        return stopUnderLoad(running, token, random.between(100, 600), isQuick);
      },
      close: () => Promise.resolve(),
    };
  },
};
