import { fixtures } from '@karvon/api/fixtures';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import chat from '../../../../public/locales/ru/chat.json';
import { lastLine, rowMaker } from './room-text';

const i18n = createInstance({
  lng: 'ru',
  ns: ['chat'],
  resources: { ru: { chat } },
});
await i18n.init();
const t = i18n.getFixedT('ru', 'chat');
const [room] = fixtures.listRooms.results;
if (room?.last_message === undefined) throw new Error('The contract has an example.');
const message = room.last_message;

describe('the last line', () => {
  it('is on one line and names the author', () => {
    expect(lastLine({ ...message, text: 'Да.\n  Завтра' }, t)).toBe('Да. Завтра');
    expect(lastLine({ ...message, author: 'business', text: 'Да' }, t)).toBe('Вы: Да');
  });
  it('counts photos without a text', () => {
    const [photo] = fixtures.listRooms.results.flatMap(({ car }) => car?.photo ?? []);
    if (photo === undefined) throw new Error('The contract has an example.');
    expect(lastLine({ ...message, text: ' ', attachments: [photo, photo] }, t)).toBe('Фото: 2');
  });
  it('shows that there is none', () => expect(lastLine(undefined, t)).toBe('Сообщений ещё нет'));
});

describe('a row', () => {
  const rowOf = rowMaker({ t, language: 'ru', today: Date.parse('2025-11-20T10:00:00Z') });
  it('shows buyer, subject and unread count', () =>
    expect(rowOf(room, true)).toMatchObject({
      name: 'Дилноза Рашидова',
      subject: 'Chevrolet Tracker, 2023',
      time: '14:38',
      unreadCount: 2,
      unreadLabel: '2 непрочитанных',
      liveText: 'печатает…',
      onlineLabel: 'в сети',
    }));
  it('omits missing parts', () => {
    const row = rowOf({ ...room, is_online: false, unreadCount: 0 }, false);
    expect(Object.keys(row)).not.toEqual(
      expect.arrayContaining(['liveText', 'onlineLabel', 'pinnedLabel']),
    );
  });
  it('has no empty line without a car', () =>
    expect(rowOf({ ...room, car: undefined }, false).subject).toBe('О салоне'));
  it('is stable while its room is, and changes when the buyer types', () => {
    expect(rowOf(room, false)).toBe(rowOf(room, false));
    expect(rowOf(room, true)).toBe(rowOf(room, true));
    expect(rowOf({ ...room }, false)).not.toBe(rowOf(room, false));
    expect(rowOf(room, false).liveText).toBeUndefined();
  });
});
