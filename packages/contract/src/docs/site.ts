import { readContract } from '../contract/load-contract.ts';
import type { Contract } from '../contract/operation.ts';
import type { Tree } from '../contract/tree.ts';
import { errorsPage, errorUses } from './errors-page.ts';
import { layOut, type NavigationLink, type Page } from './layout.ts';
import { prose } from './prose.ts';
import { searchIndex } from './search-index.ts';
import { servicePages } from './service-pages.ts';
import { socketPage } from './socket-page.ts';

export interface SiteSource {
  contracts: readonly Contract[];
  socket: Tree;
  guide: string;
  changelog: string;
}

const withAnchors = (html: string): string =>
  html.replaceAll(/<h2>(.*?)<\/h2>/g, (_, title: string) => {
    const id = title
      .toLowerCase()
      .replaceAll(/<.*?>/g, '')
      .replaceAll(/[^a-z0-9]+/g, '-');
    return `<h2 id="${id}"><a href="#${id}">${title}</a></h2>`;
  });

const navigationTo = (pages: readonly Page[]): NavigationLink[] =>
  pages.map(({ file, title }) => ({
    file,
    title: file.includes('/') ? title.replace(/^\w+: /, '') : title,
    isDeeper: file.includes('/'),
  }));

export const makeSite = ({
  contracts,
  socket,
  guide,
  changelog,
}: SiteSource): Map<string, string> => {
  const version = readContract('socket', socket).version;
  const uses = errorUses(contracts);
  const chapters = withAnchors(prose(guide));
  const pages: Page[] = [
    { file: 'index.html', title: 'Guide', body: chapters },
    ...contracts.flatMap(servicePages),
    socketPage(socket),
    errorsPage(uses),
    { file: 'changelog.html', title: 'Changes', body: prose(changelog) },
  ];
  const links = navigationTo(pages);
  return new Map([
    ...pages.map((page) => [page.file, layOut(page, links, version)] as const),
    ['search.json', searchIndex(contracts, uses, chapters)],
  ]);
};
