import type { operations } from '@karvon/api/operations';
import type * as z from 'zod/v4/core';

type Ops = typeof operations;

/** The contract's shapes, so that no file writes them down again. */
export type Room = z.output<Ops['getRoom']['responses'][200]['schema']>;
export type RoomAuto = NonNullable<Room['car']>;
export type AutoRef = Room['viewed_autos'][number];
export type RoomListQuery = z.output<Ops['listRooms']['query']>;
export type RoomUpdate = z.output<Ops['updateRoom']['body']>;
export type RoomIntake = z.output<Ops['openRoom']['body']>;
export type RoomSignal = z.output<Ops['addRoomSignal']['body']>;
export type Message = NonNullable<Room['last_message']>;
export type BuyerMessages = z.output<Ops['listRoomMessages']['responses'][200]['schema']>;
export type BuyerMessage = BuyerMessages['results'][number];
export type RoomMessagesQuery = z.output<Ops['listRoomMessages']['query']>;
export type MessageListQuery = z.output<Ops['listMessages']['query']>;
export type MessageCreate = z.output<Ops['sendMessage']['body']>;
export type MessageIntake = z.output<Ops['addMessage']['body']>;
export type Template = z.output<Ops['createTemplate']['responses'][201]['schema']>;
export type TemplateCreate = z.output<Ops['createTemplate']['body']>;
export type TemplateUpdate = z.output<Ops['updateTemplate']['body']>;
