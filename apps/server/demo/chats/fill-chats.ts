import type { Deps } from '../../src/platform/deps';
import { demoDealer } from '../dealers';
import { insertRows } from '../insert-rows';
import { createRandom } from '../random';
import type { Conversation } from './conversation';
import { russianConversations } from './conversations-ru';
import { uzbekConversations } from './conversations-uz';
import { readSeenCars } from './demo-cars';
import { leadClients, makeClients } from './lead-clients';
import { leadMonths } from './lead-months';
import { longConversation } from './long-conversation';
import { pastRooms } from './past-conversations';
import { quickReplies } from './quick-replies';
import { storeLeads } from './store-leads';
import { storeRooms, timeRooms } from './store-rooms';

export const demoConversations: readonly Conversation[] = [
  ...uzbekConversations,
  ...russianConversations,
  longConversation,
];

/** Everybody who wrote, called or left a request. */
const buyerCount = leadMonths.reduce((sum, { call, leads, room }) => sum + call + leads + room, 0);

/** A chance of its own: the cars of the demo stay as they are when the chats change. */
const seed = 70_112;

/** Fills in chats, leads and quick replies of the demo dealer, whose cars are there already. */
export async function fillChats(deps: Deps, photos: readonly string[][]): Promise<void> {
  const { db, clock } = deps;
  const random = createRandom(seed);
  const cars = await readSeenCars(deps);
  const now = clock.now();
  const lively = timeRooms(demoConversations, cars, { now, random });
  const buyers = makeClients(buyerCount, random);
  const chatting = leadMonths.reduce((sum, { room }) => sum + room, 0);
  const past = pastRooms(lively, cars, buyers.slice(0, chatting), { now, random });
  const rooms = await storeRooms(deps, [...lively, ...past], { photos, random });
  const callers = [...leadClients, ...buyers.slice(chatting)];
  await storeLeads(deps, { rooms, cars, callers, random });
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
