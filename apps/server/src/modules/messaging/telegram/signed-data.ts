import type { TelegramProvider } from '../../../platform/providers/telegram/telegram-provider';
import { isSameSecret } from '../../../platform/http/auth';
import { day } from '../../../platform/values/clock';

export type Press = { kind: 'contacted' | 'undo'; leadId: number };

/** Subject whose number a link to call shows. */
export interface Called {
  type: 'lead' | 'trade_in_auto';
  id: number;
}

const kinds = { c: 'contacted', u: 'undo' } as const;
const letters = { contacted: 'c', undo: 'u' } as const;

/** Characters of a signature: 96 bits. */
const macLength = 16;

const callLife = 7 * day;

/** Data of buttons and of links to call, which come back from outside. */
export function createSignedData({ sign }: Pick<TelegramProvider, 'sign'>) {
  const macOf = (text: string) => sign(text).toString('base64url').slice(0, macLength);

  return {
    /** At most 64 bytes, as Telegram allows. */
    press({ kind, leadId }: Press, chatId: number): string {
      const text = `v1:${letters[kind]}:${leadId}`;
      return `${text}:${macOf(`${text}:${chatId}`)}`;
    },

    /** Undefined for data that is not ours, or of another chat. */
    readPress(data: string, chatId: number): Press | undefined {
      const match = /^(v1:([cu]):(\d{1,15})):([\w-]{16})$/.exec(data);
      const [, text = '', letter = '', id = '', mac = ''] = match ?? [];
      if (match === null || !isSameSecret(mac, macOf(`${text}:${chatId}`))) return undefined;
      return { kind: kinds[letter === 'c' ? 'c' : 'u'], leadId: Number(id) };
    },

    call({ type, id }: Called, memberId: number, now: Date): string {
      const text = `${type === 'lead' ? '' : 't'}${id}.${memberId}.${Math.floor((now.getTime() + callLife) / 1000)}`;
      return `${text}.${macOf(`call:${text}`)}`;
    },

    /** Undefined for a link that is not ours, or over. */
    readCall(data: string, now: Date): { called: Called; memberId: number } | undefined {
      const match = /^((t?)(\d{1,15})\.(\d{1,15})\.(\d{10}))\.([\w-]{16})$/.exec(data);
      const [, text = '', letter, id, member, ends, mac = ''] = match ?? [];
      if (match === null || !isSameSecret(mac, macOf(`call:${text}`))) return undefined;
      if (Number(ends) * 1000 <= now.getTime()) return undefined;
      const type = letter === 't' ? 'trade_in_auto' : 'lead';
      return { called: { type, id: Number(id) }, memberId: Number(member) };
    },
  };
}

export type SignedData = ReturnType<typeof createSignedData>;
