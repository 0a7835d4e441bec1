import { ApiError } from '@karvon/api/errors';
import { fixtures } from '@karvon/api/fixtures';
import { etagOf } from '@karvon/api/http';
import { createAvtosalon, getAvtosalon, updateAvtosalon } from '@karvon/api/main/avtosalons';
import { createFormControl } from 'react-hook-form';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  fromAvtosalon,
  parseAvtosalonDraft,
  toRequest,
  type AvtosalonFormValues,
} from '../form/avtosalon-form-values';
import { createOnce } from './create-once';

vi.mock(import('@karvon/api/main/avtosalons'));
const create = vi.mocked(createAvtosalon);
const read = vi.mocked(getAvtosalon);
const update = vi.mocked(updateAvtosalon);

const made = fixtures.getAvtosalon;
const typed = fromAvtosalon(made);
function formOf(values: AvtosalonFormValues) {
  const form = createFormControl<AvtosalonFormValues>({ defaultValues: values });
  // A form that is not on screen answers with its first values.
  form.control._state.mount = true;
  return form;
}
const keys = () => create.mock.calls.map(([, headers]) => headers?.['Idempotency-Key']);

beforeEach(() => {
  for (const call of [create, read, update]) call.mockReset();
  create.mockResolvedValue(made);
  read.mockResolvedValue(made);
});

it('sends an attempt whose answer was lost again after a reload, and what was typed since as a change', async () => {
  const lost = new ApiError({ kind: 'offline' });
  create.mockRejectedValueOnce(lost);
  const form = formOf(typed);
  await expect(createOnce(form)).rejects.toBe(lost);

  const draft = parseAvtosalonDraft(JSON.parse(JSON.stringify(form.getValues())));
  const reloaded = formOf({ ...(draft ?? typed), name: 'Karvon Sergeli' });
  const changed = { ...made, name: 'Karvon Sergeli' };
  update.mockResolvedValue(changed);
  expect(await createOnce(reloaded)).toBe(changed);
  const [first, again] = create.mock.calls;
  expect(again).toEqual(first);
  expect(first?.[0]).toEqual(toRequest(typed));
  expect(update.mock.calls).toEqual([
    [made.id, { name: 'Karvon Sergeli' }, { 'If-Match': etagOf(made) }],
  ]);
});

it('keeps the key of a creation that is still being done', async () => {
  const busy = new ApiError({ kind: 'conflict', status: 409, code: 'request_in_progress' });
  create.mockRejectedValueOnce(busy);
  const form = formOf(typed);
  await expect(createOnce(form)).rejects.toBe(busy);
  await createOnce(form);
  expect(new Set(keys()).size).toBe(1);
  expect(update).not.toHaveBeenCalled();
});

it('takes another key after a refusal', async () => {
  const refused = new ApiError({ kind: 'validation', status: 422 });
  create.mockRejectedValueOnce(refused);
  const form = formOf(typed);
  await expect(createOnce(form)).rejects.toBe(refused);
  expect(form.getValues('attempt')).toBeNull();
  expect(await createOnce(form)).toBe(made);
  expect(new Set(keys()).size).toBe(2);
});

it('makes another one when that of the earlier attempt was deleted since', async () => {
  read.mockRejectedValueOnce(new ApiError({ kind: 'not_found', status: 404 }));
  const form = formOf({ ...typed, attempt: { key: 'first', body: toRequest(typed) } });
  expect(await createOnce(form)).toBe(made);
  expect(keys()).toHaveLength(2);
});
