import type { Owner } from '../db/owner';
/** Whether the buyer of a room is there. */
export interface Presence {
  is_online: boolean;
  last_seen_at: Date | null;
  is_blocked: boolean;
}

/** What the socket asks of the rooms; made by the chat module. */
export interface SocketRooms {
  /** undefined for a room of somebody else, or none. */
  presence(owner: Owner, roomId: number): Promise<Presence | undefined>;
}
