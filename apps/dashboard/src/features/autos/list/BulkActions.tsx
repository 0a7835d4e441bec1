import type { AutosBulk, AutoSummary } from '@karvon/api/main';
import { isApiError } from '@karvon/api/errors';
import { ActionBar } from '@karvon/ui/ActionBar';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Archive, CirclePause, RefreshCw, Store } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../shared/feedback/Confirm';
import { useErrorText } from '../../../shared/feedback/error-text';
import { toast } from '../../../shared/feedback/toast';
import { lookupQueries } from '../../../shared/lookups/queries';
import type { BulkProps } from '../../../shared/resource/list/define-list';
import { useMember } from '../../../shared/session/member';
import { ReasonedButton } from '../../../shared/session/Reasoned';
import { refetchAutos } from '../actions/auto-cache';
import { DeactivateDialog } from '../actions/DeactivateDialog';
import { updateInBatches, type BulkOutcome } from './bulk-batches';
import { BulkResult } from './BulkResult';
import { MoveDialog } from './MoveDialog';

type Details = Omit<AutosBulk, 'ids' | 'action'>;

/** Actions on all chosen cars, and what came of each. */
export function BulkActions({ rows: chosen, onSelect }: BulkProps<AutoSummary>) {
  const { t } = useTranslation('autos');
  const cache = useQueryClient();
  const errorText = useErrorText();
  const avtosalons = useQuery(lookupQueries.avtosalons()).data?.results ?? [];
  const { reason } = useMember().may('autos.manage');
  const [asked, setAsked] = useState<'deactivate' | 'archive' | 'move'>();
  const [pending, setPending] = useState<AutosBulk['action']>();
  const [result, setResult] = useState<BulkOutcome & { autos: readonly AutoSummary[] }>();
  const keys = useRef(new Map<string, string>());

  const run = async (
    action: AutosBulk['action'],
    details: Details = {},
  ): Promise<'done' | 'failed' | { rejected: unknown }> => {
    const ids = chosen.map(({ id }) => id);
    setPending(action);
    try {
      const outcome = await updateInBatches(ids, { action, ...details }, keys.current);
      setResult({ ...outcome, autos: chosen });
      onSelect(outcome.unsent?.ids ?? []);
      void refetchAutos(cache);
      return 'done';
    } catch (error) {
      // Only a window with fields has a place for it.
      const hasFields = action === 'deactivate' || action === 'move';
      if (isApiError(error, 'validation') && hasFields) return { rejected: error };
      const { title, text } = errorText(error);
      void toast({ tone: 'danger', title, description: text });
      return 'failed';
    } finally {
      setPending(undefined);
    }
  };
  const close = () => setAsked(undefined);

  return (
    <>
      {chosen.length > 0 && (
        <ActionBar
          variant="selection"
          aria-label={t('bulk.label')}
          message={t('bulk.selected', { count: chosen.length })}
          closeLabel={t('bulk.clear')}
          onClose={() => onSelect([])}
        >
          <ReasonedButton
            variant="ghost"
            size="sm"
            reason={reason}
            icon={RefreshCw}
            isPending={pending === 'refresh'}
            onPress={() => void run('refresh')}
          >
            {t('bulk.refresh')}
          </ReasonedButton>
          <ReasonedButton
            variant="ghost"
            size="sm"
            reason={reason}
            icon={CirclePause}
            onPress={() => setAsked('deactivate')}
          >
            {t('bulk.deactivate')}
          </ReasonedButton>
          <ReasonedButton
            variant="ghost"
            size="sm"
            reason={reason}
            icon={Archive}
            onPress={() => setAsked('archive')}
          >
            {t('bulk.archive')}
          </ReasonedButton>
          <ReasonedButton
            variant="ghost"
            size="sm"
            reason={reason}
            icon={Store}
            isDisabled={avtosalons.length < 2}
            onPress={() => setAsked('move')}
          >
            {t('bulk.move')}
          </ReasonedButton>
        </ActionBar>
      )}
      {asked === 'deactivate' && (
        <DeactivateDialog
          isPending={pending !== undefined}
          onClose={close}
          run={(details) => run('deactivate', details)}
        />
      )}
      {asked === 'move' && (
        <MoveDialog
          avtosalons={avtosalons}
          isPending={pending !== undefined}
          onClose={close}
          run={(avtosalon) => run('move', { avtosalon })}
        />
      )}
      {asked === 'archive' && (
        <Confirm
          title={t('bulk.archiveTitle', { count: chosen.length })}
          confirmLabel={t('bulk.archive')}
          isPending={pending !== undefined}
          onClose={close}
          onConfirm={() => void run('archive').then(close)}
        >
          {t('dialog.archive.text')}
        </Confirm>
      )}
      {result && <BulkResult {...result} onClose={() => setResult(undefined)} />}
    </>
  );
}
