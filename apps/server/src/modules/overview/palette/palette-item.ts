import type { ResponseOf } from '../../../platform/values/contract';

/** One row of the palette, as the contract has it. */
export type PaletteItem = ResponseOf<'searchPalette'>['results'][number];
