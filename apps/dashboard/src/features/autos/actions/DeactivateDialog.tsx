import { isApiError } from '@karvon/api/errors';
import type { DeactivationReason } from '@karvon/api/main';
import { RadioGroup } from '@karvon/ui/RadioGroup';
import { Stack } from '@karvon/ui/Stack';
import { TextArea } from '@karvon/ui/TextArea';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../../shared/feedback/AskDialog';
import { useErrorText, useFieldMessage } from '../../../shared/feedback/error-text';

const reasons = [
  'sold_elsewhere',
  'not_for_sale',
  'repair',
  'other',
] as const satisfies readonly DeactivationReason[];

/** UTF-16 units, as in the contract. */
const maxLength = 1000;

export function DeactivateDialog({
  isPending,
  onClose,
  onSold,
  run,
}: {
  isPending: boolean;
  onClose: () => void;
  /** Goes on with the sale of a car that was sold elsewhere. Without it, sales are recorded later. */
  onSold?: (note: string) => void;
  run: (details: {
    reason: DeactivationReason;
    note?: string;
  }) => Promise<'done' | 'failed' | { rejected: unknown }>;
}) {
  const { t } = useTranslation('autos');
  const errorText = useErrorText();
  const fieldMessage = useFieldMessage();
  const [reason, setReason] = useState<DeactivationReason | null>(null);
  const [note, setNote] = useState('');
  const [error, setError] = useState<{ field: 'reason' | 'note'; text: string }>();

  const deactivate = async () => {
    const required = fieldMessage('required') ?? '';
    if (reason === null) {
      setError({ field: 'reason', text: fieldMessage('reason_required') ?? required });
      return;
    }
    if (reason === 'other' && note.trim() === '') {
      setError({ field: 'note', text: required });
      return;
    }
    if (note.length > maxLength) return;
    if (reason === 'sold_elsewhere' && onSold !== undefined) {
      onSold(note.trim());
      return;
    }
    const result = await run({ reason, ...(note.trim() !== '' && { note: note.trim() }) });
    if (typeof result === 'string') onClose();
    else {
      const first = isApiError(result.rejected) ? result.rejected.fieldErrors[0] : undefined;
      setError({
        field: first?.field === 'note' ? 'note' : 'reason',
        text: fieldMessage(first?.code) ?? errorText(result.rejected).text,
      });
    }
  };

  return (
    <AskDialog
      title={t('dialog.deactivate.title')}
      isDismissable={false}
      onClose={onClose}
      action={{ label: t('action.deactivate'), isPending, onPress: () => void deactivate() }}
    >
      <Stack gap={4}>
        <RadioGroup
          isRequired
          label={t('dialog.deactivate.reason')}
          value={reason}
          options={reasons.map((value) => ({
            value,
            label: t(`reason.${value}`),
            ...(value === 'sold_elsewhere' &&
              onSold === undefined && { description: t('dialog.deactivate.soldLater') }),
          }))}
          errorMessage={error?.field === 'reason' ? error.text : null}
          onChange={(next) => {
            setReason(next);
            setError(undefined);
          }}
        />
        <TextArea
          label={t('dialog.deactivate.note')}
          description={t('dialog.deactivate.noteHint')}
          isRequired={reason === 'other'}
          maxLength={maxLength}
          value={note}
          errorMessage={error?.field === 'note' ? error.text : null}
          onChange={(next) => {
            setNote(next);
            setError(undefined);
          }}
        />
      </Stack>
    </AskDialog>
  );
}
