// The page's chunk. `build/file-groups.ts` groups its parts.
export { preload } from '../queries';
export { AutoList as Component } from './AutoList';
