import { describe, expect, it } from 'vitest';
import { avoidedPhrasesIn, phrases, proseOf } from './prose';
import { projectFiles, read } from './source-files';

/** Released changelogs never change, the contract addresses backend teams, and generated code has no prose of its own. */
const isLeftAlone = (path: string) =>
  /CHANGELOG\.md$|^openapi\/|\/src\/generated\//.test(path) ||
  /^tests\/architecture\/(prose|vocabulary)/.test(path);

const isAvoidedSomewhere = (text: string) => avoidedPhrasesIn(text).length > 0;

describe('prose', () => {
  it('is found in documents, comments and titles of tests, not in code and strings', () => {
    expect(proseOf('What it is.\n\nMore.', 'README.md').map(({ text }) => text)).toEqual([
      'What it is.',
      '',
      'More.',
    ]);
    const code = "// one\nconst a = 'two'; /** three */\nit('four', () => a);";
    expect(proseOf(code, 'a.test.ts').map(({ line, text }) => [line, text.trim()])).toEqual([
      [1, 'one'],
      [2, '* three'],
      [3, 'four'],
    ]);
  });

  it.each([
    ['The loader stands in its own file.', 'is in'],
    ['Deeds that fail are said.', 'action'],
    ['What stands on a badge.', 'is on'],
    ['A toast with words of its own.', 'texts'],
    ['| room | what |', 'folder, project, package'],
  ])('says what to say in place of %s', (text, instead) => {
    expect(avoidedPhrasesIn(text)).toEqual([expect.stringContaining(instead)]);
  });

  it('of the project says nothing that is avoided', () => {
    const found = projectFiles()
      .filter((path) => /\.(ts|tsx|mjs|js|md|mdx)$/.test(path) && !isLeftAlone(path))
      .flatMap((path) => {
        const source = read(path);
        // Most files contain no phrase, and need not be parsed.
        if (!phrases.some(({ pattern }) => new RegExp(pattern, 'im').test(source))) return [];
        return proseOf(source, path)
          .filter(({ text }) => isAvoidedSomewhere(text))
          .map(({ line, text }) => `${path}:${String(line)}: ${avoidedPhrasesIn(text).join(', ')}`);
      });
    expect(found).toEqual([]);
  }, 30_000);
});
