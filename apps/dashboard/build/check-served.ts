// Fails the build when its files use features that the oldest served browsers lack (`browserslist`), by MDN's compatibility data.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'acorn';
import { parse as parseStyles, type Node } from 'postcss';
import { acceptedParts } from './accepted-parts.ts';
import { missingParts } from './missing-parts.ts';

const dist = path.join(import.meta.dirname, '../dist');
const missing = missingParts();

interface Text {
  file: string;
  code: string;
}

const read = (file: string): Text => ({ file, code: readFileSync(path.join(dist, file), 'utf8') });
const named = (folder: string, end: string) =>
  readdirSync(path.join(dist, folder))
    .filter((name) => name.endsWith(end))
    .map((name) => read(path.join(folder, name)));
const insideOf = ({ file, code }: Text, tag: RegExp): Text[] =>
  [...code.matchAll(tag)].map(([, inner = ''], at) => ({
    file: `${file}#${String(at)}`,
    code: inner,
  }));

const pages = named('', '.html');
const scripts = [
  ...named('assets', '.js'),
  ...named('', '.js'),
  ...pages.flatMap((page) =>
    insideOf(page, /<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g),
  ),
];
const styles = [
  ...named('assets', '.css'),
  ...pages.flatMap((page) => insideOf(page, /<style[^>]*>([\s\S]*?)<\/style>/g)),
];

function isConditional(node: Node): boolean {
  const { parent } = node;
  if (parent === undefined) return false;
  return ('name' in parent && parent.name === 'supports') || isConditional(parent);
}

const found = new Map<string, string>();
const accepted = new Set<string>();
function report(part: string, file: string): void {
  if (part in acceptedParts) accepted.add(part);
  else if (!found.has(part)) found.set(part, file);
}

for (const { file, code } of scripts) {
  try {
    parse(code, { ecmaVersion: 2022, sourceType: 'module', allowReturnOutsideFunction: true });
  } catch (error) {
    report(`syntax: ${String(error)}`, file);
  }
  for (const [, owner, member] of code.matchAll(/\b([A-Z]\w+)\.(\w+)\b/g))
    if (missing.statics.has(`${owner}.${member}`)) report(`${owner}.${member}`, file);
  for (const [, member = ''] of code.matchAll(/\.(\w+)(?:\?\.)?\(/g))
    if (missing.members.has(member)) report(`.${member}()`, file);
  for (const [, name = ''] of code.matchAll(/(?:\bnew |\b(?:globalThis|window|self)\.)([A-Z]\w+)/g))
    if (missing.globals.has(name)) report(name, file);
}

for (const { file, code } of styles) {
  const sheet = parseStyles(code);
  sheet.walkAtRules((rule) => {
    if (missing.atRules.has(rule.name)) report(`@${rule.name}`, file);
  });
  sheet.walk((node) => {
    // A feature below a condition has a fallback.
    if (isConditional(node)) return;
    if (node.type === 'rule')
      for (const [, name = ''] of node.selector.matchAll(/::?([a-z-]+)/g))
        if (missing.selectors.has(name)) report(`:${name}`, file);
    if (node.type !== 'decl') return;
    if (missing.properties.has(node.prop)) report(node.prop, file);
    if (missing.values.has(`${node.prop}: ${node.value}`))
      report(`${node.prop}: ${node.value}`, file);
    for (const [, name = ''] of node.value.matchAll(/([a-z][a-z-]*)\(/g))
      if (missing.functions.has(name)) report(`${name}()`, file);
  });
}

const unused = Object.keys(acceptedParts).filter((part) => !accepted.has(part));
const lines = [
  ...[...found].map(
    ([part, file]) => `${part} in ${file}: find another way, or accept it with its reason`,
  ),
  ...unused.map((part) => `${part} is accepted and in no file: take it out`),
];
if (lines.length > 0)
  throw new Error(
    `Not for the oldest served browsers (build/accepted-parts.ts):\n${lines.join('\n')}`,
  );
