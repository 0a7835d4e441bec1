import { ApiError } from '@karvon/api/errors';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { autoCalls } from '../queries';
import { updateInBatches } from './bulk-batches';

const send = vi.spyOn(autoCalls, 'bulk');
const ids = Array.from({ length: 230 }, (_, at) => at + 1);
const request = { action: 'archive' } as const;

beforeEach(() => {
  send.mockReset();
  send.mockImplementation(({ ids: part }) =>
    Promise.resolve({
      done: part.length - 1,
      refused: 1,
      results: part.map((id, at) => ({ id, ok: at > 0 })),
    }),
  );
});

afterAll(() => send.mockRestore());

it('sends batches within the contract’s limit, and sums their results', async () => {
  const { result, unsent } = await updateInBatches(ids, request, new Map());
  expect(send.mock.calls.map(([body]) => body.ids.length)).toEqual([100, 100, 30]);
  expect(new Set(send.mock.calls.map(([, key]) => key)).size).toBe(3);
  expect(result).toMatchObject({ done: 227, refused: 3 });
  expect(result.results.map(({ id }) => id)).toEqual(ids);
  expect(unsent).toBeUndefined();
});

it('reports batches before a failed one, and repeats the rest under its key', async () => {
  const keys = new Map<string, string>();
  const offline = new ApiError({ kind: 'offline' });
  const responding = send.getMockImplementation();
  send.mockImplementationOnce((...args) => responding?.(...args) ?? Promise.reject(offline));
  send.mockRejectedValueOnce(offline);
  const { result, unsent } = await updateInBatches(ids, request, keys);
  expect(result.results).toHaveLength(100);
  expect(unsent).toEqual({ ids: ids.slice(100), error: offline });

  await updateInBatches(unsent?.ids ?? [], request, keys);
  const [, failed, again] = send.mock.calls;
  expect(again).toEqual(failed);
  expect(keys.size).toBe(0);
});

it.each([
  [
    'is still being worked on',
    { kind: 'conflict', status: 409, code: 'request_in_progress' },
    true,
  ],
  ['is refused', { kind: 'validation', status: 422 }, false],
] as const)(
  'a batch that %s (%j) goes under its own key again: %s',
  async (_name, init, isSame) => {
    const keys = new Map<string, string>();
    send.mockRejectedValueOnce(new ApiError(init));
    await expect(updateInBatches([1], request, keys)).rejects.toMatchObject(init);
    await updateInBatches([1], request, keys);
    const [first, again] = send.mock.calls.map(([, key]) => key);
    expect(first === again).toBe(isSame);
  },
);

it('throws the rejection of the first batch', async () => {
  const refused = new ApiError({ kind: 'validation', status: 422 });
  send.mockRejectedValueOnce(refused);
  await expect(updateInBatches(ids, request, new Map())).rejects.toBe(refused);
  expect(send).toHaveBeenCalledTimes(1);
});
