import { Breadcrumbs } from '@karvon/ui/Breadcrumbs';
import { EmptyState } from '@karvon/ui/EmptyState';
import { Page } from '@karvon/ui/Page';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { useMember } from '../../shared/session/member';
import { ExportList } from './ExportList';
import { SourceList } from './SourceList';
import { feedQueries } from './queries';

export function Component() {
  const { t } = useTranslation(['feeds', 'common']);
  const { ok } = useMember().may('autos.manage');
  const sources = useQuery(feedQueries.sources(ok));
  const exports = useQuery(feedQueries.exports(ok));
  return (
    <Page
      title={t('title')}
      breadcrumbs={
        <Breadcrumbs
          aria-label={t('common:form.path')}
          items={[{ label: t('cars'), href: paths.autos.index }]}
        />
      }
    >
      {ok ? (
        <Stack gap={6}>
          <QueryBoundary query={sources} skeleton={<Skeleton height="240px" />}>
            {({ results }) => <SourceList feeds={results} />}
          </QueryBoundary>
          <QueryBoundary query={exports} skeleton={<Skeleton height="240px" />}>
            {({ results }) => <ExportList feeds={results} />}
          </QueryBoundary>
        </Stack>
      ) : (
        <EmptyState icon={Lock} title={t('managersOnly')} />
      )}
    </Page>
  );
}
