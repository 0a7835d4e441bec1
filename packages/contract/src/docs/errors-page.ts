import type { Contract } from '../contract/operation.ts';
import { escapeHtml } from '../html.ts';
import { list, member, text } from '../contract/tree.ts';
import type { Page } from './layout.ts';

export interface ErrorUse {
  code: string;
  statuses: readonly number[];
  /** Empty for codes of shared responses. */
  operations: readonly { service: string; tag: string; operationId: string }[];
}

export const errorUses = (contracts: readonly Contract[]): ErrorUse[] => {
  const uses = new Map<
    string,
    { statuses: Set<number>; operations: Map<string, ErrorUse['operations'][number]> }
  >();
  const noted = (code: string) => {
    const known = uses.get(code) ?? { statuses: new Set(), operations: new Map() };
    uses.set(code, known);
    return known;
  };
  for (const contract of contracts) {
    for (const { service, operation } of contract.operations.map((each) => ({
      service: contract.service,
      operation: each,
    }))) {
      for (const [status, response] of operation.responses)
        for (const code of response.codes) noted(code).statuses.add(status);
      for (const [status, codes] of Object.entries(operation.codes))
        for (const code of codes) {
          noted(code).statuses.add(Number(status));
          noted(code).operations.set(operation.operationId, {
            service,
            tag: operation.tag,
            operationId: operation.operationId,
          });
        }
      for (const code of operation.otherwise?.codes ?? []) noted(code);
    }
    const all = member(
      member(member(contract.bundle['components'], 'schemas'), 'ErrorCode'),
      'x-extensible-enum',
    );
    for (const code of list(all)) noted(text(code) ?? '');
  }
  return [...uses]
    .filter(([code]) => code !== '')
    .map(([code, { statuses, operations }]) => ({
      code,
      statuses: [...statuses].toSorted((one, other) => one - other),
      operations: [...operations.values()],
    }))
    .toSorted((one, other) => one.code.localeCompare(other.code, 'en'));
};

export const errorsPage = (uses: readonly ErrorUse[]): Page => {
  const rows = uses.map(({ code, statuses, operations }) => {
    const links = operations.map(
      ({ service, tag, operationId }) =>
        `<a href="${service}/${tag}.html#${operationId}">${operationId}</a>`,
    );
    return `<tr id="${code}"><th scope="row"><code>${escapeHtml(code)}</code></th><td>${statuses.join(', ')}</td><td>${links.length > 0 ? links.join(', ') : 'any operation that declares the status'}</td></tr>`;
  });
  return {
    file: 'errors.html',
    title: 'Error codes',
    body: `<h1>Error codes</h1>
<p>The <code>code</code> of a problem document, or of one of its <code>errors</code> under 422. The list may grow: treat a code that you do not know like the status it comes with.</p>
<div class="scroll" tabindex="0"><table><thead><tr><th>code</th><th>status</th><th>said by</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`,
  };
};
