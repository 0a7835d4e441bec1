import { componentsIndex } from 'virtual:components-index';
import { version } from '../../packages/ui/package.json';
import { Block } from '../foundations/Block';

/** The version of the package, and how many components of which status are in it. */
export function Version() {
  const count = (status: string) => componentsIndex.filter((row) => row.status === status).length;
  return (
    <Block>
      <p>
        Version <strong>{version}</strong>. Components: {count('stable')} stable, {count('beta')}{' '}
        beta, {count('draft')} draft, {count('deprecated')} deprecated.
      </p>
    </Block>
  );
}
