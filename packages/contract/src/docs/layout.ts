import { escapeHtml } from '../html.ts';

export interface Page {
  /** `main/leads.html` */
  file: string;
  title: string;
  body: string;
}

export interface NavigationLink {
  file: string;
  title: string;
  /** True for entries nested under the last one that is not. */
  isDeeper?: boolean;
}

const up = (file: string): string => '../'.repeat(file.split('/').length - 1);

const navigation = (links: readonly NavigationLink[], current: string): string =>
  links
    .map(({ file, title, isDeeper }) => {
      const here = file === current ? ' aria-current="page"' : '';
      return `<li${isDeeper === true ? ' class="deeper"' : ''}><a href="${up(current)}${file}"${here}>${escapeHtml(title)}</a></li>`;
    })
    .join('\n');

/** No inline script or style, so that it works under any content security policy. */
export const layOut = (
  { file, title, body }: Page,
  links: readonly NavigationLink[],
  version: string,
): string => {
  const root = up(file);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Karvon contract</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${root}style.css">
<script type="module" src="${root}search.js"></script>
</head>
<body>
<a class="skip" href="#content">To the content</a>
<header>
<a class="home" href="${root}index.html">Karvon contract <small>${escapeHtml(version)}</small></a>
<div class="search" data-root="${root}" hidden>
<label for="search">Search</label>
<input id="search" type="search" autocomplete="off" spellcheck="false" placeholder="Search" role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list">
<ul id="found" role="listbox" aria-label="Found" hidden></ul>
<p id="found-count" role="status" class="unseen"></p>
</div>
</header>
<div class="columns">
<nav aria-label="Pages"><details><summary>Pages</summary><ul>
${navigation(links, file)}
</ul></details></nav>
<main id="content" tabindex="-1">
${body}
</main>
</div>
</body>
</html>
`;
};
