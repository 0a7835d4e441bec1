import type { ReactNode } from 'react';
import * as css from './FirstStepsGround.css';

/** Background of the first steps: arches and a car next to the text. */
export function FirstStepsGround({ children }: { children: ReactNode }) {
  return (
    <div className={css.ground}>
      <div className={css.column}>{children}</div>
    </div>
  );
}
