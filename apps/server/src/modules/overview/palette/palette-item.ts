import type { ResponseOf } from '../../../platform/values/contract';

/** A result of the palette, as in the contract. */
export type PaletteItem = ResponseOf<'searchPalette'>['results'][number];
