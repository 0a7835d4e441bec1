import {
  type Contract,
  type DeclaredResponse,
  type Example,
  type Operation,
  type Parameter,
} from '../contract/operation.ts';
import { entries, text } from '../contract/tree.ts';
import { escapeHtml } from '../html.ts';
import { line, prose } from './prose.ts';
import { sampleRequest, samplesView } from './samples.ts';
import { badge, json, type SchemaView } from './schema-view.ts';

const code = (value: string): string => `<code>${escapeHtml(value)}</code>`;

const credential: Record<Operation['security'], string> = {
  bearer: 'A signed-in person: <code>Authorization: Bearer TOKEN</code>',
  serviceKey: 'The marketplace: <code>X-Service-Key: KEY</code>',
  none: 'Nobody has to be signed in.',
};

const meaning = ({ filter, order, first, name }: Parameter): string => {
  if (filter !== undefined && filter.op !== 'none') {
    const fields = filter.fields.map(code).join(', or else ');
    const verbs: Record<string, string> = {
      eq: 'equals',
      in: 'is any of',
      from: 'is not below',
      to: 'is not above',
      not: 'is not',
      exists: 'is there',
      after: 'is above',
      id: 'is, or absent for `none`,',
      text: 'contains',
    };
    return `<br><small>Filters: ${fields === '' ? 'the row' : fields} ${line(verbs[filter.op] ?? filter.op)} ${code(name)}.</small>`;
  }
  const orders = entries(order).map(
    ([value, field]) =>
      `${code(value)} by ${text(field) === undefined ? 'what no field shows' : code(text(field) ?? '')}`,
  );
  const rows = [
    ...(first === undefined ? [] : [`Rows with ${code(first)} stand first.`]),
    ...(orders.length === 0 ? [] : [`Orders: ${orders.join('; ')}.`]),
  ];
  return rows.length === 0 ? '' : `<br><small>${rows.join(' ')}</small>`;
};

const shownExample = (example: unknown): string => {
  if (example === undefined) return '';
  return `<br><small>For example ${code(typeof example === 'string' ? example : JSON.stringify(example))}</small>`;
};

const parameterTable = ({ parameters }: Operation, view: SchemaView): string => {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    (parameter) =>
      `<tr><th scope="row">${code(parameter.name)}${parameter.isRequired ? ' <span class="required">required</span>' : ''}<br><small>${parameter.in}</small></th><td>${view.type(parameter.schema)}</td><td>${line(parameter.description)} ${view.rules(parameter.schema)}${meaning(parameter)}${shownExample(parameter.example)}</td><td>${badge(parameter.origin)}</td></tr>`,
  );
  return `<h4>Parameters</h4><div class="scroll" tabindex="0"><table><thead><tr><th>name</th><th>type</th><th>what</th><th>origin</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
};

const examples = (all: readonly Example[]): string =>
  all
    .map(
      ({ name, summary, value }) =>
        `<details><summary>Example${name === 'example' ? '' : ` ${code(name)}`}${summary === undefined ? '' : `: ${escapeHtml(summary)}`}</summary>${typeof value === 'string' ? `<pre tabindex="0"><code>${escapeHtml(value)}</code></pre>` : json(value)}</details>`,
    )
    .join('');

const codesOf = (operation: Operation, status: number, { codes }: DeclaredResponse): string[] => [
  ...new Set([...(operation.codes[String(status)] ?? []), ...codes]),
];

const responseView = (
  operation: Operation,
  status: number,
  response: DeclaredResponse,
  view: SchemaView,
  errors: string,
): string => {
  const codes = codesOf(operation, status, response);
  const links = response.links.map(
    ({ operationId, parameters }) =>
      `<li>${code(operationId)} by ${Object.entries(parameters)
        .map(([name, pointer]) => `${code(name)} = ${code(pointer)}`)
        .join(', ')}</li>`,
  );
  const inner = [
    `<p>${line(response.description)}</p>`,
    codes.length === 0
      ? ''
      : `<p>Codes: ${codes.map((each) => `<a href="${errors}#${each}">${code(each)}</a>`).join(', ')}</p>`,
    response.headers.length === 0
      ? ''
      : `<p>Headers: ${response.headers.map(({ name }) => code(name)).join(', ')}</p>`,
    response.contentType === undefined
      ? ''
      : `<p>Body: ${code(response.contentType)}, ${view.type(response.schema)}</p>`,
    status < 300 && response.schema !== undefined ? view.table(response.schema) : '',
    links.length === 0 ? '' : `<p>Its ids lead on to:</p><ul>${links.join('')}</ul>`,
    examples(response.examples),
  ];
  return `<details class="response"${status < 300 ? ' open' : ''}><summary><b>${String(status)}</b> ${escapeHtml(response.description.split(/[.:]/)[0] ?? '')}</summary>${inner.join('')}</details>`;
};

/** @param errors relative address of the page of codes */
export const operationView = (
  contract: Contract,
  operation: Operation,
  view: SchemaView,
  errors: string,
): string => {
  const { operationId, method, path, summary, description, body } = operation;
  const facts = [
    credential[operation.security],
    ...(operation.isShared ? ['Every dealership reads the same.'] : []),
    ...(operation.isLocalized
      ? ['Has texts in the language of <code>Accept-Language</code>.']
      : []),
  ];
  const asked =
    body === undefined
      ? ''
      : `<h4>Body</h4><p>${code(body.contentType)}, ${view.type(body.schema)}</p>${view.table(body.schema)}${examples(body.examples)}`;
  const responses = [...operation.responses].map(([status, response]) =>
    responseView(operation, status, response, view, errors),
  );
  return `<section class="operation" id="${escapeHtml(operationId)}">
<h3><a href="#${escapeHtml(operationId)}">${escapeHtml(summary)}</a> ${badge(operation.origin)}</h3>
<p class="address"><b class="method ${method.toLowerCase()}">${method}</b> <code>${escapeHtml(contract.base)}${escapeHtml(path)}</code> <small>${escapeHtml(operationId)}</small></p>
${prose(description)}
<p class="facts">${facts.join(' ')}</p>
${samplesView(operationId, sampleRequest(contract, operation))}
${parameterTable(operation, view)}
${asked}
<h4>Answers</h4>
${responses.join('\n')}
</section>`;
};
