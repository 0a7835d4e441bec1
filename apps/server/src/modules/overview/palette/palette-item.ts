import type { ResponseOf } from '../../../platform/values/contract';
import type { Language } from '../../../platform/values/language';

/** A result of the palette, as in the contract. */
export type PaletteItem = ResponseOf<'searchPalette'>['results'][number];

/** The search that a result belongs to. */
export interface PaletteMoment {
  /** Search text. */
  q: string;
  language: Language;
  now: Date;
}
