import { SectionNav } from '@karvon/ui/SectionNav';

// Each id is that of a `Card` of the form.
export function FormSections() {
  return (
    <SectionNav
      aria-label="Разделы формы"
      currentId="price"
      stateLabels={{ done: 'заполнено', error: 'есть ошибка', empty: 'не заполнено' }}
      items={[
        { id: 'model', label: 'Модель', state: 'done' },
        { id: 'photos', label: 'Фото', state: 'error' },
        { id: 'price', label: 'Цена и условия', state: 'empty' },
      ]}
    />
  );
}
