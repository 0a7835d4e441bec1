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
import { ProfileForm } from './ProfileForm';
import { profileQueries } from './queries';

// The form needs none of what these are made of.
const ProfileSide = lazyNamed(() => import('./ProfileSide'), 'ProfileSide');

/** Who is signed in, what they may change about themselves, and where else they are signed in. */
export function ProfilePage() {
  const { t } = useTranslation('profile');
  const leave = useAction(() => signOut(), { worksOffline: true });
  return (
    <Page
      title={t('title')}
      context={t('context')}
      actions={
        <Button icon={LogOut} isPending={leave.isPending()} onPress={() => void leave.run()}>
          {t('signOut')}
        </Button>
      }
    >
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
