import { Card } from '@karvon/ui/Card';
import { LineChart } from '@karvon/ui/LineChart';

const figure = new Intl.NumberFormat('ru');
const inFull = new Intl.DateTimeFormat('ru', { weekday: 'long', day: 'numeric', month: 'long' });
const short = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'short' });

export function ViewsByDay() {
  return (
    <Card>
      <LineChart
        title="Просмотры"
        aria-label="Просмотры по дням"
        series={[
          { id: 'now', label: 'Просмотры' },
          { id: 'before', label: 'Прошлый период', kind: 'previous' },
        ]}
        rows={[
          { at: '2026-11-18', values: { now: 940, before: 731 } },
          { at: '2026-11-19', values: { now: 1310, before: 1022 } },
          { at: '2026-11-20', values: { now: 1384, before: 1080 } },
        ]}
        target={{ value: 1200, label: 'Цель: 1 200 в день' }}
        formatValue={(value) => figure.format(value)}
        formatDate={(at) => inFull.format(new Date(at))}
        formatTick={(at) => short.format(new Date(at))}
        labels={{ table: 'Показать таблицей', row: 'День', empty: 'За этот период данных нет' }}
      />
    </Card>
  );
}
