import { NumberField } from '@karvon/ui/NumberField';
import { useState } from 'react';

export function Mileage() {
  const [mileage, setMileage] = useState<number | null>(24_500);
  return (
    <NumberField
      label="Пробег"
      unit="км"
      step={1000}
      minValue={0}
      value={mileage}
      onChange={setMileage}
      errorMessage={mileage === null ? 'Впишите пробег' : null}
    />
  );
}
