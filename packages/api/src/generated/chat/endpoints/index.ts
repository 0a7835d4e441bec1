export * from './events/events';
export * from './messages/messages';
export * from './rooms/rooms';
export * from './socket/socket';
export * from './templates/templates';
