import { setLanguage, readModes } from '../globals';

/** True when the story has a play function. */
export const isPlayed = (story: object): boolean =>
  'playFunction' in story && story.playFunction !== undefined;

const begun = new WeakSet<AbortSignal>();

interface Begun {
  abortSignal: AbortSignal;
  globals: Readonly<Record<string, unknown>>;
  /** Globals that the story itself sets. */
  storyGlobals?: Readonly<Record<string, unknown>>;
  parameters: { playedIn?: 'russian' | 'any language' };
}

/**
 * A play looks for the Russian words that are in its story, so the story speaks Russian until it is over, and then what the toolbar says:
 * what was opened stays open. A story that sets its language itself is played in it, and so is one that takes its text from
 * where the page has them (`playedIn: 'any language'`).
 */
export function playInRussian(story: Begun): (() => void) | undefined {
  const { abortSignal, globals, storyGlobals = {}, parameters } = story;
  // Rendered once more after a toolbar or a control, a story is not played again.
  if (begun.has(abortSignal) || !isPlayed(story)) return undefined;
  begun.add(abortSignal);
  if (readModes(globals).language === 'ru' || 'language' in storyGlobals) return undefined;
  if (parameters.playedIn === 'any language') return undefined;
  setLanguage('ru');
  return () => setLanguage(undefined);
}
