import { isApiError } from '@karvon/api/errors';
import type { Avtosalon } from '@karvon/api/main';
import { invalidateListAvtosalons } from '@karvon/api/main/avtosalons';
import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { RadioGroup } from '@karvon/ui/RadioGroup';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords, useFieldMessage } from '../../../shared/feedback/error-words';

/** Asks which showroom the chosen cars go to. */
export function MoveDialog({
  avtosalons,
  isPending,
  onClose,
  run,
}: {
  avtosalons: readonly Avtosalon[];
  isPending: boolean;
  onClose: () => void;
  /** Does it; what the server refuses comes back. */
  run: (avtosalon: number) => Promise<'done' | 'failed' | { refused: unknown }>;
}) {
  const { t } = useTranslation(['autos', 'common']);
  const fieldWords = useFieldMessage();
  const [salon, setSalon] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const cache = useQueryClient();
  const words = useErrorWords();

  const move = async () => {
    if (salon === null) {
      setError(fieldWords('required'));
      return;
    }
    const result = await run(Number(salon));
    if (typeof result === 'string') {
      onClose();
      return;
    }
    const first = isApiError(result.refused) ? result.refused.fieldErrors[0] : undefined;
    if (first?.field === 'avtosalon' && first.code === 'unknown_reference') {
      // Deleted since the list was read.
      setError(t('bulk.salonGone'));
      setSalon(null);
      void invalidateListAvtosalons(cache);
    } else setError(fieldWords(first?.code) ?? words(result.refused).text);
  };

  return (
    <Dialog
      isOpen
      size="sm"
      title={t('bulk.move')}
      closeLabel={t('common:close')}
      onOpenChange={onClose}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {t('common:cancel')}
          </Button>
          <Button variant="primary" isPending={isPending} onPress={() => void move()}>
            {t('bulk.move')}
          </Button>
        </>
      }
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
    </Dialog>
  );
}
