import type { Employee } from '@karvon/api/main';
import { Banner } from '@karvon/ui/Banner';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { MailCheck, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format/number';
import { PhoneLink } from '../../shared/format/PhoneLink';
import { formatWait } from '../../shared/format/relative-time';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { useListState } from '../../shared/resource/filters/use-list-state';
import { columnsOf } from '../../shared/resource/list/columns-of';
import { defineList } from '../../shared/resource/list/define-list';
import { ListPage } from '../../shared/resource/list/ListPage';
import { useIsPhone } from '../../shared/table/use-screen';
import { EmployeeActions, ResendButton } from './employee-actions';
import {
  EmployeePhoto,
  EmployeeStatusBadge,
  openWork,
  RoleLine,
  salonsText,
} from './employee-labels';
import { employeeCalls, employeeFilters, employeeQueries } from './queries';

function NameCell({ row: employee }: { row: Employee }) {
  return (
    <Inline gap={2} isWrapping={false}>
      <EmployeePhoto employee={employee} />
      <Stack gap={0.5}>
        <Link variant="quiet" isStretched href={paths.employees.view(employee.id)}>
          <Text weight="medium">{employee.full_name}</Text>
        </Link>
        <Text size="sm" tone="muted" weight="regular">
          <RoleLine employee={employee} />
        </Text>
      </Stack>
    </Inline>
  );
}

/** On a phone, with the figures of the other columns. */
function StatusCell({ row: employee }: { row: Employee }) {
  const { t } = useTranslation('employees');
  const language = useLanguage();
  const isPhone = useIsPhone();
  const { status, response_median: seconds } = employee;
  if (!isPhone) return <EmployeeStatusBadge employee={employee} />;
  const figures = status === 'active' && [
    `${t('col.open')}: ${formatNumber(openWork(employee), language)}`,
    seconds !== undefined && `${t('col.response')}: ${formatWait(seconds * 1000, language)}`,
  ];
  return (
    <Stack gap={2}>
      <Inline gap={2} justify="space-between">
        <EmployeeStatusBadge employee={employee} isLine />
        {figures && (
          <Text size="sm" tone="muted">
            {figures.filter(Boolean).join(' · ')}
          </Text>
        )}
      </Inline>
      <ResendButton employee={employee} isFullWidth />
    </Stack>
  );
}

const columns = columnsOf<Employee, 'employees:col'>('employees:col', {
  employee: {
    isRowHeader: true,
    width: '26%',
    onPhone: 'title',
    sort: 'full_name',
    Cell: NameCell,
  },
  phone: {
    width: '160px',
    onPhone: 'hidden',
    text: ({ phone }) => (
      <Text isNumeric>
        <PhoneLink variant="quiet" phone={phone} />
      </Text>
    ),
  },
  salons: {
    width: '140px',
    isSecondary: 'laptop',
    onPhone: 'hidden',
    // Several names would make the row four lines high. The employee's page shows them.
    text: (row, { t }) =>
      row.avtosalons.length > 1
        ? t('employees:salonCount', { count: row.avtosalons.length })
        : salonsText(row, t),
  },
  status: { width: '150px', onPhone: 'line', Cell: StatusCell },
  open: {
    width: '96px',
    align: 'end',
    onPhone: 'hidden',
    sort: { falling: '-open_lead_count' },
    text: (row, { language }) =>
      row.status === 'active' ? formatNumber(openWork(row), language) : '—',
  },
  response: {
    width: '96px',
    align: 'end',
    onPhone: 'hidden',
    sort: 'response_median',
    text: ({ response_median: seconds }, { language }) =>
      seconds === undefined ? '—' : formatWait(seconds * 1000, language),
  },
  cars: {
    width: '96px',
    align: 'end',
    isSecondary: true,
    onPhone: 'hidden',
    sort: { falling: '-auto_count' },
    text: ({ auto_count: cars }, { language }) => formatNumber(cars, language),
  },
});

const employeeList = defineList({
  title: 'employees:title',
  filters: employeeFilters,
  page: employeeQueries.page,
  counts: ({ statuses }) => ({ statuses: { ...statuses } }),
  create: { href: paths.employees.create, label: 'employees:invite', needs: 'employees.manage' },
  empty: { icon: Users, title: 'employees:aloneTitle' },
  emptyTab: { icon: MailCheck, title: 'employees:emptyTab' },
  columns,
  RowActions: EmployeeActions,
  exportCsv: { fileName: 'employees', needs: 'employees.manage', call: employeeCalls.csv },
});

export function Component() {
  const { t } = useTranslation('employees');
  const { state } = useListState(employeeFilters);
  const { data } = useQuery(employeeQueries.page(state));
  const { active, invited, blocked } = data?.statuses ?? {};
  const isAlone = active === 1 && invited === 0 && blocked === 0;
  return (
    <ListPage
      list={employeeList}
      context={active === undefined ? undefined : t('context', { count: active })}
      banners={isAlone && <Banner>{t('aloneTitle')}</Banner>}
    />
  );
}
