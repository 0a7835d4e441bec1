import type { TradeInAuto } from '@karvon/api/main';

/** Why no offers are taken any more: a key of this area. */
export const closedText = ({ status }: Pick<TradeInAuto, 'status'>): 'taken' | 'closed' =>
  status === 'lost' ? 'taken' : 'closed';
