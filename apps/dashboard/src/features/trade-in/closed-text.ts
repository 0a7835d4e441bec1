import type { TradeInAuto } from '@karvon/api/main';

/** A key of the namespace `trade-in`. */
export const closedText = ({ status }: Pick<TradeInAuto, 'status'>): 'taken' | 'closed' =>
  status === 'lost' ? 'taken' : 'closed';
