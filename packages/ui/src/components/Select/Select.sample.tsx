import { Select } from '@karvon/ui/Select';
import { useState } from 'react';

const options = [
  { value: 'original', label: 'Без окраса' },
  { value: 'partly', label: 'Частично окрашен' },
  { value: 'full', label: 'Полностью окрашен' },
];

export function BodyPaint() {
  const [paint, setPaint] = useState<string | null>(null);
  return (
    <Select
      label="Кузов"
      placeholder="Выберите"
      isRequired
      options={options}
      value={paint}
      onChange={setPaint}
    />
  );
}
