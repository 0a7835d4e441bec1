import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { componentsIndex } from 'virtual:components-index';
import { useState } from 'react';
import { SearchField } from '../../packages/ui/src/components/SearchField/SearchField';
import { keywords } from '../keywords';
import { componentGroups } from '../../packages/ui/src/docs/component-docs';
import { addressOf } from '../page/addresses';
import { subTitle } from '../page/page.css';
import { Thumbnail } from '../page/Thumbnail';
import { StatusMark } from '../page/StatusMark';
import { DocText } from '../page/DocText';
import { Block } from './Block';
import * as css from './foundations.css';

const all = componentsIndex.map(({ title, ...row }) => {
  const [kind = '', ...path] = title.split('/');
  const id = `${title.toLowerCase().replaceAll(/[/ ]/g, '-')}--default`;
  return { ...row, id, group: path.length > 1 ? path[0] : kind };
});

const linkTo = (name: string) => (
  <AnchorMdx href={addressOf(name)} target="">
    {name}
  </AnchorMdx>
);

/** Every component with its purpose and status, searchable by name and purpose. */
export function Components() {
  const [wanted, setWanted] = useState('');
  const query = wanted.trim().toLowerCase();
  const shown = all.filter(({ name, summary }) =>
    [name, summary, ...(keywords[name] ?? [])].some((text) => text.toLowerCase().includes(query)),
  );
  return (
    <Block>
      <SearchField
        label="Name, other name or purpose"
        value={wanted}
        onChange={setWanted}
        clearLabel="Clear"
        placeholder="modal"
      />
      <p className={css.small} aria-live="polite">
        {shown.length} of {all.length}
      </p>
      {[...componentGroups, 'Product parts'].map((group) => {
        const rows = shown.filter((row) => row.group === group);
        if (rows.length === 0) return undefined;
        return (
          <section key={group} className={css.group} aria-labelledby={group}>
            <h3 id={group} className={subTitle}>
              {group}
            </h3>
            <div className={css.gallery}>
              {rows.map(({ name, id, summary, status }) => (
                <article key={name} className={css.linkCard}>
                  <Thumbnail name={name} id={id} />
                  <div className={css.row}>
                    {linkTo(name)}
                    <StatusMark status={status} />
                  </div>
                  <p className={css.small}>
                    <DocText>{summary}</DocText>
                  </p>
                </article>
              ))}
            </div>
          </section>
        );
      })}
    </Block>
  );
}
