import { PasswordCard } from './PasswordCard';
import { PermissionsCard } from './PermissionsCard';
import type { Session } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { Inline } from '@karvon/ui/Inline';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { StatusBadge } from '@karvon/ui/StatusBadge';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatRelative } from '../../shared/format/relative-time';
import { useLanguage } from '../../shared/i18n/use-language';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { useAction } from '../../shared/resource/use-action';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { profileCalls, profileQueries } from './queries';

export function ProfileSide() {
  return (
    <>
      <PermissionsCard />
      <PasswordCard />
      <SessionsCard />
    </>
  );
}

function SessionsCard() {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const sessions = useQuery(profileQueries.sessions());
  return (
    <Card title={t('sessions.title')} description={t('sessions.text')}>
      <QueryBoundary query={sessions} skeleton={<Skeleton height="64px" />} level={3}>
        {({ results }) => (
          <Stack gap={3}>
            <RowList variant="divided">
              {results.map((session) => (
                <Row
                  key={session.id}
                  title={session.device || t('sessions.unknown')}
                  detail={[formatRelative(session.last_used_at, language), session.address]
                    .filter((part) => part !== undefined)
                    .join(' · ')}
                  end={<SessionEnd session={session} />}
                />
              ))}
            </RowList>
            <EndOthers sessions={results} />
          </Stack>
        )}
      </QueryBoundary>
    </Card>
  );
}

function EndOthers({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useTranslation('profile');
  const others = sessions.filter(({ current }) => !current).map(({ id }) => id);
  const end = useAction(() => Promise.all(others.map((id) => profileCalls.endSession(id))), {
    success: () => ({ title: t('sessions.othersRevoked') }),
    invalidates: profileQueries.sessionLists,
  });
  if (others.length < 2) return null;
  return (
    <Inline>
      <ReasonedButton size="sm" isPending={end.isPending()} onPress={() => void end.run()}>
        {t('sessions.revokeOthers')}
      </ReasonedButton>
    </Inline>
  );
}

function SessionEnd({ session }: { session: Session }) {
  const { t } = useTranslation('profile');
  const end = useAction(profileCalls.endSession, {
    success: () => ({ title: t('sessions.revoked') }),
    invalidates: profileQueries.sessionLists,
  });
  if (session.current)
    return (
      <StatusBadge tone="success" icon={CircleCheck}>
        {t('sessions.current')}
      </StatusBadge>
    );
  return (
    <ReasonedButton
      size="sm"
      isPending={end.isPending()}
      aria-label={t('sessions.revokeOne', { device: session.device || t('sessions.unknown') })}
      onPress={() => void end.run(session.id)}
    >
      {t('sessions.revoke')}
    </ReasonedButton>
  );
}
