import type { Dealer } from '../values/dealer';

/** Whether the buyer of a room is there. */
export interface Presence {
  is_online: boolean;
  last_seen_at: Date | null;
  is_blocked: boolean;
}

/** The stream of a business as a member sees it who works in some showrooms alone. */
export interface MemberView {
  /** @returns the event's JSON as this member may see it: with figures of their own, and of what is hidden no more than that the bell may be asked */
  event(json: string): Promise<string>;
  sees(roomId: number): Promise<boolean>;
}

/** The chat's rooms, as the socket reads them. The chat module implements it. */
export interface SocketRooms {
  /** undefined for a room of somebody else or of another showroom than the member's, or none. */
  presence(dealer: Dealer, roomId: number): Promise<Presence | undefined>;
  /** undefined for who sees everything. */
  viewOf(dealer: Dealer): MemberView | undefined;
}
