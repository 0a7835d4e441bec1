import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { visitStories } from './gallery.ts';
import { ownViewport, photograph, showStory, storiesOf, wearTheme } from './stories.ts';

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
    { viewport: desktop },
    async (page, address, { id }) => {
      const [first] = themes;
      const show = () => showStory(page, address, id, { theme: first, language: 'ru' });
      await show();
      const own = await ownViewport(page);
      if (own !== undefined) {
        await page.setViewportSize(own);
        await show();
      }
      for (const theme of themes) {
        await wearTheme(page, theme);
        writeFileSync(path.join(unfinished, `${id}.${theme}.png`), await photograph(page));
      }
      if (own !== undefined) await page.setViewportSize(desktop);
    },
  );
  rmSync(out, { recursive: true, force: true });
  renameSync(unfinished, out);
}

/** Whether pictures of a commit are kept already. */
export const hasShots = (folder: string): boolean => existsSync(folder);
