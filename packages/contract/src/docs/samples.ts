import { exampleText, type Contract, type Operation } from '../contract/operation.ts';
import { isTree } from '../contract/tree.ts';
import { escapeHtml } from '../html.ts';

/** `$TOKEN` and `$KEY` stand for credentials. */
export interface SampleRequest {
  method: string;
  /** `/main/leads/9301` */
  path: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: unknown;
  isForm: boolean;
}

const credentials: Record<Operation['security'], readonly (readonly [string, string])[]> = {
  bearer: [['Authorization', 'Bearer $TOKEN']],
  serviceKey: [['X-Service-Key', '$KEY']],
  none: [],
};

export const sampleRequest = (contract: Contract, operation: Operation): SampleRequest => {
  const { method, body, parameters, security } = operation;
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((each) => each.name === name);
    return (parameter === undefined ? undefined : exampleText(parameter)) ?? `{${name}}`;
  });
  const needed = parameters
    .filter((each) => each.in === 'query' && each.isRequired && each.example !== undefined)
    .map((each) => `${each.name}=${encodeURIComponent(exampleText(each) ?? '')}`);
  const isJson = body?.contentType === 'application/json';
  return {
    method,
    path: `${contract.base}${path}${needed.length === 0 ? '' : `?${needed.join('&')}`}`,
    headers: [
      ...credentials[security],
      ...parameters
        .filter(
          (each) => each.in === 'header' && (each.isRequired || each.name === 'Idempotency-Key'),
        )
        .map((each) => [each.name, exampleText(each) ?? '…'] as const),
      ...(isJson ? [['Content-Type', 'application/json'] as const] : []),
    ],
    body: isJson ? body.examples[0]?.value : undefined,
    isForm: body?.contentType === 'multipart/form-data',
  };
};

const shell = ({ method, path, headers, body, isForm }: SampleRequest): string =>
  [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "$HOST${path}"`,
    ...headers.map(([name, value]) => {
      const quote = value.includes('$') ? '"' : "'";
      return `-H ${quote}${name}: ${value}${quote}`;
    }),
    ...(body === undefined ? [] : [`-d '${JSON.stringify(body).replaceAll("'", `'\\''`)}'`]),
    ...(isForm ? ['-F purpose=auto', '-F file=@photo.jpg'] : []),
  ].join(' \\\n  ');

const indented = (text: string, by: number) => text.replaceAll('\n', `\n${' '.repeat(by)}`);

const javascript = ({ method, path, headers, body, isForm }: SampleRequest): string => {
  const value = (text: string) =>
    text.includes('$')
      ? `\`${text.replace(/\$(\w+)/, '${process.env.$1}')}\``
      : `'${text.replaceAll("'", String.raw`\'`)}'`;
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length === 0
      ? []
      : [`  headers: {\n${headers.map(([n, v]) => `    '${n}': ${value(v)},`).join('\n')}\n  },`]),
    ...(body === undefined
      ? []
      : [`  body: JSON.stringify(${indented(JSON.stringify(body, null, 2), 2)}),`]),
    ...(isForm ? ['  body: form,'] : []),
  ];
  return [
    ...(isForm
      ? [
          "import { openAsBlob } from 'node:fs';\n",
          'const form = new FormData();',
          "form.set('purpose', 'auto');",
          "form.set('file', await openAsBlob('photo.jpg'), 'photo.jpg');",
        ]
      : []),
    `const response = await fetch(\`\${process.env.HOST}${path}\`${options.length === 0 ? '' : `, {\n${options.join('\n')}\n}`});`,
    'console.log(response.status, await response.text());',
  ].join('\n');
};

const literal = (value: unknown, by = 0): string => {
  const pad = ' '.repeat(by + 4);
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value))
    return value.length === 0
      ? '[]'
      : `[\n${value.map((each) => `${pad}${literal(each, by + 4)},`).join('\n')}\n${' '.repeat(by)}]`;
  if (isTree(value))
    return `{\n${Object.entries(value)
      .map(([name, each]) => `${pad}${JSON.stringify(name)}: ${literal(each, by + 4)},`)
      .join('\n')}\n${' '.repeat(by)}}`;
  return JSON.stringify(value);
};

const python = ({ method, path, headers, body, isForm }: SampleRequest): string => {
  if (isForm) return '';
  const value = (text: string) =>
    text.includes('$')
      ? `f"${text.replace(/\$(\w+)/, "{os.environ['$1']}")}"`
      : JSON.stringify(text);
  return [
    'import json, os, urllib.error, urllib.request\n',
    'request = urllib.request.Request(',
    `    os.environ["HOST"] + ${JSON.stringify(path)},`,
    `    method="${method}",`,
    ...(headers.length === 0
      ? []
      : [
          `    headers={\n${headers.map(([n, v]) => `        "${n}": ${value(v)},`).join('\n')}\n    },`,
        ]),
    ...(body === undefined ? [] : [`    data=json.dumps(${literal(body, 4)}).encode(),`]),
    ')',
    'try:',
    '    with urllib.request.urlopen(request) as response:',
    '        print(response.status, response.read().decode())',
    'except urllib.error.HTTPError as problem:',
    '    print(problem.code, problem.read().decode())',
  ].join('\n');
};

/** No libraries: Node 20 and Python 3.9 or newer. Uploads have no Python sample, whose standard library has no forms. */
export const samplesOf = (request: SampleRequest): readonly (readonly [string, string])[] =>
  (
    [
      ['curl', shell(request)],
      ['JavaScript', javascript(request)],
      ['Python', python(request)],
    ] as const
  ).filter(([, text]) => text !== '');

export const samplesView = (operationId: string, request: SampleRequest): string => {
  const samples = samplesOf(request).map(
    ([language, text], index) =>
      `<details class="sample" name="sample-${escapeHtml(operationId)}" data-language="${language}"${index === 0 ? ' open' : ''}><summary>${language}</summary><pre tabindex="0"><code>${escapeHtml(text)}</code></pre></details>`,
  );
  const tried = request.isForm
    ? ''
    : `<div class="try" data-try="${escapeHtml(JSON.stringify(request))}"></div>`;
  return `<div class="samples">${samples.join('')}</div>${tried}`;
};
