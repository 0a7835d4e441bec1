import { MoneyField } from '@karvon/ui/MoneyField';
import { useState } from 'react';

export function CarPrice() {
  const [price, setPrice] = useState<number | null>(219_000_000);
  return (
    <MoneyField
      label="Цена"
      unit="сум"
      isRequired
      value={price}
      onChange={setPrice}
      errorMessage={price === null ? 'Впишите цену' : null}
    />
  );
}
