import type { Outcome } from '../../private/outcome';

/** An image that is about to be sent. */
export interface ComposerAttachment {
  /** Unique and lasting: the same while it is sent and after. */
  id: string;
  /** Whether it is on its way, there, or could not be sent. */
  state: 'uploading' | 'ready' | 'failed';
  /** An object URL of the file, or where the server keeps it. */
  src: string;
  /** The file's name. */
  name: string;
  /** How much is sent, 0..1. @default 0 */
  progress?: number;
  /** Why it failed: «Больше 10 МБ». */
  errorMessage?: string;
}

/** An answer that is ready. */
export interface QuickReply {
  /** Unique among the answers; `onQuickReply` is given it. */
  id: string | number;
  /** Two or three words: «Адрес салона». */
  label: string;
}

/** What stands at the end of the ready answers: leads to where they are written. */
export interface QuickRepliesAction {
  /** Seen where there are no answers yet, else for screen readers alone: «Настроить быстрые ответы». */
  label: string;
  /** Leads there. */
  onPress: () => Outcome;
}

/** All words of the composer that are not the message. */
export interface ComposerLabels {
  /** Name of the field: «Сообщение для Дилнозы». */
  field: string;
  /** In the empty field: «Сообщение». */
  placeholder: string;
  /** Name of the button that sends: «Отправить». */
  send: string;
  /** Name of the button that chooses files: «Приложить фото». */
  attach: string;
  /** Over the field while files are above it: «Отпустите, чтобы приложить». */
  drop: string;
  /** Name of the row of ready answers: «Быстрые ответы». */
  quickReplies: string;
  /** Name of the row of images: «Приложено». */
  attachments: string;
  /** Name of an attachment's cross: «Убрать tracker.jpg». */
  remove: (name: string) => string;
  /** Name of the button that sends a failed attachment again: «Повторить tracker.jpg». */
  retry: (name: string) => string;
  /** Near the limit, and below zero beyond it: «Осталось 12». */
  left: (characters: number) => string;
}
