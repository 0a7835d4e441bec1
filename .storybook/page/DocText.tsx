import { Fragment } from 'react';
import * as css from './page.css';

/** A sentence in which `backticks` make code. */
export function DocText({ children }: { children: string }) {
  return children.split('`').map((piece, index) =>
    index % 2 === 1 ? (
      <code key={`${String(index)}${piece}`} className={css.code}>
        {piece}
      </code>
    ) : (
      <Fragment key={`${String(index)}${piece}`}>{piece}</Fragment>
    ),
  );
}
