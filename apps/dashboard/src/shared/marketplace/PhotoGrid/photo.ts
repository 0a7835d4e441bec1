/** A photo of the grid. */
export interface Photo {
  /** Unique, and the same before and after uploading. */
  id: string;
  /** State of the upload. */
  state: 'uploading' | 'failed' | 'ready';
  /** Address of the image; during the upload, an object URL of the file. */
  src?: string | null;
  /** The file's name. */
  name?: string | null;
  /** Share uploaded, 0 to 1. @default 0 */
  progress?: number;
  /** The same as text: «1,4 из 2,2 МБ». */
  loadedText?: string;
  /** Why it failed: «Не загрузилось». */
  errorMessage?: string;
  /** Allows another upload of a failed photo. False if its file is no longer available. @default true */
  canRetry?: boolean;
}

/** All texts of the grid. Positions start at 1. */
export interface PhotoGridLabels {
  /** Name of the list: «Фото». */
  list: string;
  /** Badge of the first photo: «Обложка». */
  cover: string;
  /** Label of the Add tile: «Добавить». */
  add: string;
  /** Replaces it while files are dragged over it: «Отпустите». */
  drop: string;
  /** Below the label while there is no photo: types, sizes, number. */
  hint?: string;
  /** Name of the Retry button: «Повторить». */
  retry: string;
  /** Name of the Remove button: «Убрать фото 2». */
  remove: (position: number) => string;
  /** Name of the photo as a button: «Открыть фото 2». */
  open: (position: number) => string;
  /** Name of the handle: «Переместить фото 2 из 6». */
  move: (position: number, count: number) => string;
  /** Instructions for moving a photo with the keyboard; the description of every handle. */
  moveHelp: string;
  /** Name of the button that moves a photo towards the cover: «Раньше». */
  moveBack: string;
  /** Name of the button that moves a photo towards the end: «Позже». */
  moveForward: string;
  /** Name of the handle while its photo is picked up: «Поставить». */
  place: string;
  /** Announced: «Фото поднято, место 2 из 6. Двигайте стрелками». */
  lifted: (position: number, count: number) => string;
  /** Announced: «Место 3 из 6». */
  moved: (position: number, count: number) => string;
  /** Announced: «Фото стоит на месте 3 из 6». */
  placed: (position: number, count: number) => string;
  /** Announced: «Фото осталось на месте 2». */
  cancelled: (position: number, count: number) => string;
}
