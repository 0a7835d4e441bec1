import type { KeyRow } from '../../packages/ui/src/docs/component-docs';
import { keyName, plainName } from './key-names';

/** Keys that words may name. One that is held alone is pressed nowhere: it stands in a row, beside the key that goes with it. */
const named =
  /`(Arrow(?:Up|Down|Left|Right)|Home|End|Page(?:Up|Down)|Enter|Escape|Tab|Space|Shift|Control|Ctrl|Alt|Delete|Backspace|[+-])`/g;

/** Keys that a page says it answers: those of its rows, and those that their words name. */
export function documentedKeys(rows: readonly KeyRow[]): string[] {
  const keys = rows.flatMap(({ keys: together, does }) => [
    keyName(together.at(-1) ?? '', together.slice(0, -1).map(plainName)),
    ...[...does.matchAll(named)].map(([, key = '']) => keyName(key)),
  ]);
  return [...new Set(keys)];
}
