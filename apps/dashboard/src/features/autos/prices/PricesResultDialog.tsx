import { ApiError } from '@karvon/api/errors';
import type { PricesResult } from '@karvon/api/main';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/feedback/error-text';
import { BulkResultDialog } from '../../../shared/resource/list/BulkResultDialog';

export interface PricesResultDialogProps {
  result: PricesResult;
  /** Titles of the cars by id. */
  titles: ReadonlyMap<number, string>;
  onClose: () => void;
}

/** Why some prices were refused. */
export function PricesResultDialog({ result, titles, onClose }: PricesResultDialogProps) {
  const { t } = useTranslation('prices');
  const errorText = useErrorText();
  const rows = result.results.toSorted((one, other) => Number(one.ok) - Number(other.ok));
  return (
    <BulkResultDialog
      counts={{ done: result.done, failed: result.refused }}
      rows={rows.map(({ id, ok, code }) => ({
        id,
        title: titles.get(id) ?? t('row', { id }),
        reason: ok
          ? undefined
          : errorText(new ApiError({ kind: 'conflict', ...(code !== undefined && { code }) })).text,
      }))}
      onClose={onClose}
    />
  );
}
