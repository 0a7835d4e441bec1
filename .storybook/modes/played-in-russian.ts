import { isUzbek, readModes, setLanguage } from '../globals';

/** True when the story has a play function. */
export const isPlayed = (story: object): boolean =>
  'playFunction' in story && story.playFunction !== undefined;

const begun = new WeakSet<AbortSignal>();

interface Begun {
  name: string;
  abortSignal: AbortSignal;
  globals: Readonly<Record<string, unknown>>;
  /** Globals that the story itself sets. */
  storyGlobals?: Readonly<Record<string, unknown>>;
  parameters: { playedIn?: 'russian' | 'any language' };
}

/**
 * A play looks for Russian texts, so the story is Russian until it ends and then changes to the toolbar's language.
 * Stories that set their language, or with `playedIn: 'any language'`, are played in it.
 */
export function playInRussian(story: Begun): (() => void) | undefined {
  const { abortSignal, globals, name, storyGlobals = {}, parameters } = story;
  // A story rendered again after a toolbar or a control changed is not played again.
  if (begun.has(abortSignal) || !isPlayed(story)) return undefined;
  begun.add(abortSignal);
  if (readModes(globals).language === 'ru' || 'language' in storyGlobals || isUzbek(name))
    return undefined;
  if (parameters.playedIn === 'any language') return undefined;
  setLanguage('ru');
  return () => setLanguage(undefined);
}
