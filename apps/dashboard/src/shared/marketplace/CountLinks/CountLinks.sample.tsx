import { CountLinks } from './CountLinks';
import { CircleCheck, CircleX, Clock } from 'lucide-react';

export function ShowroomCars() {
  return (
    <CountLinks
      hasLabels
      total={{ label: '148 машин', href: '/cars' }}
      items={[
        {
          id: 'active',
          icon: CircleCheck,
          title: 'Активные',
          count: '96',
          tone: 'success',
          href: '/cars?status=active',
        },
        { id: 'wait', icon: Clock, title: 'На модерации', count: '12', href: '/cars?status=wait' },
        {
          id: 'no',
          icon: CircleX,
          title: 'Отклонены',
          count: '3',
          tone: 'danger',
          href: '/cars?status=no',
        },
      ]}
    />
  );
}
