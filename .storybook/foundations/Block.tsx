import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import * as css from './foundations.css';

export function Block({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <div className={css.block}>{children}</div>
    </Unstyled>
  );
}
