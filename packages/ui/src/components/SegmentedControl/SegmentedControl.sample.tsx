import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { useState } from 'react';

const currencies = [
  { value: 'uzs', label: 'сум' },
  { value: 'usd', label: 'у.е.' },
];

export function Currency() {
  const [currency, setCurrency] = useState('uzs');
  return (
    <SegmentedControl
      aria-label="Валюта"
      size="sm"
      options={currencies}
      value={currency}
      onChange={setCurrency}
    />
  );
}
