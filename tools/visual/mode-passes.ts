import type { BrowserContextOptions, Page } from '@playwright/test';
import { axeFindings } from './mode-axe.ts';
import { coveredText } from './mode-covered.ts';
import { paleIcons } from './mode-icons.ts';
import { overflow, unseenFocus } from './mode-violations.ts';
import { smallTargets } from './mode-targets.ts';
import type { Globals, Environment } from './story-page.ts';

export interface Mode extends Environment {
  name: string;
  /** Uses the window that the story asks for instead of `viewport`. @default false */
  isOwnSize?: boolean;
  violations?: readonly ((page: Page, story: string) => Promise<string[]>)[];
}

/** Environments that share one load of a story: a user zooms and changes colours while the page stays. */
export interface Pass {
  name: string;
  context: BrowserContextOptions;
  globals: Globals;
  modes: readonly [Mode, ...Mode[]];
}

export const desk = { width: 1280, height: 800 };

const light = { theme: 'light', language: 'uz' };

/** The head of a table is hidden on a phone: it must not take the focus. */
async function unseenFocusInTables(page: Page, story: string): Promise<string[]> {
  if (!story.startsWith('components-data-table--')) return [];
  // A shadow shows the focus here: colours are not forced.
  return (await unseenFocus(page)).filter((violation) => violation.endsWith('cannot be seen'));
}

/** Only screens must fit: a component alone may need more room. */
const overflowOfScreen = async (page: Page, story: string): Promise<string[]> =>
  story.startsWith('screens-') ? overflow(page) : [];

export const passes: readonly Pass[] = [
  {
    name: 'mouse',
    context: { viewport: { width: 320, height: 640 } },
    globals: light,
    modes: [
      {
        name: '320',
        viewport: { width: 320, height: 640 },
        violations: [overflow, coveredText],
      },
      // A phone of 360 px at 200 %. WCAG 1.4.10 requires 320.
      {
        name: 'phone-zoom-200',
        viewport: { width: 180, height: 370 },
        violations: [overflowOfScreen],
      },
      // A phone with a doubled font size (WCAG 1.4.4).
      {
        name: 'font-200',
        viewport: { width: 360, height: 740 },
        fontSize: 32,
        violations: [overflowOfScreen],
      },
      // A window of 1280 × 800 at 200 %, in its own pixels: a page sees zoom only as a smaller window.
      {
        name: 'zoom-200',
        viewport: { width: 640, height: 400 },
        violations: [overflow, unseenFocusInTables],
      },
      // Last, since Tab leaves its focus behind. Colours do not change sizes.
      {
        name: 'forced-colours',
        viewport: desk,
        forcedColors: 'active',
        violations: [paleIcons, coveredText, smallTargets('fine'), unseenFocus],
      },
    ],
  },
  {
    name: 'touch',
    context: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    globals: { ...light, pointer: 'coarse', motion: 'reduced' },
    modes: [
      {
        name: 'touch',
        viewport: { width: 360, height: 740 },
        violations: [overflow, coveredText, smallTargets('coarse')],
      },
      // A touch screen has the layouts of a desktop too.
      {
        name: 'touch-tablet',
        viewport: { width: 820, height: 1180 },
        violations: [overflow, smallTargets('coarse')],
      },
    ],
  },
  // Stories in Vitest check two combinations of language and theme with axe; these are the other two.
  corner('ru', 'dark'),
  corner('uz', 'light'),
];

function corner(language: 'ru' | 'uz', theme: 'light' | 'dark'): Pass {
  const name = `axe-${language}-${theme}`;
  return {
    name,
    context: { viewport: desk },
    globals: { theme, language },
    modes: [{ name, viewport: desk, isOwnSize: true, violations: [axeFindings] }],
  };
}

export const passesWith = (name: string | undefined): readonly Pass[] =>
  passes.flatMap((pass) => {
    const [first, ...rest] = pass.modes.filter(
      (attempt) => name === undefined || attempt.name === name,
    );
    return first === undefined
      ? []
      : [
          {
            ...pass,
            modes: [first, ...rest],
            context: {
              ...pass.context,
              viewport: first.viewport,
              forcedColors: first.forcedColors ?? 'none',
            },
          },
        ];
  });
