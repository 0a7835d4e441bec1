export { preload } from '../queries';
export { AutoList as Component } from './AutoList';
