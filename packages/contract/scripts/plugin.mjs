// Redocly plugin of the contract: rules beyond its own configuration, and the header of every response.
// openapi/README.md explains each of them.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import {
  AllowedActions,
  CreatedLocation,
  DeclinedReasons,
  ListStatuses,
  VersionedChange,
} from './entities.mjs';
import { ConditionAsSchema } from './conditions.mjs';
import { follow, propertiesOf, rowFields } from './schemas.mjs';

const shared = (name) =>
  parse(
    readFileSync(
      fileURLToPath(new URL(`../../../openapi/shared/${name}`, import.meta.url)),
      'utf8',
    ),
  ).components;

/** `x-codes` maps a declared status to codes of `ErrorCode`. */
const OperationCodes = () => {
  const known = new Set(shared('error-code.yaml').schemas.ErrorCode['x-extensible-enum']);
  return {
    Operation(operation, { report, location }) {
      const codes = operation['x-codes'];
      if (typeof codes !== 'object' || codes === null || Array.isArray(codes)) {
        report({
          message: 'Every operation names its error codes by status (x-codes, {} for none).',
          location: location.key(),
        });
        return;
      }
      if (operation.responses?.['409'] !== undefined && !(codes['409']?.length > 0)) {
        report({
          message: 'Declares 409 and names no code for it (x-codes).',
          location: location.child(['responses', '409']),
        });
      }
      for (const [status, names] of Object.entries(codes)) {
        const at = location.child(['x-codes', status]);
        if (operation.responses?.[status] === undefined) {
          report({
            message: `x-codes names ${status}, which is not among the responses.`,
            location: at,
          });
        }
        for (const name of names) {
          if (!known.has(name)) {
            report({
              message: `${name} is not in ErrorCode (shared/error-code.yaml).`,
              location: at,
            });
          }
        }
      }
    },
  };
};

/** Requires a value to try: an example, or a schema with a single choice. */
const ParameterExample = () => ({
  Parameter(parameter, context) {
    if (parameter.example !== undefined || parameter.examples !== undefined) return;
    const { node: schema } = follow(parameter.schema, context);
    if (schema.type === 'boolean' || schema.enum !== undefined || schema.example !== undefined)
      return;
    context.report({
      message: `Parameter ${parameter.name} has no example.`,
      location: context.location.key(),
    });
  },
});

/** Requires that an order is a field of the row, with a minus for descending, or is explained by `x-order`. */
const OrderingStyle = () => ({
  Operation(operation, context) {
    const fields = rowFields(operation, context);
    for (const [index, entry] of (operation.parameters ?? []).entries()) {
      const { node: parameter, from } = follow(entry, context);
      if (parameter.in !== 'query' || parameter.name !== 'ordering') continue;
      const { enum: values = [] } = follow(parameter.schema, context, from).node;
      const orders = parameter['x-order'] ?? {};
      for (const value of values) {
        const name = value.replace(/^-/, '');
        // A file has no rows to check.
        const isKnown = fields?.has(name) ?? true;
        const isDeclared = name in orders || value in orders;
        if (/^[a-z][a-z_]*$/.test(name) && !/_(asc|desc)$/.test(name) && (isKnown || isDeclared))
          continue;
        context.report({
          message: `${value}: an order is \`field\` or \`-field\`, or says by \`x-order\` what it means.`,
          location: context.location.child(['parameters', index]),
        });
      }
    }
  },
});

/** Parameters of a list that select a page or an order, not rows. */
const notFilters = new Set(['page', 'size', 'limit', 'ordering', 'sort_by', 'since', 'epoch']);

/** Requires that a filter of a list is named after a field of its rows, or names it in `x-filter`. */
const ListFilter = () => ({
  Operation(operation, context) {
    const fields = rowFields(operation, context);
    if (fields === undefined) return;
    for (const [index, entry] of (operation.parameters ?? []).entries()) {
      const { node: parameter } = follow(entry, context);
      if (parameter.in !== 'query' || notFilters.has(parameter.name)) continue;
      const isOfPages = parameter['x-page-by'] !== undefined;
      if (isOfPages || parameter['x-filter'] !== undefined || fields.has(parameter.name)) continue;
      context.report({
        message: `${parameter.name} filters a list and is no field of its rows: say which one it looks at, or \`op: none\` (x-filter).`,
        location: context.location.child(['parameters', index]),
      });
    }
  },
});

/**
 * Requires that an id in a path comes from a response (`links`). Exceptions: a PUT, whose caller creates the id, with
 * its neighbours; and public operations, whose id arrives another way, such as by SMS.
 */
const ReachableId = () => {
  const linked = new Set();
  return {
    Link(link) {
      linked.add(link.operationId);
    },
    Root: {
      leave(root, context) {
        for (const [path, entry] of Object.entries(root.paths)) {
          const { node: item } = follow(entry, context);
          if (!path.includes('{') || item.put !== undefined) continue;
          for (const method of ['get', 'post', 'patch', 'delete']) {
            const { operationId, security } = item[method] ?? {};
            if (operationId === undefined || linked.has(operationId) || security?.length === 0)
              continue;
            context.report({
              message: `No response leads to ${operationId}: name it in the \`links\` of one that has its id.`,
              location: context.location.child(['paths', path]),
            });
          }
        }
      },
    },
  };
};

/** Requires that required names are properties of the object. Conditions (`then: { required: [...] }`) have no properties of their own. */
const RequiredDefined = () => ({
  Schema(schema, context) {
    if (schema.required === undefined || schema.properties === undefined) return;
    const known = propertiesOf(schema, context);
    for (const name of schema.required) {
      if (name in known) continue;
      context.report({
        message: `${name} is required and not among the properties.`,
        location: context.location.child('required'),
      });
    }
  },
});

/** Adds `X-Request-Id` to each response of a bundle; in the files it would be noise. */
const RequestIdHeader = () => {
  const { XRequestId } = shared('headers.yaml').headers;
  return {
    Response: {
      leave(response) {
        response.headers = { 'X-Request-Id': XRequestId, ...response.headers };
      },
    },
  };
};

/** Closes request bodies: a misspelt field is rejected instead of ignored. */
const ClosedBodies = () => ({
  RequestBody: {
    leave({ content }) {
      const json = content?.['application/json'];
      if (json !== undefined) json.schema = { ...json.schema, unevaluatedProperties: false };
    },
  },
});

export default function contractPlugin() {
  return {
    id: 'contract',
    rules: {
      oas3: {
        'allowed-actions': AllowedActions,
        'condition-as-schema': ConditionAsSchema,
        'created-location': CreatedLocation,
        'declined-reasons': DeclinedReasons,
        'list-filter': ListFilter,
        'list-statuses': ListStatuses,
        'operation-codes': OperationCodes,
        'ordering-style': OrderingStyle,
        'parameter-example': ParameterExample,
        'reachable-id': ReachableId,
        'required-defined': RequiredDefined,
        'versioned-change': VersionedChange,
      },
    },
    decorators: { oas3: { 'closed-bodies': ClosedBodies, 'request-id': RequestIdHeader } },
  };
}
