import type { Row } from '../../../platform/db/tables';
import type { BodyOf, QueryOf, ResponseOf } from '../../../platform/values/contract';

export type Room = ResponseOf<'getRoom'>;
export type RoomAuto = NonNullable<Room['car']>;
export type AutoRef = Room['viewed_autos'][number];
export type RoomListQuery = QueryOf<'listRooms'>;
export type RoomUpdate = BodyOf<'updateRoom'>;
export type RoomIntake = BodyOf<'openRoom'>;
export type RoomSignal = BodyOf<'addRoomSignal'>;
export type Message = NonNullable<Room['last_message']>;
export type BuyerMessages = ResponseOf<'listRoomMessages'>;
export type BuyerMessage = BuyerMessages['results'][number];
export type RoomMessagesQuery = QueryOf<'listRoomMessages'>;
export type MessageListQuery = QueryOf<'listMessages'>;
export type MessageCreate = BodyOf<'sendMessage'>;
export type MessageIntake = BodyOf<'addMessage'>;
export type Template = ResponseOf<'createTemplate'>;
export type TemplateCreate = BodyOf<'createTemplate'>;
export type TemplateUpdate = BodyOf<'updateTemplate'>;

export type RoomType = Row<'chat_rooms'>['room_type'];
export type MessageAuthor = Row<'chat_messages'>['author'];
