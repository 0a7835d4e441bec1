import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { visitStories } from './gallery.ts';
import { storiesOf } from './stories.ts';

const themes = ['light', 'dark'] as const;
const desktop = { width: 1280, height: 800 };

/** Pictures of every story in both themes, as `<story id>.<theme>.png` in a folder that appears when all are there. */
export async function takeShots(storybook: string, out: string, only?: RegExp): Promise<void> {
  const unfinished = `${out}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  await visitStories(
    storybook,
    storiesOf(storybook, only),
    { context: { viewport: desktop }, globals: { theme: themes[0], language: 'ru' } },
    async (stage, { id }) => {
      const own = await stage.ownViewport();
      if (own !== undefined) await stage.resize(own);
      for (const theme of themes) {
        await stage.wearTheme(theme);
        writeFileSync(path.join(unfinished, `${id}.${theme}.png`), await stage.photograph());
      }
      if (own === undefined) return;
      await stage.page.setViewportSize(desktop);
      stage.forget();
    },
  );
  rmSync(out, { recursive: true, force: true });
  renameSync(unfinished, out);
}

/** Whether pictures of a commit are kept already. */
export const hasShots = (folder: string): boolean => existsSync(folder);
