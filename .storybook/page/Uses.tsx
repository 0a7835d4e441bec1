import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ComponentDocs } from '../../packages/ui/src/docs/component-docs';
import { Fragment } from 'react';
import { addressOf } from './addresses';
import * as css from './page.css';
import { Section } from './Section';
import { Words } from './Words';

/** When to use the component, when not, and what instead. */
export function Uses({ docs }: { docs: ComponentDocs }) {
  return (
    <div className={css.columns}>
      <Section title="When to use">
        <ul className={css.list}>
          {docs.whenToUse.map((text) => (
            <li key={text}>
              <Words>{text}</Words>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="When not to">
        <ul className={css.list}>
          {docs.whenNot.map(({ when, instead, because }) => (
            <li key={when}>
              <Words>{when}</Words>
              {': '}
              {instead.map((name, index) => (
                <Fragment key={name}>
                  {index > 0 && ', '}
                  <AnchorMdx href={addressOf(name)} target="">
                    {name}
                  </AnchorMdx>
                </Fragment>
              ))}
              {because === undefined ? '.' : '. '}
              {because !== undefined && <Words>{because}</Words>}
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
