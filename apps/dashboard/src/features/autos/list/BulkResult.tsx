import { ApiError } from '@karvon/api/errors';
import type { AutosBulkRow, AutoSummary } from '@karvon/api/main';
import { Banner } from '@karvon/ui/Banner';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/feedback/error-text';
import { BulkResultDialog } from '../../../shared/resource/list/BulkResultDialog';
import { autoTitle, transitionsOf } from '../auto-rules';
import type { BulkOutcome } from './bulk-batches';

/** What came of an action on several cars, one line for each: done, or why not and what can be done instead. */
export function BulkResult({
  result,
  unsent,
  autos,
  onClose,
}: BulkOutcome & {
  /** The cars as they were chosen, for their names. */
  autos: readonly AutoSummary[];
  onClose: () => void;
}) {
  const { t } = useTranslation('autos');
  const errorText = useErrorText();
  const titleOf = ({ id, auto = autos.find((one) => one.id === id) }: AutosBulkRow) =>
    auto === undefined ? t('bulk.row', { id }) : autoTitle(auto);
  const reasonOf = ({ code, auto }: AutosBulkRow) => {
    const isWrongState = code === 'transition_not_allowed' && auto !== undefined;
    const why = isWrongState
      ? t('bulk.notAllowed', { status: t(`status.${auto.status}`) })
      : errorText(new ApiError({ kind: 'conflict', ...(code !== undefined && { code }) })).text;
    const allowed = auto === undefined ? [] : transitionsOf(auto);
    const list = allowed.map((action) => t(`noun.${action}`)).join(', ');
    return list === '' ? why : `${why.replace(/\.$/, '')}. ${t('failed.allowed', { list })}.`;
  };
  // The rejected come first: they are what is left to do.
  const rows = result.results.toSorted((one, other) => Number(one.ok) - Number(other.ok));
  return (
    <BulkResultDialog
      counts={{ done: result.done, failed: result.refused }}
      rows={rows.map((row) => ({
        id: row.id,
        title: titleOf(row),
        reason: row.ok ? undefined : reasonOf(row),
      }))}
      onClose={onClose}
    >
      {unsent && (
        <Banner tone="danger" title={t('bulk.unsent', { count: unsent.ids.length })}>
          {errorText(unsent.error).text}
        </Banner>
      )}
    </BulkResultDialog>
  );
}
