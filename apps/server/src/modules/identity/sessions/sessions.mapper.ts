import type { StoredSession } from './sessions.repository';

export const toSession = (row: StoredSession, current: number) => ({
  id: row.id,
  device: row.device,
  address: row.address,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  current: row.id === current,
});
