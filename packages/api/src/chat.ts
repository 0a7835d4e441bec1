/** Hooks, calls and models of the service `chat`. */
export * from './generated/chat/endpoints/index';
export * from './generated/chat/endpoints/karvonChatAndNotificationService.schemas';
