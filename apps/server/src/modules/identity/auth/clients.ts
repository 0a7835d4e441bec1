import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../../platform/deps';
import { addressBucket } from '../../../platform/limits/address-bucket';
import type { Client } from '../sessions/sessions.service';
import type { KeyedHash } from './keyed-hash';

/** Wrong tries are counted per `who`. */
export interface Tryer {
  who: string;
  /** True when the client signed in to this number before. Limits used up by strangers do not apply to it. */
  isKnown: boolean;
}

const pattern = /^([\w-]{16})\.([\w-]{43})$/;

/**
 * Distinguishes clients that have signed in to the number before from strangers: by a mark stored in the browser, or by the address of a
 * live session of the account. Known and unknown numbers cost the same work. A mark grants nothing but its own number of tries.
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
      // Demo visitors have not proved anything.
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

    /** Keeps an existing mark of the browser. */
    async markOf(phone: string, { mark }: Client): Promise<string> {
      const nonce = (await nonceOf(phone, mark)) ?? randomBytes(12).toString('base64url');
      return `${nonce}.${(await signatureOf(phone, nonce)).toString('base64url')}`;
    },
  };
}

export type Clients = ReturnType<typeof createClients>;
