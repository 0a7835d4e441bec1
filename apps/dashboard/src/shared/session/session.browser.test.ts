import { keys } from 'idb-keyval';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearDrafts, database, hasDrafts, readDraft, writeDraft } from '../form/draft-store';
import { RoomDrafts } from '../chat/room-drafts';
import { clearProfile, readProfile, saveProfile, signProfileOut, watchProfile } from './profile';
import { connectSession, endSession, signOut } from './session';

const profile = { access: 'token-of-seven', business_user: { id: 7 } };
const draft = { version: 1, savedAt: 1, values: { text: 'Дилноза, +998 90 987 65 43' } };

let notified: string[] = [];
let stop: (() => void)[] = [];

beforeEach(async () => {
  await clearDrafts();
  saveProfile(profile);
  notified = [];
  stop = [
    connectSession({
      goToLogin: (back) => notified.push(back ? 'login, then back' : 'login'),
      logout: () => {
        notified.push(`logout as ${String(readProfile()?.access)}`);
        return Promise.resolve();
      },
    }),
  ];
});
afterEach(() => {
  for (const one of stop) one();
  clearProfile();
});

it('signs out at the service while the token is valid, then clears account, drafts and page', async () => {
  await writeDraft('7:auto-create', draft);
  await signOut();
  expect(notified).toEqual(['logout as token-of-seven', 'login']);
  expect(readProfile()).toBeUndefined();
  expect(await hasDrafts()).toBe(false);
});

it('shows the sign-in page only after everything is cleared, even if a call fails with 401 meanwhile', async () => {
  await writeDraft('7:auto-create', draft);
  const drafts: Promise<boolean>[] = [];
  stop.push(
    connectSession({
      goToLogin: () => drafts.push(hasDrafts()),
      // The server has revoked the token: another call gets its 401 before this one completes.
      logout: () => {
        endSession();
        return Promise.resolve();
      },
    }),
  );
  await signOut();
  expect(await Promise.all(drafts)).toEqual([false]);
});

it('completes the sign-out of a closed tab at the next start', async () => {
  await writeDraft('7:auto-create', draft);
  signProfileOut();
  expect(await hasDrafts()).toBe(true);
  stop.push(
    connectSession({ goToLogin: () => undefined, logout: () => Promise.resolve(undefined) }),
  );
  await expect.poll(hasDrafts).toBe(false);
});

it('stops writers before it clears storage, so that nothing written last remains', async () => {
  const drafts = new RoomDrafts('7');
  // Writes after the sign-out, as the chat or a closing form may do.
  stop.push(
    watchProfile(() => {
      if (readProfile() !== undefined) return;
      drafts.setText(12, 'ещё одно слово');
      drafts.flush();
      void writeDraft('7:auto-create', draft);
    }),
  );
  await signOut();
  expect(await keys(database())).toEqual([]);
});

it('stores nothing from a page that closes after the sign-out, until a user signs in', async () => {
  await signOut();
  expect(await writeDraft('7:auto-create', draft)).toBe(false);
  expect(await hasDrafts()).toBe(false);
  saveProfile({ access: 'token-of-eight', business_user: { id: 8 } });
  expect(await writeDraft('8:auto-create', draft)).toBe(true);
  expect(await readDraft('8:auto-create', 1)).toEqual(draft);
});

it('stores nothing from another tab that is notified of the sign-out', async () => {
  await signOut();
  expect(localStorage.getItem('signed-out')).toBe('true');
  saveProfile(profile);
  expect(localStorage.getItem('signed-out')).toBeNull();
  signProfileOut();
  expect(await writeDraft('7:auto-create', draft)).toBe(false);
  expect(await keys(database())).toEqual([]);
});

it('keeps drafts of an expired session, and values that a form stores on unmount', async () => {
  await writeDraft('7:auto-create', draft);
  endSession();
  expect(notified).toEqual(['login, then back']);
  expect(await writeDraft('7:profile', draft)).toBe(true);
  expect(await keys(database())).toEqual(['7:auto-create', '7:profile']);
});
