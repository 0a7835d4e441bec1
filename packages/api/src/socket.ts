import type { ParsedFrame, SocketFrame } from './socket-frames';

/** The specification's ready states (§4), and `gave_up`: after 20 tries a user decides (ADR 0006). */
export type SocketState = 'connecting' | 'open' | 'closing' | 'closed' | 'gave_up';

/** As much of a browser's WebSocket as is used here. */
export type SocketLike = Pick<WebSocket, 'addEventListener' | 'send' | 'close'>;

export interface SocketOptions {
  /** Address of the next try, with the token read again. A rejection counts as a failed try. */
  address: () => Promise<string>;
  /** Loads the reader of frames; its schemas stay out of the chunk of this client. */
  loadParser: () => Promise<(text: string) => ParsedFrame>;
  /** The connection is open; `online` was sent. */
  onOpen: () => void;
  onFrame: (frame: SocketFrame) => void;
  /** A frame that breaks the contract: something was missed. The reason holds no values. */
  onInvalid: (reason: string) => void;
  onState: (state: SocketState) => void;
  /** 4401: the token is unknown, expired or revoked. */
  onUnauthorized: () => void;
  /** @default the browser's WebSocket */
  create?: (address: string) => SocketLike;
}

/** Milliseconds. Ping, silence and pause are the specification's (§9); typing the contract's. */
export const socketTimes = {
  ping: 25_000,
  silence: 60_000,
  pause: 5_000,
  /** A handshake that nothing comes of: a black hole neither opens nor closes. */
  opening: 10_000,
  /** After coming back: a response within this, or the connection counts as dead. */
  probe: 4_000,
  /** A connection younger than this is not replaced at once, whatever its close code: no storm. */
  settled: 5_000,
  typing: 3_000,
  young: 1_000,
} as const;

/** Tries after a loss (specification §9). */
export const socketTries = 20;

/** 1012: restarts; 1013: we read too slowly; 4408: we were silent, as a sleeping tab is. */
const atOnce: readonly number[] = [1012, 1013, 4408];

/**
 * One connection to the chat for all rooms of the business, which comes back by itself: heartbeat, 20 tries 5 s apart, and again when
 * the user comes back. Knows nothing of what the frames mean.
 */
export class ChatSocket {
  readonly #options: SocketOptions;
  #state: SocketState = 'closed';
  #socket: SocketLike | undefined;
  #isWanted = false;
  #tries = 0;
  /** Raised by each try: what an abandoned one still sends is ignored. */
  #attempt = 0;
  #openedAt = 0;
  #triedAt = 0;
  #room: number | undefined;
  #typedAt = new Map<number, number>();
  #retryTimer: Timer;
  #openTimer: Timer;
  #pingTimer: Timer;
  #silenceTimer: Timer;
  #probeTimer: Timer;

  constructor(options: SocketOptions) {
    this.#options = options;
  }

  get state(): SocketState {
    return this.#state;
  }

  /** Connects and stays connected. */
  start(): void {
    if (this.#isWanted) return;
    this.#isWanted = true;
    this.#anew();
  }

  /** Closes for good, until `start`. */
  stop(): void {
    this.#isWanted = false;
    const socket = this.#leave();
    if (socket === undefined) {
      this.#set('closed');
      return;
    }
    this.#set('closing');
    const attempt = this.#attempt;
    socket.addEventListener('close', () => {
      if (attempt === this.#attempt) this.#set('closed');
    });
    socket.close(1000);
  }

  /** The user asks for it, after 20 tries or before. */
  reconnect(): void {
    if (this.#isWanted && this.#state !== 'open') this.#anew();
  }

  /** The device is online again, or the tab is looked at again: starts over, or makes sure that the connection lives. */
  wake(): void {
    if (!this.#isWanted) return;
    if (this.#state !== 'open') {
      // Waking up says so twice (online, visible): a try that has just begun goes on.
      const isYoung = performance.now() - this.#triedAt < socketTimes.young;
      if (this.#state !== 'connecting' || !isYoung) this.#anew();
      return;
    }
    this.#send('ping');
    this.#probeTimer ??= setTimeout(() => this.#lost(true), socketTimes.probe);
  }

  /** Reports which room is looked at, now and after each opening. */
  enterRoom(roomId: number | undefined): void {
    if (this.#room === roomId) return;
    this.#room = roomId;
    if (this.#state === 'open') this.#emitRoom();
  }

  /** Reports that the dealer types; at most once in 3 s goes out. */
  typing(roomId: number): void {
    const now = performance.now();
    const last = this.#typedAt.get(roomId);
    if (this.#state !== 'open' || (last !== undefined && now - last < socketTimes.typing)) return;
    this.#typedAt.set(roomId, now);
    this.#send(JSON.stringify({ action: 'typing', message: { room_id: roomId } }));
  }

  #anew(): void {
    this.#tries = 0;
    this.#connect();
  }

  #connect(): void {
    this.#drop();
    const attempt = this.#attempt;
    const isCurrent = () => attempt === this.#attempt;
    this.#triedAt = performance.now();
    this.#set('connecting');
    this.#openTimer = setTimeout(() => this.#lost(false), socketTimes.opening);
    Promise.all([this.#options.address(), this.#options.loadParser()]).then(
      ([address, parse]) => {
        if (isCurrent()) this.#listen(address, parse, isCurrent);
      },
      () => {
        if (isCurrent()) this.#lost(false);
      },
    );
  }

  #listen(address: string, parse: (text: string) => ParsedFrame, isCurrent: () => boolean): void {
    let socket: SocketLike;
    try {
      socket = (this.#options.create ?? browserSocket)(address);
    } catch {
      // An address that the browser rejects (mixed content): as good as a failed try.
      this.#lost(false);
      return;
    }
    this.#socket = socket;
    socket.addEventListener('open', () => {
      if (isCurrent()) this.#opened();
    });
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isCurrent()) return;
      // Only now does the service work: a proxy that accepts and drops at once must not go on for ever.
      this.#tries = 0;
      clearTimeout(this.#probeTimer);
      this.#probeTimer = undefined;
      if (data === 'pong') this.#watchSilence();
      else this.#read(data, parse);
    });
    socket.addEventListener('close', ({ code }) => {
      if (isCurrent()) this.#closed(code);
    });
  }

  #opened(): void {
    clearTimeout(this.#openTimer);
    this.#openedAt = performance.now();
    this.#set('open');
    this.#watchSilence();
    this.#pingTimer = setInterval(() => this.#send('ping'), socketTimes.ping);
    this.#emitRoom();
    this.#options.onOpen();
  }

  #read(data: unknown, parse: (text: string) => ParsedFrame): void {
    const parsed = typeof data === 'string' ? parse(data) : { reason: 'not text' };
    if ('frame' in parsed) this.#options.onFrame(parsed.frame);
    else this.#options.onInvalid(parsed.reason);
  }

  #closed(code: number): void {
    const isSettled =
      this.#state === 'open' && performance.now() - this.#openedAt >= socketTimes.settled;
    if (code === 4401) {
      this.#isWanted = false;
      this.#drop();
      this.#set('closed');
      this.#options.onUnauthorized();
    } else if (code === 4403) {
      // Another origin is not let in however often it asks.
      this.#drop();
      this.#set('gave_up');
    } else {
      this.#lost(isSettled && atOnce.includes(code));
    }
  }

  #lost(isAtOnce: boolean): void {
    this.#drop();
    if (this.#tries >= socketTries) {
      this.#set('gave_up');
      return;
    }
    this.#tries += 1;
    this.#set('closed');
    if (isAtOnce) this.#connect();
    else this.#retryTimer = setTimeout(() => this.#connect(), socketTimes.pause);
  }

  /** Without `pong` for 60 s the connection counts as dead (specification §9). */
  #watchSilence(): void {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(() => this.#lost(false), socketTimes.silence);
  }

  #emitRoom(): void {
    const message = this.#room === undefined ? {} : { room_id: this.#room };
    this.#send(JSON.stringify({ action: 'online', message }));
  }

  #send(text: string): void {
    this.#socket?.send(text);
  }

  /** Ends the present try and closes what it opened. */
  #drop(): void {
    this.#leave()?.close();
  }

  #leave(): SocketLike | undefined {
    this.#attempt += 1;
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#openTimer);
    clearInterval(this.#pingTimer);
    clearTimeout(this.#silenceTimer);
    clearTimeout(this.#probeTimer);
    this.#probeTimer = undefined;
    const socket = this.#socket;
    this.#socket = undefined;
    return socket;
  }

  #set(state: SocketState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#options.onState(state);
  }
}

type Timer = ReturnType<typeof setTimeout> | undefined;

const browserSocket = (address: string): SocketLike => new WebSocket(address);
