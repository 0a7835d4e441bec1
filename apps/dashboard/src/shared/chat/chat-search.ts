import * as z from 'zod/mini';
import { searchInteger, toSearch } from '../table/list-search';

/** `true`, or absent. */
const flag = z.catch(
  z.pipe(
    z.optional(z.literal('true')),
    z.transform((text) => text !== undefined || undefined),
  ),
  undefined,
);

/** What the chat keeps in the address (specification §2), spelled as it is there. */
export const chatSearchSchema = z.object({
  status: z.catch(z.enum(['ALL', 'read', 'unread', 'new']), 'ALL'),
  /** Who writes: `room_type` of the list (specification §3); beyond the parameters of §2. */
  type: z.catch(z.enum(['ALL', 'buyer', 'visitor']), 'ALL'),
  /** Id of a brand. */
  mark: searchInteger,
  /** Id of a model; means nothing without its brand. */
  model: searchInteger,
  /** Id of a showroom; beyond the parameters of §2, as those below. */
  avtosalon: searchInteger,
  /** Only what the member or nobody is responsible for. */
  mine: flag,
  /** Only what waits for an answer, as the work panel counts it. */
  waiting: flag,
  'current-chat-id': searchInteger,
});

export type ChatSearch = z.output<typeof chatSearchSchema>;

/** The address's state with a change: choosing a brand clears the model (specification §2). */
export function changeSearch(now: ChatSearch, part: Partial<ChatSearch>): ChatSearch {
  const clearsModel = 'mark' in part && part.mark !== now.mark && !('model' in part);
  return { ...now, ...part, ...(clearsModel && { model: undefined }) };
}

/** Back into the address; defaults are left out. */
export const chatSearchParams = (state: ChatSearch) =>
  toSearch({ ...state }, { status: 'ALL', type: 'ALL' });
