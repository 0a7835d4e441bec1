import { Button } from '@karvon/ui/Button';
import { Chip } from '@karvon/ui/Chip';
import { FilterBar } from '@karvon/ui/FilterBar';
import { SearchField } from '@karvon/ui/SearchField';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';

export function CarFilters() {
  const [query, setQuery] = useState('');
  const [hasYear, setYear] = useState(true);
  return (
    <FilterBar
      aria-label="Поиск и фильтры"
      search={
        <SearchField
          aria-label="Поиск"
          placeholder="Марка, модель, VIN, ID"
          clearLabel="Очистить"
          size="sm"
          value={query}
          onChange={setQuery}
        />
      }
      actions={
        <Button size="sm" icon={SlidersHorizontal}>
          Фильтры
        </Button>
      }
      chips={
        hasYear && (
          <Chip aria-label="Убрать: Год: от 2021" onRemove={() => setYear(false)}>
            Год: от 2021
          </Chip>
        )
      }
      summary="Показано 9 из 131"
    />
  );
}
