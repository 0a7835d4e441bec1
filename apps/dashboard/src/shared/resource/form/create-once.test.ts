import { ApiError } from '@karvon/api/errors';
import { beforeEach, expect, it, vi } from 'vitest';
import { createOnce, type Attempt } from './create-once';

interface Body {
  name: string;
}
const create = vi.fn<(body: Body, key: string) => Promise<{ id: number }>>();
let stored: Attempt<Body> | undefined;
const attempts = {
  read: () => stored,
  write: (attempt: Attempt<Body> | undefined) => {
    stored = attempt;
  },
};
const send = (name: string) => createOnce(attempts, () => ({ name }), create);

beforeEach(() => {
  stored = undefined;
  create.mockReset().mockResolvedValue({ id: 1 });
});

it('repeats an attempt without a response unchanged, although fields have changed', async () => {
  const lost = new ApiError({ kind: 'offline' });
  create.mockRejectedValueOnce(lost);
  await expect(send('Karvon')).rejects.toBe(lost);
  expect(await send('Karvon Sergeli')).toEqual({
    made: { id: 1 },
    body: { name: 'Karvon' },
    isEarlier: true,
  });
  const [first, again] = create.mock.calls;
  expect(again).toEqual(first);
  expect(first?.[0]).toEqual({ name: 'Karvon' });
});

it('keeps the attempt until the entity is stored in its place', async () => {
  expect(await send('Karvon')).toMatchObject({ made: { id: 1 }, isEarlier: false });
  expect(stored).toMatchObject({ body: { name: 'Karvon' } });
});

it('keeps the key of a creation in progress', async () => {
  const busy = new ApiError({ kind: 'conflict', status: 409, code: 'request_in_progress' });
  create.mockRejectedValueOnce(busy);
  await expect(send('Karvon')).rejects.toBe(busy);
  await send('Karvon');
  expect(new Set(create.mock.calls.map(([, key]) => key)).size).toBe(1);
});

it('uses another key after a rejection', async () => {
  const rejected = new ApiError({ kind: 'validation', status: 422 });
  create.mockRejectedValueOnce(rejected);
  await expect(send('')).rejects.toBe(rejected);
  expect(stored).toBeUndefined();
  await send('Karvon');
  expect(new Set(create.mock.calls.map(([, key]) => key)).size).toBe(2);
});

it('hides errors of an earlier body, and sends the values on screen instead', async () => {
  stored = { key: 'first', body: { name: '' } };
  create.mockRejectedValueOnce(new ApiError({ kind: 'validation', status: 422 }));
  expect(await send('Karvon')).toMatchObject({ made: { id: 1 }, isEarlier: false });
  expect(create.mock.calls.map(([{ name }]) => name)).toEqual(['', 'Karvon']);
});
