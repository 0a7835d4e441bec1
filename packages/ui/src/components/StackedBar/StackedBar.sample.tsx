import { Card } from '@karvon/ui/Card';
import { StackedBar } from '@karvon/ui/StackedBar';

const figure = new Intl.NumberFormat('ru');

export function CarsByStatus() {
  return (
    <Card title="Машины по статусам">
      <StackedBar
        aria-label="Машины по статусам"
        parts={[
          {
            id: 'active',
            label: 'Активно',
            value: 96,
            tone: 'success',
            href: '/cars?status=active',
          },
          { id: 'deal', label: 'В брони', value: 4, tone: 'deal' },
          { id: 'sold', label: 'Продано на Karvon', value: 21, tone: 'inverse' },
          { id: 'draft', label: 'Черновик', value: 9, tone: 'muted' },
        ]}
        formatValue={(value) => figure.format(value)}
        labels={{ empty: 'Машин пока нет' }}
      />
    </Card>
  );
}
