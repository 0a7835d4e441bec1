import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { componentsIndex } from 'virtual:components-index';
import { Block } from '../foundations/Block';
import { addressOf } from '../page/addresses';
import { DocText } from '../page/DocText';
import { code, facts, fold, lines, list, subTitle } from '../page/page.css';

const versions = [
  ...new Set(
    componentsIndex.flatMap(({ since, changes }) => [
      since,
      ...changes.map(({ version }) => version),
    ]),
  ),
].toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }));

/** Day of each version. */
const days: Readonly<Record<string, string>> = {
  '0.1': '20 November 2026',
  '0.2': '24 November 2026',
  '0.3': '26 November 2026',
  '0.4': '29 November 2026',
};

const linkTo = (name: string) => (
  <AnchorMdx href={addressOf(name)} target="">
    {name}
  </AnchorMdx>
);

/** New and changed components of each version, with the code to replace, from the docs files of the components. */
export function WhatsNew() {
  return (
    <Block>
      {versions.map((version) => {
        const added = componentsIndex.filter(({ since }) => since === version);
        const changed = componentsIndex.flatMap(({ name, changes }) =>
          changes
            .filter((change) => change.version === version)
            .map((change) => ({ ...change, name })),
        );
        return (
          <section key={version} aria-labelledby={`v${version}`}>
            <h3 id={`v${version}`} className={subTitle}>
              Version {version}
              {days[version] !== undefined && <small> · {days[version]}</small>}
            </h3>
            <ul className={list}>
              {changed.map(({ name, text, before, after }) => (
                <li key={`${name} ${text}`}>
                  {linkTo(name)}: <DocText>{text}</DocText>
                  {before !== undefined && after !== undefined && (
                    <dl className={facts}>
                      <dt>Before</dt>
                      <dd className={lines}>
                        <code className={code}>{before}</code>
                      </dd>
                      <dt>After</dt>
                      <dd className={lines}>
                        <code className={code}>{after}</code>
                      </dd>
                    </dl>
                  )}
                </li>
              ))}
            </ul>
            {added.length > 0 && (
              <details>
                <summary className={fold}>New: {added.length}</summary>
                {added.map(({ name }, index) => (
                  <span key={name}>
                    {index > 0 && ', '}
                    {linkTo(name)}
                  </span>
                ))}
              </details>
            )}
          </section>
        );
      })}
    </Block>
  );
}
