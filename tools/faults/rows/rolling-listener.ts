import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { pause } from '../pause.ts';

const frame = z.object({
  action: z.string(),
  seq: z.optional(z.number()),
  epoch: z.optional(z.string()),
  message: z.optional(z.object({ id: z.optional(z.number()) })),
});
type Frame = z.infer<typeof frame>;
const page = z.object({
  events: z.array(frame),
  epoch: z.string(),
  next: z.number(),
  has_more: z.boolean(),
  limited: z.boolean(),
});

export interface ListenerOptions {
  url: string;
  token: string;
  /** @returns the body of a successful response; undefined for anything else */
  ask: (path: string) => Promise<unknown>;
  seen: { received: Map<number, number> };
}

/** Reconnects and requests missed events (ADR 0006). */
export const listenerOf = ({ url, token, ask, seen }: ListenerOptions) => {
  let place: { epoch: string; seq: number } | undefined;
  let catching: Promise<void> | undefined;
  /** Frames received during catch-up, applied after it to keep the stream's order. */
  let waiting: Frame[] = [];

  const note = ({ action, message }: Frame) => {
    const id = message?.id;
    if (action === 'create' && id !== undefined)
      seen.received.set(id, (seen.received.get(id) ?? 0) + 1);
  };

  const readMissed = async (): Promise<void> => {
    for (;;) {
      const since = place === undefined ? '' : `&since=${String(place.seq)}&epoch=${place.epoch}`;
      const body = await ask(`/chat/api/events/?limit=500${since}`);
      if (body === undefined) continue;
      const { events, epoch, next, has_more, limited } = page.parse(body);
      if (limited && place !== undefined) throw new Error('The stream began anew.');
      for (const event of events) note(event);
      place = { epoch, seq: next };
      if (!has_more) return;
    }
  };

  const take = (one: Frame): void => {
    if (one.seq === undefined) return;
    if (catching !== undefined || place === undefined) {
      waiting.push(one);
      return;
    }
    if (one.seq <= place.seq) return;
    // An earlier event is missing, or this is a signal, which has the position of the last event.
    if (one.seq > place.seq + 1 || !/^(create|read|room|notification)$/.test(one.action)) {
      void catchUp();
      return;
    }
    place.seq = one.seq;
    note(one);
  };

  const catchUp = (): Promise<void> => {
    catching ??= readMissed().then(() => {
      catching = undefined;
      const held = waiting;
      waiting = [];
      for (const one of held) take(one);
    });
    return catching;
  };

  const once = (ending: AbortSignal) =>
    new Promise<void>((resolve) => {
      const address = `${url.replace('http', 'ws')}/chat/ws?token=${token}`;
      const socket = new WebSocket(address, { perMessageDeflate: false });
      const end = () => socket.close();
      ending.addEventListener('abort', end);
      socket.on('error', () => undefined);
      socket.on('open', () => {
        socket.send(JSON.stringify({ action: 'online', message: {} }));
        void catchUp();
      });
      socket.on('message', (data: Buffer) => {
        const text = data.toString();
        const one = text === 'pong' ? undefined : frame.safeParse(JSON.parse(text));
        if (one?.success === true) take(one.data);
      });
      socket.on('close', () => {
        ending.removeEventListener('abort', end);
        resolve();
      });
    });

  return async (ending: AbortSignal): Promise<void> => {
    while (!ending.aborted) {
      await once(ending);
      await pause(100);
    }
    await catching;
    await catchUp();
  };
};
