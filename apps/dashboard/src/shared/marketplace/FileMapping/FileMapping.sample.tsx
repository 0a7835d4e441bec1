import { FileMapping, type Mapping } from './FileMapping';
import { useState } from 'react';

export function ImportColumns() {
  const [mapping, setMapping] = useState<Mapping>({ '0': 'brand', '1': null });
  return (
    <FileMapping
      aria-label="Столбцы файла"
      columns={[
        { id: '0', header: 'Марка', samples: ['Chevrolet', 'Kia'] },
        { id: '1', header: 'Стоимость', samples: ['168000000', '372000000'] },
      ]}
      fields={[
        { value: 'brand', label: 'Марка', isRequired: true },
        { value: 'price', label: 'Цена', isRequired: true },
      ]}
      mapping={mapping}
      onChange={setMapping}
      labels={{
        column: 'Столбец файла',
        samples: 'Примеры',
        field: 'Поле',
        skip: 'Не загружать',
        noSamples: 'Пусто',
        fieldOf: (header) => `Поле для столбца «${header}»`,
        repeated: (field) => `Поле «${field}» уже выбрано`,
        missing: (fields) => `Не хватает полей: ${fields.join(', ')}`,
        complete: 'Все обязательные поля найдены',
      }}
    />
  );
}
