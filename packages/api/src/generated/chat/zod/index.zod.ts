export * from './events/events.zod';
export * from './messages/messages.zod';
export * from './rooms/rooms.zod';
export * from './socket/socket.zod';
export * from './templates/templates.zod';
