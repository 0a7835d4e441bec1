import type { Avtosalon } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { Grid } from '@karvon/ui/Grid';
import { MultiSelect } from '@karvon/ui/MultiSelect';
import { PhoneField } from '@karvon/ui/PhoneField';
import { RadioGroup } from '@karvon/ui/RadioGroup';
import { Stack } from '@karvon/ui/Stack';
import { Switch } from '@karvon/ui/Switch';
import { TextField } from '@karvon/ui/TextField';
import { useTranslation } from 'react-i18next';
import { ImageField } from '../../shared/photos/ImageField';
import { useMember } from '../../shared/session/member';
import { employeeForm } from './employee-definition';
import { useHasRoles } from './use-has-roles';

const { Field } = employeeForm;

/** Who it is and where they work; of a new one also whether the SMS goes out at once. */
export function EmployeeFields({
  avtosalons,
  isNew,
  isOwner,
}: {
  avtosalons: readonly Avtosalon[];
  isNew: boolean;
  isOwner: boolean;
}) {
  const { t } = useTranslation('employees');
  const hasRoles = useHasRoles();
  const managerReason = useMember().may('business.manage').reason;
  return (
    <Stack>
      <Card title={t('form.person')}>
        <Stack>
          <Field name="profile_pic">
            {(field) => (
              <ImageField
                {...field}
                purpose="profile"
                shape="square"
                hint={t('form.photoHint')}
                addLabel={t('form.addPhoto')}
              />
            )}
          </Field>
          <Grid hasFields>
            <Field name="full_name">
              {(field) => <TextField {...field} maxLength={200} autoComplete="off" />}
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
            <Field name="position">
              {(field) => (
                <TextField {...field} maxLength={100} placeholder={t('form.positionHint')} />
              )}
            </Field>
            <Field name="avtosalons">
              {(field) => (
                <MultiSelect
                  {...field}
                  options={avtosalons.map(({ id, name }) => ({ value: id, label: name }))}
                  placeholder={t('allSalons')}
                  description={t('form.salonsHint')}
                />
              )}
            </Field>
          </Grid>
          {hasRoles && !isOwner && (
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
      {isNew && (
        <Card title={t('form.invitation')}>
          <Field name="invite">
            {({ label, value, onChange, onBlur, ref }) => (
              <Switch
                ref={ref}
                isSelected={value}
                onChange={onChange}
                onBlur={onBlur}
                description={t('form.sendHint')}
              >
                {label}
              </Switch>
            )}
          </Field>
        </Card>
      )}
    </Stack>
  );
}
