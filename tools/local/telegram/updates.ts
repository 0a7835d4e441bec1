import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { ApiError } from './api-error.ts';
import type { Chats, Update } from './chats.ts';

const getUpdatesInput = z.object({
  offset: z.coerce.number().default(0),
  limit: z.coerce.number().min(1).max(100).default(100),
  timeout: z.coerce.number().min(0).max(50).default(0),
  allowed_updates: z.array(z.string()).optional(),
});

const setWebhookInput = z.object({
  url: z.string().default(''),
  secret_token: z.string().optional(),
  allowed_updates: z.array(z.string()).optional(),
  drop_pending_updates: z.coerce.boolean().default(false),
});

const maxPause = 30_000;

/** The queue of updates: long polling, or delivery to a webhook one by one. */
export function createUpdates(chats: Chats) {
  const closing = new AbortController();
  let waiting: PromiseWithResolvers<void> | undefined;
  let isDelivering = false;
  let lastError: { last_error_date: number; last_error_message: string } | undefined;

  async function post(update: Update): Promise<boolean> {
    const { url = '', secret_token: secret } = chats.state.webhook ?? {};
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(secret === undefined ? {} : { 'x-telegram-bot-api-secret-token': secret }),
      },
      body: JSON.stringify(update),
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(30_000)]),
    }).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok === true) return true;
    lastError = {
      last_error_date: Math.floor(Date.now() / 1000),
      last_error_message:
        response === undefined
          ? 'Connection refused'
          : `Wrong response from the webhook: ${response.status} ${response.statusText}`,
    };
    return false;
  }

  async function deliver(): Promise<void> {
    if (isDelivering) return;
    isDelivering = true;
    let pause = 500;
    while (chats.state.webhook !== undefined && !closing.signal.aborted) {
      const [update] = chats.state.updates;
      if (update === undefined) break;
      // oxlint-disable-next-line no-await-in-loop -- in the order of the updates
      if (await post(update)) {
        pause = 500;
        chats.state.updates = chats.state.updates.filter((each) => each !== update);
      } else {
        // oxlint-disable-next-line no-await-in-loop -- the same update again
        await sleep(pause, undefined, { signal: closing.signal, ref: false }).catch(
          () => undefined,
        );
        pause = Math.min(pause * 2, maxPause);
      }
    }
    isDelivering = false;
  }

  function setAllowed(allowed: string[] | undefined): void {
    if (allowed !== undefined) chats.state.allowed = allowed;
  }

  return {
    /** Ignores a type that the bot has not asked for, as Telegram does. */
    add(type: string, content: object): void {
      const { state } = chats;
      if (state.allowed.length > 0 && !state.allowed.includes(type)) return;
      state.updates.push({ update_id: (state.updateId += 1), [type]: structuredClone(content) });
      waiting?.resolve();
      void deliver();
    },

    async getUpdates(params: unknown): Promise<Update[]> {
      const { offset, limit, timeout, allowed_updates } = getUpdatesInput.parse(params);
      if (chats.state.webhook !== undefined)
        throw new ApiError(
          409,
          "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
        );
      waiting?.reject(
        new ApiError(
          409,
          'terminated by other getUpdates request; make sure that only one bot instance is running',
        ),
      );
      setAllowed(allowed_updates);
      const { state } = chats;
      state.updates =
        offset < 0
          ? state.updates.slice(offset)
          : state.updates.filter(({ update_id }) => update_id >= offset);
      if (state.updates.length === 0 && timeout > 0) {
        const own = Promise.withResolvers<void>();
        waiting = own;
        const timer = setTimeout(own.resolve, timeout * 1000);
        await own.promise.finally(() => {
          clearTimeout(timer);
          if (waiting === own) waiting = undefined;
        });
      }
      return chats.state.updates.slice(0, limit);
    },

    setWebhook(params: unknown): true {
      const { url, secret_token, allowed_updates, drop_pending_updates } =
        setWebhookInput.parse(params);
      if (url !== '' && !URL.canParse(url))
        throw new ApiError(400, 'invalid webhook URL specified');
      // Telegram takes https alone; a server of this machine has no certificate.
      if (url !== '' && !/^https:|^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(url))
        throw new ApiError(400, 'bad webhook: An HTTPS URL must be provided for webhook');
      if (secret_token !== undefined && !/^[\w-]{1,256}$/.test(secret_token))
        throw new ApiError(400, 'secret token contains unallowed characters');
      if (url !== '') waiting?.reject(new ApiError(409, 'terminated by setWebhook request'));
      setAllowed(allowed_updates);
      if (drop_pending_updates) chats.state.updates = [];
      chats.state.webhook = url === '' ? undefined : { url, secret_token };
      void deliver();
      return true;
    },

    getWebhookInfo: () => ({
      url: chats.state.webhook?.url ?? '',
      has_custom_certificate: false,
      pending_update_count: chats.state.updates.length,
      allowed_updates: chats.state.allowed,
      ...lastError,
    }),

    resume: () => void deliver(),
    close(): void {
      closing.abort();
      waiting?.resolve();
    },
  };
}

export type Updates = ReturnType<typeof createUpdates>;
