import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ComponentDocs } from '../../packages/ui/src/docs/component-docs';
import { Fragment } from 'react';
import { addressOf } from './addresses';
import * as css from './page.css';
import { Section } from './Section';
import { DocText } from './DocText';

/** When to use the component, when not, and the alternative. */
export function Uses({ docs }: { docs: ComponentDocs }) {
  return (
    <div className={css.columns}>
      <Section title="When to use">
        <ul className={css.list}>
          {docs.whenToUse.map((text) => (
            <li key={text}>
              <DocText>{text}</DocText>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="When not to use">
        <ul className={css.list}>
          {docs.whenNot.map(({ when, instead, because }) => (
            <li key={when}>
              <DocText>{when}</DocText>
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
              {because !== undefined && <DocText>{because}</DocText>}
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
