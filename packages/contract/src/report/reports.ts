import type { CheckResult } from '../check/check-service.ts';
import type { Finding } from '../check/run.ts';
import { UsageError } from '../contract/load-contract.ts';
import { escapeHtml } from '../html.ts';

const count = (findings: readonly Finding[], outcome: Finding['outcome']) =>
  String(findings.filter((finding) => finding.outcome === outcome).length);

const junitCase = ({ operationId, probe, outcome, problems, request, milliseconds }: Finding) => {
  const open = `    <testcase classname="${escapeHtml(operationId)}" name="${escapeHtml(probe)}" time="${(milliseconds / 1000).toFixed(3)}"`;
  const said = escapeHtml(problems.join('\n'));
  if (outcome === 'passed') return `${open}/>`;
  if (outcome === 'skipped') return `${open}><skipped message="${said}"/></testcase>`;
  return `${open}><failure message="${said}">${escapeHtml(request ?? '')}\n${said}</failure></testcase>`;
};

const toJunit = ({ service, findings, milliseconds }: CheckResult) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="karvon-${service}" tests="${String(findings.length)}" failures="${count(findings, 'failed')}" skipped="${count(findings, 'skipped')}" time="${(milliseconds / 1000).toFixed(3)}">
${findings.map(junitCase).join('\n')}
  </testsuite>
</testsuites>
`;

const htmlRow = ({ operationId, probe, outcome, problems, request }: Finding) =>
  `<tr class="${outcome}"><td>${outcome}</td><td>${escapeHtml(operationId)}</td><td>${escapeHtml(probe)}</td><td>${problems.map(escapeHtml).join('<br>')}${request === undefined || outcome === 'passed' ? '' : `<br><code>${escapeHtml(request)}</code>`}</td></tr>`;

const toHtml = (result: CheckResult) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Karvon ${result.service}: ${result.reached}</title>
<style>body{font:15px/1.5 system-ui;margin:2rem;max-width:80rem}table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:.3rem .6rem;border-bottom:1px solid #ddd}.failed td:first-child{color:#b00020;font-weight:600}.skipped{color:#666}code{font-size:.85em;word-break:break-all}</style>
<h1>${result.service}: level ${result.reached}</h1>
<p>${escapeHtml(result.baseUrl)}, ${result.level}, seed ${String(result.seed)}, contract ${result.version}.
${String(result.coverage.operations.seen)} of ${String(result.coverage.operations.all)} operations, ${String(result.coverage.responses.seen)} of ${String(result.coverage.responses.all)} answers;
${count(result.findings, 'passed')} passed, ${count(result.findings, 'failed')} failed, ${count(result.findings, 'skipped')} not checked.</p>
<table><thead><tr><th>outcome</th><th>operation</th><th>question</th><th>what was wrong</th></tr></thead><tbody>
${['failed', 'skipped', 'passed'].flatMap((outcome) => result.findings.filter((finding) => finding.outcome === outcome).map(htmlRow)).join('\n')}
</tbody></table>
<h2>Answers that no call brought</h2><ul>${result.coverage.unseen.map(({ operationId, statuses }) => `<li>${operationId}: ${statuses.join(', ')}</li>`).join('')}</ul>
</html>
`;

const formats: Record<string, (result: CheckResult) => string> = {
  junit: toJunit,
  html: toHtml,
  json: (result) => `${JSON.stringify(result, undefined, 2)}\n`,
};

/** @param wanted `junit=FILE`, `html=FILE` or `json=FILE` */
export const parseReport = (wanted: string) => {
  const [format = '', ...rest] = wanted.split('=');
  const make = formats[format];
  const file = rest.join('=');
  if (make === undefined || file === '')
    throw new UsageError(`--report ${wanted}: say junit=FILE, html=FILE or json=FILE.`);
  return { make, file };
};

/** @param wanted as for `parseReport` */
export const writeReport = (
  wanted: string,
  result: CheckResult,
  write: (file: string, content: string) => void,
): void => {
  const { make, file } = parseReport(wanted);
  write(file, make(result));
};
