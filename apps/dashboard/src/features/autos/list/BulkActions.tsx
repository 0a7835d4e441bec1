import type { AutosBulk, AutoSummary, Avtosalon } from '@karvon/api/main';
import { isApiError } from '@karvon/api/errors';
import { BulkBar } from '@karvon/ui/BulkBar';
import { ConfirmDialog } from '@karvon/ui/ConfirmDialog';
import { useQueryClient } from '@tanstack/react-query';
import { Archive, CirclePause, RefreshCw, Store } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../../shared/feedback/error-words';
import { toast } from '../../../shared/feedback/toast';
import { refetchAutos } from '../actions/auto-cache';
import { DeactivateDialog } from '../actions/DeactivateDialog';
import { updateInPortions, type BulkOutcome } from './bulk-portions';
import { BulkResult } from './BulkResult';
import { MoveDialog } from './MoveDialog';

type Details = Omit<AutosBulk, 'ids' | 'action'>;

/** Deeds on all chosen cars, and what came of each. */
export function BulkActions({
  chosen,
  avtosalons,
  onChoose,
}: {
  chosen: readonly AutoSummary[];
  avtosalons: readonly Avtosalon[];
  /** Called with what stays chosen: nothing, or what a deed has not come to. */
  onChoose: (ids: readonly number[]) => void;
}) {
  const { t } = useTranslation(['autos', 'common']);
  const cache = useQueryClient();
  const words = useErrorWords();
  const [asked, setAsked] = useState<'deactivate' | 'archive' | 'move'>();
  const [pending, setPending] = useState<AutosBulk['action']>();
  const [result, setResult] = useState<BulkOutcome & { autos: readonly AutoSummary[] }>();
  const keys = useRef(new Map<string, string>());

  const run = async (
    action: AutosBulk['action'],
    details: Details = {},
  ): Promise<'done' | 'failed' | { refused: unknown }> => {
    const ids = chosen.map(({ id }) => id);
    setPending(action);
    try {
      const outcome = await updateInPortions(ids, { action, ...details }, keys.current);
      setResult({ ...outcome, autos: chosen });
      onChoose(outcome.unsent?.ids ?? []);
      void refetchAutos(cache);
      return 'done';
    } catch (error) {
      // Only a window with fields has a place for it.
      const hasFields = action === 'deactivate' || action === 'move';
      if (isApiError(error, 'validation') && hasFields) return { refused: error };
      const { title, text } = words(error);
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
        <BulkBar
          aria-label={t('bulk.label')}
          countText={t('bulk.selected', { count: chosen.length })}
          closeLabel={t('bulk.clear')}
          onClose={() => onChoose([])}
          actions={[
            {
              id: 'refresh',
              label: t('bulk.refresh'),
              icon: RefreshCw,
              isPending: pending === 'refresh',
              onPress: () => void run('refresh'),
            },
            {
              id: 'deactivate',
              label: t('bulk.deactivate'),
              icon: CirclePause,
              onPress: () => setAsked('deactivate'),
            },
            {
              id: 'archive',
              label: t('bulk.archive'),
              icon: Archive,
              onPress: () => setAsked('archive'),
            },
            {
              id: 'move',
              label: t('bulk.move'),
              icon: Store,
              isDisabled: avtosalons.length < 2,
              onPress: () => setAsked('move'),
            },
          ]}
        />
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
        <ConfirmDialog
          isOpen
          title={t('bulk.archiveTitle', { count: chosen.length })}
          confirmLabel={t('bulk.archive')}
          cancelLabel={t('common:cancel')}
          closeLabel={t('common:close')}
          isPending={pending !== undefined}
          onOpenChange={close}
          onConfirm={() => void run('archive').then(close)}
        >
          {t('dialog.archive.text')}
        </ConfirmDialog>
      )}
      {result && <BulkResult {...result} onClose={() => setResult(undefined)} />}
    </>
  );
}
