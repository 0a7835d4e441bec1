import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Change } from './compare.ts';

const titles = { changed: 'Changed', added: 'New', removed: 'Gone' } as const satisfies Record<
  Change['kind'],
  string
>;
const views = {
  changed: ['before', 'after', 'difference'],
  added: ['after'],
  removed: ['before'],
} as const satisfies Record<Change['kind'], readonly string[]>;

const styles = `
:root{color-scheme:light dark;font:14px/1.45 system-ui,sans-serif}
body{margin:24px;max-width:1600px}
h2{font-size:16px;margin:32px 0 8px}
.views{display:grid;gap:12px;grid-template-columns:repeat(auto-fit,minmax(min(100%,360px),1fr))}
figure{margin:0}figcaption{color:GrayText;font-size:12px}
img{max-width:100%;border:1px solid #8888;background:#8882}
`;

const section = ({ name, kind, pixels }: Change) => {
  const figures = views[kind].map(
    (view) =>
      `<figure><figcaption>${view}</figcaption><a href="pictures/${name}.${view}.png"><img loading="lazy" alt="${name}, ${view}" src="pictures/${name}.${view}.png"></a></figure>`,
  );
  const count = kind === 'changed' ? `, ${String(pixels)} pixels` : '';
  return `<section id="${name}"><h2>${titles[kind]}: ${name}${count}</h2><div class="views">${figures.join('')}</div></section>`;
};

/** Writes the page that shows what changed, and returns its path. */
export function writeReport(folder: string, base: string, changes: readonly Change[]): string {
  const file = path.join(folder, 'index.html');
  const list = changes.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('');
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual report</title><style>${styles}</style>
<h1>${changes.length === 0 ? 'Nothing changed' : `${String(changes.length)} pictures differ`}</h1>
<p>Compared with ${base}.</p><ol>${list}</ol>${changes.map(section).join('\n')}</html>\n`,
  );
  return file;
}
