import { Source, Unstyled } from '@storybook/addon-docs/blocks';
import { useModes } from '../globals';
import { contents } from './contents';
import * as css from './page.css';

/** The sample's source text: a built Storybook would print names that the bundler has shortened. */
export function Code({ text }: { text: string }) {
  const { theme } = useModes();
  return (
    <>
      <Unstyled>
        <div className={css.propsTitle}>
          <h2 id="code" className={css.sectionTitle} {...{ [contents]: '' }}>
            Code
          </h2>
        </div>
      </Unstyled>
      <Source code={text.trimEnd()} language="tsx" format={false} dark={theme === 'dark'} />
    </>
  );
}
