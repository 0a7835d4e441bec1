/** The list of cars, the first screen of who is signed in: one file of the build for all of it. */
export { AutosListPage as Component } from './AutosListPage';
export { loader } from './autos-list-loader';
