import type { BodyOf, ResponseOf } from '../../../platform/values/contract';

export type Telegram = ResponseOf<'getTelegram'>;
export type TelegramSettings = Telegram['settings'];
export type TelegramEvent = keyof TelegramSettings['events'];
export type TelegramSettingsUpdate = BodyOf<'updateTelegramSettings'>;
