import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { visitStories } from './gallery.ts';
import { storiesOf } from './stories.ts';

const themes = ['light', 'dark'] as const;
const desktop = { width: 1280, height: 800 };

export interface Shooting {
  only?: RegExp | undefined;
  /** Keeps images of an interrupted run. @default false */
  isResumed?: boolean;
  /** Repeats each image until two in a row are equal, which takes twice the time. @default false */
  isCareful?: boolean;
}

/**
 * Takes `<story id>.<theme>.png` into a folder that appears when all are there.
 * @throws Error that names unsettled stories; taken images are kept for another run
 */
export async function takeShots(
  storybook: string,
  out: string,
  { only, isResumed = false, isCareful = false }: Shooting = {},
): Promise<void> {
  const unfinished = `${out}.unfinished`;
  if (!isResumed) rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const fileOf = (id: string, theme: string) => path.join(unfinished, `${id}.${theme}.png`);
  const stopped = await visitStories(
    storybook,
    storiesOf(storybook, only),
    {
      context: { viewport: desktop },
      globals: { theme: themes[0], language: 'ru' },
      isDone: ({ id }) => themes.every((theme) => existsSync(fileOf(id, theme))),
    },
    async (stage, { id }) => {
      const own = await stage.ownViewport();
      if (own !== undefined) await stage.resize(own);
      if (stage.failure !== undefined) throw new Error(`its play failed: ${stage.failure}`);
      for (const theme of themes) {
        await stage.wearTheme(theme);
        writeFileSync(
          fileOf(id, theme),
          isCareful ? await stage.photograph() : await stage.glance(),
        );
      }
      if (own === undefined) return;
      await stage.page.setViewportSize(desktop);
      stage.forget();
    },
  );
  if (stopped.length > 0) {
    const names = stopped.map(({ id, why }) => `${id}: ${why}`);
    throw new Error(`These did not come to rest:\n${names.join('\n')}`);
  }
  rmSync(out, { recursive: true, force: true });
  renameSync(unfinished, out);
}

export const hasShots = (folder: string): boolean => existsSync(folder);
