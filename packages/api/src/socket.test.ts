import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChatSocket, socketTimes, socketTries, type SocketState } from './socket';
import { parseFrame, type SocketFrame } from './socket-frames';

class FakeSocket extends EventTarget {
  readonly sent: string[] = [];
  readonly address: string;
  isClosed = false;

  constructor(address: string) {
    super();
    this.address = address;
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.isClosed = true;
  }

  open(): void {
    this.dispatchEvent(new Event('open'));
  }

  say(data: unknown): void {
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    this.dispatchEvent(Object.assign(new Event('message'), { data: text }));
  }

  end(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

function setUp() {
  const sockets: FakeSocket[] = [];
  const states: SocketState[] = [];
  const frames: SocketFrame[] = [];
  const invalid: string[] = [];
  const calls = { opened: 0, unauthorized: 0 };
  let token = 0;
  const line = { isBroken: false };
  const socket = new ChatSocket({
    address: () => {
      token += 1;
      return line.isBroken
        ? Promise.reject(new Error('no ticket'))
        : Promise.resolve(`ws://host/chat/ws?token=${String(token)}`);
    },
    loadParser: () => Promise.resolve(parseFrame),
    onOpen: () => {
      calls.opened += 1;
    },
    onFrame: (frame) => frames.push(frame),
    onInvalid: (reason) => invalid.push(reason),
    onState: (state) => states.push(state),
    onUnauthorized: () => {
      calls.unauthorized += 1;
    },
    create: (address) => {
      const made = new FakeSocket(address);
      sockets.push(made);
      return made;
    },
  });
  const last = () => {
    const found = sockets.at(-1);
    if (found === undefined) throw new Error('no connection was tried');
    return found;
  };
  const opened = async () => {
    await vi.advanceTimersByTimeAsync(0);
    last().open();
    return last();
  };
  return { socket, sockets, states, frames, invalid, calls, line, last, opened };
}

const typing = { action: 'typing', room_id: 7, message: { room_id: 7 }, epoch: 'e', seq: 1 };

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'performance', 'Date'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('opening', () => {
  it('reports which room is looked at, then again with each other one', async () => {
    const { socket, opened, calls } = setUp();
    socket.start();
    const line = await opened();
    expect(line.sent).toEqual(['{"action":"online","message":{}}']);
    socket.enterRoom(701);
    socket.enterRoom(701);
    socket.enterRoom(undefined);
    expect(line.sent.slice(1)).toEqual([
      '{"action":"online","message":{"room_id":701}}',
      '{"action":"online","message":{}}',
    ]);
    expect(calls.opened).toBe(1);
  });

  it('reads the token again for each try', async () => {
    const { socket, sockets, opened } = setUp();
    socket.start();
    (await opened()).end(1006);
    await vi.advanceTimersByTimeAsync(socketTimes.pause);
    expect(sockets.map(({ address }) => address.split('=')[1])).toEqual(['1', '2']);
  });

  it('gives up a handshake that nothing comes of, and receives nothing more from it', async () => {
    const { socket, sockets, states } = setUp();
    socket.start();
    await vi.advanceTimersByTimeAsync(socketTimes.opening);
    expect(sockets[0]?.isClosed).toBe(true);
    sockets[0]?.open();
    expect(states).toEqual(['connecting', 'closed']);
  });
});

describe('frames', () => {
  it('are read by the contract; what breaks it is named without its values', async () => {
    const { socket, opened, frames, invalid } = setUp();
    socket.start();
    const line = await opened();
    line.say(typing);
    line.say('{"action":"cre');
    line.say({ action: 'create', room_id: 7, secret: 'words of a buyer' });
    expect(frames).toEqual([typing]);
    expect(invalid).toHaveLength(2);
    expect(invalid.join(' ')).not.toContain('words of a buyer');
  });

  it('reports typing at most once in 3 s and room', async () => {
    const { socket, opened } = setUp();
    socket.start();
    const line = await opened();
    socket.typing(7);
    socket.typing(7);
    socket.typing(8);
    await vi.advanceTimersByTimeAsync(socketTimes.typing);
    socket.typing(7);
    expect(line.sent.slice(1)).toEqual(
      [7, 8, 7].map((id) => JSON.stringify({ action: 'typing', message: { room_id: id } })),
    );
  });
});

describe('heartbeat', () => {
  it('pings every 25 s and stays open while it is answered', async () => {
    const { socket, opened, states } = setUp();
    socket.start();
    const line = await opened();
    for (let count = 0; count < 8; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- time passes step by step
      await vi.advanceTimersByTimeAsync(socketTimes.ping);
      line.say('pong');
    }
    expect(line.sent.filter((text) => text === 'ping')).toHaveLength(8);
    expect(states).toEqual(['connecting', 'open']);
  });

  it('closes after 60 s without pong, despite other frames, and reconnects 5 s later', async () => {
    const { socket, sockets, opened, states } = setUp();
    socket.start();
    const line = await opened();
    await vi.advanceTimersByTimeAsync(socketTimes.silence - 1);
    line.say(typing);
    expect(states.at(-1)).toBe('open');
    await vi.advanceTimersByTimeAsync(1);
    expect(states.at(-1)).toBe('closed');
    expect(line.isClosed).toBe(true);
    await vi.advanceTimersByTimeAsync(socketTimes.pause);
    expect(sockets).toHaveLength(2);
  });
});

describe('reconnecting', () => {
  it('tries 20 times, 5 s apart, then waits for the user', async () => {
    const { socket, sockets, opened, states, last } = setUp();
    socket.start();
    (await opened()).say(typing);
    last().end(1006);
    for (let tries = 1; tries <= socketTries; tries += 1) {
      // oxlint-disable-next-line no-await-in-loop -- time passes step by step
      await vi.advanceTimersByTimeAsync(socketTimes.pause - 1);
      expect(sockets).toHaveLength(tries);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await vi.advanceTimersByTimeAsync(1);
      last().end(1006);
    }
    expect(states.at(-1)).toBe('gave_up');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sockets).toHaveLength(1 + socketTries);
    socket.reconnect();
    (await opened()).say(typing);
    expect(states.at(-1)).toBe('open');
  });

  it('counts a line that opens and never speaks as a try in vain', async () => {
    const { socket, sockets, opened, states, last } = setUp();
    socket.start();
    for (let tries = 0; tries <= socketTries; tries += 1) {
      // oxlint-disable-next-line no-await-in-loop -- time passes step by step
      await opened();
      last().end(1006);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await vi.advanceTimersByTimeAsync(socketTimes.pause);
    }
    expect(states.at(-1)).toBe('gave_up');
    expect(sockets).toHaveLength(1 + socketTries);
  });

  it('counts a ticket that cannot be had as a try', async () => {
    const { socket, line, states, sockets } = setUp();
    line.isBroken = true;
    socket.start();
    await vi.advanceTimersByTimeAsync((socketTries + 1) * socketTimes.pause);
    expect(states.at(-1)).toBe('gave_up');
    expect(sockets).toHaveLength(0);
  });

  it.each([1012, 1013, 4408])('comes back at once after %i, but not in a storm', async (code) => {
    const { socket, sockets, opened } = setUp();
    socket.start();
    const line = await opened();
    await vi.advanceTimersByTimeAsync(socketTimes.settled);
    line.end(code);
    (await opened()).end(code);
    await vi.advanceTimersByTimeAsync(socketTimes.pause - 1);
    expect(sockets).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets).toHaveLength(3);
  });

  it.each([1006, 4413, 4429])('waits 5 s after %i', async (code) => {
    const { socket, sockets, opened } = setUp();
    socket.start();
    const line = await opened();
    await vi.advanceTimersByTimeAsync(socketTimes.settled);
    line.end(code);
    await vi.advanceTimersByTimeAsync(socketTimes.pause - 1);
    expect(sockets).toHaveLength(1);
  });

  it('ends the session at 4401 and tries no more', async () => {
    const { socket, sockets, opened, calls, states } = setUp();
    socket.start();
    (await opened()).end(4401);
    await vi.advanceTimersByTimeAsync(600_000);
    socket.wake();
    expect(calls.unauthorized).toBe(1);
    expect(sockets).toHaveLength(1);
    expect(states.at(-1)).toBe('closed');
  });

  it('does not ask again after 4403, until the user does', async () => {
    const { socket, sockets, opened, states } = setUp();
    socket.start();
    (await opened()).end(4403);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(states.at(-1)).toBe('gave_up');
    expect(sockets).toHaveLength(1);
  });
});

describe('coming back', () => {
  it('connects at once, with 20 new tries', async () => {
    const { socket, sockets, opened } = setUp();
    socket.start();
    (await opened()).end(1006);
    socket.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets).toHaveLength(2);
  });

  it('leaves a try alone that has just begun', async () => {
    const { socket, sockets } = setUp();
    socket.start();
    await vi.advanceTimersByTimeAsync(socketTimes.young - 1);
    socket.wake();
    expect(sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    socket.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets).toHaveLength(2);
  });

  it('asks whether an open line lives, and takes a silent one for dead', async () => {
    const { socket, sockets, opened, states } = setUp();
    socket.start();
    const line = await opened();
    socket.wake();
    line.say('pong');
    await vi.advanceTimersByTimeAsync(socketTimes.probe);
    expect(states.at(-1)).toBe('open');
    socket.wake();
    await vi.advanceTimersByTimeAsync(socketTimes.probe);
    expect(sockets).toHaveLength(2);
  });
});

it('says closing, then closed, when it is stopped, and receives nothing more', async () => {
  const { socket, opened, states, frames } = setUp();
  socket.start();
  const line = await opened();
  socket.stop();
  line.say(typing);
  expect(states.at(-1)).toBe('closing');
  line.end(1000);
  expect(states.at(-1)).toBe('closed');
  expect(frames).toEqual([]);
});
