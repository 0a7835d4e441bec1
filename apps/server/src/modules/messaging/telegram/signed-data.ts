import type { TelegramProvider } from '../../../platform/providers/telegram/telegram-provider';
import { isSameSecret } from '../../../platform/http/auth';
import { day } from '../../../platform/values/clock';

export type Press = { kind: 'contacted' | 'undo'; leadId: number };

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

    call(leadId: number, memberId: number, now: Date): string {
      const text = `${leadId}.${memberId}.${Math.floor((now.getTime() + callLife) / 1000)}`;
      return `${text}.${macOf(`call:${text}`)}`;
    },

    /** Undefined for a link that is not ours, or over. */
    readCall(data: string, now: Date): { leadId: number; memberId: number } | undefined {
      const match = /^((\d{1,15})\.(\d{1,15})\.(\d{10}))\.([\w-]{16})$/.exec(data);
      const [, text = '', lead, member, ends, mac = ''] = match ?? [];
      if (match === null || !isSameSecret(mac, macOf(`call:${text}`))) return undefined;
      if (Number(ends) * 1000 <= now.getTime()) return undefined;
      return { leadId: Number(lead), memberId: Number(member) };
    },
  };
}

export type SignedData = ReturnType<typeof createSignedData>;
