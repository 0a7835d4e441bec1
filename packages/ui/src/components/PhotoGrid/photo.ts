/** A photo of the grid. */
export interface Photo {
  /** Unique and lasting: the same while it is sent and after. */
  id: string;
  /** Whether it is on its way, could not be sent, or is there. */
  state: 'uploading' | 'failed' | 'ready';
  /** The image; while it is sent, an object URL of the file. */
  src?: string | null;
  /** The file's name. */
  name?: string | null;
  /** How much is sent, 0..1. @default 0 */
  progress?: number;
  /** The same in words: «1,4 из 2,2 МБ». */
  loadedText?: string;
  /** Why it failed: «Не загрузилось». */
  errorMessage?: string;
  /** Whether a failed one can be sent again. False where its file is gone: it can only be taken away. @default true */
  canRetry?: boolean;
}

/** All words of the grid. Positions count from 1. */
export interface PhotoGridLabels {
  /** Name of the list: «Фото». */
  list: string;
  /** Mark of the first photo: «Обложка». */
  cover: string;
  /** What the tile that takes files does: «Добавить». */
  add: string;
  /** In its place while files are over it: «Отпустите». */
  drop: string;
  /** Below «add» while there is no photo: kinds, sizes, how many. */
  hint?: string;
  /** Name of the button that sends a failed photo again: «Повторить». */
  retry: string;
  /** Name of the button that takes a photo away: «Убрать фото 2». */
  remove: (position: number) => string;
  /** Name of the photo as a button: «Открыть фото 2». */
  open: (position: number) => string;
  /** Name of the handle: «Переместить фото 2 из 6». */
  move: (position: number, count: number) => string;
  /** How to move by keys; describes every handle. */
  moveHelp: string;
  /** Name of the button that moves a lifted photo towards the cover: «Раньше». */
  moveBack: string;
  /** Name of the button that moves a lifted photo towards the end: «Позже». */
  moveForward: string;
  /** Name of the handle while its photo is lifted: «Поставить». */
  place: string;
  /** Said aloud: «Фото поднято, место 2 из 6. Двигайте стрелками». */
  lifted: (position: number, count: number) => string;
  /** Said aloud: «Место 3 из 6». */
  moved: (position: number, count: number) => string;
  /** Said aloud: «Фото стоит на месте 3 из 6». */
  placed: (position: number, count: number) => string;
  /** Said aloud: «Фото осталось на месте 2». */
  cancelled: (position: number, count: number) => string;
}
