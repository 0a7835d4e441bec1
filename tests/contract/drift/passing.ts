import { isTree, list } from '../../../packages/contract/src/contract/tree';

/** A request on its way through the proxy. */
export interface Asked {
  method: string;
  url: URL;
  headers: Headers;
  body: unknown;
}

/** A response on its way back. */
export interface Passing {
  method: string;
  path: string;
  status: number;
  headers: Headers;
  body: unknown;
  asked: Asked;
}

/** What a defect may know of the server behind the proxy. */
export interface Backend {
  /** Token of the dealer whose data it is. */
  token: string;
  serviceKey: string;
  /** The server's own response, past the defect. */
  ask: (path: string, init?: RequestInit) => Promise<Response>;
}

export type Level = 'read' | 'write' | 'full';

export interface Defect {
  name: string;
  service: 'main' | 'search' | 'chat';
  /** Operation whose requests and responses it spoils, or `socket`. */
  operationId: string;
  level: Level;
  /** Changes the response. */
  spoil?: (passing: Passing) => void;
  /** Changes what the server gets to see: how a backend behaves that does not heed it. */
  overhear?: (asked: Asked, backend: Backend) => void | Promise<void>;
  /** Responds without asking the server. */
  pretend?: (asked: Asked) => { status: number; body?: unknown } | undefined;
  /** Changes a frame on its way to the client; undefined keeps it back. */
  frame?: (text: string) => string | undefined;
  /** Changes the code with which the server closes. */
  close?: (code: number) => number;
}

/** An object that may be changed. */
export const isBody = (node: unknown): node is Record<string, unknown> => isTree(node);

export const bodyOf = (passing: Passing): Record<string, unknown> | undefined => {
  if (!isBody(passing.body)) return undefined;
  const copy = structuredClone(passing.body);
  passing.body = copy;
  return copy;
};

export const onSuccess =
  (change: (body: Record<string, unknown>, passing: Passing) => void) => (passing: Passing) => {
    if (passing.status >= 300) return;
    const body = bodyOf(passing);
    if (body !== undefined) change(body, passing);
  };

export const onRows = (change: (rows: unknown[], passing: Passing) => unknown[]) =>
  onSuccess((body, passing) => {
    if (Array.isArray(body['results']))
      body['results'] = change([...list(body['results'])], passing);
  });

/** Each row of a list, and nothing else of it. */
export const onEachRow = (change: (row: Record<string, unknown>, index: number) => void) =>
  onRows((rows) => {
    rows.forEach((row, index) => {
      if (isBody(row)) change(row, index);
    });
    return rows;
  });

export const onStatus =
  (status: number, change: (passing: Passing) => void) => (passing: Passing) => {
    if (passing.status === status) change(passing);
  };

/** The body of a problem document of this status. */
export const onProblem = (
  status: number,
  change: (body: Record<string, unknown>, passing: Passing) => void,
) =>
  onStatus(status, (passing) => {
    const body = bodyOf(passing);
    if (body !== undefined) change(body, passing);
  });

export const header =
  (name: string, value?: string) =>
  ({ headers, status }: Passing) => {
    if (status >= 300) return;
    headers.delete(name);
    if (value !== undefined) headers.set(name, value);
  };

export const forEach = (
  ids: readonly string[],
  name: string,
  spoil: NonNullable<Defect['spoil']>,
  level: Level = 'read',
): Defect[] =>
  ids.map((operationId) => ({
    name: `${operationId}: ${name}`,
    service: 'main',
    operationId,
    spoil,
    level,
  }));
