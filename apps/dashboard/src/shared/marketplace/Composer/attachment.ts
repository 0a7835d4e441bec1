import type { Outcome } from '@karvon/ui/internal/outcome';

/** An image that will be sent. */
export interface ComposerAttachment {
  /** Unique, and the same after sending. */
  id: string;
  /** State of the upload. */
  state: 'uploading' | 'ready' | 'failed';
  /** An object URL of the file, or its address on the server. */
  src: string;
  /** The file's name. */
  name: string;
  /** Share uploaded, 0 to 1. @default 0 */
  progress?: number;
  /** Why it failed: «Больше 10 МБ». */
  errorMessage?: string;
}

/** A quick reply. */
export interface QuickReply {
  /** Unique among the replies; passed to `onQuickReply`. */
  id: string | number;
  /** Two or three words: «Адрес салона». */
  label: string;
}

/** The action at the end of the quick replies: opens their settings. */
export interface QuickRepliesAction {
  /** Visible if there are no replies yet, otherwise for screen readers only: «Настроить быстрые ответы». */
  label: string;
  /** Opens the settings. */
  onPress: () => Outcome;
}

/** All texts of the composer except the message. */
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
  /** Name of the row of quick replies: «Быстрые ответы». */
  quickReplies: string;
  /** Name of the row of images: «Приложено». */
  attachments: string;
  /** Name of the Remove button of an attachment: «Убрать tracker.jpg». */
  remove: (name: string) => string;
  /** Name of the button that sends a failed attachment again: «Повторить tracker.jpg». */
  retry: (name: string) => string;
  /** Remaining characters, negative above the limit: «Осталось 12». */
  left: (characters: number) => string;
}
