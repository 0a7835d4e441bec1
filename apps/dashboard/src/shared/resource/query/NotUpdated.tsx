import { Button } from '@karvon/ui/Button';
import { Inline } from '@karvon/ui/Inline';
import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../format/date';
import { useShownAge } from '../../offline/shown-kept';

export function NotUpdated({ updatedAt, onRetry }: { updatedAt: number; onRetry: () => unknown }) {
  const { t } = useTranslation();
  const { isSaid } = useShownAge();
  return (
    <Inline gap={2}>
      <Text size="sm" tone="muted">
        <span role="status">
          {isSaid ? t('notUpdatedShort') : t('notUpdated', { time: formatTime(updatedAt) })}
        </span>
      </Text>
      <Button size="sm" variant="ghost" onPress={() => void onRetry()}>
        {t('retry')}
      </Button>
    </Inline>
  );
}
