import { ApiError } from '@karvon/api/errors';
import { fixtures } from '@karvon/api/fixtures';
import { createFormControl } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { autoCalls } from '../../queries';
import { emptyAutoForm, type AutoFormValues } from '../auto-form-values';
import { createOnce } from './auto-calls';

afterEach(() => vi.restoreAllMocks());

it('a creation that is still being done keeps its key: another one would make a second car', async () => {
  const busy = new ApiError({ kind: 'conflict', status: 409, code: 'request_in_progress' });
  const calls = vi.spyOn(autoCalls, 'create').mockRejectedValueOnce(busy);
  const form = createFormControl<AutoFormValues>({
    // Sent before, without an answer.
    defaultValues: { ...emptyAutoForm(), attempt: { key: 'first', body: { core_car: {} } } },
  });
  const setValue = vi.spyOn(form, 'setValue');
  await expect(createOnce(form)).rejects.toBe(busy);
  expect(calls.mock.calls.map(([, key]) => key)).toEqual(['first']);
  expect(setValue).not.toHaveBeenCalledWith('attempt', null);
});

it('goes on with the copies of a buyer’s pictures: sent again under their old ids they would be nobody’s', async () => {
  const image = (id: string) => ({
    id,
    url: `/media/${id}.webp`,
    thumbnail: `/media/${id}.t.webp`,
  });
  const created = { ...fixtures.getAuto, photos: [image('copy0001'), image('own00001')] };
  const calls = vi.spyOn(autoCalls, 'create').mockResolvedValueOnce(created);
  const empty = emptyAutoForm();
  const form = createFormControl<AutoFormValues>({
    defaultValues: {
      ...empty,
      core_car: {
        ...empty.core_car,
        brand: { id: 1, name: 'Chevrolet' },
        car_model: { id: 105, name: 'Spark' },
      },
      photos: ['buyers01', 'own00001'].map((id) => ({ key: id, name: '', image: image(id) })),
    },
  });
  const setValue = vi.spyOn(form, 'setValue');
  await createOnce(form, { trade_in_auto_id: 648 });
  expect(calls.mock.calls[0]?.[0]).toMatchObject({
    trade_in_auto_id: 648,
    photos: ['buyers01', 'own00001'],
  });
  expect(setValue).toHaveBeenCalledWith('photos', [
    { key: 'buyers01', name: '', image: image('copy0001') },
    { key: 'own00001', name: '', image: image('own00001') },
  ]);
});
