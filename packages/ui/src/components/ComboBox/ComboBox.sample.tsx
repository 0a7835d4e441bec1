import { ComboBox } from '@karvon/ui/ComboBox';
import { useState } from 'react';

const models = ['Cobalt', 'Damas', 'Spark', 'Tracker'].map((label) => ({ value: label, label }));

export function Model() {
  const [model, setModel] = useState<string | null>(null);
  const [text, setText] = useState('');
  // On a page, the server filters.
  const found = models.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return (
    <ComboBox
      label="Модель"
      placeholder="Например, Tracker"
      openLabel="Показать варианты"
      emptyText="Ничего не нашлось"
      loadingText="Ищем"
      items={found}
      inputValue={text}
      onInputChange={setText}
      value={model}
      onChange={setModel}
    />
  );
}
