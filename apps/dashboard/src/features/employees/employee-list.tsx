import type { Employee } from '@karvon/api/main';
import { Banner } from '@karvon/ui/Banner';
import { useQuery } from '@tanstack/react-query';
import { MailCheck, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { useListState } from '../../shared/resource/filters/use-list-state';
import { defineList } from '../../shared/resource/list/define-list';
import { ListPage } from '../../shared/resource/list/ListPage';
import { employeeColumns } from './employee-columns';
import { EmployeeMenu } from './EmployeeMenu';
import { employeeCalls, employeeFilters, employeeQueries } from './queries';
import { ResendButton } from './ResendButton';

const employeeList = defineList({
  title: 'employees:title',
  filters: employeeFilters,
  page: employeeQueries.page,
  counts: ({ statuses }) => ({ statuses: { ...statuses } }),
  create: { href: paths.employees.create, label: 'employees:invite', needs: 'employees.manage' },
  empty: { icon: Users, title: 'employees:aloneTitle' },
  emptyTab: { icon: MailCheck, title: 'employees:emptyTab' },
  columns: employeeColumns,
  RowActions: EmployeeRowActions,
  exportCsv: { fileName: 'employees', needs: 'employees.manage', call: employeeCalls.csv },
});

function EmployeeRowActions({ row: employee }: { row: Employee }) {
  return (
    <>
      {employee.allowed_actions.includes('invite') && <ResendButton employee={employee} />}
      <EmployeeMenu employee={employee} />
    </>
  );
}

/** Who works here, who was invited, and who may no longer sign in. */
export function EmployeeListPage() {
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

export { EmployeeListPage as Component };
