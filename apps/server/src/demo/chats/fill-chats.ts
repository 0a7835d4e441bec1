import type { Deps } from '../../deps';
import { demoDealer } from '../dealers';
import { insertRows } from '../insert-rows';
import { createRandom } from '../random';
import type { Conversation } from './conversation';
import { russianConversations } from './conversations-ru';
import { uzbekConversations } from './conversations-uz';
import { readSeenCars } from './demo-cars';
import { longConversation } from './long-conversation';
import { quickReplies } from './quick-replies';
import { storeLeads } from './store-leads';
import { storeRooms, timeRooms } from './store-rooms';

export const demoConversations: readonly Conversation[] = [
  ...uzbekConversations,
  ...russianConversations,
  longConversation,
];

/** A chance of its own: the cars of the demo stay as they are when the chats change. */
const seed = 70_112;

/** Fills in chats, leads and quick replies of the demo dealer, whose cars are there already. */
export async function fillChats(deps: Deps, photos: readonly string[][]): Promise<void> {
  const { db, clock } = deps;
  const random = createRandom(seed);
  const cars = await readSeenCars(deps);
  const timed = timeRooms(demoConversations, cars, { now: clock.now(), random });
  const rooms = await storeRooms(deps, timed, { photos, random });
  await storeLeads(deps, { rooms, cars, random });
  await insertRows(
    db,
    'chat_templates',
    quickReplies.map((reply, position) => ({
      business_user_id: demoDealer.id,
      ...reply,
      position,
    })),
  );
}
