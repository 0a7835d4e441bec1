import type { TradeInAuto } from '@karvon/api/main';

export const closedText = ({ status }: Pick<TradeInAuto, 'status'>): 'taken' | 'closed' =>
  status === 'lost' ? 'taken' : 'closed';
