import type { BusinessProfile } from '@karvon/api/main';
import { Banner } from '@karvon/ui/Banner';
import { Card } from '@karvon/ui/Card';
import { Grid } from '@karvon/ui/Grid';
import { Inline } from '@karvon/ui/Inline';
import { Stack } from '@karvon/ui/Stack';
import { TextField } from '@karvon/ui/TextField';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../shared/feedback/error-text';
import { toast } from '../../shared/feedback/toast';
import { DraftLine } from '../../shared/form/DraftLine';
import { DraftBanner } from '../../shared/resource/form/DraftBanner';
import { ResourceFormFrame } from '../../shared/resource/form/ResourceFormFrame';
import { useResourceForm } from '../../shared/resource/form/use-resource-form';
import { AvatarField } from './AvatarField';
import { useMember } from '../../shared/session/member';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { profileForm } from './profile-definition';
import { profileCalls, profileQueries } from './queries';

/** In the order of the screen. */
const fields = [
  { name: 'full_name', autoComplete: 'name' },
  { name: 'username', prefix: '@' },
  { name: 'company_name', autoComplete: 'organization' },
  { name: 'tin', inputMode: 'numeric' },
  { name: 'email', autoComplete: 'email', type: 'email' },
  { name: 'telegram', prefix: '@' },
] as const;

/** Members see the company of their owner. */
const ofCompany: readonly string[] = ['company_name', 'tin'];

/** What somebody may change about themselves. */
export function ProfileForm({ profile }: { profile: BusinessProfile }) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const { reason } = useMember().may('business.manage');
  const form = useResourceForm(profileForm, {
    entity: profile,
    queries: profileQueries,
    update: profileCalls.update,
    onSaved: () => void toast({ tone: 'success', title: t('saved') }),
  });
  return (
    <Card>
      <Stack gap={6}>
        {/* Two saves at once would reject each other: the image moves the form's version on. */}
        <AvatarField profile={profile} onSaved={form.rebase} />
        <DraftBanner form={form} />
        <ResourceFormFrame form={form} enter="save">
          <Stack gap={6}>
            {form.error !== undefined && (
              <Banner tone="danger" role="alert" title={errorText(form.error, 'saving').text} />
            )}
            <Grid hasFields>
              {fields.map(({ name, ...props }) => (
                <profileForm.Field key={name} name={name}>
                  {(field) => (
                    <TextField
                      autoComplete="off"
                      spellCheck="false"
                      {...props}
                      {...field}
                      {...(reason !== undefined &&
                        ofCompany.includes(name) && { isReadOnly: true, description: reason })}
                    />
                  )}
                </profileForm.Field>
              ))}
            </Grid>
            <Inline justify="space-between" gap={3}>
              <div>
                <DraftLine draft={form.draft} />
              </div>
              <ReasonedButton variant="primary" type="submit" isPending={form.phase !== undefined}>
                {t('save')}
              </ReasonedButton>
            </Inline>
          </Stack>
        </ResourceFormFrame>
      </Stack>
    </Card>
  );
}
