import type { TradeInAuto } from '@karvon/api/main';

/** Reason why bidding has ended, as a key of this area. */
export const closedText = ({ status }: Pick<TradeInAuto, 'status'>): 'taken' | 'closed' =>
  status === 'lost' ? 'taken' : 'closed';
