import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { serviceKey } from '../../../tests/product/server-process.ts';
import { createDealer, markOf } from '../dealer.ts';
import { pause } from '../pause.ts';
import { listenerOf } from './rolling-listener.ts';

export interface Acknowledged {
  tries: number;
  errors: Map<string, number>;
  cars: Map<number, string>;
  messages: Map<string, number>;
  images: string[];
  received: Map<number, number>;
}

export interface RollingLoad {
  /** Retries every write under its key until it is acknowledged. */
  run: (ending: AbortSignal) => Promise<void>;
  seen: Acknowledged;
}

const room = z.object({ id: z.number() });
const list = z.object({ results: z.array(room) });
const image = z.object({ url: z.string() });
/** Clients use one address and do not know the instances. @param mark mark of everything that they write */
export async function createRollingLoad(
  url: string,
  token: string,
  mark: string,
): Promise<RollingLoad> {
  const dealer = await createDealer(url);
  const seen: Acknowledged = {
    tries: 0,
    errors: new Map(),
    cars: new Map(),
    messages: new Map(),
    images: [],
    received: new Map(),
  };
  const bearer = { authorization: `Bearer ${token}` };
  const market = { 'x-service-key': serviceKey };
  const mistake = (what: string) => seen.errors.set(what, (seen.errors.get(what) ?? 0) + 1);

  const ask = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: object | FormData,
  ): Promise<unknown> => {
    seen.tries += 1;
    const isForm = body instanceof FormData;
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          ...headers,
          ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(15_000),
      });
      const text = await response.text();
      if (response.ok) return JSON.parse(text);
      mistake(`${method} ${String(response.status)}`);
    } catch {
      mistake(`${method} cut off`);
    }
    await pause(100);
    return undefined;
  };
  const again = async (work: () => Promise<unknown>): Promise<unknown> => {
    for (let tries = 0; tries < 200; tries += 1) {
      const found = await work();
      if (found !== undefined) return found;
    }
    throw new Error(`Not served in 200 tries: ${[...seen.errors.keys()].join(', ')}`);
  };

  let last = 0;
  const writeCars = async (ending: AbortSignal) => {
    while (!ending.aborted) {
      const [one, two] = [(last += 1), (last += 1)];
      const [first, second] = [`${mark}-${String(one)}`, `${mark}-${String(two)}`];
      const { id, version } = await acknowledge(() => dealer.create(first, one), first);
      await acknowledge(async () => {
        const written = await dealer.update({ id, version }, second, two);
        if (written.kind !== 'rejected' || written.status !== 412) return written;
        // Updated by the previous attempt, whose response was lost.
        return dealer.read(id);
      }, second);
      await pause(10);
    }
  };
  const acknowledge = async (work: () => ReturnType<typeof dealer.read>, wanted: string) => {
    for (;;) {
      seen.tries += 1;
      const found = await work();
      if (found.kind === 'car' && markOf(found.car) === wanted) {
        seen.cars.set(found.car.id, wanted);
        return found.car;
      }
      if (found.kind === 'car') throw new Error(`${wanted} is ${String(markOf(found.car))}`);
      mistake(`a car: ${String(found.status ?? 'cut off')}`);
      if (found.kind === 'rejected' && found.status !== 409) throw new Error(found.text);
      await pause(100);
    }
  };

  const writeMessages = async (ending: AbortSignal) => {
    const cars = await again(() => ask('GET', '/main/autos?status=active&size=1', bearer));
    const auto_id = list.parse(cars).results[0]?.id;
    const body = { external_id: randomUUID(), room_type: 'buyer', username: 'Покупатель', auto_id };
    const opened = await again(() => ask('POST', '/chat/api/marketplace/rooms/', market, body));
    const { id } = room.parse(opened);
    const path = `/chat/api/marketplace/rooms/${String(id)}/messages/`;
    while (!ending.aborted) {
      const client_id = `${mark}-${randomUUID()}`;
      const kept = await again(() =>
        ask('POST', path, market, { client_id, text: 'Ещё продаётся?' }),
      );
      seen.messages.set(client_id, room.parse(kept).id);
      await pause(20);
    }
  };

  const read = async (ending: AbortSignal) => {
    const paths = ['/main/autos?size=20', '/chat/api/room/list/?page=1', '/main/leads?size=20'];
    for (let at = 0; !ending.aborted; at += 1) {
      await ask('GET', paths[at % paths.length] ?? '', bearer);
      await pause(10);
    }
  };

  const sendImages = async (ending: AbortSignal) => {
    const channels = { width: 320, height: 200, channels: 3 as const };
    while (!ending.aborted) {
      const content = await sharp({ create: { ...channels, background: '#456' } })
        .jpeg()
        .toBuffer();
      const body = () => {
        const form = new FormData();
        form.set('purpose', 'auto');
        form.set('file', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), 'front.jpg');
        return form;
      };
      const kept = await again(() => ask('POST', '/main/images', bearer, body()));
      seen.images.push(image.parse(kept).url);
      await pause(150);
    }
  };

  const listen = listenerOf({ url, token, ask: (path) => ask('GET', path, bearer), seen });

  return {
    seen,
    run: async (ending) => {
      const ended = new AbortController();
      const listening = listen(ended.signal);
      try {
        await Promise.all([
          ...[1, 2, 3].map(() => writeCars(ending)),
          ...[1, 2, 3].map(() => writeMessages(ending)),
          ...[1, 2, 3, 4].map(() => read(ending)),
          sendImages(ending),
        ]);
      } finally {
        await pause(500);
        ended.abort();
        await listening;
      }
    },
  };
}
