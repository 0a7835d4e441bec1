import type { Message, Room } from '@karvon/api/chat';
import { ApiError } from '@karvon/api/errors';
import { fixtures } from '@karvon/api/fixtures';
import type { Auto } from '@karvon/api/main';
import { createQueryClient } from '@karvon/api/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { messagesQuery, roomQuery } from '../../../shared/chat/chat-queries';
import { startI18n } from '../../../shared/i18n/i18n';
import { chatQueries } from '../queries';
import { useQuickReplies } from './use-quick-replies';

const shown = vi.hoisted(() => ({ toasts: Array<string>() }));
vi.mock('../../../shared/feedback/toast', () => ({
  toast: ({ title }: { title: string }) => {
    shown.toasts.push(title);
    return Promise.resolve();
  },
}));

const room: Room = fixtures.getRoom;
const written: Message = {
  id: 1,
  room_id: room.id,
  author: 'client',
  text: '',
  attachments: [],
  created_at: '2026-11-23T10:00:00Z',
};
const { car } = room;
if (car === undefined) throw new Error('The contract has an example.');
const auto: Auto = { ...fixtures.getAuto, id: car.id };

beforeAll(() => startI18n(['common', 'chat', 'format', 'errors']));
beforeEach(() => {
  shown.toasts = [];
});

async function press(
  ask: () => Promise<Auto>,
  replyText = 'Цена {price}',
  { text_uz, buyer = [] }: { text_uz?: string; buyer?: readonly string[] } = {},
) {
  const client = createQueryClient();
  client.setQueryData(roomQuery(room.id).queryKey, room);
  client.setQueryData(chatQueries.templates().queryKey, {
    results: [{ id: 1, title: 'Цена', text: replyText, ...(text_uz && { text_uz }), position: 0 }],
    count: 1,
  });
  const items = buyer.map((text, at): Message => ({ ...written, id: at + 1, text }));
  client.setQueryData(messagesQuery(room.id).queryKey, {
    pages: [{ data: { items }, total: items.length }],
    pageParams: [1],
  });
  const fetchQuery = vi.spyOn(client, 'fetchQuery').mockImplementation(ask);
  const addText = vi.fn<(text: string) => void>();
  const { result } = renderHook(() => useQuickReplies(room, { addText }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  await act(async () => {
    await Promise.all([result.current.choose(1), result.current.choose(1)]);
  });
  return {
    texts: addText.mock.calls.map(([text]) => text.replaceAll('\u00A0', ' ')),
    price: client.getQueryData(roomQuery(room.id).queryKey)?.car?.price,
    asked: fetchQuery.mock.calls.length,
  };
}

it('inserts the current price once, and updates the room', async () => {
  const { texts, price } = await press(() =>
    Promise.resolve({ ...auto, price: 199_000_000, currency: 'UZS' }),
  );
  expect(texts).toEqual(['Цена 199 000 000 сум']);
  expect(price).toBe(199_000_000);
  expect(shown.toasts).toEqual([]);
});

it('inserts no old price when the current one fails to load, and reports it', async () => {
  const { texts } = await press(() => Promise.reject(new ApiError({ kind: 'offline' })));
  expect(texts).toEqual(['Цена {price}']);
  expect(shown.toasts).toEqual([
    expect.stringMatching(/^Текущую цену узнать не удалось: .*{price}/),
  ]);
});

it('inserts no price of a deleted car', async () => {
  const { texts } = await press(() => Promise.reject(new ApiError({ kind: 'not_found' })));
  expect(texts).toEqual(['Цена {price}']);
  expect(shown.toasts).toEqual(['Замените {price} вручную: в этом чате таких данных нет.']);
});

it('requests nothing for a reply without such a placeholder', async () => {
  const { texts, asked } = await press(() => Promise.resolve(auto), 'Это {car}');
  expect([texts, asked]).toEqual([[`Это ${car.title}`], 0]);
});

it.each([
  [['Здравствуйте'], 'Цена 199 000 000 сум'],
  [['Здравствуйте', 'Narxi qancha?', '👍 2019'], 'Narxi 199 000 000 so‘m'],
  [['Нархи қанча?'], 'Narxi 199 000 000 so‘m'],
  [['Narxi qancha?', 'А Song Plus есть?'], 'Цена 199 000 000 сум'],
  [[], 'Цена 199 000 000 сум'],
])('answers in the language that the buyer wrote last: %j', async (buyer, reply) => {
  const now = () => Promise.resolve<Auto>({ ...auto, price: 199_000_000, currency: 'UZS' });
  const { texts } = await press(now, 'Цена {price}', { text_uz: 'Narxi {price}', buyer });
  expect(texts).toEqual([reply]);
});

it('uses the only text of a reply', async () => {
  const { texts } = await press(() => Promise.resolve(auto), 'Это {car}', { buyer: ['Salom'] });
  expect(texts).toEqual([`Это ${car.title}`]);
});
