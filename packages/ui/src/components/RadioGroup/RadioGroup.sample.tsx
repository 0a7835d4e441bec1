import { RadioGroup } from '@karvon/ui/RadioGroup';
import { useState } from 'react';

const options = [
  { value: 'new', label: 'Новая', description: 'Без пробега, от официального дилера' },
  { value: 'used', label: 'С пробегом', description: 'Была в собственности' },
];

export function Condition() {
  const [condition, setCondition] = useState<string | null>(null);
  return (
    <RadioGroup
      label="Состояние"
      variant="cards"
      isRequired
      options={options}
      value={condition}
      onChange={setCondition}
    />
  );
}
