import { exampleText, isRead, type Operation, type Parameter } from '../contract/operation.ts';
import { member } from '../contract/tree.ts';
import { hasPath, neededQuery, readOnce } from './reading.ts';
import { countOf, rowsOf } from './rows.ts';
import type { Run } from './run.ts';

/** Without any of its parameters a lookup is 404 or 422. */
const isLookup = (operation: Operation) =>
  isRead(operation) && !hasPath(operation) && operation.responses.has(404);

const isNumeric = ({ in: place, schema, name }: Parameter) =>
  place === 'query' && schema['type'] === 'integer' && name !== 'page' && name !== 'size';

const idsFor = (run: Run, parameter: Parameter): string[] => {
  const noun = parameter.name.replace(/_id$/, '');
  const example = exampleText(parameter);
  const known = run.world.bodies.flatMap(({ body }) =>
    rowsOf(body)
      .filter((row) => member(row, 'kind') === noun)
      .map((row) => String(member(row, 'id'))),
  );
  return [...known.slice(0, 3), ...(example === undefined ? [] : [example])];
};

/** Known ids of each kind with their details (a year, a mileage), until one succeeds. */
export const probeLookups = async (run: Run): Promise<void> => {
  for (const operation of run.contract.operations.filter(isLookup)) {
    if (!run.isWanted(operation) || !run.can(operation)) continue;
    const numeric = operation.parameters.filter(isNumeric);
    const describing = Object.fromEntries(
      numeric
        .filter(({ name, example }) => !name.endsWith('_id') && example !== undefined)
        .map((parameter) => [parameter.name, exampleText(parameter) ?? '']),
    );
    const queries = numeric
      .filter(({ name }) => name.endsWith('_id'))
      .flatMap((parameter) =>
        idsFor(run, parameter).map((id) => ({
          ...neededQuery(operation),
          ...describing,
          [parameter.name]: id,
        })),
      );
    let isFound = false;
    for (const query of queries) {
      const found = await run.send({ operation, query });
      if (found?.status !== 200) continue;
      isFound = true;
      const received = await readOnce(
        run,
        operation,
        {},
        {
          probe: 'looked up',
          query,
          expects: [200],
        },
      );
      const rows = rowsOf(received?.body);
      const count = countOf(received?.body);
      if (received !== undefined && count !== undefined && rows.length < 20)
        run.note(
          operation.operationId,
          'counts what it found',
          count === rows.length
            ? []
            : [`count is ${String(count)}, but there are ${String(rows.length)} rows on one page`],
        );
      break;
    }
    if (!isFound)
      run.skip(operation.operationId, 'looked up', 'nothing is found by the ids that are known');
  }
};
