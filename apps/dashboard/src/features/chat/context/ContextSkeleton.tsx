import { Pane } from '@karvon/ui/Pane';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { useTranslation } from 'react-i18next';

/** The place of car and lead while their room loads: the thread beside it begins as wide as it stays. */
export function ContextSkeleton() {
  const { t } = useTranslation('chat');
  return (
    <Pane aria-label={t('context.label')} isPadded>
      <Stack gap={5}>
        <Stack gap={3}>
          <Skeleton aspectRatio="16 / 10" radius="lg" />
          <Skeleton width="70%" height="20px" />
          <Skeleton width="45%" />
        </Stack>
        <Stack gap={3}>
          <Skeleton width="30%" height="20px" />
          <Skeleton />
          <Skeleton width="80%" />
          <Skeleton width="60%" />
        </Stack>
      </Stack>
    </Pane>
  );
}
