import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { componentsIndex } from 'virtual:components-index';
import { Block } from '../foundations/Block';
import { addressOf } from '../page/addresses';
import { DocText } from '../page/DocText';
import { list, subTitle } from '../page/page.css';

interface News {
  version: string;
  name: string;
  /** Undefined for a new component. */
  text: string | undefined;
}

const news: readonly News[] = componentsIndex.flatMap(({ title, since, changes }) => {
  const name = title.split('/').at(-1) ?? title;
  return [
    { version: since, name, text: undefined },
    ...changes.map(({ version, text }) => ({ version, name, text })),
  ];
});

const versions = [...new Set(news.map(({ version }) => version))].toSorted((one, other) =>
  other.localeCompare(one, 'en', { numeric: true }),
);

const linkTo = (name: string) => (
  <AnchorMdx href={addressOf(name)} target="">
    {name}
  </AnchorMdx>
);

/** New and changed components of each version, from the docs files of the components. */
export function WhatsNew() {
  return (
    <Block>
      {versions.map((version) => {
        const rows = news.filter((row) => row.version === version);
        const added = rows.filter(({ text }) => text === undefined);
        return (
          <section key={version} aria-labelledby={`v${version}`}>
            <h3 id={`v${version}`} className={subTitle}>
              Version {version}
            </h3>
            <ul className={list}>
              {rows
                .filter(({ text }) => text !== undefined)
                .map(({ name, text = '' }) => (
                  <li key={`${name} ${text}`}>
                    {linkTo(name)}: <DocText>{text}</DocText>
                  </li>
                ))}
              {added.length > 0 && (
                <li>
                  New:{' '}
                  {added.map(({ name }, index) => (
                    <span key={name}>
                      {index > 0 && ', '}
                      {linkTo(name)}
                    </span>
                  ))}
                </li>
              )}
            </ul>
          </section>
        );
      })}
    </Block>
  );
}
