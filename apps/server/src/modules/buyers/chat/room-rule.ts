import type { Access } from '../../../platform/values/access';
import { requireOwnWork } from '../../../platform/http/permissions';
import type { LeadsService } from '../leads/leads.service';

/** A room belongs to the member responsible for its lead. Sellers may only read rooms of others. */
export const createRoomRule =
  (leads: Pick<LeadsService, 'ofRooms'>) =>
  /** @throws Problem 403 `not_permitted` */
  async (access: Access, roomId: number): Promise<void> => {
    const lead = (await leads.ofRooms(access, [roomId])).get(roomId);
    requireOwnWork(access, lead?.responsible_id);
  };
