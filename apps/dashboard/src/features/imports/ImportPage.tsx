import { Breadcrumbs } from '@karvon/ui/Breadcrumbs';
import { Page } from '@karvon/ui/Page';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { EmptyState } from '@karvon/ui/EmptyState';
import { Button } from '@karvon/ui/Button';
import type { Import } from '@karvon/api/main';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useErrorText } from '../../shared/feedback/error-text';
import { paths } from '../../shared/paths';
import { useMember } from '../../shared/session/member';
import { CheckAgain, CheckStep } from './CheckStep';
import { ColumnsStep } from './ColumnsStep';
import { FileStep } from './FileStep';
import { ImportHistory } from './ImportHistory';
import { ImportSteps, type Step } from './ImportSteps';
import { ResultActions, ResultStep } from './ResultStep';
import { importQueries } from './queries';

/** The step that the state of an import allows; `columns` may be opened again before anything is written. */
function stepOf(data: Import, wanted: string | null): Step {
  if (data.confirmed_at !== undefined) return 'result';
  if (data.status === 'mapping' || (wanted === 'columns' && data.status !== 'checking'))
    return 'columns';
  return 'check';
}

export function Component() {
  const { t } = useTranslation(['imports', 'common']);
  const [search] = useSearchParams();
  const { ok } = useMember().may('autos.manage');
  const id = Number(search.get('id') ?? Number.NaN);
  const isOpen = ok && Number.isSafeInteger(id) && id > 0;
  const { data, error, refetch } = useQuery(importQueries.one(id, isOpen));
  const errorText = useErrorText();
  const step: Step | undefined = isOpen ? data && stepOf(data, search.get('step')) : 'file';
  const context = data && [
    data.file_name,
    data.sheets.length > 1 && t('sheetNamed', { name: data.sheets[data.sheet]?.name ?? '' }),
    t('rows', { count: data.rows }),
  ];
  return (
    <Page
      title={t('title')}
      context={isOpen ? context?.filter(Boolean).join(' · ') : t('lead')}
      actions={
        data && isOpen && step === 'check' && data.status !== 'checking' ? (
          <CheckAgain data={data} />
        ) : data && isOpen && step === 'result' ? (
          <ResultActions data={data} />
        ) : undefined
      }
      breadcrumbs={
        <Breadcrumbs
          aria-label={t('common:form.path')}
          items={[{ label: t('cars'), href: paths.autos.index }]}
        />
      }
    >
      {!ok ? (
        <EmptyState icon={Lock} title={t('managersOnly')} />
      ) : (
        <Stack>
          {step && <ImportSteps step={step} />}
          {!isOpen && <FileStep />}
          {isOpen && error !== null && data === undefined && (
            <EmptyState
              tone="danger"
              title={errorText(error).title}
              description={errorText(error).text}
              action={<Button onPress={() => void refetch()}>{t('common:retry')}</Button>}
            />
          )}
          {isOpen && data === undefined && error === null && <Skeleton height="320px" />}
          {data && isOpen && step === 'columns' && <ColumnsStep key={data.version} data={data} />}
          {data && isOpen && step === 'check' && <CheckStep data={data} />}
          {data && isOpen && step === 'result' && <ResultStep data={data} />}
          {(step === 'file' || step === 'result') && <ImportHistory />}
        </Stack>
      )}
    </Page>
  );
}
