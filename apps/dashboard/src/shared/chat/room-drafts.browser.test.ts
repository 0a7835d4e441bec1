import { clear, keys } from 'idb-keyval';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearDrafts, database } from '../form/draft-store';
import { clearProfile, saveProfile } from '../session/profile';
import { RoomDrafts } from './room-drafts';

const made: RoomDrafts[] = [];
const load = (owner = '7') => {
  const drafts = new RoomDrafts(owner);
  made.push(drafts);
  return drafts;
};
const textOf = (drafts: RoomDrafts, roomId = 12) => drafts.of(roomId).get().text;
const eventually = (drafts: RoomDrafts, text: string) =>
  expect.poll(() => textOf(drafts)).toBe(text);
const photo = (name: string) => new File(['jpeg'], name, { type: 'image/jpeg' });

beforeEach(async () => {
  await clearDrafts();
  saveProfile({ access: 'token', business_user: { id: 7 } });
});
afterEach(() => {
  for (const drafts of made.splice(0)) drafts.stop();
  clearProfile();
});

it('are separate for each room', () => {
  const drafts = load();
  drafts.setText(12, 'Да, продаётся');
  drafts.setText(13, 'Завтра в 11');
  expect(textOf(drafts, 12)).toBe('Да, продаётся');
  expect(textOf(drafts, 13)).toBe('Завтра в 11');
  expect(textOf(drafts, 14)).toBe('');
});

it('survive a reload with texts and photos in order', async () => {
  const drafts = load();
  drafts.setText(12, 'Вот фото');
  drafts.addPhotos(12, [photo('front.jpg'), photo('back.jpg')]);
  await expect.poll(async () => await keys(database())).toContain('7:chat-draft:12');
  const again = load();
  await eventually(again, 'Вот фото');
  const { photos } = again.of(12).get();
  expect(photos.map(({ name }) => name)).toEqual(['front.jpg', 'back.jpg']);
  expect(await photos[0]?.file.text()).toBe('jpeg');
  again.removePhoto(12, photos[0]?.key ?? '');
  expect(
    again
      .of(12)
      .get()
      .photos.map(({ name }) => name),
  ).toEqual(['back.jpg']);
  again.take(12);
  await expect.poll(async () => await keys(database())).toEqual([]);
});

it('keep text of a tab that closes before the database has responded', async () => {
  const drafts = load();
  drafts.setText(12, 'последнее слово');
  drafts.flush();
  const notes = { ...localStorage };
  // A closed tab leaves only its write-ahead notes; here the tab stays open, so the database is cleared.
  await expect.poll(async () => await keys(database())).toHaveLength(1);
  await clear(database());
  for (const [key, note] of Object.entries(notes)) localStorage.setItem(key, String(note));
  await eventually(load(), 'последнее слово');
});

it('keep newer text when the database responds late', async () => {
  const drafts = load();
  drafts.setText(12, 'старое');
  drafts.flush();
  drafts.setText(12, 'новое');
  drafts.flush();
  // The database confirms the first write while the second is running.
  await eventually(load(), 'новое');
  expect(Object.values({ ...localStorage }).join('')).not.toContain('старое');
});

it('belong to one user', async () => {
  const drafts = load();
  drafts.setText(12, 'не для всех');
  drafts.flush();
  const stranger = load('8');
  stranger.of(12);
  const own = load();
  await eventually(own, 'не для всех');
  expect(textOf(stranger)).toBe('');
});

it('are deleted when sent, also after a reload', async () => {
  const drafts = load();
  drafts.setText(12, 'Отправляю');
  drafts.flush();
  expect(drafts.take(12)).toEqual({ text: 'Отправляю', photos: [] });
  expect(textOf(drafts)).toBe('');
  await expect.poll(async () => await keys(database())).toEqual([]);
});

it('do not replace newly typed text with a stored draft', async () => {
  const before = load();
  before.setText(12, 'старое');
  before.flush();
  await eventually(load(), 'старое');
  const drafts = load();
  drafts.of(12);
  drafts.setText(12, 'новое');
  await eventually(load(), 'старое');
  expect(textOf(drafts)).toBe('новое');
});

it('write nothing after stop', async () => {
  const drafts = load();
  drafts.setText(12, 'личное');
  drafts.stop();
  const probe = load();
  probe.setText(99, 'проба');
  await expect.poll(async () => await keys(database())).toEqual(['7:chat-draft:99']);
});
