import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

export interface Weather {
  /** Milliseconds. @default 0 */
  delay?: number;
  /** Bytes a second per direction and connection. @default unlimited */
  rate?: number;
}

/** Silent connections deliver pending bytes, or are reset. */
export type Recovery = 'resume' | 'reset';

export interface WeatherLine {
  url: string;
  lead: (url: string) => void;
  /** Accepts no new connection until `repair`. */
  cut: () => void;
  silence: () => void;
  /**
   * Simulates a failover: open connections stay silent, new ones work. The server behind the line loses them at once,
   * or a database would run out of connections.
   */
  forget: () => void;
  /** Cuts the next connection after this number of bytes in that direction, once. */
  cutAfter: (bytes: number) => void;
  hasCut: () => boolean;
  blow: (weather: Weather) => void;
  repair: (how?: Recovery) => void;
  close: () => Promise<void>;
}

interface State extends Weather {
  isSilent: boolean;
}

/** @returns a function that continues after a change of the weather */
function carry(from: Socket, to: Socket, state: State): () => void {
  const queue: { chunk: Buffer; due: number }[] = [];
  let timer: NodeJS.Timeout | undefined;
  let hasEnded = false;
  const later = (wait: number) => {
    timer = setTimeout(() => {
      timer = undefined;
      run();
    }, wait);
  };
  const run = () => {
    for (;;) {
      if (timer !== undefined || state.isSilent || to.destroyed) return;
      const [next] = queue;
      if (next === undefined) {
        if (hasEnded) to.end();
        return;
      }
      const wait = next.due - performance.now();
      if (wait > 0) return later(wait);
      queue.shift();
      to.write(next.chunk);
      if (state.rate !== undefined) later((next.chunk.length / state.rate) * 1000);
    }
  };
  from.on('data', (chunk) => {
    queue.push({ chunk: Buffer.from(chunk), due: performance.now() + (state.delay ?? 0) });
    run();
  });
  from.on('end', () => {
    hasEnded = true;
    run();
  });
  from.on('close', () => {
    clearTimeout(timer);
    if (!state.isSilent && queue.length === 0) to.destroy();
  });
  return run;
}

const targetOf = (target: string): NetConnectOpts =>
  target.startsWith('/')
    ? { path: target }
    : { port: Number(new URL(target).port), host: '127.0.0.1' };

export async function openLine(target: string): Promise<WeatherLine> {
  let state: State = { isSilent: false };
  const pairs = new Map<Socket, { near: Socket; far: Socket; wake: () => void }>();
  const forgotten = new Set<Socket>();
  let to = targetOf(target);
  let isCut = false;
  let cutAt = Infinity;
  let carried = new WeakMap<Socket, number>();

  const join = (near: Socket) => {
    const far = connect(to);
    const own = state;
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
    }
    far.on('close', () => {
      if (!own.isSilent) near.destroy();
    });
    near.on('data', (chunk: Buffer) => {
      const sum = (carried.get(near) ?? 0) + chunk.length;
      carried.set(near, sum);
      if (sum < cutAt) return;
      cutAt = Infinity;
      near.resetAndDestroy();
      far.resetAndDestroy();
    });
    const there = carry(near, far, own);
    const back = carry(far, near, own);
    pairs.set(near, { near, far, wake: () => [there, back].forEach((run) => run()) });
    near.on('close', () => pairs.delete(near));
  };
  const waiting = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (near) => {
    near.on('error', () => undefined);
    if (isCut) near.resetAndDestroy();
    else if (state.isSilent) waiting.add(near.pause());
    else join(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The line has no port.');

  const endAll = () => {
    const open = [...pairs.values()].flatMap(({ near, far }) => [near, far]);
    for (const socket of [...open, ...waiting, ...forgotten]) socket.resetAndDestroy();
    forgotten.clear();
    pairs.clear();
    waiting.clear();
  };
  const repair = (how: Recovery = 'resume') => {
    const wasSilent = state.isSilent;
    isCut = false;
    Object.assign(state, { isSilent: false, delay: undefined, rate: undefined });
    if (!wasSilent) return;
    if (how === 'reset') return endAll();
    for (const { wake } of pairs.values()) wake();
    for (const near of waiting) join(near.resume());
    waiting.clear();
  };

  return {
    url: `http://127.0.0.1:${String(address.port)}`,
    lead: (url) => {
      to = targetOf(url);
    },
    cut: () => {
      isCut = true;
      endAll();
    },
    silence: () => {
      state.isSilent = true;
    },
    forget: () => {
      state.isSilent = true;
      for (const { near, far } of pairs.values()) {
        forgotten.add(near);
        far.destroy();
      }
      pairs.clear();
      state = { isSilent: false };
    },
    cutAfter: (bytes) => {
      carried = new WeakMap();
      cutAt = bytes;
    },
    hasCut: () => cutAt === Infinity,
    blow: (weather) => void Object.assign(state, weather),
    repair,
    close: async () => {
      repair();
      endAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
