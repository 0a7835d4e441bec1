import { whenReachable } from '../../routing/when-reachable';
import type { ListColumn } from './define-list';

/**
 * Columns in a chunk of their own, by the name that their file exports: for a list that begins with cards, whose table most dealers never
 * open.
 *
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
      // Who opens the table again asks again.
      columns = undefined;
      throw error;
    }
  };
  return () => (columns ??= ask());
}
