import type { ReactNode } from 'react';
import * as css from './list-skeleton.css';

/** As many as are in view on a wide screen (`AutosCards`). */
const cards = Array.from({ length: 6 }, (_, place) => place);

/**
 * The list as it is in app.html until the first script has run. The images of the first cars come into `data-photo` as soon
 * as the rows have come (`build/route-hints.js`).
 */
export function ListSkeleton({
  title,
  tabs,
}: {
  title: ReactNode;
  /** Texts of the tabs, in their order. */
  tabs: readonly { id: string; label: ReactNode }[];
}) {
  return (
    <div className={css.page}>
      <div className={css.title}>{title}</div>
      <div className={css.tabs}>
        {tabs.map(({ id, label }) => (
          <span key={id} className={css.tab}>
            {label}
          </span>
        ))}
      </div>
      <div className={css.search}>
        <div className={css.field} />
        <div className={css.field} />
      </div>
      <div className={css.cards}>
        {cards.map((place) => (
          <div key={place} className={css.card}>
            <div className={css.photo} data-photo={css.image} />
            <div className={css.text}>
              <span className={css.line} />
              <span className={css.line} />
              <span className={css.line} />
            </div>
            <div className={css.footer} />
          </div>
        ))}
      </div>
    </div>
  );
}
