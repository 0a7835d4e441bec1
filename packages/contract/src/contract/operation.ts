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

/** What a parameter of a list does to its rows: `x-filter`. */
export interface Filter {
  /** Field of a row, dots between levels; the first of several that is there. None where no field shows it. */
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
  /** Only where the contract says which field it is about. */
  filter: Filter | undefined;
  /** `x-order`: value of `ordering` → field that shows it, null where none does. */
  order: Readonly<Record<string, string | null>>;
  /** `x-first`: rows of which this field is true are before the order. */
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

/** Where an id of a response leads: `links`. */
export interface Link {
  operationId: string;
  /** Parameter of that operation → JSON pointer into the response's body. */
  parameters: Readonly<Record<string, string>>;
}

export interface DeclaredHeader {
  /** As the contract writes it. */
  name: string;
  schema: Tree;
  example: unknown;
}

export interface DeclaredResponse {
  description: string;
  /** `application/json`, `text/csv` …; undefined for a response without a body. */
  contentType: string | undefined;
  /** Schema of the body, `$ref`s and all. */
  schema: Tree | undefined;
  examples: readonly Example[];
  headers: readonly DeclaredHeader[];
  links: readonly Link[];
  /** Codes that this response always may carry. */
  codes: readonly string[];
}

export interface Operation {
  operationId: string;
  method: string;
  /** Template with variables in braces. */
  path: string;
  tag: string;
  summary: string;
  description: string;
  origin: string;
  security: 'bearer' | 'serviceKey' | 'none';
  /** `x-safe`: changes nothing, though its method may. */
  isSafe: boolean;
  /** `x-shared`: every dealership reads the same. */
  isShared: boolean;
  /** 201, or `x-creates` where nothing reads by its id what was made. */
  isCreator: boolean;
  /** `x-sunset` of what is deprecated: the first day on which it may be gone. */
  sunset: string | undefined;
  /** `x-localized`: has texts that the server writes, which differ in ru and uz. */
  isLocalized: boolean;
  /** `x-undoes`: the operation whose changes it takes back. */
  undoes: string | undefined;
  parameters: readonly Parameter[];
  body: Body | undefined;
  responses: ReadonlyMap<number, DeclaredResponse>;
  /** `default`: what any operation may respond. */
  otherwise: DeclaredResponse | undefined;
  /** `x-codes`: status → codes of its own. */
  codes: Readonly<Record<string, readonly string[]>>;
}

export interface Contract {
  service: string;
  version: string;
  title: string;
  description: string;
  /** Where the service is by default: `/main`. */
  base: string;
  operations: readonly Operation[];
  /** The bundle, one file with `$ref`s inside of it. */
  bundle: Tree;
  /** Follows `$ref`s to where the thing itself is. */
  resolve: (node: unknown) => Tree;
}

/** The example of a parameter as it is in an address or a header; undefined where there is none. */
export const exampleText = ({ example }: Parameter): string | undefined =>
  example === undefined || typeof example === 'string' ? example : JSON.stringify(example);

export const isRead = ({ method }: Operation) => method === 'GET';

export const parameterOf = (operation: Operation, name: string) =>
  operation.parameters.find((parameter) => parameter.name === name);

export const isVersioned = (operation: Operation) =>
  operation.parameters.some(({ name }) => name === 'If-Match');

/** Whether it is refused without If-Match. */
export const needsVersion = (operation: Operation) =>
  operation.parameters.some(({ name, isRequired }) => name === 'If-Match' && isRequired);

export const takesKey = (operation: Operation) =>
  operation.parameters.some(({ name }) => name === 'Idempotency-Key');

/** The response of success, with its status. */
export const successOf = ({ responses }: Operation): [number, DeclaredResponse] | undefined =>
  [...responses].find(([status]) => status < 300);
