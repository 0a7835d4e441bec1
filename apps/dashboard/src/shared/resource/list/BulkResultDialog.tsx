import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { Inline } from '@karvon/ui/Inline';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface BulkResultDialogProps {
  counts: { done: number; failed: number };
  rows: readonly {
    id: number;
    title: string;
    reason?: string | undefined;
  }[];
  /** Content between counts and rows, for rows that were not sent. */
  children?: ReactNode;
  onClose: () => void;
}

export function BulkResultDialog({ counts, rows, children, onClose }: BulkResultDialogProps) {
  const { t } = useTranslation('common');
  return (
    <Dialog
      isOpen
      size="md"
      title={t('bulk.resultTitle')}
      closeLabel={t('close')}
      onOpenChange={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('done')}
        </Button>
      }
    >
      <Stack gap={3}>
        <Text as="p" weight="medium">
          {t('bulk.result', counts)}
        </Text>
        {children}
        {rows.map(({ id, title, reason }) => (
          <Stack key={id} gap={0}>
            <Inline justify="space-between" isWrapping={false}>
              <Text weight="medium">{title}</Text>
              {reason === undefined && (
                <Text size="sm" tone="success">
                  {t('bulk.ok')}
                </Text>
              )}
            </Inline>
            {reason !== undefined && (
              <Text as="p" size="sm" tone="danger">
                {reason}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
