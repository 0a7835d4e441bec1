import { MultiSelect } from '@karvon/ui/MultiSelect';
import { useState } from 'react';

const options = ['Chevrolet', 'Kia', 'Hyundai', 'BYD', 'Toyota'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

export function Makes() {
  const [makes, setMakes] = useState(['kia']);
  return (
    <MultiSelect
      label="Марки"
      placeholder="Любые"
      searchLabel="Найти"
      clearLabel="Очистить"
      emptyText="Ничего не нашлось"
      summary={(labels) => (labels.length > 2 ? `Выбрано ${labels.length}` : labels.join(', '))}
      options={options}
      value={makes}
      onChange={setMakes}
    />
  );
}
