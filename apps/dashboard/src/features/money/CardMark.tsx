import type { CardType } from '@karvon/api/main';
import { Badge } from '@karvon/ui/Badge';

const names: Readonly<Record<CardType, string>> = { uzcard: 'Uzcard', humo: 'Humo', other: 'Card' };

/** The card system's name as a mark. */
export const CardMark = ({ type }: { type: CardType }) => (
  <Badge tone={type === 'humo' ? 'success' : 'accent'}>{names[type]}</Badge>
);
