import { PhoneField } from '@karvon/ui/PhoneField';
import { useState } from 'react';

export function SellerPhone() {
  const [phone, setPhone] = useState('+998901234567');
  const [isLeft, setLeft] = useState(false);
  const isComplete = /^\+998\d{9}$/.test(phone);
  return (
    <PhoneField
      label="Телефон"
      name="phone"
      isRequired
      value={phone}
      onChange={setPhone}
      onBlur={() => setLeft(true)}
      errorMessage={isLeft && !isComplete ? 'Впишите номер полностью' : null}
    />
  );
}
