import { Card } from '@karvon/ui/Card';
import { RankedBars } from '@karvon/ui/RankedBars';

const figure = new Intl.NumberFormat('ru');

export function LeadsByShowroom() {
  return (
    <Card title="Лиды по салонам">
      <RankedBars
        aria-label="Лиды по салонам"
        bars={[
          { id: '1', label: 'Karvon Chilonzor', value: 236, href: '/leads?avtosalon=1' },
          { id: '2', label: 'Karvon Sergeli', value: 148, href: '/leads?avtosalon=2' },
          { id: '3', label: 'Karvon Yunusobod', value: 61, href: '/leads?avtosalon=3' },
        ]}
        formatValue={(value) => figure.format(value)}
        labels={{ empty: 'За этот период данных нет' }}
      />
    </Card>
  );
}
