import type { Contract, Operation } from '../contract/operation.ts';
import { pageGroupsOf } from '../contract/page-groups.ts';
import { createValidator } from '../check/response-checker.ts';

export interface WrongField {
  field: string;
  code: string;
}

export const createRequestChecker = ({ bundle }: Contract) => {
  const ofQuery = createValidator(bundle, true);
  const ofBody = createValidator(bundle);

  return (operation: Operation, query: URLSearchParams, sent: unknown): WrongField[] => {
    const { parameters, body } = operation;
    const wrong = parameters
      .filter((parameter) => parameter.in === 'query')
      .flatMap(({ name, schema, isRequired }): WrongField[] => {
        const values = query.getAll(name);
        if (values.length === 0) return isRequired ? [{ field: name, code: 'required' }] : [];
        const value = schema['type'] === 'array' ? values : values[0];
        const [first] = ofQuery.wrongFields(schema, value);
        return first === undefined ? [] : [{ field: name, code: first.code }];
      });
    const groups = pageGroupsOf(operation, query);
    if (groups !== undefined && Number(query.get('size')) > groups.size)
      wrong.push({ field: 'size', code: 'too_large' });
    const isAsked =
      body?.contentType === 'application/json' && (sent !== undefined || body.isRequired);
    return isAsked ? [...wrong, ...ofBody.wrongFields(body.schema, sent ?? {})] : wrong;
  };
};
