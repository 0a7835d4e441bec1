import type { Application } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { MessageCircle } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formId } from '../../shared/resource/form/ResourceFormFrame';
import { useMember } from '../../shared/session/member';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { useIsPhone } from '../../shared/table/use-screen';
import { applicationForm, type ApplicationValues } from './application-definition';
import { Surcharge } from './Surcharge';
import { surchargeOf } from './surcharge';
import { useCalculation } from './use-calculation';

/** The footer of an application in work: what the buyer adds by the prices in the form, the words for the buyer, the save. */
export function ApplicationFooter({
  application,
  isPending,
}: {
  application: Application;
  isPending: boolean;
}) {
  const { t } = useTranslation(['applications', 'common']);
  const isPhone = useIsPhone();
  const { control } = useFormContext<ApplicationValues>();
  const [market_price, price, currency] = useWatch({
    control,
    name: ['market_price', 'price', 'currency'],
  });
  const calculation = useCalculation();
  const { reason } = useMember().mayWorkOn(application.responsible?.id);
  const surcharge = surchargeOf(application, { market_price, price, currency });
  const typed = {
    ...application,
    currency,
    price: price ?? undefined,
    market_price: market_price ?? undefined,
    surcharge: surcharge?.amount,
  };
  return (
    <>
      <Stack gap={0}>
        <Text size="sm" tone="muted">
          {t('buyerPays')}
        </Text>
        <Text size="lg" weight="semibold">
          <Surcharge
            amount={surcharge?.amount}
            currency={currency}
            isRough={surcharge?.isRough ?? false}
          />
        </Text>
      </Stack>
      {calculation.canSend(typed) && (
        <Button {...(!isPhone && { icon: MessageCircle })} onPress={() => calculation.send(typed)}>
          {t(isPhone ? 'calcButton' : 'sendCalc')}
        </Button>
      )}
      <ReasonedButton
        type="submit"
        variant="primary"
        reason={reason}
        form={formId(applicationForm.name)}
        isPending={isPending}
      >
        {t('common:save')}
      </ReasonedButton>
    </>
  );
}
