import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import * as css from './foundations.css';

/** A live piece of a foundation page, free of the styles that Storybook gives to running text. */
export function Block({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <div className={css.block}>{children}</div>
    </Unstyled>
  );
}
