import { CheckboxGroup } from '@karvon/ui/CheckboxGroup';
import { useState } from 'react';

const options = [
  { value: 'camera', label: 'Камера заднего вида' },
  { value: 'heating', label: 'Подогрев сидений' },
  { value: 'roof', label: 'Панорамная крыша' },
];

export function Equipment() {
  const [chosen, setChosen] = useState(['camera']);
  return (
    <CheckboxGroup
      label="Комплектация"
      layout="columns"
      options={options}
      value={chosen}
      onChange={setChosen}
    />
  );
}
