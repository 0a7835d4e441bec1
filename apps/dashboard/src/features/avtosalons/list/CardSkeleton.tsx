import { Skeleton } from '@karvon/ui/Skeleton';
import * as css from './AvtosalonsPage.css';

/** The shape of a showroom's card. */
export function CardSkeleton() {
  return (
    <div className={css.skeleton}>
      <Skeleton aspectRatio="2 / 1" radius="none" />
      <div className={css.skeletonBody}>
        <Skeleton width="55%" height="20px" />
        <Skeleton width="85%" />
        <Skeleton width="40%" />
        <Skeleton width="60%" />
      </div>
    </div>
  );
}
