import type { ParsedFrame, SocketFrame } from './socket-frames';

/** Ready states of the specification (§4), and `gave_up`: after 20 attempts the user decides (ADR 0006). */
export type SocketState = 'connecting' | 'open' | 'closing' | 'closed' | 'gave_up';

export type SocketLike = Pick<WebSocket, 'addEventListener' | 'send' | 'close'>;

export interface SocketOptions {
  /** Returns the address of the next attempt with the current token. A rejection counts as a failed attempt. */
  address: () => Promise<string>;
  /** Loads the parser of frames, so that its schemas stay out of this client's chunk. */
  loadParser: () => Promise<(text: string) => ParsedFrame>;
  /** Called after `online` was sent. */
  onOpen: () => void;
  onFrame: (frame: SocketFrame) => void;
  /** Called for a frame that breaks the contract: data was missed. The reason contains no values. */
  onInvalid: (reason: string) => void;
  onState: (state: SocketState) => void;
  /** Called on 4401: the token is unknown, expired or revoked. */
  onUnauthorized: () => void;
  /** @default the browser's WebSocket */
  create?: (address: string) => SocketLike;
}

/** Times in ms. Ping, silence and pause are from the specification (§9), typing from the contract. */
export const socketTimes = {
  ping: 25_000,
  silence: 60_000,
  pause: 5_000,
  /** A dead network neither opens nor closes a socket. */
  opening: 10_000,
  /** Time limit of a response after waking up. */
  probe: 4_000,
  /** A younger connection is not replaced at once, whatever its close code, to avoid a storm of reconnects. */
  settled: 5_000,
  typing: 3_000,
  young: 1_000,
} as const;

/** Specification §9. */
export const socketTries = 20;

/** Close codes that reconnect at once. 1012: restart; 1013: we read too slowly; 4408: we were silent, like a sleeping tab. */
const atOnce: readonly number[] = [1012, 1013, 4408];

/** Heartbeat, 20 attempts 5 s apart, and again when the user returns. Does not interpret frames. */
export class ChatSocket {
  readonly #options: SocketOptions;
  #state: SocketState = 'closed';
  #socket: SocketLike | undefined;
  #isWanted = false;
  #tries = 0;
  /** Raised by each attempt, so that frames of an abandoned one are ignored. */
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

  start(): void {
    if (this.#isWanted) return;
    this.#isWanted = true;
    this.#anew();
  }

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

  /** Reconnects at once, also before the 20 attempts are over. */
  reconnect(): void {
    if (this.#isWanted && this.#state !== 'open') this.#anew();
  }

  /** Call it when the device is online or the tab visible again. */
  wake(): void {
    if (!this.#isWanted) return;
    if (this.#state !== 'open') {
      // Waking up fires twice (online, visible): an attempt that has just begun continues.
      const isYoung = performance.now() - this.#triedAt < socketTimes.young;
      if (this.#state !== 'connecting' || !isYoung) this.#anew();
      return;
    }
    this.#send('ping');
    this.#probeTimer ??= setTimeout(() => this.#lost(true), socketTimes.probe);
  }

  /** Repeated after each reconnect. */
  enterRoom(roomId: number | undefined): void {
    if (this.#room === roomId) return;
    this.#room = roomId;
    if (this.#state === 'open') this.#emitRoom();
  }

  /** Sends at most once in 3 s. */
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
      // An address that the browser rejects (mixed content) counts as a failed attempt.
      this.#lost(false);
      return;
    }
    this.#socket = socket;
    socket.addEventListener('open', () => {
      if (isCurrent()) this.#opened();
    });
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isCurrent()) return;
      // Reset only now that the service responds: a proxy that accepts and drops at once must not cause endless retries.
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
      // A forbidden origin stays forbidden, so do not retry.
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

  /** 60 s without `pong` (specification §9). */
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
