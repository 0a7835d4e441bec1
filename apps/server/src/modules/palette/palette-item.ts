import type { operations } from '@karvon/api/operations';
import type * as z from 'zod/v4/core';

/** One row of the palette, as the contract has it. */
export type PaletteItem = z.output<
  (typeof operations)['searchPalette']['responses'][200]['schema']
>['results'][number];
