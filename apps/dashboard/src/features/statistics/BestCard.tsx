import type { Statistics } from '@karvon/api/main';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Table } from '@karvon/ui/Table';
import { Text } from '@karvon/ui/Text';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { CarStatusBadge } from '../../shared/status/CarStatusBadge';
import { HowPopover } from './HowPopover';
import { links } from './links';
import type { Days } from '../../shared/period';
import { TableCard } from './TableCard';
import { useEquations } from './use-equations';

type Best = Statistics['best'][number];

const numbers = ['views', 'likes', 'leads', 'days'] as const;

const statusCell = ({ status }: Best) => <CarStatusBadge status={status} />;

const carCell = (days: Days) =>
  function CarCell({ car }: Best) {
    return (
      <Inline isWrapping={false} gap={3}>
        <Thumbnail src={car.photo?.thumbnail} />
        <Link variant="quiet" href={links.car(car.id, days)}>
          {car.title}
        </Link>
      </Inline>
    );
  };

export function BestCard({ data }: { data: Statistics }) {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  const equations = useEquations();
  return (
    <TableCard
      title={t('best')}
      action={
        <HowPopover
          subject={t('best')}
          text={t('how.best')}
          equations={equations.best(data)}
          note={t('how.day')}
        />
      }
    >
      <Table
        aria-label={t('best')}
        rows={data.best}
        getRowId={({ car }) => car.id}
        emptyState={
          <Text as="p" tone="muted">
            {t('noData')}
          </Text>
        }
        columns={[
          {
            id: 'car',
            header: t('car'),
            isRowHeader: true,
            width: '44%',
            onPhone: 'title',
            cell: carCell(data.period),
          },
          {
            id: 'status',
            header: t('status'),
            width: '150px',
            onPhone: 'hidden',
            cell: statusCell,
          },
          ...numbers.map((id) => ({
            id,
            header: id === 'days' ? t('days') : t(`figure.${id}`),
            align: 'end' as const,
            cell: (row: Best) => formatNumber(row[id], language),
          })),
        ]}
      />
    </TableCard>
  );
}
