import { dayInTashkent, hour, minute } from '../../src/platform/values/clock';
import type { Random } from '../random';
import { type Conversation, type Ending, closings } from './conversation';

export interface TimedLine {
  author: 'client' | 'business';
  text: string;
  hasPhotos: boolean;
  at: Date;
}

const photosMark = / ?\[photos\]$/;

function endOf(ended: Ending, now: Date): Date {
  if ('minutes' in ended) return new Date(now.getTime() - ended.minutes * minute);
  const date = dayInTashkent(new Date(now.getTime() - ended.days * 24 * hour));
  return new Date(`${date}T${ended.at}:00+05:00`);
}

/** Gives every line the time when it could have been written; the last one is at the conversation's end. */
export function timeLines(conversation: Conversation, now: Date, random: Random): TimedLine[] {
  const { lines, ended, language } = conversation;
  const isOpenEnd = lines.at(-1)?.startsWith('< ') === true && 'days' in ended;
  const written = isOpenEnd ? [...lines, closings[language]] : lines;
  let passed = 0;
  let last = '';
  const timed: (Omit<TimedLine, 'at'> & { passed: number })[] = [];
  for (const line of written) {
    if (line === '---') {
      passed += random.between(16, 20) * hour;
      continue;
    }
    const sign = line.slice(0, 2);
    // The same author needs about a minute for the next message; the other side has to read first.
    passed += (sign === last ? random.between(0.6, 2) : random.between(2, 14)) * minute;
    last = sign;
    const text = line.slice(2);
    timed.push({
      author: sign === '> ' ? 'business' : 'client',
      text: text.replace(photosMark, ''),
      hasPhotos: photosMark.test(text),
      passed,
    });
  }
  const end = endOf(ended, now).getTime();
  return timed.map(({ passed: before, ...line }) => ({
    ...line,
    at: new Date(Math.round(end - passed + before)),
  }));
}
