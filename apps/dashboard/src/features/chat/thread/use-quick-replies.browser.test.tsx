import type { Room } from '@karvon/api/chat';
import { ApiError } from '@karvon/api/errors';
import { fixtures } from '@karvon/api/fixtures';
import type { Auto } from '@karvon/api/main';
import { createQueryClient } from '@karvon/api/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { roomQuery } from '../../../shared/chat/chat-queries';
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
const { car } = room;
if (car === undefined) throw new Error('The contract has an example.');
const auto: Auto = { ...fixtures.getAuto, id: car.id };

beforeAll(() => startI18n(['common', 'chat', 'format', 'errors']));
beforeEach(() => {
  shown.toasts = [];
});

/** Presses «Цена» while the service says this of the car. @returns what then is in the field and in the room */
async function press(ask: () => Promise<Auto>, replyText = 'Цена {price}') {
  const client = createQueryClient();
  client.setQueryData(roomQuery(room.id).queryKey, room);
  client.setQueryData(chatQueries.templates().queryKey, {
    results: [{ id: 1, title: 'Цена', text: replyText, position: 0 }],
    count: 1,
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

it('tells the price of this moment, once, and the room shows it too', async () => {
  const { texts, price } = await press(() =>
    Promise.resolve({ ...auto, price: 199_000_000, currency: 'UZS' }),
  );
  expect(texts).toEqual(['Цена 199 000 000 сум']);
  expect(price).toBe(199_000_000);
  expect(shown.toasts).toEqual([]);
});

it('tells no old price where the new one cannot be had, and says so', async () => {
  const { texts } = await press(() => Promise.reject(new ApiError({ kind: 'offline' })));
  expect(texts).toEqual(['Цена {price}']);
  expect(shown.toasts).toEqual([
    expect.stringMatching(/^Нынешнюю цену узнать не удалось: .*{price}/),
  ]);
});

it('tells no price of a car that is deleted', async () => {
  const { texts } = await press(() => Promise.reject(new ApiError({ kind: 'not_found' })));
  expect(texts).toEqual(['Цена {price}']);
  expect(shown.toasts).toEqual(['Впишите вместо {price}: в этом чате их нет.']);
});

it('asks for nothing that a reply does not name', async () => {
  const { texts, asked } = await press(() => Promise.resolve(auto), 'Это {car}');
  expect([texts, asked]).toEqual([[`Это ${car.title}`], 0]);
});
