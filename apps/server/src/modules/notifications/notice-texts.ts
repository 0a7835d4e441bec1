import type { NoticeParams, NoticeType } from './notice-types';

/** What a person reads. */
export interface Words {
  title: string;
  text: string;
}

/** Words of every type in one language. */
export type NoticeWords = { [T in NoticeType]: (params: NoticeParams[T]) => Words };
