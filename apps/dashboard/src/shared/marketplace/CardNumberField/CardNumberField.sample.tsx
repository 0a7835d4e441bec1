import { CardNumberField } from './CardNumberField';
import { isCardNumber } from './card-number';
import { useState } from 'react';

export function NewCard() {
  const [digits, setDigits] = useState('8600069195406311');
  const [isLeft, setLeft] = useState(false);
  return (
    <CardNumberField
      label="Номер карты"
      isRequired
      value={digits}
      onChange={setDigits}
      onBlur={() => setLeft(true)}
      errorMessage={isLeft && !isCardNumber(digits) ? 'Проверьте номер карты' : null}
    />
  );
}
