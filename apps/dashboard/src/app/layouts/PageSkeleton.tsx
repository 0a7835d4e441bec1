import { useTranslation } from 'react-i18next';
import * as styles from './Pages.css';

/** Skeleton of a page. It is not animated: frames of an animation would delay the page's rendering. */
export function PageSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.cover} role="status" aria-busy aria-label={t('loading')}>
      <div className={styles.skeleton} />
    </div>
  );
}
