import { SearchField } from '@karvon/ui/SearchField';
import { useState } from 'react';

export function CarSearch() {
  const [query, setQuery] = useState('');
  return (
    <SearchField
      aria-label="Поиск по автомобилям"
      placeholder="Марка, модель или VIN"
      clearLabel="Очистить"
      value={query}
      onChange={setQuery}
      onSubmit={(text) => window.location.assign(`/cars?q=${encodeURIComponent(text)}`)}
    />
  );
}
