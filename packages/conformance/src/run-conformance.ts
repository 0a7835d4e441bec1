import { createResponseChecker } from './response-checker.ts';
import type { Contract } from './contract.ts';
import { probesOf, type Probe } from './probes.ts';

export interface ConformanceOptions {
  /** Where the service answers: `https://api.example.uz/main`. */
  baseUrl: string;
  /** Access token of a test dealer. */
  token?: string | undefined;
  /** Key of the marketplace, for operations that ask for it. */
  serviceKey?: string | undefined;
  /** Milliseconds for one call. @default 10000 */
  timeout?: number | undefined;
}

export interface Finding {
  operationId: string;
  probe: string;
  /** `skipped` where a credential is missing or the server answers 501. */
  outcome: 'passed' | 'failed' | 'skipped';
  problems: readonly string[];
}

const credentials = (
  probe: Probe,
  options: ConformanceOptions,
): Record<string, string> | undefined => {
  if (!probe.isSignedIn) return {};
  switch (probe.operation.security) {
    case 'none':
      return {};
    case 'bearer':
      return options.token === undefined ? undefined : { authorization: `Bearer ${options.token}` };
    case 'serviceKey':
      return options.serviceKey === undefined ? undefined : { 'x-service-key': options.serviceKey };
    default:
      return probe.operation.security satisfies never;
  }
};

const readBody = (body: string, contentType: string | undefined): unknown => {
  if (!contentType?.includes('json')) return body;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
};

/** Asks a server what any client may ask, and compares each answer with the contract. Changes nothing on the server. */
export const runConformance = async (
  contract: Contract,
  options: ConformanceOptions,
): Promise<Finding[]> => {
  const check = createResponseChecker(contract);
  const ask = async (probe: Probe): Promise<Finding> => {
    const { operation } = probe;
    const finding = { operationId: operation.operationId, probe: probe.name };
    const headers = credentials(probe, options);
    if (headers === undefined) {
      return { ...finding, outcome: 'skipped', problems: ['no credential was given'] };
    }
    const query = new URLSearchParams(probe.query).toString();
    const url = `${options.baseUrl}${probe.path}${query === '' ? '' : `?${query}`}`;
    try {
      const response = await fetch(url, {
        method: operation.method,
        headers: { ...headers, 'accept-language': 'ru' },
        signal: AbortSignal.timeout(options.timeout ?? 10_000),
        redirect: 'manual',
      });
      const contentType = response.headers.get('content-type') ?? undefined;
      const body = readBody(await response.text(), contentType);
      if (response.status === 501) {
        return { ...finding, outcome: 'skipped', problems: ['the server does not offer it yet'] };
      }
      const problems = probe.expects.includes(response.status)
        ? response.status === 400
          ? []
          : check(operation, { status: response.status, contentType, body })
        : [`answered ${String(response.status)} instead of ${probe.expects.join(' or ')}`];
      return { ...finding, outcome: problems.length === 0 ? 'passed' : 'failed', problems };
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      return { ...finding, outcome: 'failed', problems: [`no answer: ${reason}`] };
    }
  };

  const findings: Finding[] = [];
  // One after the other: the check must not look like an attack to the server's limits.
  for (const probe of contract.operations.flatMap(probesOf)) findings.push(await ask(probe));
  return findings;
};
