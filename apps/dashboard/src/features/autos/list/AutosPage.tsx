// The page's chunk. Its parts are in a group of files (`build/file-groups.ts`).
export { preload } from '../queries';
export { AutoList as Component } from './AutoList';
