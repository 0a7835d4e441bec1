import type { Avtosalon } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { RadioGroup } from '@karvon/ui/RadioGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../../shared/feedback/error-words';

/** Asks which showroom the chosen cars go to. */
export function MoveDialog({
  avtosalons,
  isPending,
  onClose,
  onMove,
}: {
  avtosalons: readonly Avtosalon[];
  isPending: boolean;
  onClose: () => void;
  onMove: (avtosalon: number) => void;
}) {
  const { t } = useTranslation(['autos', 'common']);
  const fieldWords = useFieldMessage();
  const [salon, setSalon] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
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
          <Button
            variant="primary"
            isPending={isPending}
            onPress={() => (salon === null ? setMissing(true) : onMove(Number(salon)))}
          >
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
        errorMessage={isMissing ? (fieldWords('required') ?? null) : null}
        onChange={(value) => {
          setSalon(value);
          setMissing(false);
        }}
      />
    </Dialog>
  );
}
