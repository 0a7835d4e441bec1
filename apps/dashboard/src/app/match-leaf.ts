import { matchRoutes, type DataRouter } from 'react-router-dom';

type Leaf = ReturnType<typeof matchRoutes<DataRouter['routes'][number]>>;

let last: { path: string; leaf: NonNullable<Leaf>[number] | undefined } | undefined;

/**
 * The route of a path, and its parameters. The last one is remembered: a link is asked about when the mouse rests on it and when it is pressed, and each
 * time react-router ranks all routes, which takes some 4 ms of a slow device.
 */
export function matchLeaf({ routes }: Pick<DataRouter, 'routes'>, path: string) {
  if (last?.path !== path) last = { path, leaf: matchRoutes(routes, path)?.at(-1) };
  return last.leaf;
}
