import type { ReactNode } from 'react';
import { contents } from './contents';
import * as css from './page.css';

/** A section with a heading, which the table of contents links to. */
export function Section({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: string;
  children: ReactNode;
}) {
  const id = title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.sectionTitle} {...{ [contents]: '' }}>
        {title}
      </h2>
      {intro !== undefined && <p className={css.intro}>{intro}</p>}
      {children}
    </section>
  );
}
