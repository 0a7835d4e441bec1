import type { CardType } from '@karvon/api/main';
import * as css from './BankCardImage.css';

const names: Readonly<Record<CardType, string>> = { uzcard: 'Uzcard', humo: 'Humo', other: 'Card' };

export const BankCardMark = ({ type }: { type: CardType }) => (
  <span className={css.mark[type]}>{names[type]}</span>
);
