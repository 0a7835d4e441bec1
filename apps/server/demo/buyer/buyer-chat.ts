import { second } from '../../src/platform/values/clock';
import type { Language } from '../../src/platform/values/language';
import type { Random } from '../random';
import { replyTo, openingOf } from './buyer-texts';
import type { Marketplace, RoomIntake, RoomMessage } from './marketplace-client';

/** A presence expires after a minute. */
const presence = 40 * second;
const stay = 90 * second;

/** A planned message: the buyer first reads, then types, then sends it. */
interface Plan {
  /** The dealer's message that it answers; undefined when the buyer begins. */
  replies: number | undefined;
  text: string;
  readAt: number;
  typeAt: number;
  writeAt: number;
}

export interface BuyerChat {
  readonly unanswered: number;
  readonly isBusy: boolean;
  speak(time: number): void;
  step(time: number): Promise<void>;
}

/** One buyer in one room. A message's id is derived from the one before, so that sending it again has no effect. */
export function createBuyerChat(
  marketplace: Marketplace,
  intake: RoomIntake,
  { language, random }: { language: Language; random: Random },
): BuyerChat {
  /** Newest message that was read; undefined before the room was opened. */
  let known: number | undefined;
  let said: RoomMessage[] = [];
  let plan: Plan | undefined;
  let unanswered = 0;
  let replied = 0;
  let spoken = 0;
  let onlineUntil = 0;
  let leavesAt = 0;

  const planOf = (text: string, time: number, replies?: number): Plan => {
    const readAt = time + (replies === undefined ? 0 : random.between(1.5, 4) * second);
    const typeAt = readAt + random.between(0.5, 2) * second;
    return { replies, text, readAt, typeAt, writeAt: typeAt + random.between(2.5, 6) * second };
  };

  /** Reads new messages and plans one reply to all of them. A newer message of the dealer changes the plan. */
  async function receive(roomId: number, after: number, time: number): Promise<number> {
    const came = await marketplace.read(roomId, after);
    for (const message of came) said = message.author === 'business' ? [...said, message] : [];
    const last = said.at(-1);
    if (last !== undefined) {
      unanswered = 0;
      const spokenText = said.map(({ text }) => text).join('\n');
      if (last.id > replied && plan?.replies !== last.id)
        plan = planOf(replyTo(spokenText, language, spoken), time, last.id);
    }
    return came.at(-1)?.id ?? after;
  }

  async function beOnline(roomId: number, time: number): Promise<void> {
    if (time < onlineUntil) return;
    await marketplace.signal(roomId, { action: 'online' });
    onlineUntil = time + presence;
  }

  /** Each part once. */
  async function follow(due: Plan, id: number, after: number, time: number): Promise<void> {
    if (time >= due.readAt) {
      leavesAt = time + stay;
      await beOnline(id, time);
      if (due.replies !== undefined)
        await marketplace.signal(id, { action: 'read', up_to: due.replies });
      due.readAt = Infinity;
    }
    if (time >= due.typeAt && time < due.writeAt)
      await marketplace.signal(id, { action: 'typing' });
    if (time < due.writeAt) return;
    await marketplace.write(id, {
      client_id: `${intake.external_id}-after-${after}`,
      text: due.text,
    });
    replied = due.replies ?? replied;
    spoken += 1;
    unanswered += 1;
    plan = undefined;
  }

  return {
    get unanswered() {
      return unanswered;
    },
    get isBusy() {
      return plan !== undefined;
    },
    speak(time) {
      plan ??= planOf(openingOf(language, spoken), time);
    },
    async step(time) {
      const { id, is_blocked, last_message } = await marketplace.openRoom(intake);
      if (is_blocked) {
        // A blocked buyer stops writing, and does not block other buyers.
        plan = undefined;
        unanswered = 0;
        return;
      }
      // Messages left unanswered by an earlier run of the server.
      if (known === undefined && last_message?.author === 'client') {
        known = last_message.id;
        unanswered = 1;
        plan = undefined;
        return;
      }
      // The dealer's last message of that run still needs a reply.
      known = await receive(id, known ?? Math.max(0, (last_message?.id ?? 0) - 1), time);
      if (plan !== undefined) await follow(plan, id, known, time);
      else if (onlineUntil > 0 && time < leavesAt) await beOnline(id, time);
      else if (onlineUntil > 0) {
        onlineUntil = 0;
        await marketplace.signal(id, { action: 'offline' });
      }
    },
  };
}
