import { tooMany } from './api-error.ts';
import type { Phone } from './chats.ts';

const overall = { count: 30, ms: 1000 };
const inChannel = { count: 20, ms: 60_000 };
/** One a second; Telegram lets a short burst pass. */
const inPrivate = { burst: 5, ms: 1000 };

/** Telegram's limits of sending and editing. Throws 429 with the seconds until a call passes. */
export function createLimits(now: () => number) {
  const sent = new Map<string, number[]>();
  const fullAt = new Map<number, number>();

  function waitOf(key: string, adding: number, { count, ms }: typeof overall): number {
    const at = now();
    const recent = (sent.get(key) ?? []).filter((time) => time > at - ms);
    sent.set(key, recent);
    const over = recent.length + adding - count;
    return over <= 0 ? 0 : (recent[over - 1] ?? at) + ms - at;
  }

  return {
    /** @param messages an album's items count one by one in a channel */
    take({ chat }: Phone, messages = 1): void {
      const at = now();
      const isPrivate = chat.type === 'private';
      /** When the bucket of this chat is full again. */
      const full = Math.max(fullAt.get(chat.id) ?? 0, at);
      const wait = Math.max(
        waitOf('all', 1, overall),
        isPrivate
          ? full - at - (inPrivate.burst - 1) * inPrivate.ms
          : waitOf(String(chat.id), messages, inChannel),
      );
      if (wait > 0) throw tooMany(Math.ceil(wait / 1000));
      sent.get('all')?.push(at);
      if (isPrivate) fullAt.set(chat.id, full + inPrivate.ms);
      else sent.get(String(chat.id))?.push(...Array.from({ length: messages }, () => at));
    },
  };
}

export type Limits = ReturnType<typeof createLimits>;
