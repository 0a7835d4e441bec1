/** Hooks, calls and models of the service `search`. */
export * from './generated/search/endpoints/index';
export * from './generated/search/endpoints/karvonSearchService.schemas';
