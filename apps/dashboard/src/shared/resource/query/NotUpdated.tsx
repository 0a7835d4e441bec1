import { Button } from '@karvon/ui/Button';
import { Inline } from '@karvon/ui/Inline';
import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../format/date';

/** A refresh failed: what was read stays, and this says from when it is. */
export function NotUpdated({ updatedAt, onRetry }: { updatedAt: number; onRetry: () => unknown }) {
  const { t } = useTranslation();
  return (
    <Inline gap={2}>
      <Text size="sm" tone="muted">
        <span role="status">{t('notUpdated', { time: formatTime(updatedAt) })}</span>
      </Text>
      <Button size="sm" variant="ghost" onPress={() => void onRetry()}>
        {t('retry')}
      </Button>
    </Inline>
  );
}
