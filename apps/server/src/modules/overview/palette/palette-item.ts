import type { ResponseOf } from '../../../platform/values/contract';
import type { Language } from '../../../platform/values/language';

export type PaletteItem = ResponseOf<'searchPalette'>['results'][number];

export interface PaletteMoment {
  q: string;
  language: Language;
  now: Date;
}
