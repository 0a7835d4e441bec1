import { lazy, type LazyExoticComponent, type ReactNode } from 'react';
import { whenReachable } from '../../routing/when-reachable';

type FunctionOf<Props> = (props: Props) => ReactNode;

type PropsOf<Component> = Component extends FunctionOf<infer Props> ? Props : never;

/**
 * Loads a component from a separate chunk, by the name of its export. An interrupted chunk is retried, offline once there is a network.
 * @example const SellDialog = lazyNamed(() => import('./SellDialog'), 'SellDialog');
 */
export function lazyNamed<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<FunctionOf<PropsOf<Module[Name]>>>;
// `React.lazy` requires `any`; the overload has the types.
export function lazyNamed(
  load: () => Promise<Readonly<Record<string, FunctionOf<object>>>>,
  name: string,
): unknown {
  return lazy(async () => {
    const { [name]: found } = await whenReachable(load);
    if (found === undefined) throw new Error(`The file exports no ${name}`);
    return { default: found };
  });
}
