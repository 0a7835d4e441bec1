import type { UserId } from '../../../platform/values/owner';
import type { Deps } from '../../../platform/deps';
import type { Dealer } from '../../../platform/values/dealer';
import { notFound } from '../../../platform/http/problem';
import type { Language } from '../../../platform/values/language';
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
    async get({ user }: Dealer, fingerprint: string) {
      const device = await devices.find(user, fingerprint);
      if (device === undefined) throw notFound();
      return device;
    },

    /** The device is tied to the current session. */
    put(
      { user, session_id }: Dealer,
      fingerprint: string,
      { push_token = null, language, platform = 'web' }: DevicePut,
    ) {
      return db.transaction(async () => {
        if (push_token !== null) await devices.release(push_token);
        const device = { business_user_id: user, fingerprint, session_id };
        return devices.put({ ...device, push_token, language, platform, updated_at: clock.now() });
      });
    },

    /** Removes a token that the push provider rejected for good. The device registers a new one at its next start. */
    dropToken: (user: UserId, pushToken: string): Promise<void> =>
      devices.dropToken(user, pushToken),

    /** @throws Problem 404 */
    async remove({ user }: Dealer, fingerprint: string): Promise<void> {
      if (!(await devices.remove(user, fingerprint))) throw notFound();
    },
  };
}

export type DevicesService = ReturnType<typeof createDevicesService>;
