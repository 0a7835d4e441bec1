import { isApiError } from '@karvon/api/errors';
import type { AvtosalonList, Employee } from '@karvon/api/main';
import { Banner, BannerAction } from '@karvon/ui/Banner';
import { Card } from '@karvon/ui/Card';
import { Grid } from '@karvon/ui/Grid';
import { Select } from '@karvon/ui/Select';
import { PhoneField } from '@karvon/ui/PhoneField';
import { RadioGroup } from '@karvon/ui/RadioGroup';
import { Stack } from '@karvon/ui/Stack';
import { Switch } from '@karvon/ui/Switch';
import { TextField } from '@karvon/ui/TextField';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../shared/feedback/toast';
import { asToggle } from '../../shared/resource/form/define-form';
import { lookupQueries } from '../../shared/lookups/queries';
import { paths } from '../../shared/paths';
import { ImageField } from '../../shared/photos/ImageField';
import { FormPage } from '../../shared/resource/form/FormPage';
import {
  formPages,
  useFormTitles,
  type FormPageProps,
} from '../../shared/resource/form/form-pages';
import { useResourceForm } from '../../shared/resource/form/use-resource-form';
import { useMember } from '../../shared/session/member';
import { employeeForm } from './employee-definition';
import { usePermissionsMode } from './employee-labels';
import { employeeCalls, employeeQueries } from './queries';

const { Field } = employeeForm;

const area = { texts: 'employees:', paths: paths.employees } as const;

export const { Create, Edit } = formPages({
  ...area,
  one: employeeQueries.one,
  needs: lookupQueries.avtosalons,
  Form: EmployeeFormPage,
});

type FormProps = FormPageProps<Employee, AvtosalonList>;

function EmployeeFormPage({ entity: employee, needs: avtosalons }: FormProps) {
  const { t } = useTranslation(['employees', 'common', 'errors']);
  const navigate = useNavigate();
  const form = useResourceForm(employeeForm, {
    entity: employee,
    queries: employeeQueries,
    ...employeeCalls,
    onSaved: ({ id, invitation }, { isNew }) => {
      const sent = invitation?.delivery === 'sent' ? t('form.sent') : t('form.added');
      if (!isNew || invitation?.delivery !== 'failed')
        void toast({ tone: 'success', title: isNew ? sent : t('saved') });
      void navigate(paths.employees.view(id), { replace: isNew });
    },
  });
  const { reason } = useMember().may('employees.manage');
  const isMe = employee?.is_me === true && employee.allowed_actions.includes('edit');
  const sends = form.form.watch('invite');
  const taken = isApiError(form.error, 'conflict') ? form.error.conflictsWith : undefined;
  return (
    <FormPage
      form={form}
      {...useFormTitles(area, employee, employee?.full_name)}
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
      <Fields entity={employee} needs={avtosalons} />
    </FormPage>
  );
}

function Fields({ entity: employee, needs: avtosalons }: FormProps) {
  const { t } = useTranslation('employees');
  const mode = usePermissionsMode();
  const managerReason = useMember().may('business.manage').reason;
  const isNew = employee === undefined;
  return (
    <Stack>
      <Card title={t('form.person')}>
        <Stack>
          <Grid columns={[1, '1:2', '1:2']}>
            <Field name="profile_pic">
              {(field) => (
                <ImageField
                  {...field}
                  purpose="profile"
                  shape="tile"
                  hint={t('form.photoHint')}
                  addLabel={t('form.addPhoto')}
                />
              )}
            </Field>
            <Stack>
              <Field name="full_name">
                {(field) => <TextField {...field} autoComplete="off" />}
              </Field>
              <Field name="phone">
                {(field) => (
                  <PhoneField
                    {...field}
                    isReadOnly={!isNew}
                    description={t(isNew ? 'form.phoneHint' : 'phoneFixed')}
                  />
                )}
              </Field>
            </Stack>
          </Grid>
          <Grid hasFields>
            <Field name="position">
              {(field) => <TextField {...field} placeholder={t('form.positionHint')} />}
            </Field>
            <Field name="avtosalons">
              {(field) => (
                <Select
                  selectionMode="multiple"
                  {...field}
                  options={avtosalons.results.map(({ id, name }) => ({ value: id, label: name }))}
                  placeholder={t('allSalons')}
                  description={t('form.salonsHint')}
                />
              )}
            </Field>
          </Grid>
          {mode === 'on' && employee?.is_owner !== true && (
            <Field name="role">
              {(field) => (
                <RadioGroup
                  {...field}
                  options={[
                    {
                      value: 'seller',
                      label: t('role.seller'),
                      description: t('role.sellerText'),
                    },
                    {
                      value: 'manager',
                      label: t('role.manager'),
                      description: managerReason ?? t('role.managerText'),
                      isDisabled: managerReason !== undefined,
                    },
                  ]}
                />
              )}
            </Field>
          )}
        </Stack>
      </Card>
      {isNew && mode === 'off' && (
        <Banner
          tone="warn"
          title={t('form.allRights')}
          action={
            managerReason === undefined && (
              <BannerAction href={paths.profile}>{t('form.toRights')}</BannerAction>
            )
          }
        >
          {t('form.allRightsText')}
        </Banner>
      )}
      {isNew && (
        <Card title={t('form.invitation')}>
          <Field name="invite">
            {({ label, ...field }) => (
              <Switch {...asToggle(field)} description={t('form.sendHint')}>
                {label}
              </Switch>
            )}
          </Field>
        </Card>
      )}
    </Stack>
  );
}
