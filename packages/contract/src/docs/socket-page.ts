import { readContract } from '../contract/load-contract.ts';
import { entries, isTree, list, member, text, type Tree } from '../contract/tree.ts';
import { escapeHtml } from '../html.ts';
import type { Page } from './layout.ts';
import { line, prose } from './prose.ts';
import { createSchemaView, json } from './schema-view.ts';

const titles: Record<string, string> = {
  receive: 'From the client',
  send: 'From the service',
};

const payloadOf = (message: unknown): unknown => {
  const payload = member(message, 'payload');
  return member(payload, 'schema') ?? payload;
};

/** @param socket bundle of the AsyncAPI */
export const socketPage = (socket: Tree): Page => {
  const { resolve } = readContract('socket', socket);
  const view = createSchemaView(resolve, '');
  const messages = entries(member(socket['components'], 'messages'));
  const info = resolve(socket['info']);

  const frame = (key: string, message: unknown): string => {
    const examples = list(member(message, 'examples')).map((each) => member(each, 'payload'));
    return `<section class="operation" id="${escapeHtml(key)}">
<h3><a href="#${escapeHtml(key)}">${escapeHtml(text(member(message, 'title')) ?? key)}</a> <small><code>${escapeHtml(text(member(message, 'name')) ?? key)}</code></small></h3>
<p>${line(text(member(message, 'summary')) ?? '')}</p>
${view.table(payloadOf(message))}
${examples.map((example) => `<details open><summary>Example</summary>${typeof example === 'string' ? `<pre tabindex="0"><code>${escapeHtml(example)}</code></pre>` : json(example)}</details>`).join('')}
</section>`;
  };

  const directions = entries(socket['operations']).map(([, operation]) => {
    const names = list(member(operation, 'messages')).map(
      (each) => text(member(each, '$ref'))?.split('/').at(-1) ?? '',
    );
    const own = messages.filter(([key]) => names.includes(key));
    return `<h2>${titles[text(member(operation, 'action')) ?? ''] ?? ''}</h2>
<p>${escapeHtml(text(member(operation, 'title')) ?? '')}</p>
${own.map(([key, message]) => frame(key, message)).join('\n')}`;
  });
  const schemas = entries(member(socket['components'], 'schemas')).filter(([, schema]) =>
    isTree(schema),
  );
  return {
    file: 'socket.html',
    title: 'Socket',
    body: `<h1>${escapeHtml(text(info['title']) ?? 'Socket')}</h1>
${prose(text(info['description']) ?? '')}
${directions.join('\n')}
<h2>Schemas</h2>
${schemas.map(([name, schema]) => `<section class="schema" id="${escapeHtml(name)}"><h3><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></h3>${prose(text(member(schema, 'description')) ?? '')}${view.table(schema)}</section>`).join('\n')}`,
  };
};
