import { BarChart } from '@karvon/ui/BarChart';
import { Card } from '@karvon/ui/Card';

const figure = new Intl.NumberFormat('ru');

export function ViewsByWeekday() {
  return (
    <Card>
      <BarChart
        title="Просмотры по дням недели"
        aria-label="Просмотры по дням недели"
        valueLabel="Просмотры"
        bars={[
          { id: 'fri', label: 'Пт', fullLabel: 'пятница', value: 80 },
          { id: 'sat', label: 'Сб', fullLabel: 'суббота', value: 118 },
          { id: 'sun', label: 'Вс', fullLabel: 'воскресенье', value: 104 },
        ]}
        highlightedId="sat"
        formatValue={(value) => figure.format(value)}
        downloadName="views-by-weekday"
        labels={{ table: 'Показать таблицей', row: 'День', empty: 'За этот период данных нет' }}
      />
    </Card>
  );
}
