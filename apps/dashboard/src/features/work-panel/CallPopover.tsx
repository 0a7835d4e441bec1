import type { Lead } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Inline } from '@karvon/ui/Inline';
import { Popover } from '@karvon/ui/Popover';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { Copy, Phone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '../../shared/format/phone';
import { CallOutcome } from './CallOutcome';
import type { WorkActions } from './use-work-actions';

export interface CallPopoverProps {
  lead: Lead;
  name: string;
  phone: string;
  actions: WorkActions;
}

export function CallPopover({ lead, name, phone, actions }: CallPopoverProps) {
  const { t } = useTranslation('work-panel');
  const label = t('leads.callName', { name });
  return (
    <Popover
      aria-label={label}
      placement="bottom end"
      trigger={
        <Button size="sm" variant="soft" icon={Phone} aria-label={label}>
          {t('leads.call')}
        </Button>
      }
    >
      {(close) => (
        <Stack gap={3}>
          <NumberToCall phone={phone} />
          <Text size="sm" tone="muted">
            {t('leads.reached')}
          </Text>
          <CallOutcome lead={lead} actions={actions} onChosen={close} />
        </Stack>
      )}
    </Popover>
  );
}

function NumberToCall({ phone }: { phone: string }) {
  const { t } = useTranslation('work-panel');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(phone);
    setCopied(true);
  };
  return (
    <Inline gap={3} isWrapping={false}>
      <Text size="xl" weight="semibold" isNumeric>
        {formatPhone(phone)}
      </Text>
      <Button size="sm" icon={Copy} onPress={copy}>
        {t(isCopied ? 'leads.copied' : 'leads.copy')}
      </Button>
    </Inline>
  );
}
