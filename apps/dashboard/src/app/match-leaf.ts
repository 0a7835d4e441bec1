import { matchRoutes, type DataRouter } from 'react-router-dom';

type Routes = DataRouter['routes'];
type Leaf = NonNullable<ReturnType<typeof matchRoutes<Routes[number]>>>[number];

let last: { routes: Routes; path: string; leaf: Leaf | undefined } | undefined;

/**
 * The route of a path, and its parameters. The last one is remembered: a link is asked about when the mouse rests on it and when it is pressed, and each
 * time react-router ranks all routes, which takes some 4 ms of a slow device.
 */
export function matchLeaf({ routes }: Pick<DataRouter, 'routes'>, path: string): Leaf | undefined {
  if (last?.routes !== routes || last.path !== path)
    last = { routes, path, leaf: matchRoutes(routes, path)?.at(-1) };
  return last.leaf;
}
