import type { Generated } from 'kysely';
import type { Owner } from '../../../platform/values/owner';

export type RoomType = 'buyer' | 'visitor';
export type MessageAuthor = 'business' | 'client';

export interface ChatTables {
  chat_rooms: {
    id: Generated<number>;
    business_user_id: Owner;
    /** The marketplace's id of the chat. */
    external_id: string;
    room_type: RoomType;
    /** null for a visitor without a name. */
    username: string | null;
    phone: string | null;
    profile_pic: string | null;
    auto_id: number | null;
    avtosalon_id: number | null;
    viewed_autos: number[];
    /** Name in the form that texts are compared in, and the phone's digits. */
    search: string;
    /** Counters, raised in the transaction of what they count; a test compares them with a count. */
    unread_count: Generated<number>;
    message_count: Generated<number>;
    last_message_id: number | null;
    last_read_by_client: Generated<number>;
    /** When somebody of the dealership first read it. */
    opened_at: Date | null;
    /** When the first unanswered message came. */
    waiting_since: Date | null;
    /** The buyer is there until then, unless another signal comes. */
    online_until: Date | null;
    last_seen_at: Date | null;
    is_pinned: Generated<boolean>;
    is_blocked: Generated<boolean>;
    note: Generated<string>;
    /** Raised with each change of the dealership's; messages leave it. */
    edit_version: Generated<number>;
    created_at: Date;
    updated_at: Date;
  };
  chat_messages: {
    /** Rises within a room in the order of commits. */
    id: Generated<number>;
    room_id: number;
    author: MessageAuthor;
    /** The business user who wrote. */
    author_id: number | null;
    /** The writer's own id; unique in the room for each side. */
    client_id: string;
    text: string;
    created_at: Date;
    /** When the other side read it. */
    read_at: Date | null;
  };
  chat_attachments: { message_id: number; place: number; image_id: string };
  chat_templates: {
    id: Generated<number>;
    business_user_id: Owner;
    title: string;
    text: string;
    /** Empty for none. */
    text_uz: Generated<string>;
    position: number;
  };
}
