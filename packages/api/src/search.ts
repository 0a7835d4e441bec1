export * from './generated/search/endpoints/index';
export * from './generated/search/endpoints/karvonSearchService.schemas';
