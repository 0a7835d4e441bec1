import type { Language } from '../../../platform/values/language';
import type { StoredRoom } from './rooms.repository';

const nameless: Readonly<Record<Language, string>> = { ru: 'Посетитель', uz: 'Tashrif buyuruvchi' };

export const roomName = (
  { username, id }: Pick<StoredRoom, 'username' | 'id'>,
  language: Language,
): string => username ?? `${nameless[language]} ${id}`;

/** A signal is valid until it expires. */
export const isOnline = ({ online_until }: Pick<StoredRoom, 'online_until'>, now: Date): boolean =>
  online_until !== null && online_until > now;
