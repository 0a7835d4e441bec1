import * as z from 'zod/mini';
import { searchInteger, toSearch } from '../table/list-search';

const flag = z.catch(
  z.pipe(
    z.optional(z.literal('true')),
    z.transform((text) => text !== undefined || undefined),
  ),
  undefined,
);

/** State of the chat in the URL (specification §2), with its parameter names. */
export const chatSearchSchema = z.object({
  status: z.catch(z.enum(['ALL', 'read', 'unread', 'new']), 'ALL'),
  /** Type of the other side: `room_type` of the list (specification §3). Not in §2. */
  type: z.catch(z.enum(['ALL', 'buyer', 'visitor']), 'ALL'),
  mark: searchInteger,
  /** Ignored without a brand. */
  model: searchInteger,
  /** Not in §2, as the parameters below. */
  avtosalon: searchInteger,
  mine: flag,
  /** Only rooms that wait by the work panel's count. */
  waiting: flag,
  'current-chat-id': searchInteger,
});

export type ChatSearch = z.output<typeof chatSearchSchema>;

/** Choosing a brand clears the model (specification §2). */
export function changeSearch(now: ChatSearch, part: Partial<ChatSearch>): ChatSearch {
  const clearsModel = 'mark' in part && part.mark !== now.mark && !('model' in part);
  return { ...now, ...part, ...(clearsModel && { model: undefined }) };
}

/** Leaves out defaults. */
export const chatSearchParams = (state: ChatSearch) =>
  toSearch({ ...state }, { status: 'ALL', type: 'ALL' });
