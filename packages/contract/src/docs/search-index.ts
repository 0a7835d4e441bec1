import MiniSearch from 'minisearch';
import type { Contract } from '../contract/operation.ts';
import { entries, member, text } from '../contract/tree.ts';
import type { ErrorUse } from './errors-page.ts';

interface Entry {
  id: number;
  href: string;
  title: string;
  /** `create avtosalon` */
  parts: string;
  kind: 'guide' | 'operation' | 'schema' | 'field' | 'error code';
  hint: string;
}

export const searchOptions = {
  fields: ['title', 'parts', 'hint'],
  storeFields: ['href', 'title', 'kind', 'hint'],
};

type Found = Omit<Entry, 'id' | 'parts'>;

const partsOf = (title: string): string =>
  title.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ');

const entriesOf = (contract: Contract): Found[] => {
  const { service, base } = contract;
  const operations = contract.operations.map((each) => ({
    href: `${service}/${each.tag}.html#${each.operationId}`,
    title: each.operationId,
    kind: 'operation' as const,
    hint: `${each.method} ${base}${each.path} ${each.summary}`,
  }));
  const schemas = entries(member(contract.bundle['components'], 'schemas'));
  const named = schemas.map(([name, schema]) => ({
    href: `${service}/schemas.html#${name}`,
    title: name,
    kind: 'schema' as const,
    hint: `of ${service}: ${text(member(schema, 'description')) ?? ''}`.slice(0, 120),
  }));
  const fields = schemas.flatMap(([name, schema]) =>
    entries(member(schema, 'properties')).map(([field, property]) => ({
      href: `${service}/schemas.html#${name}`,
      title: field,
      kind: 'field' as const,
      hint: `of ${name} (${service}): ${text(member(property, 'description')) ?? text(contract.resolve(property)['description']) ?? ''}`.slice(
        0,
        120,
      ),
    })),
  );
  return [...operations, ...named, ...fields];
};

/** @param guide HTML of the first page, with anchors */
const chaptersOf = (guide: string): Found[] =>
  [...guide.matchAll(/<h2 id="([^"]+)"><a [^>]*>(.*?)<\/a><\/h2>(.*?)(?=<h2|$)/gs)].map(
    ([, id = '', title = '', text = '']) => ({
      href: `index.html#${id}`,
      title: title.replaceAll(/<.*?>/g, ''),
      kind: 'guide' as const,
      hint: text
        .replaceAll(/<[^>]*>|&\w+;/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    }),
  );

/** The browser loads it on the first keystroke. */
export const searchIndex = (
  contracts: readonly Contract[],
  uses: readonly ErrorUse[],
  guide: string,
): string => {
  const index = new MiniSearch<Entry>(searchOptions);
  const all = [
    ...chaptersOf(guide),
    ...contracts.flatMap(entriesOf),
    ...uses.map(({ code, statuses }) => ({
      href: `errors.html#${code}`,
      title: code,
      kind: 'error code' as const,
      hint: statuses.join(', '),
    })),
  ];
  index.addAll(all.map((entry, id) => ({ ...entry, id, parts: partsOf(entry.title) })));
  return JSON.stringify(index);
};
