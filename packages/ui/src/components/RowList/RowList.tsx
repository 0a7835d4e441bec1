import { Children, useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { useSettle, type Outcome } from '../../private/outcome';
import { focusToEntry } from '../../private/use-focus-neighbour';
import { Skeleton } from '../Skeleton/Skeleton';
import * as css from './RowList.css';

export interface RowListProps {
  /** `Row`s, each an item of the list. Without rows nothing is rendered: show an `EmptyState`. */
  children: ReactNode;
  /**
   * `plain`: clickable rows. `divided`: with lines between them. `flush`: divided, up to the edges of a `Card padding="none"`.
   * @default 'plain'
   */
  variant?: 'plain' | 'divided' | 'flush';
  /** A small heading above the rows: a day, a group. It names the region. */
  title?: string;
  /** Heading level of the title. @default 3 */
  level?: 2 | 3 | 4;
  /** Name of the list for screen readers. With `isNavigation` it names the landmark. */
  'aria-label'?: string;
  /** Its rows are pages of the product: a landmark. @default false */
  isNavigation?: boolean;
  /** Called when the end of the list becomes visible, to load more. Leave it out if there are no more. */
  onEndReached?: (() => Outcome) | undefined;
  /** More rows are loading. @default false */
  isPending?: boolean;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A list of items, one row each: devices, pages, notifications, a queue. */
export function RowList({
  children,
  variant = 'plain',
  title,
  level = 3,
  'aria-label': label,
  isNavigation = false,
  onEndReached,
  isPending = false,
}: RowListProps) {
  const titleId = useId();
  const rows = Children.toArray(children);
  if (rows.length === 0 && !isPending && onEndReached === undefined) return null;
  const Heading = headings[level];
  const list = (
    <>
      {rows.length > 0 && (
        <ul
          className={css.list}
          data-variant={variant}
          aria-label={isNavigation ? undefined : label}
        >
          {Children.map(
            children,
            (row) =>
              row != null && (
                <li ref={focusToEntry} className={css.entry}>
                  {row}
                </li>
              ),
          )}
        </ul>
      )}
      {isPending && <Skeleton height="72px" radius="lg" />}
      {onEndReached !== undefined && !isPending && <End onReached={onEndReached} />}
    </>
  );
  if (isNavigation) return <nav aria-label={label}>{list}</nav>;
  if (title === undefined) return list;
  return (
    <section aria-labelledby={titleId} aria-busy={isPending || undefined}>
      <Heading id={titleId} className={css.title}>
        {title}
      </Heading>
      {list}
    </section>
  );
}

function End({ onReached }: { onReached: () => Outcome }) {
  const ref = useRef<HTMLDivElement>(null);
  const settle = useSettle();
  const reach = useEffectEvent(() => settle(onReached()));
  useEffect(() => {
    const end = ref.current;
    if (end === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reach();
      },
      { rootMargin: '200px' },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, []);
  return <div ref={ref} className={css.end} />;
}
