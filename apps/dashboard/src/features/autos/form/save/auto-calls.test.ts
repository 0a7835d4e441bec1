import { ApiError } from '@karvon/api/errors';
import { createAuto } from '@karvon/api/main/autos';
import { createFormControl } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { emptyAutoForm, type AutoFormValues } from '../auto-form-values';
import { createOnce } from './auto-calls';

vi.mock(import('@karvon/api/main/autos'));

it('a creation that is still being done keeps its key: another one would make a second car', async () => {
  const busy = new ApiError({ kind: 'conflict', status: 409, code: 'request_in_progress' });
  const calls = vi.mocked(createAuto).mockRejectedValueOnce(busy);
  const form = createFormControl<AutoFormValues>({
    // Sent before, without an answer.
    defaultValues: { ...emptyAutoForm(), attempt: { key: 'first', body: { core_car: {} } } },
  });
  const setValue = vi.spyOn(form, 'setValue');
  await expect(createOnce(form)).rejects.toBe(busy);
  expect(calls.mock.calls.map(([, headers]) => headers)).toEqual([{ 'Idempotency-Key': 'first' }]);
  expect(setValue).not.toHaveBeenCalledWith('attempt', null);
});
