import type { Operation } from '../contract/operation.ts';
import { member, texts, type Tree } from '../contract/tree.ts';
import { propertiesOf } from './rows.ts';
import type { Run } from './run.ts';

/** What a change has to name besides what it changes, as the entity has it. */
export const requiredOf = (run: Run, operation: Operation, entity: unknown): Tree =>
  Object.fromEntries(
    [
      ...texts(run.contract.resolve(operation.body?.schema)['required']),
      // A state may need the time that belongs to it.
      ...Object.keys(propertiesOf(run.contract, operation.body?.schema)).filter((name) =>
        name.endsWith('_at'),
      ),
    ].flatMap((name) => {
      const value = member(entity, name);
      const id = member(value, 'id');
      return value === undefined ? [] : [[name, id ?? value]];
    }),
  );

/** Whether an entity's state may refuse a change that is right by itself. */
export const mayConflict = (operation: Operation) =>
  operation.codes['409']?.some((code) => code !== 'request_in_progress') ?? false;
