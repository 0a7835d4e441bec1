import { Card } from '@karvon/ui/Card';
import { QueueHeader } from './QueueHeader';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';

const leads = [{ id: 1, name: 'Бахтиёр Хамидов', car: 'Chevrolet Cobalt, 2024' }];

export function LeadsQueue() {
  return (
    <Card padding="none" isClipped>
      <QueueHeader
        title="Новые лиды"
        count={leads.length}
        emptiedText="Лиды разобраны"
        link={{ href: '/leads?status=new', label: 'Все лиды' }}
      />
      {leads.length > 0 && (
        <RowList variant="flush" aria-label="Новые лиды">
          {leads.map(({ id, name, car }) => (
            <Row key={id} title={name} detail={car} href={`/leads?lead=${id}`} />
          ))}
        </RowList>
      )}
    </Card>
  );
}
