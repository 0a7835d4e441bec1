// Reads the contract's schemas for its lint rules.

/** Follows `$ref`s. Returns the node, and the file that its own `$ref`s are relative to. */
export const follow = (node, context, from) => {
  if (node?.$ref === undefined) return { node: node ?? {}, from };
  const target = context.resolve(node, from);
  return follow(target.node, context, target.location?.source.absoluteRef);
};

/** All properties of a schema, through `allOf`. */
export const propertiesOf = (schema, context, start) => {
  const { node, from } = follow(schema, context, start);
  const parts = (node.allOf ?? []).map((part) => propertiesOf(part, context, from));
  return Object.assign({}, ...parts, node.properties);
};

/** Field names of a row in any variant; `undefined` when the operation returns no `results`. */
export const rowFields = (operation, context) => {
  const { node: response, from: responseFile } = follow(operation.responses?.['200'], context);
  const [media] = Object.values(response.content ?? {});
  const { node: body, from: bodyFile } = follow(media?.schema, context, responseFile);
  const { node: results, from: resultsFile } = follow(body.properties?.results, context, bodyFile);
  if (results.items === undefined) return undefined;
  const { node: row, from } = follow(results.items, context, resultsFile);
  const variants = [...(row.oneOf ?? []), ...(row.anyOf ?? [])].map((part) => ({ part, from }));
  return new Set(
    [{ part: row, from }, ...variants].flatMap(({ part, from: file }) =>
      Object.keys(propertiesOf(part, context, file)),
    ),
  );
};

/** A response of an operation: its headers, the properties of its body, and the file that their `$ref`s start from. */
export const responseOf = (operation, status, context, start) => {
  const { node, from: responseFile } = follow(operation?.responses?.[status], context, start);
  const [media] = Object.values(node.content ?? {});
  const { from } = follow(media?.schema, context, responseFile);
  return {
    hasBody: media !== undefined,
    headers: node.headers ?? {},
    properties: propertiesOf(media?.schema, context, responseFile),
    from,
  };
};

/** Properties of an operation's result; for lists those of a row. */
export const entityProperties = (operation, context, start) => {
  const { properties, from } = responseOf(operation, '200', context, start);
  const { node: results, from: file } = follow(properties.results, context, from);
  return results.items === undefined ? properties : propertiesOf(results.items, context, file);
};
