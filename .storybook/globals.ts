import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { isSetByStoryWindow } from './modes/kept-toolbars';
import { coarsePointer, forceMedia, reducedMotion } from './modes/forced-media';

/** Validated values of the toolbars. */
export interface Modes {
  theme: 'light' | 'dark';
  language: 'ru' | 'uz';
  /** Kind of pointer, which sets the sizes of controls and rows. */
  pointer: 'fine' | 'coarse';
  motion: 'system' | 'reduced';
}

/** Reads the toolbars' values. Unknown values become the first of their kind. */
export const readModes = (globals: Readonly<Record<string, unknown>>): Modes => ({
  theme: globals['theme'] === 'dark' ? 'dark' : 'light',
  language: globals['language'] === 'uz' ? 'uz' : 'ru',
  pointer: globals['pointer'] === 'coarse' ? 'coarse' : 'fine',
  motion: globals['motion'] === 'reduced' ? 'reduced' : 'system',
});

/** Texts of these stories are Uzbek: so are their components' own. */
export const isUzbek = (name: string): boolean => /Long Text|In Uzbek/.test(name);

const start: Modes = { theme: 'light', language: 'ru', pointer: 'fine', motion: 'system' };
let current = start;
const listeners = new Set<() => void>();

/** Sets the document's attributes, which components and style sheets read. */
export function dress({ theme, pointer, motion }: Modes): void {
  document.documentElement.dataset['theme'] = theme;
  forceMedia({
    [coarsePointer]: pointer === 'coarse' ? true : undefined,
    [reducedMotion]: motion === 'reduced' ? true : undefined,
  });
}

const take = ({ globals }: { globals: Record<string, unknown> }) => {
  if (isSetByStoryWindow()) return;
  current = readModes(globals);
  dress(current);
  for (const listener of listeners) listener();
};

/** Subscribes to the toolbars. Documentation pages are outside of stories and get no globals otherwise. */
export function followToolbars(): void {
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, take);
  channel.on(GLOBALS_UPDATED, take);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useModes = (): Modes => useSyncExternalStore(subscribe, () => current);

let screenLanguage: Modes['language'] | undefined;
const hearers = new Set<() => void>();

/** Changes the language of the story on screen without rendering it again; `undefined` ends it. */
export function setLanguage(language: Modes['language'] | undefined): void {
  screenLanguage = language;
  for (const hearer of hearers) hearer();
}

const subscribeToLanguage = (hearer: () => void) => {
  hearers.add(hearer);
  return () => hearers.delete(hearer);
};

/** Language of a story: the toolbar's, or the one that a check sets. */
export function useStoryLanguage(language: Modes['language']): Modes['language'] {
  return useSyncExternalStore(subscribeToLanguage, () => screenLanguage) ?? language;
}
