import type { ComponentDocs } from '../../packages/ui/src/docs/component-docs';
import { Fragment } from 'react';
import * as page from './page.css';
import { Section } from './Section';
import * as css from './sections.css';
import { DocText } from './DocText';

export function Access({ docs }: { docs: ComponentDocs }) {
  return (
    <>
      <Section title="Keyboard">
        {docs.keyboard === 'none' ? (
          <p>It is not focusable and has no keys.</p>
        ) : (
          <table className={page.table}>
            <thead>
              <tr>
                <th scope="col">Keys</th>
                <th scope="col">What they do</th>
              </tr>
            </thead>
            <tbody>
              {docs.keyboard.map(({ keys, does }) => (
                <tr key={`${keys.join('+')} ${does}`}>
                  <td className={page.keys}>
                    {keys.map((key, index) => (
                      <Fragment key={key}>
                        {index > 0 && ' + '}
                        <kbd className={page.key}>{key}</kbd>
                      </Fragment>
                    ))}
                  </td>
                  <td>
                    <DocText>{does}</DocText>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Section>
      <Section title="What a screen reader says">
        <div className={page.columns}>
          <blockquote lang="ru" className={css.quote}>
            {docs.screenReader.ru}
          </blockquote>
          <blockquote lang="uz" className={css.quote}>
            {docs.screenReader.uz}
          </blockquote>
        </div>
        {docs.screenReader.note !== undefined && (
          <p className={page.intro}>
            <DocText>{docs.screenReader.note}</DocText>
          </p>
        )}
      </Section>
      <Section title="Known limits">
        <ul className={page.list}>
          {docs.limits.map((text) => (
            <li key={text}>
              <DocText>{text}</DocText>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
