import type { ReactNode } from 'react';
import * as css from './list-skeleton.css';

const cards = Array.from({ length: 6 }, (_, place) => place);

export function ListSkeleton({
  title,
  tabs,
}: {
  title: ReactNode;
  tabs: readonly { id: string; label: ReactNode }[];
}) {
  return (
    <div className={css.page}>
      <div className={css.title} aria-hidden>
        {title}
      </div>
      <div className={css.tabs} aria-hidden>
        {tabs.map(({ id, label }) => (
          <span key={id} className={css.tab}>
            {label}
          </span>
        ))}
      </div>
      <div className={css.search} aria-hidden>
        <div className={css.field} />
        <div className={css.field} />
      </div>
      <div className={css.cards}>
        {cards.map((place) => (
          <article key={place} className={css.card}>
            <div className={css.photo} />
            <div className={css.text}>
              <span className={css.line} />
              <span className={css.line} />
              <span className={css.line} />
            </div>
            <div className={css.footer} />
          </article>
        ))}
      </div>
    </div>
  );
}
