import { isTree, list } from '../../../packages/contract/src/contract/tree';

export interface Asked {
  method: string;
  url: URL;
  headers: Headers;
  body: unknown;
}

export interface Passing {
  method: string;
  path: string;
  status: number;
  headers: Headers;
  body: unknown;
  asked: Asked;
}

export interface Backend {
  token: string;
  serviceKey: string;
  ask: (path: string, init?: RequestInit) => Promise<Response>;
}

export type Level = 'read' | 'write' | 'full';

export interface Defect {
  name: string;
  service: 'main' | 'search' | 'chat';
  /** `socket` for frames. */
  operationId: string;
  level: Level;
  spoil?: (passing: Passing) => void;
  /** Changes the request, so that the server behaves like one that ignores it. */
  overhear?: (asked: Asked, backend: Backend) => void | Promise<void>;
  pretend?: (asked: Asked) => { status: number; body?: unknown } | undefined;
  /** Undefined drops the frame. */
  frame?: (text: string) => string | undefined;
  close?: (code: number) => number;
}

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
