import * as z from 'zod/mini';
import { searchInteger, toSearch } from '../table/list-search';

const flag = z.catch(
  z.pipe(
    z.optional(z.literal('true')),
    z.transform((text) => text !== undefined || undefined),
  ),
  undefined,
);

export const chatSearchSchema = z.object({
  status: z.catch(z.enum(['ALL', 'read', 'unread', 'new']), 'ALL'),
  /** `room_type` of the list (specification §3). */
  type: z.catch(z.enum(['ALL', 'buyer', 'visitor']), 'ALL'),
  mark: searchInteger,
  model: searchInteger,
  avtosalon: searchInteger,
  mine: flag,
  waiting: flag,
  telegram: flag,
  'current-chat-id': searchInteger,
});

export type ChatSearch = z.output<typeof chatSearchSchema>;

export function changeSearch(now: ChatSearch, part: Partial<ChatSearch>): ChatSearch {
  const clearsModel = 'mark' in part && part.mark !== now.mark && !('model' in part);
  return { ...now, ...part, ...(clearsModel && { model: undefined }) };
}

/** Query parameters of the state, without defaults. */
export const chatSearchParams = (state: ChatSearch) =>
  toSearch({ ...state }, { status: 'ALL', type: 'ALL' });
