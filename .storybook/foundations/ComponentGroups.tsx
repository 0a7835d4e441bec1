import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { componentsIndex } from 'virtual:components-index';
import { componentGroups } from '../../packages/ui/src/docs/component-docs';
import { addressOf } from '../page/addresses';
import { subTitle } from '../page/page.css';
import { Block } from './Block';
import * as css from './foundations.css';

const namesOf = (group: string) =>
  componentsIndex
    .filter(({ title }) => title.startsWith(`Components/${group}/`))
    .map(({ title }) => title.split('/').at(-1) ?? title);

const groups = componentGroups
  .map((group) => ({ group, names: namesOf(group) }))
  .filter(({ names }) => names.length > 0);

/** Links to the pages of all components, by group. */
export function ComponentGroups() {
  return (
    <Block>
      <div className={css.cards}>
        {groups.map(({ group, names }) => (
          <section key={group} className={css.linkCard} aria-labelledby={`group-${group}`}>
            <h3 id={`group-${group}`} className={subTitle}>
              {group}
            </h3>
            <ul className={css.links}>
              {names.map((name) => (
                <li key={name}>
                  <AnchorMdx href={addressOf(name)} target="">
                    {name}
                  </AnchorMdx>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Block>
  );
}
