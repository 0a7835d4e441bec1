import type { PaymentProvider } from '@karvon/api/main';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';

export function ProviderLine({ provider }: { provider: PaymentProvider }) {
  const { t } = useTranslation('money');
  return (
    <Stack gap={1}>
      <Inline gap={2} justify="space-between">
        <Text size="sm" tone="muted">
          {t('toPayme')} ·{' '}
          <Link href={provider.offer_url} target="_blank">
            {t('offer')}
          </Link>
        </Text>
        <Text size="sm" tone="muted">
          Powered by Payme
        </Text>
      </Inline>
      {provider.mode === 'sandbox' && (
        <Text size="sm" tone="muted">
          {t('sandbox')}
        </Text>
      )}
    </Stack>
  );
}
