import type { Employee } from '@karvon/api/main';
import { Avatar } from '@karvon/ui/Avatar';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format/number';
import { formatPhone } from '../../shared/format/phone';
import { formatWait } from '../../shared/format/relative-time';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import type { ListColumn } from '../../shared/resource/list/define-list';
import { openWork, roleLine, salonsText } from './employee-texts';
import { useHasRoles } from './use-has-roles';
import { EmployeeStatusBadge } from './EmployeeStatusBadge';

interface CellProps {
  row: Employee;
}

function NameCell({ row: employee }: CellProps) {
  const { t } = useTranslation('employees');
  const hasRoles = useHasRoles();
  const { id, full_name, profile_pic } = employee;
  return (
    <Inline gap={2} isWrapping={false}>
      <Avatar isDecorative name={full_name} id={id} src={profile_pic?.thumbnail ?? null} />
      <Stack gap={1}>
        <Link variant="quiet" href={paths.employees.view(id)}>
          <Text weight="medium">{full_name}</Text>
        </Link>
        <Text size="sm" tone="muted" weight="regular">
          {roleLine(employee, t, hasRoles)}
        </Text>
      </Stack>
    </Inline>
  );
}

function PhoneCell({ row: { phone } }: CellProps) {
  return (
    <Text isNumeric>
      <Link variant="quiet" href={`tel:${phone}`}>
        {formatPhone(phone)}
      </Link>
    </Text>
  );
}

function SalonsCell({ row }: CellProps) {
  const { t } = useTranslation('employees');
  // Names of several would make a row of four lines: the person's page has them.
  const count = row.avtosalons.length;
  return count > 1 ? t('salonCount', { count }) : salonsText(row, t);
}

function ResponseCell({ row: { response_median: seconds } }: CellProps) {
  const language = useLanguage();
  return seconds === undefined ? '—' : formatWait(seconds * 1000, language);
}

function OpenCell({ row }: CellProps) {
  const language = useLanguage();
  return row.status === 'active' ? formatNumber(openWork(row), language) : '—';
}

function CarsCell({ row: { auto_count } }: CellProps) {
  return formatNumber(auto_count, useLanguage());
}

/** The columns of the list; a phone's card has the name, the status and two figures. */
export const employeeColumns: readonly ListColumn<Employee>[] = [
  {
    id: 'person',
    header: 'employees:col.person',
    isRowHeader: true,
    width: '26%',
    onPhone: 'title',
    sort: { rising: 'full_name', falling: '-full_name' },
    Cell: NameCell,
  },
  {
    id: 'phone',
    header: 'employees:col.phone',
    width: '160px',
    onPhone: 'hidden',
    Cell: PhoneCell,
  },
  {
    id: 'salons',
    header: 'employees:col.salons',
    width: '140px',
    onPhone: 'hidden',
    Cell: SalonsCell,
  },
  {
    id: 'status',
    header: 'employees:col.status',
    width: '150px',
    Cell: ({ row }) => <EmployeeStatusBadge employee={row} />,
  },
  {
    id: 'open',
    header: 'employees:col.open',
    width: '96px',
    align: 'end',
    sort: { falling: '-open_lead_count' },
    Cell: OpenCell,
  },
  {
    id: 'answer',
    header: 'employees:col.answer',
    width: '96px',
    align: 'end',
    sort: { rising: 'response_median', falling: '-response_median' },
    Cell: ResponseCell,
  },
  {
    id: 'cars',
    header: 'employees:col.cars',
    width: '96px',
    align: 'end',
    isSecondary: true,
    onPhone: 'hidden',
    sort: { falling: '-auto_count' },
    Cell: CarsCell,
  },
];
