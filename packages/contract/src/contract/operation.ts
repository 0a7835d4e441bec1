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

/** `x-filter` */
export interface Filter {
  /** Dots between levels; the first existing field counts. Empty when no field shows it. */
  fields: readonly string[];
  op: FilterOp;
}

/** `x-page-by` */
export interface PageGroups {
  /** Rows without this field are groups of their own. */
  key: string;
  /** Field of the response: number of groups over all pages. */
  count: string;
  size: number;
  rows: number;
  /** Field of a row: number of rows of its group that are left out. */
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

/** `links` of a response. */
export interface Link {
  operationId: string;
  /** JSON pointers into the response's body by parameter of that operation. */
  parameters: Readonly<Record<string, string>>;
  /** Path parameters of the request by parameter of that operation. */
  fromPath: Readonly<Record<string, string>>;
}

export interface DeclaredHeader {
  name: string;
  schema: Tree;
  example: unknown;
}

export interface DeclaredResponse {
  description: string;
  /** undefined for a response without a body */
  contentType: string | undefined;
  schema: Tree | undefined;
  examples: readonly Example[];
  headers: readonly DeclaredHeader[];
  links: readonly Link[];
  codes: readonly string[];
}

export interface Operation {
  operationId: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  description: string;
  origin: string;
  security: 'bearer' | 'serviceKey' | 'none';
  /** `x-safe`: changes nothing, regardless of its method. */
  isSafe: boolean;
  /** `x-shared` */
  isShared: boolean;
  /** `x-shared-kinds`: values of `kind` of the rows that every dealership sees */
  sharedKinds: readonly string[];
  /** True for 201, or for `x-creates` when the created entity cannot be read by its id. */
  isCreator: boolean;
  /** `x-sunset`: first day on which the deprecated operation may be removed. */
  sunset: string | undefined;
  /** `x-localized`: has server-written texts, which differ in ru and uz. */
  isLocalized: boolean;
  /** `x-undoes` */
  undoes: string | undefined;
  parameters: readonly Parameter[];
  body: Body | undefined;
  responses: ReadonlyMap<number, DeclaredResponse>;
  otherwise: DeclaredResponse | undefined;
  /** `x-codes` by status */
  codes: Readonly<Record<string, readonly string[]>>;
}

export interface Contract {
  service: string;
  version: string;
  title: string;
  description: string;
  /** `/main` */
  base: string;
  operations: readonly Operation[];
  bundle: Tree;
  resolve: (node: unknown) => Tree;
}

export const exampleText = ({ example }: Parameter): string | undefined =>
  example === undefined || typeof example === 'string' ? example : JSON.stringify(example);

export const isRead = ({ method }: Operation) => method === 'GET';

export const parameterOf = (operation: Operation, name: string) =>
  operation.parameters.find((parameter) => parameter.name === name);

export const isVersioned = (operation: Operation) =>
  operation.parameters.some(({ name }) => name === 'If-Match');

export const needsVersion = (operation: Operation) =>
  operation.parameters.some(({ name, isRequired }) => name === 'If-Match' && isRequired);

export const takesKey = (operation: Operation) =>
  operation.parameters.some(({ name }) => name === 'Idempotency-Key');

export const successOf = ({ responses }: Operation): [number, DeclaredResponse] | undefined =>
  [...responses].find(([status]) => status < 300);
