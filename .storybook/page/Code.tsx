import { Source, Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { Button } from '../../packages/ui/src/components/Button/Button';
import { useModes } from '../globals';
import { contents } from './contents';
import * as css from './page.css';

/** Lines that a folded sample shows. */
const few = 8;

/** The sample's source text: a built Storybook would print names that the bundler has shortened. */
export function Code({ text }: { text: string }) {
  const { theme } = useModes();
  const [isFull, setFull] = useState(false);
  const isLong = text.trimEnd().split('\n').length > few;
  return (
    <>
      <Unstyled>
        <div className={css.propsTitle}>
          <h2 id="code" className={css.sectionTitle} {...{ [contents]: '' }}>
            Code
          </h2>
        </div>
      </Unstyled>
      <div className={isLong && !isFull ? css.foldedCode : undefined}>
        <Source code={text.trimEnd()} language="tsx" format={false} dark={theme === 'dark'} />
      </div>
      {isLong && (
        <Unstyled>
          <Button aria-expanded={isFull} onPress={() => setFull(!isFull)}>
            {isFull ? 'Show less' : 'Show all'}
          </Button>
        </Unstyled>
      )}
    </>
  );
}
