import { minute, second } from '../../src/platform/values/clock';
import { dealerships } from '../dealers';
import { type Random, createRandom } from '../random';
import { createBannerViewers } from './banner-viewers';
import { type BuyerChat, createBuyerChat } from './buyer-chat';
import { createCarOwners } from './car-owners';
import { createDemoModerator } from './demo-moderator';
import { createFootsteps } from './footsteps';
import type { Marketplace, RoomIntake } from './marketplace-client';

const firstAfter = 20 * second;
const pause = { from: minute, to: 3 * minute } as const;
const mostUnanswered = 3;

/** Interval when idle, and while somebody reads or types. */
const idle = 5 * second;
const busy = second;

const bannerSeed = 20_000;

const people = [
  { language: 'ru', username: 'Азамат Каюмов', phone: '+998909001122' },
  { language: 'uz', username: 'Shahlo Mirzayeva', phone: '+998935006677' },
  { language: 'ru', username: undefined, phone: undefined },
] as const;

export interface DemoBuyer {
  /** @returns ms until the next call. @throws Error when the server rejects */
  step(now: Date): Promise<number>;
}

/** Keeps cars of the demo's showrooms: the marketplace lists those of all dealers. */
async function readCars(marketplace: Marketplace): Promise<number[]> {
  const names = new Set(dealerships.ru.showrooms.map(({ name }) => name));
  const found: number[] = [];
  for (let page = 1; ; page += 1) {
    const { results, count } = await marketplace.listings(page);
    found.push(
      ...results.filter(({ avtosalon }) => names.has(avtosalon?.name ?? '')).map(({ id }) => id),
    );
    if (results.length === 0 || page * 100 >= count) return found;
  }
}

function intakeOf(index: number, auto_id: number, viewed_autos: number[]): RoomIntake {
  const buyer = people[index];
  return {
    external_id: `demo-buyer-${index + 1}`,
    room_type: buyer?.username === undefined ? 'visitor' : 'buyer',
    username: buyer?.username,
    phone: buyer?.phone,
    auto_id,
    viewed_autos,
  };
}

/** Uses the server only by the marketplace's operations. `random` determines the actions. */
export function createDemoBuyer(
  marketplace: Marketplace,
  { random, startedAt }: { random: Random; startedAt: Date },
): DemoBuyer {
  const chats: BuyerChat[] = [];
  let cars: number[] = [];
  let nextMessageAt = startedAt.getTime() + firstAfter;
  // A separate generator: messages of buyers do not depend on banner views.
  const viewers = createBannerViewers(marketplace, { random: createRandom(bannerSeed), startedAt });
  let footsteps: ReturnType<typeof createFootsteps> | undefined;
  const owners = createCarOwners(marketplace, { random, startedAt });
  const moderator = createDemoModerator(marketplace, { random, startedAt });

  /** First those who have not arrived yet, then those who wait for nothing. */
  function nextSpeaker(): BuyerChat | undefined {
    const waiting = chats.reduce((sum, chat) => sum + chat.unanswered, 0);
    if (waiting >= mostUnanswered) return undefined;
    const buyer = people[chats.length];
    const [car, ...others] = random.some(cars, 3);
    if (buyer !== undefined && car !== undefined) {
      const intake = intakeOf(chats.length, car, others);
      const chat = createBuyerChat(marketplace, intake, { language: buyer.language, random });
      chats.push(chat);
      return chat;
    }
    const free = chats.filter((chat) => chat.unanswered === 0 && !chat.isBusy);
    return free.length === 0 ? undefined : random.pick(free);
  }

  return {
    async step(now) {
      const time = now.getTime();
      if (cars.length === 0) {
        cars = await readCars(marketplace);
        if (cars.length === 0) return 5 * minute;
        footsteps = createFootsteps(marketplace, cars, { random, startedAt });
      }
      if (time >= nextMessageAt) {
        nextMessageAt = time + random.between(pause.from, pause.to);
        nextSpeaker()?.speak(time);
      }
      for (const chat of chats) await chat.step(time);
      await footsteps?.step(now);
      await owners.step(now);
      await moderator.step(now);
      await viewers.step(now);
      return chats.some((chat) => chat.isBusy)
        ? busy
        : Math.max(busy, Math.min(idle, nextMessageAt - time));
    },
  };
}
