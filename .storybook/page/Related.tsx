import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { componentsIndex } from 'virtual:components-index';
import { Fragment } from 'react';
import { addressOf } from './addresses';
import * as css from './page.css';
import { Section } from './Section';

interface Row {
  title: string;
  links: readonly { name: string; href: string }[];
}

const pagesOf = (names: readonly string[] = []) =>
  names.map((name) => ({ name, href: addressOf(name) }));

/** Components that it uses, that use it or that are often mistaken for it, and its screens, from the sources. */
export function Related({ name }: { name: string }) {
  const row = componentsIndex.find((one) => one.name === name);
  const screens = new Map(row?.screens.map(({ title, id }) => [title, `?path=/story/${id}`]));
  const rows: Row[] = [
    { title: 'Made of', links: pagesOf(row?.madeOf) },
    { title: 'Part of', links: pagesOf(row?.partOf) },
    { title: 'Better choice than', links: pagesOf(row?.replaces) },
    { title: 'On screens', links: [...screens].map(([title, href]) => ({ name: title, href })) },
  ];
  return (
    <Section title="Related">
      <dl className={css.facts}>
        {rows
          .filter(({ links }) => links.length > 0)
          .map(({ title, links }) => (
            <Fragment key={title}>
              <dt>{title}</dt>
              <dd>
                {links.map(({ name: text, href }, index) => (
                  <Fragment key={text}>
                    {index > 0 && ', '}
                    <AnchorMdx href={href} target="">
                      {text}
                    </AnchorMdx>
                  </Fragment>
                ))}
              </dd>
            </Fragment>
          ))}
      </dl>
    </Section>
  );
}
