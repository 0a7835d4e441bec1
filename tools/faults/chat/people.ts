import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { serviceKey } from '../../../tests/product/server-process.ts';
import { signIn } from '../../../tests/product/sign-in.ts';
import { pause } from '../pause.ts';

const profile = z.object({ access: z.string() });
const room = z.object({ id: z.number() });
const cars = z.object({ results: z.array(z.object({ id: z.number() })) });
const message = z.object({ id: z.number(), client_id: z.optional(z.string()), text: z.string() });
const messages = z.object({ data: z.object({ items: z.array(message) }) });

export type Message = z.infer<typeof message>;

/** Milliseconds. On a broken connection the service does not respond. */
const patience = 8_000;

export interface People {
  profile: string;
  openRoom: (name: string) => Promise<number>;
  /** Writes a message, retried with the same `client_id` until it is acknowledged. */
  write: (roomId: number, text: string, clientId?: string) => Promise<Message>;
  reply: (roomId: number, text: string, clientId: string) => Promise<Message>;
  messages: (roomId: number, size?: number) => Promise<Message[]>;
  turnTo: (url: string) => void;
}

export async function meetPeople(first: string): Promise<People> {
  const stored = await signIn(first);
  const { access } = profile.parse(JSON.parse(stored));
  let url = first;
  const dealer = { authorization: `Bearer ${access}` };
  const market = { 'x-service-key': serviceKey };

  const ask = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: object,
  ): Promise<unknown> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    });
    const text = await response.text();
    if (!response.ok) throw new Rejection(response.status, `${method} ${path}: ${text}`);
    return JSON.parse(text);
  };
  const [car] = cars.parse(await ask('GET', '/main/autos?page=1&size=1', dealer)).results;
  if (car === undefined) throw new Error('The demo dealership has no car.');

  return {
    profile: stored,
    turnTo: (to) => {
      url = to;
    },
    openRoom: async (username) => {
      const body = { external_id: randomUUID(), room_type: 'buyer', username, auto_id: car.id };
      return room.parse(await ask('POST', '/chat/api/marketplace/rooms/', market, body)).id;
    },
    write: async (roomId, text, clientId = randomUUID()) => {
      const path = `/chat/api/marketplace/rooms/${String(roomId)}/messages/`;
      for (let tries = 0; ; tries += 1) {
        try {
          return message.parse(await ask('POST', path, market, { client_id: clientId, text }));
        } catch (error) {
          const isFinal = error instanceof Rejection && error.status < 500;
          if (isFinal || tries >= 600) throw error;
          await pause(50);
        }
      }
    },
    reply: async (roomId, text, clientId) => {
      const body = { client_id: clientId, text };
      return message.parse(
        await ask('POST', `/chat/api/room/${String(roomId)}/messages/`, dealer, body),
      );
    },
    messages: async (roomId, size = 100) => {
      const query = `page=1&size=${String(size)}&sort_by=-id`;
      const list = messages.parse(
        await ask('GET', `/chat/api/messages/${String(roomId)}/list?${query}`, dealer),
      );
      return list.data.items.toSorted((a, b) => a.id - b.id);
    },
  };
}

class Rejection extends Error {
  readonly status: number;
  constructor(status: number, reason: string) {
    super(`${String(status)} ${reason}`);
    this.status = status;
  }
}
