import { Chip } from '@karvon/ui/Chip';
import { Inline } from '@karvon/ui/Inline';
import { useState } from 'react';

export function ActiveFilters() {
  const [filters, setFilters] = useState(['Год: от 2021', 'Цена: до 300 млн']);
  return (
    <Inline>
      {filters.map((filter) => (
        <Chip
          key={filter}
          aria-label={`Убрать: ${filter}`}
          onRemove={() => setFilters(filters.filter((other) => other !== filter))}
        >
          {filter}
        </Chip>
      ))}
    </Inline>
  );
}
