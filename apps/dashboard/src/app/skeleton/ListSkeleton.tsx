import type { ReactNode } from 'react';
import * as css from './list-skeleton.css';

/** As many as are in view on a wide screen (`AutosCards`). */
const cards = Array.from({ length: 6 }, (_, place) => place);

/**
 * The list as it is in app.html until the first script has run. The cars that were read last, or those of the first response, come into
 * it before that (`features/autos/first-rows`): each takes the place of `data-text` as the template says.
 */
export function ListSkeleton({
  title,
  tabs,
  hrefOfCar,
}: {
  title: ReactNode;
  /** Texts of the tabs, in their order. */
  tabs: readonly { id: string; label: ReactNode }[];
  /** Without its id. */
  hrefOfCar: string;
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
      <div className={css.cards} data-first-rows>
        {cards.map((place) => (
          <article key={place} className={css.card}>
            <div className={css.photo} data-photo={css.image}>
              <span className={css.badge} data-status />
            </div>
            <div className={css.text} data-text>
              <span className={css.line} />
              <span className={css.line} />
              <span className={css.line} />
            </div>
            <div className={css.footer} />
          </article>
        ))}
        <template>
          <div className={css.car}>
            <h2 className={css.carTitle}>
              <a href={hrefOfCar} className={css.link} data-part="title">
                …
              </a>
            </h2>
            <p className={css.specs} data-part="specs" />
            <p className={css.priceRow}>
              <strong className={css.price} data-part="price" />
              <span className={css.specs} data-part="note" />
            </p>
            <span className={css.figures} />
          </div>
        </template>
      </div>
    </div>
  );
}
