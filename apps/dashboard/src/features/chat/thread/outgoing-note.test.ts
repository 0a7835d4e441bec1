import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import chat from '../../../../public/locales/ru/chat.json';
import type { OutgoingMessage, OutgoingPhoto } from '../../../shared/chat/outbox-record';
import { outgoingNote } from './outgoing-note';

const i18n = createInstance({ lng: 'ru', ns: ['chat'], resources: { ru: { chat } } });
await i18n.init();
const t = i18n.getFixedT('ru', 'chat');

const texts: Record<string, string> = {
  insufficient_storage: 'На сервере закончилось место.',
  image_broken: 'Файл повреждён',
};
const photo = (name: string, refusal?: string): OutgoingPhoto => ({
  key: name,
  name,
  src: '',
  share: 0,
  refusal,
});
const noteOf = (part: Partial<OutgoingMessage>) =>
  outgoingNote(
    {
      clientId: 'device-9',
      roomId: 701,
      text: 'Вот фото',
      photos: [],
      createdAt: '2025-11-20T10:00:00Z',
      state: 'sending',
      code: undefined,
      isKept: true,
      ...part,
    },
    t,
    (code = '') => texts[code],
  );

it('is empty for a message that is being sent', () => {
  expect(noteOf({})).toBeUndefined();
  expect(noteOf({ state: 'waiting' })).toBeUndefined();
});

it('warns of a message that is kept only while the page is open', () =>
  expect(noteOf({ isKept: false })).toMatch(/не закрывайте страницу/));

it('explains a blocked message, its retries and the waiting later ones', () =>
  expect(noteOf({ state: 'blocked', code: 'insufficient_storage' })).toBe(
    'На сервере закончилось место. Отправим автоматически; следующие сообщения в очереди.',
  ));

it('explains the wait of a message discarded during an attempt', () =>
  expect(noteOf({ state: 'leaving' })).toMatch(/^Отменяем/));

it('names the rejected photos of a failed message, and how to send the rest', () => {
  const failed = { state: 'failed', code: 'image_broken' } as const;
  expect(noteOf({ ...failed, photos: [photo('a.jpg', 'image_broken'), photo('b.jpg')] })).toBe(
    'Фото «a.jpg»: Файл повреждён. «Удалить» вернёт текст и остальные фото в поле.',
  );
  expect(noteOf({ ...failed, text: '', photos: [photo('a.jpg', 'image_broken')] })).toBe(
    'Фото «a.jpg»: Файл повреждён.',
  );
});
