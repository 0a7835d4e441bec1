import type { Dealer } from '../values/dealer';

export interface Presence {
  is_online: boolean;
  last_seen_at: Date | null;
  is_blocked: boolean;
}

/** View of a business's stream for a member limited to some showrooms. */
export interface MemberView {
  /** @returns the event's JSON for this member: with their own figures; a hidden event becomes only a hint to check for notifications */
  event(json: string): Promise<string>;
  sees(roomId: number): Promise<boolean>;
}

/** The chat module implements it. */
export interface SocketRooms {
  /** Undefined for a missing room, or one of another business or showroom. */
  presence(dealer: Dealer, roomId: number): Promise<Presence | undefined>;
  /** Undefined for members who see everything. */
  viewOf(dealer: Dealer): MemberView | undefined;
}
