import type { StoredDevice } from './devices.repository';

/** Leaves out the token. */
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
