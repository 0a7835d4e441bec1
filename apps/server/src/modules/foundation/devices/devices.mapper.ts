import type { StoredDevice } from './devices.repository';

/** Row → the contract's `Device`; the token itself is not given back. */
export const toDevice = ({
  fingerprint,
  language,
  platform,
  push_token,
  updated_at,
}: StoredDevice) => ({
  fingerprint,
  language,
  platform,
  push: push_token !== null,
  updated_at: updated_at.toISOString(),
});
