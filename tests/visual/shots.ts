import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { visitStories } from './gallery.ts';
import { photograph, showStory, storiesOf } from './stories.ts';

const themes = ['light', 'dark'] as const;

/** Pictures of every story in both themes, as `<story id>.<theme>.png` in a folder that appears when all are there. */
export async function takeShots(storybook: string, out: string, only?: RegExp): Promise<void> {
  const unfinished = `${out}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  await visitStories(
    storybook,
    storiesOf(storybook, only),
    { viewport: { width: 1280, height: 800 } },
    async (page, address, { id }) => {
      for (const theme of themes) {
        await showStory(page, address, id, { theme, language: 'ru' });
        writeFileSync(path.join(unfinished, `${id}.${theme}.png`), await photograph(page));
      }
    },
  );
  rmSync(out, { recursive: true, force: true });
  renameSync(unfinished, out);
}

/** Whether pictures of a commit are kept already. */
export const hasShots = (folder: string): boolean => existsSync(folder);
