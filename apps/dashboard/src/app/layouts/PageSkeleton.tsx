import { useTranslation } from 'react-i18next';
import * as styles from './Pages.css';

/** A page that has not come yet: a title, a bar, and cards or rows. Still, since frames of a shine would be taken from the page's rendering. */
export function PageSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.cover} role="status" aria-busy aria-label={t('loading')}>
      <div className={styles.skeleton}>
        <div className={styles.title} />
        <div className={styles.bar} />
        <div className={styles.part} />
        <div className={styles.part} />
        <div className={styles.part} />
      </div>
    </div>
  );
}
