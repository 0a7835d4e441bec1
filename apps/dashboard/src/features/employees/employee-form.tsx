import { isApiError } from '@karvon/api/errors';
import type { Avtosalon, Employee } from '@karvon/api/main';
import { Banner, BannerAction } from '@karvon/ui/Banner';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../shared/feedback/toast';
import { lookupQueries } from '../../shared/lookups/queries';
import { paths } from '../../shared/paths';
import { FormBoundary } from '../../shared/resource/form/FormBoundary';
import { FormPage } from '../../shared/resource/form/FormPage';
import { useResourceForm } from '../../shared/resource/form/use-resource-form';
import { allOf } from '../../shared/resource/query/all-of';
import { useIdParam } from '../../shared/resource/routes/use-id-param';
import { useMember } from '../../shared/session/member';
import { employeeForm } from './employee-definition';
import { EmployeeFields } from './EmployeeFields';
import { employeeCalls, employeeQueries } from './queries';

/** Somebody to invite. */
export function Create() {
  const { t } = useTranslation('employees');
  const avtosalons = useQuery(lookupQueries.avtosalons());
  return (
    <FormBoundary query={avtosalons} title={t('create')} backTo={paths.employees.index}>
      {({ results }) => <EmployeeFormPage avtosalons={results} />}
    </FormBoundary>
  );
}

/** Changes an employee. */
export function Edit() {
  const { t } = useTranslation('employees');
  const id = useIdParam();
  const query = allOf({
    employee: useQuery(employeeQueries.one(id)),
    avtosalons: useQuery(lookupQueries.avtosalons()),
  });
  return (
    <FormBoundary key={id} query={query} title={t('edit')} backTo={paths.employees.view(id)}>
      {({ employee, avtosalons }) => (
        <EmployeeFormPage employee={employee} avtosalons={avtosalons.results} />
      )}
    </FormBoundary>
  );
}

function EmployeeFormPage(props: { employee?: Employee; avtosalons: readonly Avtosalon[] }) {
  const { employee, avtosalons } = props;
  const { t } = useTranslation(['employees', 'common', 'errors']);
  const navigate = useNavigate();
  const form = useResourceForm(employeeForm, {
    entity: employee,
    queries: employeeQueries,
    ...employeeCalls,
    format: (field, values) =>
      field === 'avtosalons'
        ? avtosalons
            .filter(({ id }) => values.avtosalons.includes(id))
            .map(({ name }) => name)
            .join(', ')
        : undefined,
    onSaved: ({ id, invitation }, { isNew }) => {
      // An SMS that did not go out is shown on the employee's page, with what can be done.
      if (!isNew) void toast({ tone: 'success', title: t('saved') });
      else if (invitation?.delivery !== 'failed') {
        void toast({
          tone: 'success',
          title: invitation?.delivery === 'sent' ? t('form.sent') : t('form.added'),
        });
      }
      void navigate(paths.employees.view(id), { replace: isNew });
    },
  });
  const { reason } = useMember().may('employees.manage');
  const isMe = employee?.is_me === true && employee.allowed_actions.includes('edit');
  const sends = form.form.watch('invite');
  const { error } = form;
  const taken = isApiError(error, 'conflict') ? error.conflictsWith : undefined;
  return (
    <FormPage
      form={form}
      title={employee === undefined ? t('create') : t('editOf', { name: employee.full_name })}
      phoneTitle={employee === undefined ? t('create') : t('edit')}
      parent={{ label: t('title'), href: paths.employees.index }}
      {...(employee && { backTo: paths.employees.view(employee.id) })}
      actions={[
        {
          intent: 'save',
          label: employee === undefined ? t(sends ? 'form.submit' : 'form.add') : t('common:save'),
        },
      ]}
      banners={
        taken !== undefined && (
          <Banner
            tone="warn"
            role="alert"
            action={
              <BannerAction href={paths.employees.view(taken)}>{t('form.toTaken')}</BannerAction>
            }
          >
            {t('errors:phone_taken')}
          </Banner>
        )
      }
      rail={null}
      reason={isMe ? undefined : reason}
    >
      <EmployeeFields
        avtosalons={avtosalons}
        isNew={employee === undefined}
        isOwner={employee?.is_owner === true}
      />
    </FormPage>
  );
}
