import { Grid } from '@karvon/ui/Grid';
import { TextField } from '@karvon/ui/TextField';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../shared/form/FormField';
import { profileFields, type ProfileValues } from './profile-values';

const autoComplete = {
  full_name: 'name',
  username: 'off',
  company_name: 'organization',
  tin: 'off',
  email: 'email',
  telegram: 'off',
} as const;

/** Only the name is required (specification §5). */
export function ProfileFields({ control }: { control: Control<ProfileValues> }) {
  const { t } = useTranslation('profile');
  return (
    <Grid hasFields>
      {profileFields.map((name) => (
        <FormField key={name} control={control} name={name}>
          {(field) => (
            <TextField
              {...field}
              label={t(`fields.${name}`)}
              isRequired={name === 'full_name' || name === 'username'}
              type={name === 'email' ? 'email' : 'text'}
              inputMode={name === 'tin' ? 'numeric' : undefined}
              autoComplete={autoComplete[name]}
              spellCheck="false"
              prefix={name === 'telegram' || name === 'username' ? '@' : undefined}
            />
          )}
        </FormField>
      ))}
    </Grid>
  );
}
