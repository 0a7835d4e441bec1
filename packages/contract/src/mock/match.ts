import type { Contract, Operation } from '../contract/operation.ts';

export interface Match {
  contract: Contract;
  operation: Operation;
  path: Record<string, string>;
}

const expression = (template: string) =>
  new RegExp(`^${template.replaceAll('.', String.raw`\.`).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

/** The operation behind a request, with or without the service's own base before it; fixed paths go before variable ones. */
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
  return (method: string, pathname: string): Match | undefined => {
    for (const { contract, operation, pattern } of routes) {
      if (operation.method !== method) continue;
      const path = pathname.startsWith(`${contract.base}/`)
        ? pathname.slice(contract.base.length)
        : pathname;
      const found = pattern.exec(path);
      if (found !== null) return { contract, operation, path: { ...found.groups } };
    }
    return undefined;
  };
};
