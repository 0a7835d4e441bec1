import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Change } from './compare.ts';

export interface ShownChange extends Change {
  isAccepted: boolean;
}

const titles = { changed: 'Changed', added: 'New', removed: 'Gone' } as const satisfies Record<
  Change['kind'],
  string
>;
const views = {
  changed: ['before', 'after', 'difference'],
  added: ['after'],
  removed: ['before'],
} as const satisfies Record<Change['kind'], readonly string[]>;

/** URL of `npm run storybook`, or of a published one. */
const storybookUrl = () => process.env['STORYBOOK_URL'] ?? 'http://localhost:6006';

const styles = `
:root{color-scheme:light dark;font:14px/1.45 system-ui,sans-serif}
body{margin:24px auto;padding:0 24px;max-width:1400px}
h2{font-size:18px;margin:40px 0 8px;overflow-wrap:anywhere}
h3{font-size:14px;margin:0;font-weight:600}
nav li{overflow-wrap:anywhere}
section>article{border-top:1px solid #8884;padding:16px 0}
article header{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;margin-bottom:8px}
article[data-accepted]{opacity:.6}
.piece{--at:50%;position:relative;display:inline-block;max-width:100%;line-height:0}
.piece img{max-width:100%;border:1px solid #8888;background:#8882}
.piece img+img{position:absolute;inset:0;clip-path:inset(0 0 0 var(--at))}
.piece::after{content:"";position:absolute;inset-block:0;left:var(--at);border-left:2px solid #e02020;pointer-events:none}
input[type=range]{display:block;width:min(100%,420px);margin:8px 0}
details img{max-width:100%;border:1px solid #8888;background:#8882}
.views{display:grid;gap:12px;grid-template-columns:repeat(auto-fit,minmax(min(100%,360px),1fr))}
figure{margin:0}figcaption{color:GrayText;font-size:12px}
#command{position:sticky;bottom:0;padding:12px;background:Canvas;border-top:1px solid #8888;overflow-wrap:anywhere}
code{font:13px ui-monospace,monospace}
`;

// Moves the edge between before and after, and writes the command that accepts the selected images.
const script = `
for (const slider of document.querySelectorAll('input[type=range]'))
  slider.addEventListener('input', () => slider.previousElementSibling.style.setProperty('--at', slider.value + '%'));
const command = document.getElementById('command');
addEventListener('change', () => {
  const names = [...document.querySelectorAll('input[name=accept]:checked')].map((box) => box.value.replaceAll('.', '[.]'));
  command.hidden = names.length === 0;
  command.querySelector('code').textContent = "npm run test:visual -- --accept '^(" + names.join('|') + ")$'";
});
`;

function partsOf(name: string): { component: string; id: string; theme: string } {
  const [id = name, theme = 'light'] = name.split('.');
  return { component: id.split('--')[0] ?? id, id, theme };
}

const picture = (name: string, view: string) =>
  `<img loading="lazy" alt="${name}, ${view}" src="pictures/${name}.${view}.png">`;

function article({ name, kind, pixels, isAccepted }: ShownChange): string {
  const { id, theme } = partsOf(name);
  const count = kind === 'changed' ? `, ${String(pixels)} pixels` : '';
  const story = `${storybookUrl()}/?path=/story/${id}&globals=theme:${theme}`;
  const slider =
    kind === 'changed'
      ? `<div class="piece">${picture(name, 'piece-before')}${picture(name, 'piece-after')}</div><input type="range" min="0" max="100" value="50" aria-label="Before on the left, after on the right">`
      : '';
  const figures = views[kind].map(
    (view) =>
      `<figure><figcaption>${view}</figcaption><a href="pictures/${name}.${view}.png">${picture(name, view)}</a></figure>`,
  );
  return `<article id="${name}"${isAccepted ? ' data-accepted' : ''}><header><h3>${titles[kind]}: ${id}, ${theme}${count}</h3><a href="${story}">Story</a>${
    isAccepted
      ? '<span>Accepted before</span>'
      : `<label><input type="checkbox" name="accept" value="${name}"> Accept</label>`
  }</header>${slider}<details${kind === 'changed' ? '' : ' open'}><summary>Full pictures</summary><div class="views">${figures.join('')}</div></details></article>`;
}

const shown = z.array(
  z.object({
    name: z.string(),
    kind: z.enum(['changed', 'added', 'removed']),
    pixels: z.number(),
  }),
);

export function writeReport(folder: string, base: string, changes: readonly ShownChange[]): string {
  const file = path.join(folder, 'index.html');
  const open = changes.filter(({ isAccepted }) => !isAccepted);
  const groups = [...Map.groupBy(changes, ({ name }) => partsOf(name).component)];
  const list = groups.map(
    ([component, all]) =>
      `<li><a href="#${component}">${component}</a>: ${String(all.length)}</li>`,
  );
  const sections = groups.map(
    ([component, all]) =>
      `<section id="${component}"><h2>${component}</h2>${all.map(article).join('')}</section>`,
  );
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Visual report</title><style>${styles}</style>
<h1>${open.length === 0 ? 'Nothing to look at' : `Pictures that differ: ${String(open.length)}`}</h1>
<p>Compared with ${base}. Accepted before: ${String(changes.length - open.length)}. Stories open in <code>${storybookUrl()}</code>.</p><nav><ol>${list.join('')}</ol></nav>${sections.join('\n')}
<p id="command" hidden>Accept what is checked: <code></code></p><script>${script}</script></html>\n`,
  );
  writeFileSync(path.join(folder, 'changes.json'), JSON.stringify(changes));
  return file;
}

export const readChanges = (folder: string): Change[] =>
  shown.parse(JSON.parse(readFileSync(path.join(folder, 'changes.json'), 'utf8')));
