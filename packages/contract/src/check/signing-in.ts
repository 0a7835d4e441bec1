import { isRead, type Operation } from '../contract/operation.ts';
import { member, text } from '../contract/tree.ts';
import type { Run } from './run.ts';
import { hasPath, neededQuery } from './reading.ts';
import { idOf, rowsOf } from './rows.ts';

export const nobodysPath = (operation: Operation): Record<string, string> =>
  Object.fromEntries(
    operation.parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name, schema }) => [
        name,
        schema['type'] === 'integer' ? '999999999999' : 'a-token-that-nobody-has',
      ]),
  );

/** Headers whose absence would give 422 first. */
export const neededHeaders = (operation: Operation): Record<string, string> =>
  Object.fromEntries(
    operation.parameters
      .filter((parameter) => parameter.in === 'header' && parameter.isRequired)
      .map(({ name, example }) => [name, typeof example === 'string' ? example : 'x']),
  );

/** Sends no body, so that a service that accepts the calls writes nothing. */
export const probeSignIn = async (run: Run): Promise<void> => {
  for (const operation of run.contract.operations) {
    if (operation.security === 'none' || !run.isWanted(operation)) continue;
    const [known] = isRead(operation) && hasPath(operation) ? run.world.places(operation) : [];
    const request = {
      operation,
      path: known ?? nobodysPath(operation),
      query: neededQuery(operation),
      headers: neededHeaders(operation),
    };
    const isKey = operation.security === 'serviceKey';
    await run.ask({
      ...request,
      probe: isKey ? 'without a service key' : 'without a token',
      as: 'nobody',
      expects: [401],
    });
    await run.ask({
      ...request,
      probe: isKey ? 'with a wrong service key' : 'with a token that nobody has',
      as: 'pretender',
      expects: [isKey ? 403 : 401],
    });
    if (isKey || !isRead(operation)) continue;
    await run.ask({
      ...request,
      probe: 'with a token in another scheme',
      as: 'nobody',
      headers: { authorization: `Basic ${run.options.token ?? 'x'}` },
      expects: [401],
    });
  }
};

export const probeUnknownIds = async (run: Run): Promise<void> => {
  for (const operation of run.contract.operations) {
    if (
      !isRead(operation) ||
      !hasPath(operation) ||
      !run.isWanted(operation) ||
      !run.can(operation)
    )
      continue;
    await run.ask({
      operation,
      probe: 'an id that nobody has',
      path: nobodysPath(operation),
      query: neededQuery(operation),
      expects: [404],
    });
    const isNumber = operation.parameters.some(
      (parameter) => parameter.in === 'path' && parameter.schema['type'] === 'integer',
    );
    if (!isNumber || !operation.responses.has(422)) continue;
    await run.ask({
      operation,
      probe: 'an id that is no number',
      path: Object.fromEntries(Object.keys(nobodysPath(operation)).map((name) => [name, 'abc'])),
      query: neededQuery(operation),
      // Frameworks that route by type do not know such a path.
      expects: [422, 404],
    });
  }
};

export const probeOwnership = async (run: Run): Promise<void> => {
  for (const operation of run.contract.operations) {
    const isOwned = operation.security === 'bearer' && !operation.isShared;
    if (!isOwned || !isRead(operation) || !run.isWanted(operation)) continue;
    if (!run.can(operation, 'second')) {
      if (hasPath(operation)) {
        run.skip(operation.operationId, 'what is not theirs', 'no --owner2-token was provided');
      }
      continue;
    }
    if (hasPath(operation)) {
      for (const path of run.world.places(operation).slice(0, 1)) {
        await run.ask({
          operation,
          probe: 'what is not theirs',
          path,
          query: neededQuery(operation),
          as: 'second',
          expects: [404],
        });
      }
      continue;
    }
    const idsOf = (rows: readonly unknown[]) =>
      rows
        .filter((row) => !operation.sharedKinds.includes(text(member(row, 'kind')) ?? ''))
        .map(idOf)
        .filter((id) => id !== undefined);
    const mine = new Set(idsOf(run.world.rows(operation.operationId)));
    if (mine.size === 0) continue;
    await run.ask({
      operation,
      probe: 'a list of another dealership',
      query: neededQuery(operation),
      as: 'second',
      expects: [200],
      holds: ({ body }) => {
        const leaked = idsOf(rowsOf(body)).filter((id) => mine.has(id));
        return leaked.length === 0
          ? []
          : [`shows rows of another dealership: ${leaked.slice(0, 3).join(', ')}`];
      },
    });
  }
};
