// npm run test:modes: every story at 320 px, at 200 % zoom of a desk and of a phone, with a doubled font size, in forced colours, with less motion and on touch, and against axe in
// the two corners of language and theme that `npm test` leaves out. Fails where a page scrolls horizontally, a control covers text, a focused
// control shows nothing in forced colours or an icon has less than 3 : 1 there, what is pressed is too small for touch or a pointer, axe
// finds something, or a story does not come to rest, and writes sheets to look at. Every story is also opened by its own address, where its
// play passes and its console has no error, and every page of the documentation: it may not scroll horizontally, and its contents have links.
// --only PATTERN    stories whose id matches       --mode NAME    one of the looks, `direct` or `pages`
// --storybook PATH  a built one                    --resume       go on with the run before
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkDocPages } from './doc-pages.ts';
import { visitStories } from './gallery.ts';
import { Journal } from './journal.ts';
import { desk, passesWith, type Pass } from './mode-passes.ts';
import { checkOpenedDirectly, direct } from './opened-directly.ts';
import { storiesOf, storyIdsOf, type StoryEntry } from './stories.ts';
import { buildStorybook, cache, root } from './tree.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    mode: { type: 'string' },
    storybook: { type: 'string' },
    resume: { type: 'boolean', default: false },
  },
});
const storybook = values.storybook ?? path.join(cache, 'storybooks/working-tree');
const isBuilt = values.storybook !== undefined || (values.resume && existsSync(storybook));
if (!isBuilt) buildStorybook(root, storybook);
const only = values.only === undefined ? undefined : new RegExp(values.only);
const stories = storiesOf(storybook, only);
const report = path.join(root, 'modes-report');
if (!values.resume) rmSync(report, { recursive: true, force: true });
mkdirSync(report, { recursive: true });
const journal = new Journal(path.join(report, 'journal.jsonl'));

function writeSheet(name: string): void {
  const images = stories.map(
    ({ id }) =>
      `<figure><figcaption>${id}</figcaption><img loading="lazy" alt="${id}" src="${id}.png"></figure>`,
  );
  writeFileSync(
    path.join(report, name, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><style>body{font:11px system-ui;columns:220px}figure{margin:0 0 12px;break-inside:avoid}img{max-width:100%;border:1px solid #8888}</style>${images.join('')}</html>\n`,
  );
}

async function walk({ name: pass, context, globals, modes }: Pass): Promise<string[]> {
  const started = Date.now();
  for (const { name } of modes) {
    mkdirSync(path.join(report, name), { recursive: true });
    writeSheet(name);
  }
  const isDone = ({ id }: StoryEntry) => journal.has(pass, id);
  const stopped = await visitStories(
    storybook,
    stories,
    { context, globals, isDone },
    async (stage, { id }) => {
      const violations: string[] = [];
      for (const mode of modes) {
        if (mode !== modes[0] || mode.fontSize !== undefined) await stage.surround(mode);
        const own = (await stage.ownViewport()) ?? desk;
        const shown = mode.isOwnSize ? own : mode.viewport;
        if (shown.width !== mode.viewport.width) await stage.resize(shown);
        // A story's play is written for one width, font size and colour scheme. In others it may end elsewhere.
        const isOwn =
          shown.width === own.width &&
          mode.forcedColors !== 'active' &&
          mode.fontSize === undefined;
        if (stage.failure !== undefined && isOwn)
          throw new Error(`its play failed: ${stage.failure}`);
        writeFileSync(path.join(report, mode.name, `${id}.png`), await stage.glance());
        for (const find of mode.violations ?? []) {
          for (const violation of await find(stage.page, id))
            violations.push(`${mode.name}: ${id} ${violation}`);
        }
      }
      if (modes.length > 1 || modes[0].isOwnSize) await stage.reset(modes[0]);
      journal.write({ pass, id, violations });
    },
  );
  const seconds = Math.round((Date.now() - started) / 1000);
  process.stdout.write(
    `${modes.map(({ name }) => name).join(', ')}: ${String(stories.length)} stories, ${String(seconds)} s\n`,
  );
  return stopped.map(({ id, why }) => `${pass}: ${id} was not looked at: ${why}`);
}

const notSeen: string[] = [];
for (const pass of passesWith(values.mode)) notSeen.push(...(await walk(pass)));
if (values.mode === undefined || values.mode === direct)
  await checkOpenedDirectly(storybook, storyIdsOf(storybook, only), journal);
if (values.mode === undefined || values.mode === 'pages')
  await checkDocPages(storybook, only, journal);
const violations = [...journal.violations(), ...notSeen];
process.stdout.write(
  `${violations.join('\n')}\n${String(violations.length)} faults; sheets in ${report}\n`,
);
process.exitCode = violations.length === 0 ? 0 : 1;
