import { Card } from '@karvon/ui/Card';
import { Columns } from '@karvon/ui/Columns';
import { Meter } from '@karvon/ui/Meter';
import { SectionNav } from '@karvon/ui/SectionNav';
import { TextField } from '@karvon/ui/TextField';

export function CarForm() {
  return (
    <Columns
      ratio="form"
      nav={
        <SectionNav
          aria-label="Разделы формы"
          currentId="model"
          stateLabels={{ done: 'заполнено', error: 'есть ошибка', empty: 'не заполнено' }}
          items={[
            { id: 'model', label: 'Модель', state: 'done' },
            { id: 'place', label: 'Место', state: 'empty' },
          ]}
        />
      }
      side={
        <Card title="Готовность">
          <Meter aria-label="Заполнено" value={0.5} />
        </Card>
      }
    >
      <Card size="lg" id="model" title="Модель">
        <TextField label="Марка" name="make" />
      </Card>
      <Card size="lg" id="place" title="Место">
        <TextField label="Адрес" name="address" />
      </Card>
    </Columns>
  );
}
