import { ApiError } from '@karvon/api/errors';
import type { AutosBulkRow, AutoSummary } from '@karvon/api/main';
import { Banner } from '@karvon/ui/Banner';
import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { Inline } from '@karvon/ui/Inline';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/feedback/error-text';
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
  const { t } = useTranslation(['autos', 'common']);
  const errorText = useErrorText();
  const reason = ({ code, auto }: AutosBulkRow) => {
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
    <Dialog
      isOpen
      size="md"
      title={t('bulk.resultTitle')}
      closeLabel={t('common:close')}
      onOpenChange={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('common:done')}
        </Button>
      }
    >
      <Stack gap={3}>
        <Text as="p" weight="medium">
          {t('bulk.result', { done: result.done, refused: result.refused })}
        </Text>
        {unsent && (
          <Banner tone="danger" title={t('bulk.unsent', { count: unsent.ids.length })}>
            {errorText(unsent.error).text}
          </Banner>
        )}
        {rows.map((row) => {
          const auto = row.auto ?? autos.find(({ id }) => id === row.id);
          return (
            <Stack key={row.id} gap={0}>
              <Inline justify="space-between" isWrapping={false}>
                <Text weight="medium">
                  {auto === undefined ? t('bulk.row', { id: row.id }) : autoTitle(auto)}
                </Text>
                {row.ok && (
                  <Text size="sm" tone="success">
                    {t('bulk.ok')}
                  </Text>
                )}
              </Inline>
              {!row.ok && (
                <Text as="p" size="sm" tone="danger">
                  {reason(row)}
                </Text>
              )}
            </Stack>
          );
        })}
      </Stack>
    </Dialog>
  );
}
