import { isApiError } from '@karvon/api/errors';
import type { Avtosalon } from '@karvon/api/main';
import { RadioGroup } from '@karvon/ui/RadioGroup';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../../shared/feedback/AskDialog';
import { useErrorText, useFieldMessage } from '../../../shared/feedback/error-text';
import { lookupQueries } from '../../../shared/lookups/queries';

export function MoveDialog({
  avtosalons,
  isPending,
  onClose,
  run,
}: {
  avtosalons: readonly Avtosalon[];
  isPending: boolean;
  onClose: () => void;
  run: (avtosalon: number) => Promise<'done' | 'failed' | { rejected: unknown }>;
}) {
  const { t } = useTranslation('autos');
  const fieldMessage = useFieldMessage();
  const [salon, setSalon] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const cache = useQueryClient();
  const errorText = useErrorText();

  const move = async () => {
    if (salon === null) {
      setError(fieldMessage('required'));
      return;
    }
    const result = await run(Number(salon));
    if (typeof result === 'string') {
      onClose();
      return;
    }
    const first = isApiError(result.rejected) ? result.rejected.fieldErrors[0] : undefined;
    if (first?.field === 'avtosalon' && first.code === 'unknown_reference') {
      // The showroom was deleted after the list loaded.
      setError(t('bulk.salonGone'));
      setSalon(null);
      void cache.invalidateQueries({ queryKey: lookupQueries.avtosalons().queryKey });
    } else setError(fieldMessage(first?.code) ?? errorText(result.rejected).text);
  };

  return (
    <AskDialog
      title={t('bulk.move')}
      onClose={onClose}
      action={{ label: t('bulk.move'), isPending, onPress: () => void move() }}
    >
      <RadioGroup
        isRequired
        label={t('bulk.moveTitle')}
        value={salon}
        options={avtosalons.map(({ id, name, address }) => ({
          value: String(id),
          label: name,
          description: address,
        }))}
        errorMessage={error ?? null}
        onChange={(value) => {
          setSalon(value);
          setError(undefined);
        }}
      />
    </AskDialog>
  );
}
