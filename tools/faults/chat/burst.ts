import { pause } from '../pause.ts';
import type { Round } from './row.ts';
import type { Table } from './table.ts';

export interface Burst {
  count?: number;
  typed?: number;
}

/**
 * Buyers write into both rooms, the dealer types replies, and the line fails meanwhile.
 * @param trouble called once, at a moment that the seed chooses
 * @returns texts of the open room that must be there once
 */
export async function burst(
  { people, rooms, screen }: Table,
  { seed, random }: Round,
  trouble: () => Promise<void> | void,
  { count = 8, typed = 2 }: Burst = {},
): Promise<string[]> {
  const sent: string[] = [];
  const at = random.between(1, count - 1);
  const pauses = Array.from({ length: count }, () => random.between(0, 90));
  const elsewhere = pauses.map(() => random.chance(0.25));
  const dealerWaits = Array.from({ length: typed }, () => random.between(20, 400));
  let troubled: Promise<void> | undefined;
  const write = async () => {
    for (const [index, wait] of pauses.entries()) {
      await pause(wait);
      if (index === at) troubled = Promise.resolve(trouble());
      const text = `к${String(seed)}-${String(index)}`;
      if (elsewhere[index] === true) {
        await people.write(rooms.other, text);
      } else {
        sent.push(text);
        await people.write(rooms.open, text);
      }
    }
  };
  const type = async () => {
    for (const [index, wait] of dealerWaits.entries()) {
      await pause(wait);
      const text = `д${String(seed)}-${String(index)}`;
      sent.push(text);
      await screen.send(text);
    }
  };
  await Promise.all([write(), type()]);
  await troubled;
  return sent;
}
