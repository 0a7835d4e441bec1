import { Skeleton } from '@karvon/ui/Skeleton';
import { EmptyState } from '@karvon/ui/EmptyState';
import { Button } from '@karvon/ui/Button';
import type { Import } from '@karvon/api/main';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useErrorText } from '../../shared/feedback/error-text';
import { useMember } from '../../shared/session/member';
import { CheckStep } from './CheckStep';
import { ColumnsStep } from './ColumnsStep';
import { FileStep } from './FileStep';
import { ImportHistory } from './ImportHistory';
import { ImportFrame } from './ImportFrame';
import { useStepFocus, type Step } from './ImportSteps';
import { ResultStep } from './ResultStep';
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
  const step = isOpen ? data && stepOf(data, search.get('step')) : ('file' as const);
  useStepFocus(step);
  if (!ok)
    return (
      <ImportFrame>
        <EmptyState icon={Lock} title={t('managersOnly')} />
      </ImportFrame>
    );
  if (!isOpen)
    return (
      <ImportFrame step="file">
        <FileStep />
        <ImportHistory />
      </ImportFrame>
    );
  if (data === undefined || step === undefined)
    return (
      <ImportFrame>
        {error === null ? (
          <Skeleton height="320px" />
        ) : (
          <EmptyState
            tone="danger"
            title={errorText(error).title}
            description={errorText(error).text}
            action={<Button onPress={() => void refetch()}>{t('common:retry')}</Button>}
          />
        )}
      </ImportFrame>
    );
  if (step === 'columns') return <ColumnsStep key={data.version} data={data} />;
  const Shown = step === 'check' ? CheckStep : ResultStep;
  return <Shown key={data.id} data={data} />;
}
