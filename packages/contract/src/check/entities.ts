import type { Operation } from '../contract/operation.ts';
import { member, texts, type Tree } from '../contract/tree.ts';
import { propertiesOf } from './rows.ts';
import type { Run } from './run.ts';

export const requiredOf = (run: Run, operation: Operation, entity: unknown): Tree =>
  Object.fromEntries(
    [
      ...texts(run.contract.resolve(operation.body?.schema)['required']),
      // A state may require its time.
      ...Object.keys(propertiesOf(run.contract, operation.body?.schema)).filter((name) =>
        name.endsWith('_at'),
      ),
    ].flatMap((name) => {
      const value = member(entity, name);
      const id = member(value, 'id');
      return value === undefined ? [] : [[name, id ?? value]];
    }),
  );

export const mayConflict = (operation: Operation) =>
  operation.codes['409']?.some((code) => code !== 'request_in_progress') ?? false;
