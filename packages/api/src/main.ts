/** Hooks, calls and models of the service `main`. */
export * from './generated/main/endpoints/index';
export * from './generated/main/endpoints/karvonMainService.schemas';
