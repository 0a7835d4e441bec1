import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { componentsIndex } from 'virtual:components-index';
import { componentGroups } from '../../packages/ui/src/docs/component-docs';
import { addressOf } from '../page/addresses';
import { Thumbnail } from '../page/Thumbnail';
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

/** The component that shows a group; the first one if none is named. */
const faces: Partial<Record<(typeof componentGroups)[number], string>> = {
  Actions: 'Button',
  Fields: 'MoneyField',
  Choices: 'SegmentedControl',
  Navigation: 'Tabs',
  Overlays: 'Dialog',
  Feedback: 'Banner',
  Data: 'Table',
  Media: 'Gallery',
  Layout: 'Card',
  Shell: 'Sidebar',
};

/** Pictures of the groups, with links to the pages of all components. */
export function ComponentGroups() {
  return (
    <Block>
      <div className={css.gallery}>
        {groups.map(({ group, names }) => (
          <section key={group} className={css.linkCard} aria-labelledby={`group-${group}`}>
            <Thumbnail
              name={faces[group] ?? names[0] ?? ''}
              id={`components-${group}-${faces[group] ?? names[0] ?? ''}--default`.toLowerCase()}
            />
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
