import type { BrowserContextOptions, Page } from '@playwright/test';
import { axeFindings } from './mode-axe.ts';
import { overflow, unseenFocus } from './mode-faults.ts';
import { smallTargets } from './mode-targets.ts';
import type { Globals, Surroundings } from './story-page.ts';

/** A way to look at a story. */
export interface Look extends Surroundings {
  /** Folder of its pictures. */
  name: string;
  /** Shows a story in the window that it asks for, and only the others in this one. @default false */
  isOwnSize?: boolean;
  /** What is wrong with the story on the page, in words. */
  faults?: readonly ((page: Page, story: string) => Promise<string[]>)[];
}

/** Looks that one load of a story serves: a person zooms and changes colours while the page stands. */
export interface Pass {
  name: string;
  context: BrowserContextOptions;
  globals: Globals;
  looks: readonly [Look, ...Look[]];
}

/** The window of a story that asks for none. */
export const desk = { width: 1280, height: 800 };

const light = { theme: 'light', language: 'uz' };

/** On a phone the head of a table is cut away: it must not take the focus. */
async function unseenFocusInTables(page: Page, story: string): Promise<string[]> {
  if (!story.startsWith('components-data-table--')) return [];
  // A shadow shows the focus here: colours are not forced.
  return (await unseenFocus(page)).filter((fault) => fault.endsWith('cannot be seen'));
}

export const passes: readonly Pass[] = [
  {
    name: 'mouse',
    context: { viewport: { width: 320, height: 640 } },
    globals: light,
    looks: [
      { name: '320', viewport: { width: 320, height: 640 }, faults: [overflow] },
      // A window of 1280 × 800 at 200 %, in its own pixels: zoom is nothing else to a page.
      {
        name: 'zoom-200',
        viewport: { width: 640, height: 400 },
        faults: [overflow, unseenFocusInTables],
      },
      // Last, since Tab leaves its focus behind. Sizes are those of every desk: colours change none.
      {
        name: 'forced-colours',
        viewport: desk,
        forcedColors: 'active',
        faults: [smallTargets('fine'), unseenFocus],
      },
    ],
  },
  {
    name: 'finger',
    context: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    globals: { ...light, pointer: 'coarse', motion: 'reduced' },
    looks: [
      {
        name: 'finger',
        viewport: { width: 360, height: 740 },
        faults: [overflow, smallTargets('coarse')],
      },
      // A finger has the layouts of a desk too.
      {
        name: 'finger-tablet',
        viewport: { width: 820, height: 1180 },
        faults: [overflow, smallTargets('coarse')],
      },
    ],
  },
  // Stories in Vitest hold two corners of language and theme against axe; here are the other two.
  corner('ru', 'dark'),
  corner('uz', 'light'),
];

/** A story as it stands at a desk, in one language and theme, held against axe. */
function corner(language: 'ru' | 'uz', theme: 'light' | 'dark'): Pass {
  const name = `axe-${language}-${theme}`;
  return {
    name,
    context: { viewport: desk },
    globals: { theme, language },
    looks: [{ name, viewport: desk, isOwnSize: true, faults: [axeFindings] }],
  };
}

/** The passes with one of the looks only. */
export const passesWith = (name: string | undefined): readonly Pass[] =>
  passes.flatMap((pass) => {
    const [first, ...rest] = pass.looks.filter((look) => name === undefined || look.name === name);
    return first === undefined
      ? []
      : [
          {
            ...pass,
            looks: [first, ...rest],
            context: {
              ...pass.context,
              viewport: first.viewport,
              forcedColors: first.forcedColors ?? 'none',
            },
          },
        ];
  });
