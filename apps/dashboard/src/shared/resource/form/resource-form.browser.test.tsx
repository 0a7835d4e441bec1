import { ApiError } from '@karvon/api/errors';
import { fixtures } from '@karvon/api/fixtures';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clearDrafts, writeDraft } from '../../form/draft-store';
import { i18n, startI18n } from '../../i18n/i18n';
import { clearProfile, saveProfile } from '../../session/profile';
import { openForm, server, type Place } from '../../../testing/place-resource';

beforeAll(async () => {
  await page.viewport(1280, 900);
  await startI18n(['common', 'errors']);
});
beforeEach(async () => {
  server.reset();
  saveProfile(fixtures.login);
  sessionStorage.clear();
  await clearDrafts();
});
afterEach(cleanup);

const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(name) });
const type = async (name: string, text: string) => userEvent.fill(await field(name), text);
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));
const isSaved = () => waitFor(() => expect(server.saved).toHaveBeenCalledTimes(1));
const restore = async () =>
  userEvent.click(await screen.findByRole('button', { name: i18n.t('draft.restore') }));
/** Waits for the draft, which is stored after a pause in typing. */
const isKept = () => screen.findByText(new RegExp(i18n.t('draft.saved', { time: '' })));
const place: Place = { id: 7, version: 1, name: 'Karvon', city: 'Toshkent' };

it('storing a draft moves nothing on a phone', async () => {
  await page.viewport(360, 740);
  openForm();
  const top = async () => (await field('name')).getBoundingClientRect().top;
  const before = await top();
  await type('name', 'Karvon');
  await isKept();
  expect(await top()).toBe(before);
  await page.viewport(1280, 900);
});

it('creates once when pressed repeatedly', async () => {
  let respond: (place: Place) => void = () => undefined;
  server.create.mockImplementation(
    () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  );
  openForm();
  await type('name', 'Karvon');
  await type('city', 'Toshkent');
  await userEvent.keyboard('{Enter}');
  respond(place);
  await isSaved();
  expect(server.create).toHaveBeenCalledTimes(1);
  expect(server.update).not.toHaveBeenCalled();
});

it('repeats a creation without a response after a reload, and sends later values as an update', async () => {
  server.create.mockRejectedValueOnce(new ApiError({ kind: 'offline' }));
  openForm();
  await type('name', 'Karvon');
  await type('city', 'Toshkent');
  await save();
  await screen.findByRole('alert');
  openForm();
  await restore();
  await type('name', 'Karvon Sergeli');
  await save();
  await isSaved();
  const [first, again] = server.create.mock.calls;
  expect(again).toEqual(first);
  expect(server.update.mock.calls).toEqual([
    [expect.objectContaining({ id: 7, version: 1 }), { name: 'Karvon Sergeli' }],
  ]);
});

it('creates another entity when that of a lost response was deleted', async () => {
  server.create.mockRejectedValueOnce(new ApiError({ kind: 'timeout' }));
  server.update.mockRejectedValueOnce(new ApiError({ kind: 'not_found', status: 404 }));
  openForm();
  await type('name', 'Karvon');
  await type('city', 'Toshkent');
  await save();
  await screen.findByRole('alert');
  await type('city', 'Buxoro');
  await save();
  await isSaved();
  const keys = server.create.mock.calls.map(([, key]) => key);
  expect(keys).toEqual([keys[0], keys[0], expect.not.stringMatching(keys[0] ?? '')]);
  expect(server.create).toHaveBeenLastCalledWith({ name: 'Karvon', city: 'Buxoro' }, keys[2]);
});

it('sends only changed fields, and nothing without changes', async () => {
  openForm(place);
  await type('city', 'Buxoro');
  await save();
  await isSaved();
  expect(server.update.mock.calls[0]?.[1]).toEqual({ city: 'Buxoro' });
  server.saved.mockClear();
  await save();
  await isSaved();
  expect(server.update).toHaveBeenCalledTimes(1);
});

it('is submitted from a field by Ctrl and Enter', async () => {
  openForm(place);
  await type('city', 'Buxoro');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await isSaved();
  expect(server.update).toHaveBeenCalledTimes(1);
});

it('compares with another user’s version, and sends the chosen values', async () => {
  openForm(place);
  await type('name', 'Mine');
  server.place = { ...place, version: 2, name: 'Theirs', city: 'Buxoro' };
  await save();
  const dialog = await screen.findByRole('dialog', { name: i18n.t('conflict.title') });
  const radio = (name: RegExp) => within(dialog).getByRole('radio', { name });
  // Fields that only the server changed take its value; conflicts need a choice.
  expect(radio(/Buxoro/)).toBeChecked();
  expect(radio(/Mine/)).not.toBeChecked();
  await userEvent.click(within(dialog).getByRole('button', { name: i18n.t('conflict.save') }));
  expect(within(dialog).getByText(i18n.t('conflict.choose'))).toBeTruthy();
  radio(/Mine/).focus();
  await userEvent.keyboard(' ');
  await userEvent.click(within(dialog).getByRole('button', { name: i18n.t('conflict.save') }));
  await isSaved();
  expect(server.place).toEqual({ id: 7, version: 3, name: 'Mine', city: 'Buxoro' });
});

it('compares a draft with the version it is based on, not with the current one', async () => {
  openForm(place);
  await type('name', 'Mine');
  await isKept();
  server.place = { ...place, version: 2, city: 'Buxoro' };
  openForm(server.place);
  await screen.findByText(i18n.t('form.draftIsOlder'), { exact: false });
  await restore();
  await save();
  const dialog = await screen.findByRole('dialog', { name: i18n.t('conflict.title') });
  expect(within(dialog).getByRole('radio', { name: /Mine/ })).toBeChecked();
  expect(within(dialog).getByRole('radio', { name: /Buxoro/ })).toBeChecked();
});

it('shows each field’s error, counts the errors, and leads to the first', async () => {
  openForm();
  await save();
  expect(await screen.findAllByText(i18n.t('errors:required'))).toHaveLength(2);
  expect(await field('name')).toHaveFocus();
  (await field('city')).focus();
  await userEvent.click(screen.getByRole('button', { name: i18n.t('form.errors', { count: 2 }) }));
  expect(await field('name')).toHaveFocus();
  expect(server.create).not.toHaveBeenCalled();
});

it('shows a rejection at its field, and others once', async () => {
  const rejected = (fields: string[]) =>
    new ApiError({
      kind: 'validation',
      status: 422,
      code: 'validation',
      fieldErrors: fields.map((one) => ({ field: one, code: 'invalid' })),
    });
  server.update.mockRejectedValueOnce(rejected(['city']));
  openForm(place);
  await type('city', 'x');
  await save();
  expect(await screen.findByText(i18n.t('errors:invalid'))).toBeTruthy();
  expect(await field('city')).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  server.update.mockRejectedValueOnce(rejected(['owner']));
  await save();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(await field('city')).toHaveValue('x');
  await save();
  await isSaved();
});

it('asks before unsaved values are left, but not after a save', async () => {
  openForm(place);
  await type('city', 'Buxoro');
  await userEvent.click(screen.getByRole('link', { name: i18n.t('cancel') }));
  const question = await screen.findByRole('alertdialog', { name: i18n.t('leave.title') });
  await userEvent.click(within(question).getByRole('button', { name: i18n.t('leave.stay') }));
  server.saved.mockImplementation(() =>
    screen.getByRole('link', { name: i18n.t('cancel') }).click(),
  );
  await save();
  expect(await screen.findByRole('heading', { name: 'Places' })).toBeTruthy();
});

it('deletes the draft after a save', async () => {
  openForm(place);
  await type('city', 'Buxoro');
  await isKept();
  await save();
  await isSaved();
  openForm(server.place);
  await field('city');
  await expect
    .poll(() => screen.queryByRole('button', { name: i18n.t('draft.restore') }))
    .toBeNull();
});

it.each(['while it is filled', 'while it is saved'])(
  'comes back filled, without a question, where the session ended %s',
  async (when) => {
    await writeDraft(`${String(fixtures.login.business_user.id)}:place-create/before`, {
      version: 1,
      savedAt: Date.now() + 1000,
      values: { name: 'Samarqand', city: '' },
    });
    openForm();
    await type('name', 'Karvon');
    await type('city', 'Buxoro');
    if (when === 'while it is saved') {
      server.create.mockRejectedValueOnce(new ApiError({ kind: 'unauthorized', status: 401 }));
      await save();
      await vi.waitUntil(() => server.create.mock.calls.length === 1);
    }
    clearProfile();
    cleanup();
    saveProfile(fixtures.login);
    openForm();
    await waitFor(async () => expect(await field('city')).toHaveValue('Buxoro'));
    server.create.mockResolvedValue(place);
    await save();
    await isSaved();
    expect(server.create.mock.lastCall?.[0]).toEqual({ name: 'Karvon', city: 'Buxoro' });
  },
);

it('a field shows its error after an invalid change or a submission, not after a mere visit', async () => {
  openForm();
  await userEvent.click(await field('name'));
  await userEvent.tab();
  await userEvent.tab();
  const wrong = () => screen.queryAllByRole('textbox').filter((one) => one.ariaInvalid === 'true');
  expect(wrong()).toEqual([]);
  await type('name', 'K');
  await type('name', '');
  expect(wrong()).toEqual([]);
  await userEvent.tab();
  await waitFor(async () => expect(wrong()).toEqual([await field('name')]));
  await save();
  await waitFor(() => expect(wrong()).toHaveLength(2));
});

it('a field with an error is validated again when its value is set elsewhere', async () => {
  openForm();
  await type('name', 'Karvon');
  await type('name', '');
  await userEvent.tab();
  await screen.findByText(i18n.t('errors:required'));
  await userEvent.click(await screen.findByRole('button', { name: 'Suggest' }));
  await expect.poll(() => screen.queryByText(i18n.t('errors:required'))).toBeNull();
});
