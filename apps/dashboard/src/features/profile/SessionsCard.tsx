import type { Session } from '@karvon/api/main';
import { getListSessionsQueryKey, revokeSession, useListSessions } from '@karvon/api/main/auth';
import { isApiError } from '@karvon/api/errors';
import { Badge } from '@karvon/ui/Badge';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { ErrorState } from '@karvon/ui/ErrorState';
import { RowList } from '@karvon/ui/RowList';
import { Skeleton } from '@karvon/ui/Skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../shared/feedback/error-words';
import { toast } from '../../shared/feedback/toast';
import { formatRelative } from '../../shared/format/relative-time';
import { useLanguage } from '../../shared/i18n/use-language';
import { sessionsPage } from './sessions-page';

/** Devices that are signed in; every other one can be signed out. */
export function SessionsCard() {
  const { t } = useTranslation(['profile', 'common']);
  const words = useErrorWords();
  const language = useLanguage();
  const sessions = useListSessions(sessionsPage);
  return (
    <Card title={t('sessions.title')} description={t('sessions.text')}>
      {sessions.data !== undefined ? (
        <RowList
          items={sessions.data.results.map((session) => ({
            id: session.id,
            title: session.device === '' ? t('sessions.unknown') : session.device,
            detail: [formatRelative(session.last_used_at, language), session.address]
              .filter((part) => part !== undefined)
              .join(' · '),
            end: <SessionEnd session={session} />,
          }))}
        />
      ) : sessions.isError ? (
        <ErrorState
          level={3}
          title={words(sessions.error).title}
          description={words(sessions.error).text}
          action={<Button onPress={() => void sessions.refetch()}>{t('common:retry')}</Button>}
        />
      ) : (
        <div role="status" aria-busy aria-label={t('common:loading')}>
          <Skeleton height="64px" />
        </div>
      )}
    </Card>
  );
}

/** That it is this device, or the way to sign it out. */
function SessionEnd({ session }: { session: Session }) {
  const { t } = useTranslation('profile');
  const cache = useQueryClient();
  const words = useErrorWords();
  const [isPending, setPending] = useState(false);
  const revoke = async () => {
    setPending(true);
    try {
      await revokeSession(session.id);
    } catch (error) {
      // It has ended by itself: that is what was wanted.
      if (!isApiError(error, 'not_found')) {
        setPending(false);
        void toast({ tone: 'danger', title: words(error).text });
        return;
      }
    }
    void toast({ tone: 'success', title: t('sessions.revoked') });
    await cache.invalidateQueries({ queryKey: getListSessionsQueryKey() });
  };
  if (session.current) return <Badge tone="success">{t('sessions.current')}</Badge>;
  const device = session.device === '' ? t('sessions.unknown') : session.device;
  return (
    <Button
      size="sm"
      isPending={isPending}
      aria-label={t('sessions.revokeOne', { device })}
      onPress={() => void revoke()}
    >
      {t('sessions.revoke')}
    </Button>
  );
}
