import type { Deps } from '../../deps';
import type { Dealer } from '../../http/auth';
import { notFound } from '../../http/problem';
import type { Language } from '../business/business.tables';
import { createDevicesRepository } from './devices.repository';

export interface DevicePut {
  push_token?: string | null | undefined;
  language: Language;
  /** @default 'web' */
  platform?: 'web' | 'android' | 'ios' | undefined;
}

export function createDevicesService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const devices = createDevicesRepository(db);

  return {
    /** @throws Problem 404 */
    async get({ business_user_id }: Dealer, fingerprint: string) {
      const device = await devices.find(business_user_id, fingerprint);
      if (device === undefined) throw notFound();
      return device;
    },

    /** Creates or replaces; the device is tied to the session that puts it. */
    put(
      { business_user_id, session_id }: Dealer,
      fingerprint: string,
      { push_token = null, language, platform = 'web' }: DevicePut,
    ) {
      return db.transaction(async () => {
        if (push_token !== null) await devices.release(push_token);
        const owner = { business_user_id, fingerprint, session_id };
        return devices.put({ ...owner, push_token, language, platform, updated_at: clock.now() });
      });
    },

    /** Forgets a token that the push provider refused for good; the device sees it at its next start and puts another. */
    dropToken: (owner: number, pushToken: string): Promise<void> =>
      devices.dropToken(owner, pushToken),

    /** @throws Problem 404 */
    async remove({ business_user_id }: Dealer, fingerprint: string): Promise<void> {
      if (!(await devices.remove(business_user_id, fingerprint))) throw notFound();
    },
  };
}

export type DevicesService = ReturnType<typeof createDevicesService>;
