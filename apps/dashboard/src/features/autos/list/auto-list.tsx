// The page's chunk. What is in it goes with what it is made of into one file (`build/first-screens.ts`), where it weighs less.
export { preload } from '../queries';
export { AutoList as Component } from './AutoList';
