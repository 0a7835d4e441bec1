import type { Session } from '@karvon/api/main';
import { getListSessionsQueryKey, revokeSession, useListSessions } from '@karvon/api/main/auth';
import { isApiError } from '@karvon/api/errors';
import { Badge } from '@karvon/ui/Badge';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { ErrorState } from '@karvon/ui/ErrorState';
import { Skeleton } from '@karvon/ui/Skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../shared/feedback/error-words';
import { toast } from '../../shared/feedback/toast';
import { formatRelative } from '../../shared/format/relative-time';
import { useLanguage } from '../../shared/i18n/use-language';
import * as css from './profile.css';
import { sessionsPage } from './sessions-page';

/** Devices that are signed in; every other one can be signed out. */
export function SessionsCard() {
  const { t } = useTranslation(['profile', 'common']);
  const words = useErrorWords();
  const sessions = useListSessions(sessionsPage);
  return (
    <Card title={t('sessions.title')} description={t('sessions.text')}>
      {sessions.data !== undefined ? (
        <ul className={css.sessions}>
          {sessions.data.results.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      ) : sessions.isError ? (
        <ErrorState
          level={3}
          title={words(sessions.error).title}
          description={words(sessions.error).text}
          action={<Button onPress={() => void sessions.refetch()}>{t('common:retry')}</Button>}
        />
      ) : (
        <Skeleton height="64px" />
      )}
    </Card>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
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
  const device = session.device === '' ? t('sessions.unknown') : session.device;
  return (
    <li className={css.session}>
      <div>
        <p className={css.device}>{device}</p>
        <p className={css.facts}>
          {formatRelative(session.last_used_at, language)}
          {session.address !== undefined && ` · ${session.address}`}
        </p>
      </div>
      {session.current ? (
        <Badge tone="success">{t('sessions.current')}</Badge>
      ) : (
        <Button
          size="sm"
          isPending={isPending}
          aria-label={t('sessions.revokeOne', { device })}
          onPress={() => void revoke()}
        >
          {t('sessions.revoke')}
        </Button>
      )}
    </li>
  );
}
