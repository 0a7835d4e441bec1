export * from './generated/main/endpoints/index';
export * from './generated/main/endpoints/karvonMainService.schemas';
