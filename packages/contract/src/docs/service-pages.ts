import type { Contract } from '../contract/operation.ts';
import { entries, list, member, text } from '../contract/tree.ts';
import { escapeHtml } from '../html.ts';
import type { Page } from './layout.ts';
import { operationView } from './operation-view.ts';
import { line, prose } from './prose.ts';
import { badge, createSchemaView } from './schema-view.ts';

const tagsOf = ({ bundle }: Contract): { name: string; description: string }[] =>
  list(bundle['tags']).map((tag) => ({
    name: text(member(tag, 'name')) ?? '',
    description: text(member(tag, 'description')) ?? '',
  }));

const overview = (contract: Contract): Page => {
  const { service, title, description, base, operations } = contract;
  const groups = tagsOf(contract).map((tag) => {
    const own = operations.filter((each) => each.tag === tag.name);
    const rows = own.map(
      (each) =>
        `<tr><td><b class="method ${each.method.toLowerCase()}">${each.method}</b></td><td><a href="${service}/${tag.name}.html#${each.operationId}"><code>${escapeHtml(each.path)}</code></a></td><td>${escapeHtml(each.summary)}</td></tr>`,
    );
    return `<h2 id="${escapeHtml(tag.name)}"><a href="${service}/${tag.name}.html">${escapeHtml(tag.name)}</a></h2><p>${line(tag.description)}</p><div class="scroll" tabindex="0"><table class="operations"><tbody>${rows.join('')}</tbody></table></div>`;
  });
  return {
    file: `${service}.html`,
    title,
    body: `<h1>${escapeHtml(title)}</h1>${prose(description)}
<p>By default under <code>${escapeHtml(base)}</code>. ${String(operations.length)} operations. As a file: <a href="bundles/${service}.yaml">YAML</a>, <a href="bundles/${service}.json">JSON</a>, <a href="bundles/${service}.dereferenced.json">JSON without <code>$ref</code></a>.</p>
${groups.join('\n')}`,
  };
};

const resourcePage = (contract: Contract, tag: { name: string; description: string }): Page => {
  const view = createSchemaView(contract.resolve, 'schemas.html');
  const own = contract.operations.filter((each) => each.tag === tag.name);
  return {
    file: `${contract.service}/${tag.name}.html`,
    title: `${contract.service}: ${tag.name}`,
    body: `<h1>${escapeHtml(tag.name)}</h1><p>${line(tag.description)}</p>
<ul class="here">${own.map((each) => `<li><a href="#${each.operationId}">${escapeHtml(each.summary)}</a></li>`).join('')}</ul>
${own.map((each) => operationView(contract, each, view, '../errors.html')).join('\n')}`,
  };
};

const schemasPage = (contract: Contract): Page => {
  const view = createSchemaView(contract.resolve, '');
  const sections = entries(member(contract.bundle['components'], 'schemas')).map(
    ([name, schema]) =>
      `<section class="schema" id="${escapeHtml(name)}"><h2><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a> ${badge(member(schema, 'x-origin'))}</h2>${prose(text(member(schema, 'description')) ?? '')}${view.table(schema)}</section>`,
  );
  return {
    file: `${contract.service}/schemas.html`,
    title: `${contract.service}: schemas`,
    body: `<h1>Schemas of ${escapeHtml(contract.title)}</h1>${sections.join('\n')}`,
  };
};

export const servicePages = (contract: Contract): Page[] => [
  overview(contract),
  ...tagsOf(contract).map((tag) => resourcePage(contract, tag)),
  schemasPage(contract),
];
