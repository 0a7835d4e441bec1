import type { Language } from '../business/business.tables';
import type { Notice, NoticeTarget } from './notice-types';
import { noticeWords } from './notice-words';
import type { StoredNotice } from './notifications.repository';

/** What a stored notice is about. */
export const targetOf = ({
  target_type,
  target_id,
}: Pick<StoredNotice, 'target_type' | 'target_id'>): NoticeTarget | undefined =>
  target_type === null || target_id === null ? undefined : { type: target_type, id: target_id };

/** Row → the contract's `Notification`, in the reader's language. */
export function toNotice(row: StoredNotice, language: Language): Notice {
  const target = targetOf(row);
  return {
    id: row.id,
    type: row.type,
    ...noticeWords(row.type, row.params, language),
    read: row.read_at !== null,
    created_at: row.created_at.toISOString(),
    ...(target === undefined ? {} : { target }),
  };
}
