import { setTimeout as sleep } from 'node:timers/promises';
import type { Message, Phone } from './chats.ts';
import type { Call } from './local-telegram.ts';

interface LocalState {
  phones: Record<string, Phone>;
  calls: Call[];
}

/**
 * Drives the phones of a local Telegram over HTTP, for browser tests. An action that fails throws.
 *
 * @param origin where it listens
 */
export function phonesOf(origin: string) {
  async function post(path: string, input: object = {}): Promise<unknown> {
    const response = await fetch(`${origin}/local/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    const body = Object(await response.json());
    if (!response.ok) throw new Error(`${path}: ${body.error}`);
    return body.result;
  }

  async function state(): Promise<LocalState> {
    const response = await fetch(`${origin}/local/state`);
    return Object(await response.json());
  }

  return {
    state,
    /** Sets a disturbance: `too_many`, `lost`, `silent`, `error`, `unauthorized` or `delay`. */
    noise: (
      kind: string,
      options: { on?: boolean; method?: string; times?: number; ms?: number } = {},
    ) => post('noise', { kind, ...options }),
    forward: (hours: number) => post('clock', { hours }),
    /** @param name `member`, `channel`, `buyer` or one that was put */
    phone: (name: string) => ({
      act: (action: string, input: object = {}) => post(`${name}/${action}`, input),
      start: (payload = '') => post(`${name}/start`, { payload }),
      stop: () => post(`${name}/stop`),
      send: (text: string, input: object = {}) => post(`${name}/send`, { text, ...input }),
      contact: () => post(`${name}/contact`),
      /** Presses a button of the newest message that has it, else of the keyboard. */
      async press(text: string) {
        const { phones } = await state();
        const message = phones[name]?.messages.findLast(({ reply_markup }) =>
          reply_markup?.inline_keyboard.flat().some((button) => button.text === text),
        );
        return post(`${name}/press`, { text, message_id: message?.message_id });
      },
      /** The newest message whose text or caption matches, as soon as there is one. */
      async waitFor(pattern: RegExp, ms = 10_000): Promise<Message> {
        const end = Date.now() + ms;
        for (;;) {
          // oxlint-disable-next-line no-await-in-loop -- until the message is there
          const { phones } = await state();
          const found = phones[name]?.messages.findLast((message) =>
            pattern.test(message.text ?? message.caption ?? ''),
          );
          if (found !== undefined) return found;
          if (Date.now() > end) throw new Error(`${name} got no message ${String(pattern)}`);
          // oxlint-disable-next-line no-await-in-loop -- until the message is there
          await sleep(50);
        }
      },
    }),
  };
}
