import type { ReactNode } from 'react';
import { reworded, rewordedInRussian } from '../../packages/ui/src/testing/sample-texts/reworded';
import { useModes } from '../globals';

export function DocSample({ children }: { children: ReactNode }) {
  const { language } = useModes();
  const example = <>{children}</>;
  return language === 'uz' ? reworded(example) : rewordedInRussian(example);
}
