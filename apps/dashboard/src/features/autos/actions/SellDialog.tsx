import { isApiError } from '@karvon/api/errors';
import { MoneyField } from '@karvon/ui/MoneyField';
import { Select } from '@karvon/ui/Select';
import { Stack } from '@karvon/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../../shared/feedback/AskDialog';
import { useErrorText, useFieldMessage } from '../../../shared/feedback/error-text';
import { currencyLabel } from '../../../shared/format/money';
import { formatPhone } from '../../../shared/format/phone';
import { useLanguage } from '../../../shared/i18n/use-language';
import { autoViewQueries } from '../view/queries';
import type { ActionDialogProps } from './action-dialog-props';

/** Stands for "nobody of the leads" in the choice of the buyer. */
const nobody = 0;

/** Asks for how much and to whom a car was sold. */
export function SellDialog({ auto, isPending, onClose, run }: ActionDialogProps) {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  const errorText = useErrorText();
  const fieldMessage = useFieldMessage();
  const [price, setPrice] = useState<number | null>(auto.price ?? null);
  const [lead, setLead] = useState(nobody);
  const [error, setError] = useState<string>();
  // Leads may be out of reach, and most sales have none: the choice is there only when there is something to choose.
  const { data } = useQuery(autoViewQueries.buyers(auto.id));
  const leads = data?.results ?? [];

  const sell = async () => {
    if (!price) {
      setError(fieldMessage(price === 0 ? 'price_positive' : 'required'));
      return;
    }
    const result = await run({
      sale_price: price,
      ...(lead !== nobody && { lead_id: lead }),
    });
    if (typeof result === 'string') onClose();
    else {
      const first = isApiError(result.rejected) ? result.rejected.fieldErrors[0]?.code : undefined;
      setError(fieldMessage(first) ?? errorText(result.rejected).text);
    }
  };

  return (
    <AskDialog
      title={t('dialog.sell.title')}
      isDismissable={false}
      onClose={onClose}
      action={{ label: t('action.sell'), isPending, onPress: () => void sell() }}
    >
      <Stack gap={4}>
        <MoneyField
          autoFocus
          isRequired
          label={t('dialog.sell.price')}
          description={t('dialog.sell.priceHint')}
          unit={currencyLabel(auto.currency, language)}
          value={price}
          errorMessage={error ?? null}
          onChange={(next) => {
            setPrice(next);
            setError(undefined);
          }}
        />
        {leads.length > 0 && (
          <Select
            label={t('dialog.sell.lead')}
            value={lead}
            options={[
              { value: nobody, label: t('dialog.sell.noLead') },
              ...leads.map(({ id, client_name, phone }) => ({
                value: id,
                label: client_name,
                ...(phone !== undefined && { description: formatPhone(phone) }),
              })),
            ]}
            onChange={setLead}
          />
        )}
      </Stack>
    </AskDialog>
  );
}
