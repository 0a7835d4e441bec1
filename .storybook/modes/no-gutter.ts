import { storyWindowName } from './kept-focus';

/** A page keeps room for its scrollbar, so that nothing moves when one comes. Next to a story in a window of its own it is an empty strip. */
export function freeGutterOfStoryWindow(): void {
  if (window.name === storyWindowName) document.documentElement.style.scrollbarGutter = 'auto';
}
