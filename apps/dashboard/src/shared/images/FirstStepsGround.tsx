import type { ReactNode } from 'react';
import * as css from './FirstStepsGround.css';

export function FirstStepsGround({ children }: { children: ReactNode }) {
  return (
    <div className={css.ground}>
      <div className={css.column}>{children}</div>
    </div>
  );
}
