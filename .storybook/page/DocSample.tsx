import type { ReactNode } from 'react';
import { reworded, rewordedInRussian } from '../../packages/ui/src/testing/sample-texts/reworded';
import { useModes } from '../globals';

/** A live example of a page, in the language of the toolbar, in whichever of the two it is written. */
export function DocSample({ children }: { children: ReactNode }) {
  const { language } = useModes();
  const example = <>{children}</>;
  return language === 'uz' ? reworded(example) : rewordedInRussian(example);
}
