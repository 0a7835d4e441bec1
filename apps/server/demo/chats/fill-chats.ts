import type { Deps } from '../../src/platform/deps';
import type { LeadType } from '../../src/modules/buyers/leads/lead-types';
import type { Language } from '../../src/platform/values/language';
import type { Dealership } from '../dealers';
import { insertRows } from '../insert-rows';
import { createRandom } from '../random';
import { conversationsOf } from './conversation';
import { readSeenCars } from './demo-cars';
import { leadClientsOf, makeClients } from './lead-clients';
import { monthsOf } from './lead-months';
import { pastRooms } from './past-conversations';
import quickReplies from './quick-replies.json' with { type: 'json' };
import { storeLeads } from './store-leads';
import { storeRooms, timeRooms } from './store-rooms';

/** Seed of a separate generator: changes of the chats do not change the demo's cars. */
const seed = 70_112;

/** The cars must exist already. */
export async function fillChats(
  deps: Deps,
  { id: owner, language, share }: Dealership,
  photos: readonly string[][],
): Promise<void> {
  const { db, clock } = deps;
  const random = createRandom(seed);
  const cars = await readSeenCars(deps, owner);
  const now = clock.now();
  const months = monthsOf(share);
  const of = (kind: LeadType) => months.reduce((sum, month) => sum + month[kind], 0);
  const lively = timeRooms(conversationsOf[language], cars, { now, random });
  const buyers = makeClients(of('call') + of('leads') + of('room'), language, random);
  const chatting = of('room');
  const languages: readonly Language[] = language === 'uz' ? ['uz'] : ['ru', 'uz'];
  const past = pastRooms(lively, cars, buyers.slice(0, chatting), {
    now,
    months,
    languages,
    random,
  });
  const rooms = await storeRooms(deps, [...lively, ...past], { owner, photos, random });
  const callers = [...leadClientsOf(language), ...buyers.slice(chatting)];
  await storeLeads(deps, { owner, rooms, cars, callers, months, random });
  await insertRows(
    db,
    'chat_templates',
    quickReplies[language].map((reply, position) => ({
      business_user_id: owner,
      ...reply,
      position,
    })),
  );
}
