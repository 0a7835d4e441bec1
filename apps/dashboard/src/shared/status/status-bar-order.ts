import type { AutoStatus } from '@karvon/api/main';
import type { StackedBarPart } from '@karvon/ui/StackedBar';

/** Parts of a bar of cars by status: for sale, waiting, in need of attention, ended. */
export const statusBarOrder = [
  ['active', 'success'],
  ['barakami', 'deal'],
  ['sold_on_karvon', 'inverse'],
  ['moderation', 'info'],
  ['expired', 'warn'],
  ['moderation_declined', 'danger'],
  ['ne_active', 'muted'],
  ['archived', 'faint'],
  ['deactivated', 'faint'],
  ['flagged_to_admin', 'warn'],
  ['reported_by_client', 'danger'],
] as const satisfies readonly (readonly [AutoStatus, StackedBarPart['tone']])[];
