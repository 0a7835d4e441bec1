import { Card } from '@karvon/ui/Card';
import { Funnel } from '@karvon/ui/Funnel';

const figure = new Intl.NumberFormat('ru');
const share = new Intl.NumberFormat('ru', { style: 'percent', maximumFractionDigits: 1 });

export function SalesFunnel() {
  return (
    <Card title="Воронка">
      <Funnel
        aria-label="Воронка за 30 дней"
        steps={[
          { id: 'shown', label: 'Показы', value: 184_200 },
          { id: 'viewed', label: 'Просмотры', value: 26_950 },
          { id: 'leads', label: 'Лиды', value: 453, href: '/leads' },
          { id: 'sold', label: 'Продано', value: 21 },
        ]}
        formatValue={(value) => figure.format(value)}
        formatShare={(part) => share.format(part)}
        labels={{ conversion: 'дальше прошли', empty: 'За этот период показов не было' }}
        logScaleNote="Длина полос по логарифмической шкале"
      />
    </Card>
  );
}
