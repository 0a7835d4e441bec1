import { Skeleton } from '../../packages/ui/src/components/Skeleton/Skeleton';
import * as css from './page.css';

const paragraphs = [1, 2, 3];

/** The shape of a documentation page, while its texts and examples load. */
export function PageSkeleton() {
  return (
    <div className={css.pageSkeleton} role="status" aria-busy aria-label="The page is loading">
      <Skeleton width="35%" height="36px" />
      <Skeleton width="60%" height="20px" />
      <Skeleton height="180px" radius="lg" />
      {paragraphs.map((paragraph) => (
        <div key={paragraph} className={css.paragraphSkeleton}>
          <Skeleton width="25%" height="24px" />
          <Skeleton width="90%" />
          <Skeleton width="80%" />
          <Skeleton width="85%" />
        </div>
      ))}
    </div>
  );
}
