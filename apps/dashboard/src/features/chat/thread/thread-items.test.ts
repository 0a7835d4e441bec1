import { fixtures } from '@karvon/api/fixtures';
import type { Message } from '@karvon/api/chat';
import { describe, expect, it } from 'vitest';
import { firstUnread, threadItems, type ThreadParts } from './thread-items';

const [example] = fixtures.listMessages.data.items;
if (example === undefined) throw new Error('The contract has an example.');

const message = (id: number, author: Message['author'], created_at: string): Message => ({
  ...example,
  id,
  author,
  created_at,
  client_id: author === 'business' ? `device-${id}` : undefined,
});
const messages = [
  message(1, 'client', '2025-11-18T13:04:00Z'),
  message(2, 'business', '2025-11-18T18:59:00Z'),
  // After midnight in Tashkent.
  message(3, 'client', '2025-11-18T19:01:00Z'),
  message(4, 'client', '2025-11-20T09:38:00Z'),
];
const parts: ThreadParts = {
  messages,
  outgoing: [],
  lastReadByClient: 0,
  firstUnreadId: undefined,
  noteOf: () => undefined,
  deliveryNote: (reason) => `Не дошло: ${reason}`,
  unreadLabel: 'Непрочитанные',
  language: 'ru',
  now: Date.parse('2025-11-20T10:00:00Z'),
};
const outgoing = {
  clientId: 'device-9',
  roomId: 701,
  text: 'Завтра в 11?',
  photos: [],
  createdAt: '2025-11-20T10:00:00Z',
  state: 'failed',
  code: 'room_blocked',
  isKept: true,
} as const;

const shape = (provided: Partial<ThreadParts>) =>
  threadItems({ ...parts, ...provided }).map((item) =>
    item.kind === 'message' ? `${item.id}${item.state ? ` ${item.state}` : ''}` : item.label,
  );

describe('the items of a thread', () => {
  it('have a divider for each day in Tashkent', () =>
    expect(shape({})).toEqual(['18 ноября', '1', 'device-2 sent', 'Вчера', '3', 'Сегодня', '4']));

  it('mark messages that the buyer has read', () =>
    expect(shape({ lastReadByClient: 2 })).toContain('device-2 read'));

  it('follow a message to Telegram, and name the reason when it did not arrive', () => {
    const to = (delivery: Message['delivery']) =>
      shape({ messages: [{ ...message(2, 'business', '2025-11-18T18:59:00Z'), delivery }] });
    expect(to({ state: 'sending' })).toEqual(['18 ноября', 'device-2 sending']);
    expect(to({ state: 'sent' })).toEqual(['18 ноября', 'device-2 sent']);
    expect(to({ state: 'failed', reason: 'away' })).toEqual([
      '18 ноября',
      'device-2 failed',
      'Не дошло: away',
    ]);
  });

  it('have a divider before unread messages', () =>
    expect(shape({ firstUnreadId: 3 }).slice(3, 6)).toEqual(['Вчера', 'Непрочитанные', '3']));

  it('end with each outgoing message once', () => {
    expect(shape({ outgoing: [outgoing] }).at(-1)).toBe('device-9 failed');
    expect(shape({ outgoing: [{ ...outgoing, state: 'blocked' }] }).at(-1)).toBe('device-9 failed');
    const arrived = { ...message(9, 'business', '2025-11-20T10:00:00Z'), client_id: 'device-9' };
    expect(shape({ messages: [...messages, arrived], outgoing: [outgoing] }).at(-1)).toBe(
      'device-9 sent',
    );
  });

  it('keep an unsent message of an earlier day at the end, with one divider per day', () => {
    const yesterday = { ...outgoing, createdAt: '2025-11-19T10:00:00Z' };
    const tomorrow = { ...outgoing, clientId: 'device-10', createdAt: '2025-11-21T10:00:00Z' };
    const late = { ...yesterday, clientId: 'device-11' };
    const provided = { outgoing: [yesterday, tomorrow, late] };
    expect(shape(provided).slice(5)).toEqual([
      'Сегодня',
      '4',
      'device-9 failed',
      '21 ноября',
      'device-10 failed',
      'device-11 failed',
    ]);
    const ids = threadItems({ ...parts, ...provided }).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('explain under a message why it was not sent', () =>
    expect(shape({ outgoing: [outgoing], noteOf: ({ code }) => code }).slice(-2)).toEqual([
      'device-9 failed',
      'room_blocked',
    ]));

  it('are stable while their messages are, so that only new ones render', () => {
    const older = message(0, 'client', '2025-11-18T13:00:00Z');
    const before = threadItems(parts).filter(({ kind }) => kind === 'message');
    const after = threadItems({ ...parts, messages: [older, ...messages] });
    expect(after.filter((item) => before.includes(item))).toEqual(before);
    const readNow = threadItems({ ...parts, lastReadByClient: 2 });
    expect(readNow.filter((item) => before.includes(item))).toHaveLength(before.length - 1);
  });

  it('have unique ids that stay when older messages load', () => {
    const ids = (provided: readonly Message[]) =>
      threadItems({ ...parts, messages: provided }).map(({ id }) => id);
    expect(new Set(ids(messages)).size).toBe(ids(messages).length);
    expect(ids(messages.slice(1)).every((id) => ids(messages).includes(id))).toBe(true);
  });
});

describe('the first unread message', () => {
  it('is found by the number of unread messages of the buyer from the end', () => {
    expect(firstUnread(messages, 2)).toBe(3);
    expect(firstUnread(messages, 0)).toBeUndefined();
  });
  it('is the oldest loaded one when more are unread', () =>
    expect(firstUnread(messages, 90)).toBe(1));
  it('is undefined without messages of the buyer', () =>
    expect(firstUnread([], 3)).toBeUndefined());
});
