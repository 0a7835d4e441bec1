import type { Application } from '@karvon/api/main';
import { Box } from '@karvon/ui/Box';
import { Grid } from '@karvon/ui/Grid';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';
import { formId } from '../../shared/resource/form/ResourceFormFrame';
import { useMember } from '../../shared/session/member';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { useIsPhone } from '../../shared/table/use-screen';
import { applicationForm } from './application-definition';
import { hasCalculation, SendCalculation } from './SendCalculation';
import { Surcharge } from './Surcharge';
import { useTyped } from './use-typed';

export function ApplicationFooter({
  application,
  isPending,
}: {
  application: Application;
  isPending: boolean;
}) {
  const { t } = useTranslation(['applications', 'common']);
  const isPhone = useIsPhone();
  const { reason } = useMember().mayWorkOn(application.responsible?.id);
  const { typed, surcharge } = useTyped(application);
  const figure = (
    <Box paddingInline={[0, 2]}>
      <Stack gap={0}>
        <Text size="xs" tone="muted">
          {t('buyerPays')}
        </Text>
        {surcharge !== undefined && typed.price === undefined ? (
          <Text tone="muted">{t('enterPrice')}</Text>
        ) : (
          <Text size="lg" weight="semibold">
            <Surcharge
              amount={surcharge?.amount}
              currency={typed.currency}
              isRough={surcharge?.isRough ?? false}
            />
          </Text>
        )}
      </Stack>
    </Box>
  );
  const calculate = hasCalculation(typed) && <SendCalculation application={typed} />;
  const save = (
    <ReasonedButton
      type="submit"
      variant="primary"
      isFullWidth={isPhone}
      reason={reason}
      form={formId(applicationForm.name)}
      isPending={isPending}
    >
      {t('common:save')}
    </ReasonedButton>
  );
  if (isPhone)
    return (
      <Box width="full">
        <Stack gap={2}>
          {figure}
          {calculate === false ? (
            save
          ) : (
            <Grid columns={[2, 2, 2]} gap={2}>
              {calculate}
              {save}
            </Grid>
          )}
        </Stack>
      </Box>
    );
  return (
    <>
      {figure}
      {calculate}
      {save}
    </>
  );
}
