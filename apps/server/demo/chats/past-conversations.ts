import { dayInTashkent, day, hour } from '../../src/platform/values/clock';
import type { Language } from '../../src/platform/values/language';
import type { Random } from '../random';
import { type Conversation, pastTalks } from './conversation';
import type { SeenCar } from './demo-cars';
import { monthDays, monthOf, type LeadMonth } from './lead-months';
import { timeLines } from './message-times';
import type { TimedRoom } from './store-rooms';

/** Minimum age in days, so that newer conversations come first. */
const youngest = 6;

const pad = (number: number) => String(number).padStart(2, '0');

export function pastRooms(
  lively: readonly TimedRoom[],
  cars: readonly SeenCar[],
  buyers: readonly (readonly [name: string, phone: string, comment: string])[],
  {
    now,
    months,
    languages,
    random,
  }: {
    now: Date;
    months: readonly LeadMonth[];
    languages: readonly Language[];
    random: Random;
  },
): TimedRoom[] {
  const spoken = pastTalks.filter(({ language }) => languages.includes(language));
  const begun = lively.map(({ lines }) => monthOf(lines[0]?.at ?? now, now));
  const unused = [...buyers];
  return months.flatMap(({ room: count }, month) =>
    Array.from(
      { length: Math.max(0, count - begun.filter((of) => of === month).length) },
      (): TimedRoom => {
        const [name = '', phone = ''] = unused.shift() ?? [];
        const days = random.int(Math.max(youngest, month * monthDays), (month + 1) * monthDays - 1);
        const at = `${pad(random.int(10, 19))}:${pad(random.int(0, 59))}`;
        const moment = Date.parse(
          `${dayInTashkent(new Date(now.getTime() - days * day))}T${at}:00+05:00`,
        );
        const seen = cars
          .filter(
            ({ from, sold_at }) =>
              from.getTime() < moment - hour &&
              (sold_at === null || sold_at.getTime() > moment + hour),
          )
          .toSorted((a, b) => b.views - a.views);
        const [newest] = cars;
        const car = seen.length > 0 ? random.pickSkewed(seen) : newest;
        if (car === undefined) throw new Error('The demo has no cars to write about.');
        const conversation: Conversation = {
          ...random.pick(spoken),
          name: name === '' ? null : name,
          ...(name !== '' && { phone }),
          models: seen.length > 0 ? [car.model] : [],
          ended: { days, at },
          isContacted: true,
        };
        return { conversation, car, lines: timeLines(conversation, now, random) };
      },
    ),
  );
}
