import { componentsIndex } from 'virtual:components-index';
import { version } from '../../packages/ui/package.json';
import { Block } from '../foundations/Block';

/** Version of the package, and the number of components by status. */
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
