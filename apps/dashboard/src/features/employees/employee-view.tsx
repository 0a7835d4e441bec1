import type { Employee } from '@karvon/api/main';
import { Avatar } from '@karvon/ui/Avatar';
import { Banner, BannerAction } from '@karvon/ui/Banner';
import { Breadcrumbs } from '@karvon/ui/Breadcrumbs';
import { Card } from '@karvon/ui/Card';
import { DefinitionList } from '@karvon/ui/DefinitionList';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { LinkButton } from '@karvon/ui/LinkButton';
import { Page } from '@karvon/ui/Page';
import { Stack } from '@karvon/ui/Stack';
import { StatTile, StatTiles } from '@karvon/ui/StatTile';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatDate } from '../../shared/format/date';
import { formatNumber } from '../../shared/format/number';
import { formatPhone } from '../../shared/format/phone';
import { formatRelative, formatWait } from '../../shared/format/relative-time';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { CardSkeleton } from '../../shared/resource/list/ListSkeleton';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { useIdParam } from '../../shared/resource/routes/use-id-param';
import { roleLine, salonsText } from './employee-texts';
import { EmployeeMenu } from './EmployeeMenu';
import { EmployeeStatusBadge } from './EmployeeStatusBadge';
import { employeeQueries } from './queries';
import { ResendButton } from './ResendButton';
import { useHasRoles } from './use-has-roles';
import { useEmployeeActions } from './use-employee-actions';

/** One employee: whether they can sign in, what they have to do, and where they work. */
export function EmployeePage() {
  const { t } = useTranslation('employees');
  const query = useQuery(employeeQueries.one(useIdParam()));
  return (
    <QueryBoundary query={query} page={{ title: t('one') }} skeleton={<CardSkeleton />}>
      {(employee) => <EmployeeView employee={employee} />}
    </QueryBoundary>
  );
}

function EmployeeView({ employee }: { employee: Employee }) {
  const { t } = useTranslation(['employees', 'common']);
  const navigate = useNavigate();
  const hasRoles = useHasRoles();
  const { id, full_name: name, profile_pic, allowed_actions: allowed, invitation } = employee;
  return (
    <Page
      title={name}
      context={
        <Inline gap={2}>
          <Avatar isDecorative size="lg" name={name} id={id} src={profile_pic?.thumbnail ?? null} />
          <Text tone="muted">{roleLine(employee, t, hasRoles)}</Text>
        </Inline>
      }
      breadcrumbs={
        <Breadcrumbs
          aria-label={t('common:form.path')}
          items={[{ label: t('title'), href: paths.employees.index }, { label: name }]}
        />
      }
      actions={
        <>
          {allowed.includes('invite') && <ResendButton employee={employee} />}
          <EmployeeMenu
            employee={employee}
            onRemoved={() => void navigate(paths.employees.index, { replace: true })}
          />
          {allowed.includes('edit') && (
            <LinkButton variant="primary" icon={Pencil} href={paths.employees.edit(id)}>
              {t('common:edit')}
            </LinkButton>
          )}
        </>
      }
    >
      <Stack>
        {invitation?.delivery === 'failed' && <SmsFailed link={invitation.link} />}
        <Figures employee={employee} />
        <Access employee={employee} />
      </Stack>
    </Page>
  );
}

/** The person is there, the SMS is not: the link can be given by hand. */
function SmsFailed({ link }: { link: string }) {
  const { t } = useTranslation('employees');
  const { copyLink } = useEmployeeActions();
  return (
    <Banner
      tone="warn"
      action={<BannerAction onPress={() => copyLink(link)}>{t('copyLink')}</BannerAction>}
    >
      {t('smsFailed')}
    </Banner>
  );
}

function Figures({ employee }: { employee: Employee }) {
  const { t } = useTranslation('employees');
  const language = useLanguage();
  const { open_lead_count, open_application_count, response_median: seconds } = employee;
  return (
    <StatTiles aria-label={t('figures')}>
      <StatTile label={t('openLeads')} value={formatNumber(open_lead_count, language)} />
      <StatTile
        label={t('openApplications')}
        value={formatNumber(open_application_count, language)}
      />
      <StatTile
        label={t('median')}
        value={seconds === undefined ? '—' : formatWait(seconds * 1000, language)}
      />
      <StatTile label={t('col.cars')} value={formatNumber(employee.auto_count, language)} />
    </StatTiles>
  );
}

function Access({ employee }: { employee: Employee }) {
  const { t } = useTranslation('employees');
  const language = useLanguage();
  const now = useServerNow();
  const hasRoles = useHasRoles();
  const { phone, created_at, last_seen_at: seen } = employee;
  return (
    <Card title={t('access')}>
      <DefinitionList
        items={[
          { term: t('col.status'), detail: <EmployeeStatusBadge employee={employee} /> },
          {
            term: t('col.phone'),
            detail: <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link>,
          },
          { term: t('col.salons'), detail: salonsText(employee, t) },
          { term: t('role.label'), detail: hasRoles && t(`role.${employee.role}`) },
          { term: t('added'), detail: t('since', { date: formatDate(created_at, language) }) },
          {
            term: t('lastSeen'),
            detail:
              seen === undefined
                ? t('never')
                : t('seen', { when: formatRelative(seen, language, now) }),
          },
        ]}
      />
    </Card>
  );
}

export { EmployeePage as Component };
