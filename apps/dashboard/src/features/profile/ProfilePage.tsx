import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { Columns } from '@karvon/ui/Columns';
import { Page } from '@karvon/ui/Page';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BelowScreen } from '../../shared/resource/BelowScreen';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { useAction } from '../../shared/resource/use-action';
import { signOut } from '../../shared/session/session';
import { profileQueries, profileCalls } from './queries';
import type { BusinessProfile } from '@karvon/api/main';
import { Banner } from '@karvon/ui/Banner';
import { Grid } from '@karvon/ui/Grid';
import { Inline } from '@karvon/ui/Inline';
import { TextField } from '@karvon/ui/TextField';
import { useErrorText } from '../../shared/feedback/error-text';
import { toast } from '../../shared/feedback/toast';
import { DraftLine } from '../../shared/form/DraftLine';
import { DraftBanner } from '../../shared/resource/form/DraftBanner';
import { ResourceFormFrame } from '../../shared/resource/form/ResourceFormFrame';
import { useResourceForm } from '../../shared/resource/form/use-resource-form';
import { AvatarField } from './AvatarField';
import { useMember } from '../../shared/session/member';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { useIsPhone } from '../../shared/table/use-screen';
import { profileForm } from './profile-definition';
import { ProfileTabs } from './ProfileTabs';

const fields = [
  { name: 'full_name', autoComplete: 'name' },
  { name: 'username', prefix: '@' },
  { name: 'company_name', autoComplete: 'organization' },
  { name: 'tin', inputMode: 'numeric' },
  { name: 'email', autoComplete: 'email', type: 'email' },
  { name: 'telegram', prefix: '@' },
] as const;

const ofCompany: readonly string[] = ['company_name', 'tin'];

function ProfileForm({ profile }: { profile: BusinessProfile }) {
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
        {/* Saving the image changes the version, so the form is rebased. Otherwise its own save would be rejected. */}
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

const ProfileSide = lazyNamed(() => import('./ProfileSide'), 'ProfileSide');

export function ProfilePage() {
  const { t } = useTranslation('profile');
  const isPhone = useIsPhone();
  const leave = useAction(() => signOut(), { worksOffline: true });
  const signOutButton = (
    <Button icon={LogOut} isPending={leave.isPending()} onPress={() => void leave.run()}>
      {t('signOut')}
    </Button>
  );
  return (
    <Page
      title={t('title')}
      context={t('context')}
      // On a phone, the page must not begin with the button to sign out.
      actions={isPhone ? undefined : signOutButton}
    >
      <Stack gap={4}>
        <ProfileTabs current="profile" />
        <Columns
          side={
            <BelowScreen height="560px">
              <ProfileSide />
            </BelowScreen>
          }
        >
          <QueryBoundary query={useQuery(profileQueries.one())} skeleton={skeleton}>
            {(profile) => <ProfileForm key={profile.id} profile={profile} />}
          </QueryBoundary>
        </Columns>
        {isPhone && signOutButton}
      </Stack>
    </Page>
  );
}

const skeleton = (
  <Card>
    <Stack gap={6}>
      <Skeleton width="72px" height="72px" radius="full" />
      <Skeleton height="40px" />
      <Skeleton height="40px" />
      <Skeleton height="40px" />
    </Stack>
  </Card>
);

export { ProfilePage as Component };
