import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../../platform/deps';
import { addressBucket } from '../../../platform/limits/address-bucket';
import type { Client } from '../sessions/sessions.service';
import type { KeyedHash } from './keyed-hash';

/** Who tries: their wrong tries are counted by `who` and are nobody else's. */
export interface Tryer {
  who: string;
  /** The number was signed in by from there: what strangers used up is not used up for them. */
  isKnown: boolean;
}

const pattern = /^([\w-]{16})\.([\w-]{43})$/;

/**
 * Distinguishes a client that has signed in to the number before from strangers: by the mark that its browser keeps, or by the address of one
 * of the account's live sessions. It is the same work for known and unknown numbers, and a mark is worth nothing but tries of its own.
 */
export function createClients({ db, clock }: Pick<Deps, 'db' | 'clock'>, keyedHash: KeyedHash) {
  const signatureOf = (phone: string, nonce: string) => keyedHash('device', phone, nonce);

  async function nonceOf(phone: string, mark: string | undefined): Promise<string | undefined> {
    const [, nonce = '', signature = ''] = pattern.exec(mark ?? '') ?? [];
    const right = await signatureOf(phone, nonce);
    const provided = Buffer.from(signature, 'base64url');
    return provided.length === right.length && timingSafeEqual(provided, right) ? nonce : undefined;
  }

  async function isKnownAddress(phone: string, bucket: string): Promise<boolean> {
    const rows = await db.current
      .selectFrom('sessions as s')
      .innerJoin('business_users as u', 'u.id', 's.business_user_id')
      .select('s.address')
      .where('u.phone', '=', phone)
      .where('s.expires_at', '>', clock.now())
      // Who looks at the demonstration has shown nothing.
      .where('s.is_read_only', '=', false)
      .distinct()
      .limit(100)
      .execute();
    return rows.some(({ address }) => addressBucket(address) === bucket);
  }

  return {
    async tryerOf(phone: string, { address, mark }: Client): Promise<Tryer> {
      const bucket = addressBucket(address);
      const nonce = await nonceOf(phone, mark);
      const isKnown = await isKnownAddress(phone, bucket);
      if (nonce !== undefined) return { who: `device:${nonce}`, isKnown: true };
      return { who: `address:${bucket}`, isKnown };
    },

    /** The mark for a browser that has just signed in by the number; it keeps the one it has. */
    async markOf(phone: string, { mark }: Client): Promise<string> {
      const nonce = (await nonceOf(phone, mark)) ?? randomBytes(12).toString('base64url');
      return `${nonce}.${(await signatureOf(phone, nonce)).toString('base64url')}`;
    },
  };
}

export type Clients = ReturnType<typeof createClients>;
