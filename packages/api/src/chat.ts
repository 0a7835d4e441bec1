export * from './generated/chat/endpoints/index';
export * from './generated/chat/endpoints/karvonChatAndNotificationService.schemas';
