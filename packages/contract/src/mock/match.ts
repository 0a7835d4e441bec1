import type { Contract, Operation } from '../contract/operation.ts';

export interface Match {
  contract: Contract;
  operation: Operation;
  path: Record<string, string>;
}

const expression = (template: string) =>
  new RegExp(`^${template.replaceAll('.', String.raw`\.`).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

/** Matches paths with or without the service's base; fixed paths go before variable ones. */
export const createMatcher = (contracts: readonly Contract[]) => {
  const routes = contracts
    .flatMap((contract) =>
      contract.operations.map((operation) => ({
        contract,
        operation,
        pattern: expression(operation.path),
      })),
    )
    .toSorted(
      (one, other) =>
        Number(one.operation.path.includes('{')) - Number(other.operation.path.includes('{')),
    );

  const routesOf = (pathname: string): Match[] =>
    routes.flatMap(({ contract, operation, pattern }) => {
      const isBased = pathname.startsWith(`${contract.base}/`);
      const found = pattern.exec(isBased ? pathname.slice(contract.base.length) : pathname);
      return found === null ? [] : [{ contract, operation, path: { ...found.groups } }];
    });

  return {
    match: (method: string, pathname: string): Match | undefined =>
      routesOf(pathname).find(({ operation }) => operation.method === method),
    methodsOf: (pathname: string): string[] => [
      ...new Set(routesOf(pathname).map(({ operation }) => operation.method)),
    ],
  };
};
