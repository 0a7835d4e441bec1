// Lint rules for versions, states and reasons. openapi/README.md explains them.
import { entityProperties, follow, responseOf, rowFields } from './schemas.mjs';

const takesVersion = (item, operation, context) =>
  [...(item.parameters ?? []), ...(operation.parameters ?? [])].some(
    (entry) => follow(entry, context).node.name === 'If-Match',
  );

/** Problems of one operation that changes an entity. */
const changeProblems = (item, method, context) => {
  const operation = item[method];
  if (!takesVersion(item, operation, context)) {
    const isMissing =
      method === 'patch' && 'version' in responseOf(operation, '200', context).properties;
    return isMissing ? ['Returns a `version`, but does not take If-Match.'] : [];
  }
  const problems = Object.entries({ 200: 'version', 412: 'current' }).flatMap(([status, name]) => {
    const { hasBody, properties } = responseOf(operation, status, context);
    return !hasBody || name in properties
      ? []
      : [`Takes If-Match, but its ${status} has no \`${name}\`.`];
  });
  if (operation.responses?.['412'] === undefined) problems.push('Takes If-Match, but has no 412.');
  if (item.get !== undefined) {
    const { properties, headers } = responseOf(item.get, '200', context);
    if (!('version' in properties && 'ETag' in headers))
      problems.push('Takes If-Match, but is read without `version` or ETag.');
  }
  return problems;
};

/**
 * Requires that an operation with If-Match returns `version`, and the entity as `current` in its 412; that reading the
 * entity returns `version` and ETag; and that a PATCH that returns a `version` takes If-Match.
 */
export const VersionedChange = () => ({
  PathItem(item, context) {
    for (const method of ['post', 'put', 'patch', 'delete']) {
      if (item[method] === undefined) continue;
      for (const message of changeProblems(item, method, context))
        context.report({ message, location: context.location.child([method]) });
    }
  },
});

/** Requires that a 201 has a `Location` with a GET operation. A POST without one returns 200. */
export const CreatedLocation = () => ({
  Root: {
    leave(root, context) {
      for (const [path, entry] of Object.entries(root.paths)) {
        const { node: item, from } = follow(entry, context);
        if (item.post?.responses?.['201'] === undefined) continue;
        const { headers, properties } = responseOf(item.post, '201', context, from);
        const isRead = Object.entries(root.paths).some(
          ([other, { $ref, get }]) =>
            other.startsWith(`${path}/{`) &&
            other.endsWith('}') &&
            (get ?? follow({ $ref }, context).node.get) !== undefined,
        );
        if (isRead && 'Location' in headers && 'id' in properties) continue;
        context.report({
          message: `${path}: 201 has an \`id\` and a \`Location\`, which a GET below the path reads; where there is none, return 200.`,
          location: context.location.child(['paths', path]),
        });
      }
    },
  },
});

/** True for operations of dealerships. The buyers' site and moderators work off queues. */
const isDealers = ({ security = [] }) => security.some(({ bearer }) => bearer !== undefined);

/** A filter by the status of a row, one of an enumeration. */
const isStatusFilter = (entry, context) => {
  const { node: parameter, from } = follow(entry, context);
  if (parameter.in !== 'query' || parameter.name !== 'status') return false;
  const { node: schema, from: file } = follow(parameter.schema, context, from);
  return follow(schema.items ?? schema, context, file).node.enum !== undefined;
};

/** Requires counts by status for a list with a status filter. */
export const ListStatuses = () => ({
  Operation(operation, context) {
    if (!isDealers(operation) || !rowFields(operation, context)?.has('status')) return;
    if (!(operation.parameters ?? []).some((entry) => isStatusFilter(entry, context))) return;
    const { properties, from } = responseOf(operation, '200', context);
    const { node: statuses } = follow(properties.statuses, context, from);
    const counts = Object.keys(statuses.properties ?? {});
    if (counts.length > 0 && counts.every((name) => statuses.required?.includes(name))) return;
    context.report({
      message:
        'Filters by `status`, but does not count the rows of each (`statuses`, with all of them required).',
      location: context.location.child('responses'),
    });
  },
});

/**
 * Requires that an entity whose operations return 409 `transition_not_allowed` lists its allowed transitions, so that
 * no client computes them.
 */
export const AllowedActions = () => ({
  Root: {
    leave(root, context) {
      const items = new Map(
        Object.entries(root.paths).map(([path, entry]) => [path, follow(entry, context)]),
      );
      for (const [path, { node: item }] of items) {
        const hasInvalid = Object.values(item).some(
          (operation) =>
            operation?.['x-codes']?.['409']?.includes('transition_not_allowed') &&
            isDealers(operation),
        );
        const [entity, list] = /^(.+?)\/\{[^}]+\}/.exec(path) ?? [];
        if (!hasInvalid || entity === undefined) continue;
        for (const place of [list, entity]) {
          const { node, from } = items.get(place) ?? {};
          if (node?.get === undefined) continue;
          const properties = entityProperties(node.get, context, from);
          if ('allowed_transitions' in properties || 'allowed_actions' in properties) continue;
          context.report({
            message: `${place} has states, but neither \`allowed_transitions\` nor \`allowed_actions\`.`,
            location: context.location.child(['paths', place]),
          });
        }
      }
    },
  },
});

const isDeclinedReason = (node) => node?.$ref?.endsWith('/DeclinedReason') === true;

/** Requires one form for a moderator's findings: `reasons`, a list of `DeclinedReason`, or `declined_reason`, one of them. */
export const DeclinedReasons = () => ({
  Schema(schema, { report, location }) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      // `true` and `{ minItems: 1 }` in a condition do not define a form.
      const hasForm = property.type !== undefined || property.$ref !== undefined;
      const isList = isDeclinedReason(property.items);
      const isNamed = name === 'reasons' || name === 'declined_reason' || name.endsWith('_reasons');
      if (!hasForm || !(isNamed || isList || isDeclinedReason(property))) continue;
      if (name === 'reasons' ? isList : name === 'declined_reason' && isDeclinedReason(property))
        continue;
      report({
        message: `${name}: what a moderator found is \`reasons\`, a list of DeclinedReason, or \`declined_reason\`, one of them.`,
        location: location.child(['properties', name]),
      });
    }
  },
});
