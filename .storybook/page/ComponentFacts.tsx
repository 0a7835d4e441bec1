import type { ComponentDocs } from '../../packages/ui/src/docs/component-docs';
import { sourceOf } from './addresses';
import { CopyButton } from './CopyButton';
import { dayOf } from './day';
import * as css from './page.css';

/** Address of the source files, with a trailing slash. Without it, paths are not links. */
const sources: unknown = import.meta.env['STORYBOOK_SOURCES'];

/** Import statement, first version, last accessibility review and source of a component. */
export function ComponentFacts({ name, docs }: { name: string; docs: ComponentDocs }) {
  const { file: source, module } = sourceOf(name);
  const line = `import { ${Object.keys(docs.props).join(', ')} } from '${module}';`;
  return (
    <dl className={css.facts}>
      <dt>Import</dt>
      <dd className={css.importLine}>
        <code className={css.code}>{line}</code>
        <CopyButton text={line} name="the import line" />
      </dd>
      <dt>Since</dt>
      <dd>version {docs.since}</dd>
      <dt>Accessibility reviewed</dt>
      <dd>{dayOf(docs.reviewed)}</dd>
      <dt>Source</dt>
      <dd>
        {typeof sources === 'string' && sources !== '' ? (
          <a href={`${sources}${source}`}>{source}</a>
        ) : (
          <code className={css.code}>{source}</code>
        )}
      </dd>
    </dl>
  );
}
