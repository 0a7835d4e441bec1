import { storyWindowName } from './kept-focus';

/** A page reserves space for its scrollbar. Next to a story in an iframe it is an empty strip. */
export function freeGutterOfStoryWindow(): void {
  if (window.name === storyWindowName) document.documentElement.style.scrollbarGutter = 'auto';
}
