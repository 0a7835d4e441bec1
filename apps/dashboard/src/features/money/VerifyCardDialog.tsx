import type { Card, PaymentProvider } from '@karvon/api/main';
import { Dialog } from '@karvon/ui/Dialog';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardTitle } from './bank-card';
import { CodeStep, type CodeSent } from './CodeStep';
import { verifyCard } from './payme-client';
import { ProviderLine } from './ProviderLine';

export interface VerifyCardDialogProps {
  card: Card;
  provider: PaymentProvider;
  sent: CodeSent;
  onVerified: () => void;
  onClose: () => void;
}

export function VerifyCardDialog({
  card,
  provider,
  sent: first,
  onVerified,
  onClose,
}: VerifyCardDialogProps) {
  const { t } = useTranslation(['money', 'common']);
  const [sent, setSent] = useState(first);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      size="sm"
      title={t('addCard.again')}
      closeLabel={t('common:close')}
    >
      <Stack gap={4}>
        <Text tone="muted">{t('addCard.forgotten', { card: cardTitle(card) })}</Text>
        <CodeStep
          provider={provider}
          sent={sent}
          onSentAgain={setSent}
          onCode={async (digits) => {
            await verifyCard(provider, sent.token, digits);
            onVerified();
          }}
        />
        <ProviderLine provider={provider} />
      </Stack>
    </Dialog>
  );
}
