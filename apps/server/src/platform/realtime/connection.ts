import { minute } from '../values/clock';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { BaseDeps } from '../jobs/base-deps';
import type { Dealer } from '../values/dealer';
import type { Channel, Receiver } from './channel';
import { type ClientFrame, type UnreadableFrame, readClientFrame } from './client-frame';
import { type CloseCode, closeCodes } from './close-codes';
import type { Hub } from './hub';
import type { MemberView, SocketRooms } from './socket-rooms';
import { textFrame } from './text-frame';

const frameLimit = 20;
/** Time without a frame after which a client counts as gone (it sends `ping` every 25 s). */
const silenceLimit = minute;
/** Minimum interval of the dealer's typing signals; ms. */
const typingEvery = 3000;
const unsentLimit = 1024 * 1024;

const pong = textFrame('pong');

type FrameError = UnreadableFrame | 'not_found' | 'room_blocked' | 'too_many_frames';

export interface ConnectionOptions {
  /** The connection below `socket`: prepared frames are written to it directly. */
  stream: Duplex;
  socket: WebSocket;
  dealer: Dealer;
  hub: Hub;
  rooms: SocketRooms;
  /** Called once, with the close code if the server closed it. */
  closed: (connection: Connection, code: CloseCode | undefined) => void;
}

/** A class, because methods are shared between thousands of instances. */
export class Connection implements Receiver {
  readonly dealer: Dealer;
  readonly view: MemberView | undefined;
  readonly #deps: Pick<BaseDeps, 'clock' | 'log'>;
  readonly #options: ConnectionOptions;
  readonly #channel: Channel;
  readonly #leave: () => void;
  #receivedAt: number;
  #windowFrom = 0;
  #framesInWindow = 0;
  #typedAt = 0;
  #code: CloseCode | undefined;
  #isOver = false;

  constructor(deps: Pick<BaseDeps, 'clock' | 'log'>, options: ConnectionOptions) {
    this.#deps = deps;
    this.#options = options;
    this.dealer = options.dealer;
    this.view = options.rooms.viewOf(options.dealer);
    this.#receivedAt = deps.clock.now().getTime();
    const { channel, leave } = options.hub.join(options.dealer.owner, this);
    this.#channel = channel;
    this.#leave = leave;
    options.socket.on('message', (data: Buffer, isBinary) => this.#receive(data, isBinary));
    options.socket.on('close', () => this.#end());
    // A broken connection closes by itself; without a listener it would end the process.
    options.socket.on('error', () => undefined);
    void channel.pump();
  }

  deliver(frame: Buffer): void {
    const { stream } = this.#options;
    if (this.#isOver || !stream.writable) return;
    if (stream.writableLength > unsentLimit) return this.close(closeCodes.slowReader);
    stream.write(frame);
  }

  renew(): void {
    this.close(closeCodes.restarting);
  }

  close(code: CloseCode): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#code = code;
    this.#leave();
    this.#options.socket.close(code);
  }

  checkSilence(now: number): void {
    if (now - this.#receivedAt >= silenceLimit) this.close(closeCodes.silent);
  }

  #end(): void {
    this.#isOver = true;
    this.#leave();
    this.#options.closed(this, this.#code);
  }

  #say(frame: object): void {
    this.deliver(textFrame(JSON.stringify(frame)));
  }

  #reject(code: FrameError, room_id?: number): void {
    this.#say({ action: 'error', message: { code, room_id } });
  }

  /** @returns false when there were too many within a second; the socket is closed then */
  #count(now: number): boolean {
    if (now - this.#windowFrom >= 1000) {
      this.#windowFrom = now;
      this.#framesInWindow = 0;
    }
    this.#framesInWindow += 1;
    if (this.#framesInWindow <= frameLimit) return true;
    this.#reject('too_many_frames');
    this.close(closeCodes.tooMany);
    return false;
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (this.#isOver) return;
    const now = this.#deps.clock.now().getTime();
    this.#receivedAt = now;
    if (!this.#count(now)) return;
    const text = isBinary ? '' : data.toString('utf8');
    if (text === 'ping') return this.deliver(pong);
    const frame = readClientFrame(text);
    if (typeof frame === 'string') return this.#reject(frame);
    this.#obey(frame).catch((error: unknown) => {
      this.#deps.log.warn({ err: error }, 'socket.frame_failed');
      this.close(closeCodes.internalError);
    });
  }

  async #obey({ action, message }: ClientFrame): Promise<void> {
    switch (action) {
      case 'online':
        return this.#enter(message.room_id);
      case 'typing':
        return this.#type(message.room_id);
      default:
        return action satisfies never;
    }
  }

  async #enter(room_id: number | undefined): Promise<void> {
    const { rooms } = this.#options;
    const presence = room_id === undefined ? undefined : await rooms.presence(this.dealer, room_id);
    if (room_id !== undefined && presence === undefined) return this.#reject('not_found', room_id);
    // Pending events are sent first: the response names the newest position sent, and later events have higher ones.
    await this.#channel.pump();
    const { place } = this.#channel;
    if (place === undefined) return this.close(closeCodes.internalError);
    const last_seen_at = presence?.last_seen_at?.toISOString();
    const is_online = presence?.is_online ?? false;
    this.#say({
      action: 'online',
      room_id,
      message: { room_id, is_online, last_seen_at },
      ...place,
    });
  }

  /** Only validated: the contract cannot reach the buyers' site yet. Too frequent signals are ignored, as two tabs may type at once. */
  async #type(room_id: number): Promise<void> {
    const now = this.#deps.clock.now().getTime();
    if (now - this.#typedAt < typingEvery) return;
    this.#typedAt = now;
    const presence = await this.#options.rooms.presence(this.dealer, room_id);
    if (presence === undefined) return this.#reject('not_found', room_id);
    if (presence.is_blocked) this.#reject('room_blocked', room_id);
  }
}
