import type { Contract } from '../contract/operation.ts';
import { entries, isTree, list, member, number, text, texts, type Tree } from '../contract/tree.ts';
import { escapeHtml } from '../html.ts';
import { line } from './prose.ts';

export const badge = (origin: unknown): string => {
  const name = text(origin);
  return name === undefined
    ? ''
    : `<span class="origin ${escapeHtml(name)}" title="x-origin">${escapeHtml(name)}</span>`;
};

const nameOf = (node: unknown): string | undefined => text(member(node, '$ref'))?.split('/').at(-1);

export const json = (value: unknown): string =>
  `<pre tabindex="0"><code>${escapeHtml(JSON.stringify(value, undefined, 2))}</code></pre>`;

export interface SchemaView {
  type: (schema: unknown) => string;
  rules: (schema: unknown) => string;
  table: (schema: unknown) => string;
}

const limits = (schema: Tree): string[] => {
  const between = (low: string, high: string, unit: string): string[] => {
    const least = number(schema[low]);
    const most = number(schema[high]);
    if (least === undefined && most === undefined) return [];
    if (most === undefined) return [`at least ${String(least)}${unit}`];
    return [
      least === undefined
        ? `at most ${String(most)}${unit}`
        : `${String(least)} to ${String(most)}${unit}`,
    ];
  };
  const pattern = text(schema['pattern']);
  return [
    ...between('minimum', 'maximum', ''),
    ...between('minLength', 'maxLength', ' characters'),
    ...between('minItems', 'maxItems', ' items'),
    ...between('minProperties', 'maxProperties', ' fields'),
    ...(pattern === undefined ? [] : [`<code>${escapeHtml(pattern)}</code>`]),
    ...('default' in schema
      ? [`default <code>${escapeHtml(JSON.stringify(schema['default']))}</code>`]
      : []),
    ...('const' in schema
      ? [`always <code>${escapeHtml(JSON.stringify(schema['const']))}</code>`]
      : []),
  ];
};

const values = (schema: Tree): string => {
  const known = list(schema['enum'] ?? schema['x-extensible-enum']);
  if (known.length === 0 || known.length > 40) return '';
  return `<span class="values">${known.map((each) => `<code>${escapeHtml(String(each))}</code>`).join(' ')}</span>`;
};

/** @param home page of the named schemas, relative to the rendered page */
export const createSchemaView = (resolve: Contract['resolve'], home: string): SchemaView => {
  const link = (name: string): string =>
    `<a href="${home}#${escapeHtml(name)}">${escapeHtml(name)}</a>`;

  const type = (schema: unknown): string => {
    const name = nameOf(schema);
    if (name !== undefined) return link(name);
    if (!isTree(schema)) return 'anything';
    for (const key of ['oneOf', 'anyOf', 'allOf'])
      if (Array.isArray(schema[key]) && schema['properties'] === undefined) {
        const parts = list(schema[key]).filter(
          (each) => isTree(each) && (each['required'] === undefined || each['type'] !== undefined),
        );
        if (parts.length > 0) return parts.map(type).join(key === 'allOf' ? ' and ' : ' or ');
      }
    const kinds = Array.isArray(schema['type'])
      ? texts(schema['type'])
      : [text(schema['type']) ?? 'anything'];
    if (kinds.includes('array')) return `list of ${type(schema['items'])}`;
    const format = text(schema['format']);
    return escapeHtml(`${kinds.join(' or ')}${format === undefined ? '' : ` (${format})`}`);
  };

  interface Field {
    name: string;
    schema: unknown;
    isRequired: boolean;
  }

  const fieldsOf = (node: unknown): Field[] => {
    const schema = resolve(node);
    const required = texts(schema['required']);
    const own = entries(schema['properties']).map(([name, property]) => ({
      name,
      schema: property,
      isRequired: required.includes(name),
    }));
    const all = [...own, ...list(schema['allOf']).flatMap(fieldsOf)];
    return [
      ...new Map(
        all.map((field) => [
          field.name,
          { ...field, isRequired: field.isRequired || required.includes(field.name) },
        ]),
      ).values(),
    ];
  };

  const rules = (schema: unknown): string => {
    const target = resolve(schema);
    const own = isTree(schema) ? limits(schema) : [];
    const ofTarget = target === schema || text(target['type']) === 'object' ? [] : limits(target);
    const all = [...new Set([...own, ...ofTarget])];
    const items = resolve(target['items']);
    return `${all.length === 0 ? '' : `<small>${all.join(', ')}</small>`}${values(target)}${values(items)}`;
  };

  const row = ({ name, schema, isRequired }: Field): string => {
    const target = resolve(schema);
    const description = text(member(schema, 'description')) ?? text(target['description']) ?? '';
    return `<tr><th scope="row"><code>${escapeHtml(name)}</code>${isRequired ? ' <span class="required">required</span>' : ''}</th><td>${type(schema)}</td><td>${line(description)} ${rules(schema)}</td><td>${badge(member(schema, 'x-origin') ?? target['x-origin'])}</td></tr>`;
  };

  const table = (node: unknown): string => {
    const schema = resolve(node);
    const fields = fieldsOf(node);
    const options = [...list(schema['oneOf']), ...list(schema['anyOf'])];
    const sums = entries(schema['x-sum']).map(
      ([total, parts]) =>
        `<li><code>${escapeHtml(total)}</code> is the sum of ${texts(parts)
          .map((each) => `<code>${escapeHtml(each)}</code>`)
          .join(', ')}</li>`,
    );
    const shown = [
      ...(fields.length === 0
        ? [
            `<p>${type({ ...schema, $ref: undefined })}${limits(schema).length > 0 ? `, ${limits(schema).join(', ')}` : ''} ${values(schema)}</p>`,
          ]
        : [
            `<div class="scroll" tabindex="0"><table><thead><tr><th>field</th><th>type</th><th>what</th><th>origin</th></tr></thead><tbody>${fields.map(row).join('')}</tbody></table></div>`,
          ]),
      ...(fields.length > 0 && options.length > 0
        ? options.map(
            (option) =>
              `<p class="option">${
                texts(member(option, 'required')).length > 0
                  ? `either with ${texts(member(option, 'required'))
                      .map((each) => `<code>${escapeHtml(each)}</code>`)
                      .join(', ')}`
                  : `either ${type(option)}`
              }</p>`,
          )
        : []),
      ...(sums.length === 0 ? [] : [`<ul class="sums">${sums.join('')}</ul>`]),
    ];
    return shown.join('\n');
  };

  return { type, rules, table };
};
