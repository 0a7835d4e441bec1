import type { Employee } from '@karvon/api/main';
import { Banner, BannerAction } from '@karvon/ui/Banner';
import { Box } from '@karvon/ui/Box';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { Columns } from '@karvon/ui/Columns';
import { DefinitionList } from '@karvon/ui/DefinitionList';
import { Page } from '@karvon/ui/Page';
import { Stack } from '@karvon/ui/Stack';
import { StatTile, StatTiles } from '@karvon/ui/StatTile';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { copyText } from '../../shared/feedback/copy-text';
import { formatDate } from '../../shared/format/date';
import { formatNumber } from '../../shared/format/number';
import { PhoneLink } from '../../shared/format/PhoneLink';
import { formatRelative, formatWait } from '../../shared/format/relative-time';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';
import { useText } from '../../shared/i18n/use-text';
import { paths } from '../../shared/paths';
import { relativeDays, todayAt } from '../../shared/period';
import { PagePath } from '../../shared/resource/view/PagePath';
import { viewPage } from '../../shared/resource/view/view-page';
import { EmployeeActions } from './employee-actions';
import {
  EmployeePhoto,
  EmployeeStatusBadge,
  RoleLine,
  salonsText,
  useHasRoles,
} from './employee-labels';
import { OpenWork } from './OpenWork';
import { employeeQueries } from './queries';

export const Component = viewPage({
  texts: 'employees:',
  one: employeeQueries.one,
  View: EmployeeView,
});

function EmployeeView({ entity: employee }: { entity: Employee }) {
  const { t } = useTranslation(['employees', 'common']);
  const navigate = useNavigate();
  const { id, full_name: name, invitation } = employee;
  return (
    <Page
      title={name}
      image={<EmployeePhoto employee={employee} size="lg" />}
      context={<RoleLine employee={employee} />}
      breadcrumbs={<PagePath parent={{ label: t('title'), href: paths.employees.index }} />}
      actions={
        <>
          <EmployeeActions
            row={employee}
            onRemoved={() => navigate(paths.employees.index, { replace: true })}
          />
          {employee.allowed_actions.includes('edit') && (
            <Button variant="primary" icon={Pencil} href={paths.employees.edit(id)}>
              {t('common:edit')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {/* The employee was added but the SMS failed: the link can be shared by other means. */}
        {invitation?.delivery === 'failed' && (
          <Banner
            tone="warn"
            action={
              <BannerAction onPress={() => copyText(invitation.link, t('copied'))}>
                {t('copyLink')}
              </BannerAction>
            }
          >
            {t('smsFailed')}
          </Banner>
        )}
        <Figures employee={employee} />
        {employee.status === 'active' ? (
          <Columns ratio="3:2" side={<Access employee={employee} />}>
            <OpenWork employee={employee} />
          </Columns>
        ) : (
          <Box maxWidth="form">
            <Access employee={employee} />
          </Box>
        )}
      </Stack>
    </Page>
  );
}

function Figures({ employee }: { employee: Employee }) {
  const { t } = useTranslation('employees');
  const language = useLanguage();
  const days = relativeDays('30', todayAt(useServerNow()));
  const { id, response_median: seconds } = employee;
  return (
    <StatTiles aria-label={t('figures')}>
      <StatTile
        label={t('openLeads')}
        value={formatNumber(employee.open_lead_count, language)}
        href={paths.employees.openLeads(id)}
      />
      <StatTile
        label={t('openApplications')}
        value={formatNumber(employee.open_application_count, language)}
        href={paths.employees.openApplications(id)}
      />
      <StatTile
        label={t('median')}
        value={seconds === undefined ? '—' : formatWait(seconds * 1000, language)}
        href={paths.employees.answered(id, days)}
      />
      <StatTile
        label={t('col.cars')}
        value={formatNumber(employee.auto_count, language)}
        href={paths.employees.cars(employee.avtosalons)}
      />
    </StatTiles>
  );
}

function Access({ employee }: { employee: Employee }) {
  const { t } = useTranslation('employees');
  const text = useText();
  const language = useLanguage();
  const now = useServerNow();
  const hasRoles = useHasRoles();
  const { created_at, last_seen_at: seen } = employee;
  return (
    <Card title={t('access')}>
      <DefinitionList
        items={[
          { term: t('col.status'), detail: <EmployeeStatusBadge employee={employee} /> },
          { term: t('col.phone'), detail: <PhoneLink phone={employee.phone} /> },
          { term: t('col.salons'), detail: salonsText(employee, text) },
          { term: t('role.label'), detail: hasRoles && t(`role.${employee.role}`) },
          { term: t('added'), detail: t('since', { date: formatDate(created_at, language) }) },
          {
            term: t('lastSeen'),
            detail: seen === undefined ? t('never') : formatRelative(seen, language, now),
          },
        ]}
      />
    </Card>
  );
}
