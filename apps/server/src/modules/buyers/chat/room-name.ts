import type { Language } from '../../../platform/values/language';
import type { StoredRoom } from './rooms.repository';

/** The word that leads, the work panel and notifications have for whoever gave no name, signed in or not. */
const nameless: Readonly<Record<Language, string>> = { ru: 'Посетитель', uz: 'Tashrif buyuruvchi' };

/** Name of the buyer, or what stands for it with a number. */
export const roomName = (
  { username, id }: Pick<StoredRoom, 'username' | 'id'>,
  language: Language,
): string => username ?? `${nameless[language]} ${id}`;

/** Whether the buyer is there: a signal lasts until it runs out by itself. */
export const isOnline = ({ online_until }: Pick<StoredRoom, 'online_until'>, now: Date): boolean =>
  online_until !== null && online_until > now;
