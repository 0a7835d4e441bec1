import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { bundleFolder } from '../commands/bundle-folder.ts';
import { loadContract, readBundle, services } from '../contract/load-contract.ts';
import { readFileSync } from 'node:fs';
import { makeSite } from './site.ts';

const folder = await bundleFolder();
const contracts = services.map((service) => loadContract(folder, service));
let site: Map<string, string>;

beforeAll(() => {
  site = makeSite({
    contracts,
    socket: readBundle(path.join(folder, 'chat.asyncapi.json')),
    guide: readFileSync(new URL('../../site/guide.md', import.meta.url), 'utf8'),
    changelog: '# Changes\n\n<script>alert(1)</script>',
  });
});

const pages = () => [...site].filter(([name]) => name.endsWith('.html'));

it('shows each operation with its example and all of its responses', () => {
  for (const { service, operations } of contracts)
    for (const { operationId, tag, responses } of operations) {
      const page = site.get(`${service}/${tag}.html`) ?? '';
      const section = page.split(`id="${operationId}"`)[1]?.split('</section>')[0] ?? '';
      for (const status of responses.keys())
        expect(section, operationId).toContain(`<b>${String(status)}</b>`);
    }
  expect(site.get('main/leads.html')).toContain('+998901112233');
});

it('leads nowhere that is not there', () => {
  const files = new Set([...site.keys(), 'style.css', 'search.js']);
  const ids = new Map(
    pages().map(([name, html]) => [
      name,
      new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
    ]),
  );
  const broken = pages().flatMap(([name, html]) =>
    [...html.matchAll(/(?:href|src)="([^"]*)"/g)].flatMap(([, href = '']) => {
      if (/^(https?:|data:)/.test(href) || href.includes('bundles/')) return [];
      const [file = '', id] = href.split('#');
      const target = file === '' ? name : path.posix.join(path.posix.dirname(name), file);
      const isThere = files.has(target) && (id === undefined || ids.get(target)?.has(id) === true);
      return isThere || href === '#content' ? [] : [`${name}: ${href}`];
    }),
  );
  expect([...new Set(broken)]).toEqual([]);
});

it('has no script and no style inside of a page, and loads nothing from elsewhere', () => {
  for (const [name, html] of pages()) {
    expect(html, name).not.toMatch(
      /<style|style="|<script(?! type="module" src="[./]*search\.js">)/,
    );
    expect(html, name).not.toMatch(/(src|<link[^>]* href)="(https?:)?\/\//);
  }
});
