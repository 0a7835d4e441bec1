import type { Employee } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { Link } from '@karvon/ui/Link';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '../../shared/format/phone';
import { paths } from '../../shared/paths';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { WaitingTime } from '../../shared/status/WaitingTime';
import { employeeQueries } from './queries';

/** The leads and applications that wait for the employee, the first five of each. */
export function OpenWork({ employee }: { employee: Employee }) {
  const { t } = useTranslation('employees');
  const { id, open_lead_count, open_application_count } = employee;
  const leads = useQuery(employeeQueries.openLeads(id));
  const applications = useQuery(employeeQueries.openApplications(id));
  return (
    <>
      <WorkCard
        title={t('openLeads')}
        count={open_lead_count}
        href={paths.employees.openLeads(id)}
        empty={t('noLeads')}
      >
        <QueryBoundary query={leads} skeleton={<RowsSkeleton count={open_lead_count} />}>
          {({ results }) => (
            <RowList aria-label={t('openLeads')}>
              {results.map(({ id: lead, client_name, phone, car, waiting_since: since }) => (
                <Row
                  key={lead}
                  title={client_name || (phone === undefined ? t('noName') : formatPhone(phone))}
                  detail={car?.title}
                  href={paths.lead(lead)}
                  end={since !== undefined && <WaitingTime since={since} />}
                />
              ))}
            </RowList>
          )}
        </QueryBoundary>
      </WorkCard>
      <WorkCard
        title={t('openApplications')}
        count={open_application_count}
        href={paths.employees.openApplications(id)}
        empty={t('noApplications')}
      >
        <QueryBoundary
          query={applications}
          skeleton={<RowsSkeleton count={open_application_count} />}
        >
          {({ results }) => (
            <RowList aria-label={t('openApplications')}>
              {results.map(
                ({ id: application, client_name, current_car: current, desired_car }) => (
                  <Row
                    key={application}
                    title={client_name}
                    detail={[current.title, desired_car?.title].filter(Boolean).join(' → ')}
                    href={paths.tradeIn.application(application)}
                  />
                ),
              )}
            </RowList>
          )}
        </QueryBoundary>
      </WorkCard>
    </>
  );
}

function WorkCard(props: {
  title: string;
  count: number;
  href: string;
  empty: string;
  children: ReactNode;
}) {
  const { title, count, href, empty, children } = props;
  const { t } = useTranslation('common');
  return (
    <Card
      title={title}
      action={
        count > 5 && (
          <Link href={href}>
            {t('all')} · {count}
          </Link>
        )
      }
    >
      {count === 0 ? <Text tone="muted">{empty}</Text> : children}
    </Card>
  );
}

function RowsSkeleton({ count }: { count: number }) {
  return (
    <Stack gap={5}>
      {Array.from({ length: Math.min(count, 5) }, (_, at) => (
        <Stack key={at} gap={0.5}>
          <Skeleton width="40%" height="20px" />
          <Skeleton width="60%" height="18px" />
        </Stack>
      ))}
    </Stack>
  );
}
