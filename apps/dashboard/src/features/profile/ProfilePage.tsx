import { useGetProfile } from '@karvon/api/main/business';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { ErrorState } from '@karvon/ui/ErrorState';
import { FormColumns } from '@karvon/ui/FormColumns';
import { Page } from '@karvon/ui/Page';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../shared/feedback/error-words';
import { useDocumentTitle } from '../../shared/routing/use-document-title';
import { signOut } from '../../shared/session/session';
import { ProfileForm } from './ProfileForm';
import { SessionsCard } from './SessionsCard';

/** Who is signed in, what they may change about themselves, and where else they are signed in. */
export function ProfilePage() {
  const { t } = useTranslation(['profile', 'common']);
  const words = useErrorWords();
  const profile = useGetProfile();
  const [isLeaving, setLeaving] = useState(false);
  useDocumentTitle(t('title'));
  const leave = async () => {
    setLeaving(true);
    await signOut();
  };
  return (
    <Page
      title={t('title')}
      context={t('context')}
      actions={
        <Button icon={LogOut} isPending={isLeaving} onPress={() => void leave()}>
          {t('exit')}
        </Button>
      }
    >
      <FormColumns rail={<SessionsCard />}>
        {profile.data !== undefined ? (
          <ProfileForm key={profile.data.id} first={profile.data} />
        ) : profile.isError ? (
          <ErrorState
            title={words(profile.error).title}
            description={words(profile.error).text}
            action={<Button onPress={() => void profile.refetch()}>{t('common:retry')}</Button>}
          />
        ) : (
          <Card>
            <div role="status" aria-busy aria-label={t('common:loading')}>
              <Stack gap={6}>
                <Skeleton width="72px" height="72px" radius="full" />
                <Skeleton height="40px" />
                <Skeleton height="40px" />
                <Skeleton height="40px" />
              </Stack>
            </div>
          </Card>
        )}
      </FormColumns>
    </Page>
  );
}

export { ProfilePage as Component };
