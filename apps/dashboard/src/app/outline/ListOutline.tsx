import type { ReactNode } from 'react';
import * as css from './list-outline.css';

/** As many as stand in sight on a wide screen (`AutosCards`). */
const cards = Array.from({ length: 6 }, (_, place) => place);

/**
 * The list as it stands in app.html until the first script has run. The pictures of the first cars come into `data-picture` as soon
 * as the rows have come (`build/route-hints.js`).
 */
export function ListOutline({
  title,
  tabs,
}: {
  title: ReactNode;
  /** Words of the tabs, in their order. */
  tabs: readonly { id: string; word: ReactNode }[];
}) {
  return (
    <div className={css.page}>
      <div className={css.title}>{title}</div>
      <div className={css.tabs}>
        {tabs.map(({ id, word }) => (
          <span key={id} className={css.tab}>
            {word}
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
            <div className={css.picture} data-picture={css.image} />
            <div className={css.words}>
              <span className={css.line} />
              <span className={css.line} />
              <span className={css.line} />
            </div>
            <div className={css.foot} />
          </div>
        ))}
      </div>
    </div>
  );
}
