import type { CardType } from '@karvon/api/main';
import { CreditCard, Nfc } from 'lucide-react';
import * as css from './BankCardImage.css';

export interface BankCardImageProps {
  number: string;
  missing: string;
  expiryLabel: string;
  expiry: string;
  /** Sets the colour. Undefined until the first digits are typed. */
  type: CardType | undefined;
  system: string;
}

export function BankCardImage(props: BankCardImageProps) {
  const { number, missing, expiryLabel, expiry, type = 'other', system } = props;
  return (
    <div aria-hidden="true" className={css.card[type]}>
      <div className={css.row}>
        <span className={css.system}>{system}</span>
        <Nfc size={20} />
      </div>
      <div className={css.number}>
        {number}
        <span className={css.missing}>{missing}</span>
      </div>
      <div className={css.row}>
        <div>
          <div className={css.label}>{expiryLabel}</div>
          <div className={css.expiry}>
            {expiry === '' ? <span className={css.missing}>••/••</span> : expiry}
          </div>
        </div>
        <CreditCard size={20} />
      </div>
    </div>
  );
}
