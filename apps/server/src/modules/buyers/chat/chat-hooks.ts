import type { Owner } from '../../../platform/values/owner';
/** What others want to know of the chat. Both are called inside the transaction, before its event is appended. */
export interface ChatHooks {
  /** A buyer's message came. */
  messageCame?: (
    owner: Owner,
    message: { id: number; room_id: number; username: string | null; text: string },
  ) => Promise<void>;
  /** The dealer read the room; `up_to` is the newest message that was read. */
  roomRead?: (owner: Owner, roomId: number, upTo: number) => Promise<void>;
}
