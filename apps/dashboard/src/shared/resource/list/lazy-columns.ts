import { whenReachable } from '../../routing/when-reachable';
import type { ListColumn } from './define-list';

/**
 * Loads columns from a separate chunk, by the name of their export. For lists that begin with cards.
 * @example columns: lazyColumns(() => import('./auto-columns'), 'autoColumns')
 */
export function lazyColumns<Row, Name extends string>(
  load: () => Promise<Readonly<Record<Name, readonly ListColumn<Row>[]>>>,
  name: Name,
): () => Promise<readonly ListColumn<Row>[]> {
  let columns: Promise<readonly ListColumn<Row>[]> | undefined;
  const ask = async () => {
    try {
      return (await whenReachable(load))[name];
    } catch (error) {
      // Opening the table again retries the import.
      columns = undefined;
      throw error;
    }
  };
  return () => (columns ??= ask());
}
