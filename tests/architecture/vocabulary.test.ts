import { describe, expect, it } from 'vitest';
import { projectFiles, read } from './source-files';
import { avoidedIn, names, namesChecker } from './vocabulary';

const isOfContract = (path: string) => /^openapi\/|\/src\/generated\//.test(path);
/** Fault injection is a common term, so the folder keeps its name. */
const named = (path: string) => path.replace(/^tools\/faults\//, 'tools/');

const avoidedNamesOf = namesChecker(names);
const paths = projectFiles().filter((path) => !isOfContract(path));

describe('the vocabulary', () => {
  it.each([
    ['export const useDeed = () => null;', 'useDeed'],
    ['const { errorWords } = texts;', 'errorWords'],
    ['class Sender { #told = 1; }', 'told'],
    ['const page = <Page deeds={[]} />;', 'deeds'],
    ['interface Page { roomNotices: string }', 'roomNotices'],
    ['const giveBack = () => null;', 'giveBack'],
  ])('finds a name of %s', (code, name) => {
    expect(avoidedNamesOf(code, 'sample.tsx')).toEqual([name]);
  });

  it('finds a name of a file', () => {
    expect(avoidedIn('apps/dashboard/src/use-deed.ts', names)).toEqual(['deed (say: action)']);
  });

  it('lets parts of other words, strings and comments pass', () => {
    expect(avoidedIn('wordmark_password_footer_rewards', names)).toEqual([]);
    expect(avoidedNamesOf("say('deed'); // deeds", 'sample.ts')).toEqual([]);
  });
});

describe('names of the project', () => {
  it('files and folders say nothing that the vocabulary avoids', () => {
    // The redesign names that page.
    const found = paths
      .filter((path) => path !== 'docs/house.md')
      .flatMap((path) => avoidedIn(named(path), names).map((term) => `${path}: ${term}`));
    expect(found).toEqual([]);
  });

  it('identifiers say nothing that the vocabulary avoids', () => {
    const found = paths
      .filter((path) => /\.(ts|tsx|js|mjs)$/.test(path))
      .flatMap((path) =>
        avoidedNamesOf(read(path), path).map(
          (name) => `${path}: ${name}: ${avoidedIn(name, names).join(', ')}`,
        ),
      );
    expect(found).toEqual([]);
    // Two seconds on an idle machine.
  }, 30_000);
});
