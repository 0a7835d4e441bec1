import type { Tree } from './tree.ts';

export const methods = ['get', 'put', 'post', 'patch', 'delete'] as const;

export type FilterOp =
  | 'eq'
  | 'in'
  | 'from'
  | 'to'
  | 'not'
  | 'exists'
  | 'after'
  | 'id'
  | 'text'
  | 'none';

/** Effect of a list's parameter on its rows: `x-filter`. */
export interface Filter {
  /** Fields of a row, dots between levels; the first existing one counts. Empty when no field shows it. */
  fields: readonly string[];
  op: FilterOp;
}

/** What a page is made of where a parameter counts groups of rows: an entry of `x-page-by`. */
export interface PageGroups {
  /** Field that the rows of one group share; a row without it is a group of its own. */
  key: string;
  /** Field of the response: how many groups there are over all pages. */
  count: string;
  /** Groups on a page at most. */
  size: number;
  /** Rows of a group at most. */
  rows: number;
  /** Field of a row: how many rows of its group are left out. */
  more: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  isRequired: boolean;
  description: string;
  schema: Tree;
  example: unknown;
  /** Set only when the contract names the filtered field. */
  filter: Filter | undefined;
  /** `x-order`: field shown by each value of `ordering`; null when none does. */
  order: Readonly<Record<string, string | null>>;
  /** `x-first`: rows with this field true come before the order. */
  first: string | undefined;
  /** `x-page-by`: value → the groups that pages are made of then. Any other value counts rows. */
  pageGroups: ReadonlyMap<string, PageGroups>;
  origin: string | undefined;
  sunset: string | undefined;
}

export interface Example {
  name: string;
  summary: string | undefined;
  value: unknown;
}

export interface Body {
  contentType: string;
  schema: Tree;
  examples: readonly Example[];
  isRequired: boolean;
}

/** Target of an id in a response: `links`. */
export interface Link {
  operationId: string;
  /** JSON pointers into the response's body by parameter of that operation. */
  parameters: Readonly<Record<string, string>>;
}

export interface DeclaredHeader {
  /** Name as written in the contract. */
  name: string;
  schema: Tree;
  example: unknown;
}

export interface DeclaredResponse {
  description: string;
  /** `application/json`, `text/csv` …; undefined for a response without a body. */
  contentType: string | undefined;
  /** Schema of the body, with `$ref`s. */
  schema: Tree | undefined;
  examples: readonly Example[];
  headers: readonly DeclaredHeader[];
  links: readonly Link[];
  /** Codes that this response may always have. */
  codes: readonly string[];
}

export interface Operation {
  operationId: string;
  method: string;
  /** Path template with variables in braces. */
  path: string;
  tag: string;
  summary: string;
  description: string;
  origin: string;
  security: 'bearer' | 'serviceKey' | 'none';
  /** `x-safe`: changes nothing, regardless of its method. */
  isSafe: boolean;
  /** `x-shared`: the same for every dealership. */
  isShared: boolean;
  /** True for 201, or for `x-creates` when the created entity cannot be read by its id. */
  isCreator: boolean;
  /** `x-sunset` of a deprecated operation: the first day on which it may be removed. */
  sunset: string | undefined;
  /** `x-localized`: has server-written texts, which differ in ru and uz. */
  isLocalized: boolean;
  /** `x-undoes`: the operation whose changes it takes back. */
  undoes: string | undefined;
  parameters: readonly Parameter[];
  body: Body | undefined;
  responses: ReadonlyMap<number, DeclaredResponse>;
  /** `default`: response of any other status. */
  otherwise: DeclaredResponse | undefined;
  /** `x-codes`: the operation's own codes by status. */
  codes: Readonly<Record<string, readonly string[]>>;
}

export interface Contract {
  service: string;
  version: string;
  title: string;
  description: string;
  /** Default base of the service: `/main`. */
  base: string;
  operations: readonly Operation[];
  /** The bundle: one file with internal `$ref`s. */
  bundle: Tree;
  /** Follows `$ref`s to their target. */
  resolve: (node: unknown) => Tree;
}

/** Returns a parameter's example as text for an address or a header; undefined without one. */
export const exampleText = ({ example }: Parameter): string | undefined =>
  example === undefined || typeof example === 'string' ? example : JSON.stringify(example);

export const isRead = ({ method }: Operation) => method === 'GET';

export const parameterOf = (operation: Operation, name: string) =>
  operation.parameters.find((parameter) => parameter.name === name);

export const isVersioned = (operation: Operation) =>
  operation.parameters.some(({ name }) => name === 'If-Match');

/** True when it is rejected without If-Match. */
export const needsVersion = (operation: Operation) =>
  operation.parameters.some(({ name, isRequired }) => name === 'If-Match' && isRequired);

export const takesKey = (operation: Operation) =>
  operation.parameters.some(({ name }) => name === 'Idempotency-Key');

/** Returns the success response with its status. */
export const successOf = ({ responses }: Operation): [number, DeclaredResponse] | undefined =>
  [...responses].find(([status]) => status < 300);
