import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { useTranslation } from 'react-i18next';
import * as styles from './Pages.css';

/** A page that has not come yet: a title, its tabs, and cards or rows. */
export function PageSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.cover} role="status" aria-busy aria-label={t('loading')}>
      <div className={styles.skeleton}>
        <Stack gap={5}>
          <Skeleton width="220px" height="32px" />
          <Skeleton height="40px" />
          <Skeleton height="180px" radius="lg" />
          <Skeleton height="180px" radius="lg" />
          <Skeleton height="180px" radius="lg" />
        </Stack>
      </div>
    </div>
  );
}
