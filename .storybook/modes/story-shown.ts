import {
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { storyWindowName } from './kept-focus';

/** Event of a story's iframe: the story is rendered and its play has ended. */
export const storyShown = 'story-shown';

/** Notifies the page around an iframe that the story is rendered and played, or has failed, so that the next one can start. */
export function announceShown(): void {
  const frame = window.name === storyWindowName ? window.frameElement : null;
  if (!frame) return;
  const channel = addons.getChannel();
  for (const end of [
    STORY_FINISHED,
    STORY_ERRORED,
    STORY_MISSING,
    STORY_THREW_EXCEPTION,
    PLAY_FUNCTION_THREW_EXCEPTION,
  ]) {
    channel.on(end, () => frame.dispatchEvent(new Event(storyShown)));
  }
}
