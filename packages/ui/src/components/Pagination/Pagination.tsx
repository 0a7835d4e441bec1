import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { countText } from '../../private/count';
import { icon } from '../../private/icon-size';
import { useIsPhone } from '../../private/is-phone';
import { useSettle, type Outcome } from '../../private/outcome';
import { warnOnce } from '../../private/warn-once';
import { pageCount, pageNumbers } from './page-numbers';
import * as styles from './Pagination.css';
import { PaginationMore, type PaginationMoreProps } from './PaginationMore';

export { PaginationMore, type PaginationMoreProps } from './PaginationMore';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  /** Rows per page. */
  size: number;
  /** Total number of rows. */
  count: number;
  /** «1–9 из 131», on the left. */
  rangeLabel: string;
  /** Address of a page. With it pages are links, otherwise buttons. */
  getHref?: (page: number) => string;
  /** Called with the selected page. */
  onPageChange?: (page: number) => Outcome;
  /** Names for screen readers: of the navigation, of Previous and Next, and of a page. */
  labels: {
    /** «Страницы». */
    navigation: string;
    /** «Предыдущая страница». */
    previous: string;
    /** «Следующая страница». */
    next: string;
    /** «Страница 3». */
    page: (page: number) => string;
  };
  /** A button that adds the next rows. On a phone it replaces the pages. @default none, a phone has pages too */
  more?: PaginationMoreProps;
}

/** The position in a list, and its other pages. A list that only grows has a `PaginationMore` instead. */
export function Pagination({
  page,
  size,
  count,
  rangeLabel,
  getHref,
  onPageChange,
  labels,
  more,
}: PaginationProps) {
  if (import.meta.env.DEV && !(page >= 1 && size >= 1 && count >= 0))
    warnOnce(
      'Pagination',
      `page ${String(page)}, size ${String(size)}, count ${String(count)}: pages and sizes begin with 1, counts with 0.`,
    );
  const settle = useSettle();
  const isPhone = useIsPhone();
  const last = pageCount(count, size);
  const current = Math.min(last, Math.max(1, Math.trunc(page) || 1));
  const pages = useRef<HTMLElement>(null);
  const pressedOn = useRef<number | null>(null);
  // At an end, the pressed arrow is no longer focusable: the focus moves to the current page.
  useLayoutEffect(() => {
    if (pressedOn.current === null || pressedOn.current === current) return;
    pressedOn.current = null;
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.matches(':disabled'))
      pages.current?.querySelector<HTMLElement>('[aria-current="page"]')?.focus();
  });

  if (more && isPhone) return <PaginationMore {...more} />;

  const entry = (to: number, name: string, content: ReactNode) => {
    const isOff = to < 1 || to > last;
    const shared = {
      className: styles.page,
      'aria-label': name,
      isDisabled: isOff,
      onPress: () => {
        pressedOn.current = current;
        settle(onPageChange?.(to));
      },
      'data-current': to === current || undefined,
    };
    if (getHref && !isOff) {
      return (
        <Link {...shared} href={getHref(to)} aria-current={to === current ? 'page' : undefined}>
          {content}
        </Link>
      );
    }
    return (
      <Button {...shared} aria-current={to === current ? 'page' : undefined}>
        {content}
      </Button>
    );
  };

  return (
    <div className={styles.row}>
      <span className={styles.range}>{rangeLabel}</span>
      {last > 1 ? (
        <nav ref={pages} aria-label={labels.navigation} className={styles.pages}>
          {entry(current - 1, labels.previous, <ChevronLeft {...icon.sm} />)}
          {pageNumbers(current, last).map((number, index) =>
            number === null ? (
              <span key={`gap ${index}`} className={styles.page} data-disabled aria-hidden>
                …
              </span>
            ) : (
              <span key={number}>{entry(number, labels.page(number), countText(number))}</span>
            ),
          )}
          {entry(current + 1, labels.next, <ChevronRight {...icon.sm} />)}
        </nav>
      ) : null}
    </div>
  );
}
