/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
/**
 * Type of the person in the room. A `buyer` has an account on the marketplace; a `visitor` has none.
 */
export type RoomType = typeof RoomType[keyof typeof RoomType];


export const RoomType = {
  buyer: 'buyer',
  visitor: 'visitor',
} as const;

/**
 * Read state of a room. `unread` means that it has unread messages of the buyer.
 */
export type RoomStatus = typeof RoomStatus[keyof typeof RoomStatus];


export const RoomStatus = {
  read: 'read',
  unread: 'unread',
} as const;

/**
 * Place where the buyer writes.
 */
export type RoomChannel = typeof RoomChannel[keyof typeof RoomChannel];


export const RoomChannel = {
  site: 'site',
  telegram: 'telegram',
} as const;

/**
 * Machine-readable reason. The list may grow: treat an unknown code like its HTTP status. Each operation lists its own codes in `x-codes`.
 * @minLength 1
 * @maxLength 100
 * @pattern ^[a-z][a-z0-9_]*$
 */
export type ErrorCode = string;

/**
 * Values for the placeholders of the translated message, such as `min` or `left`.
 */
export type FieldErrorParams = {[key: string]: string | number};

/**
 * One invalid field.
 */
export interface FieldError {
  /**
     * Path of the field in the request body or query, dots between levels (`core_car.year`).
     * @maxLength 200
     */
  field: string;
  /** The reason; a translation key in the namespace `errors`. */
  code: ErrorCode;
  /** Values for the placeholders of the translated message, such as `min` or `left`. */
  params?: FieldErrorParams;
}

/**
 * The lowest role allowed to do this, for 403 `not_permitted`.
 */
export type ProblemNeeds = typeof ProblemNeeds[keyof typeof ProblemNeeds];


export const ProblemNeeds = {
  owner: 'owner',
  manager: 'manager',
} as const;

/**
 * The conflicting entity, for 409, so that a screen can link to it.
 */
export type ProblemConflictsWith = {
  /**
     * Id of the entity.
     * @minimum 1
     */
  id: number;
  /**
     * Its name or title.
     * @maxLength 200
     */
  title?: string;
};

/**
 * RFC 9457 problem document. Clients translate `code`; `title` and `detail` are for developers.
 */
export interface Problem {
  /**
     * URI reference of the problem type; `about:blank` when the status alone describes it.
     * @maxLength 200
     */
  type: string;
  /**
     * Short text in English for developers; never shown to dealers.
     * @maxLength 200
     */
  title: string;
  /**
     * The HTTP status code.
     * @minimum 400
     * @maximum 599
     */
  status: number;
  /**
     * Details of this occurrence, for developers.
     * @maxLength 1000
     */
  detail?: string;
  /** The reason; a translation key in the namespace `errors`. */
  code: ErrorCode;
  /**
     * Id of this request; also in the header `X-Request-Id`.
     * @maxLength 100
     */
  instance: string;
  /**
     * The invalid fields, for 422.
     * @maxItems 200
     */
  errors?: FieldError[];
  /**
     * The states or actions that are allowed now, for 409 on a change of state.
     * @maxItems 50
     * @items.maxLength 50
     */
  allowed?: string[];
  /** The lowest role allowed to do this, for 403 `not_permitted`. */
  needs?: ProblemNeeds;
  /** The conflicting entity, for 409, so that a screen can link to it. */
  conflicts_with?: ProblemConflictsWith;
  /**
     * Seconds to wait before a retry, for 429 and 503; also in the header `Retry-After`.
     * @minimum 0
     */
  retry_after?: number;
}

/**
 * The buyer's Telegram.
 */
export interface RoomTelegram {
  /**
     * Name without @; absent if the account has none.
     * @maxLength 64
     */
  username?: string;
  /** True while the buyer has stopped the bot. Messages do not reach the buyer. */
  blocked: boolean;
  /** True while the dealership takes no messages from the buyer in this room. */
  muted: boolean;
}

/**
 * A stored picture.
 */
export interface Image {
  /**
     * Random, unguessable id.
     * @maxLength 64
     * @pattern ^[A-Za-z0-9_-]+$
     */
  id: string;
  /**
     * URL of the full picture (longest side at most 2560 px), relative to the origin or absolute.
     * @maxLength 500
     */
  url: string;
  /**
     * URL of the thumbnail (640 px wide).
     * @maxLength 500
     */
  thumbnail: string;
  /**
     * File name at the upload.
     * @maxLength 200
     */
  name?: string;
  /**
     * Pixels.
     * @minimum 1
     */
  width?: number;
  /**
     * Pixels.
     * @minimum 1
     */
  height?: number;
}

/**
 * Phone number of any country in E.164; an Uzbek one has nine digits after +998.
 * @pattern ^\+(998\d{9}|(?!998)[1-9]\d{6,14})$
 */
export type InternationalPhone = string;

/**
 * `ne_active`: draft. `moderation`: waits for a moderator. `moderation_declined`: declined with reasons. `flagged_to_admin`: waits for an admin. `active`: on sale. `reported_by_client`: buyers complained. `barakami`: agreed with a buyer and reserved for 72 hours. `sold_on_karvon`: sold. `deactivated`: taken down by the dealer. `expired`: its 30 days are over. `archived`: moved to the archive. `deleted`: deleted by the dealer or an admin.
 */
export type AutoStatus = typeof AutoStatus[keyof typeof AutoStatus];


export const AutoStatus = {
  ne_active: 'ne_active',
  moderation: 'moderation',
  moderation_declined: 'moderation_declined',
  flagged_to_admin: 'flagged_to_admin',
  active: 'active',
  reported_by_client: 'reported_by_client',
  barakami: 'barakami',
  sold_on_karvon: 'sold_on_karvon',
  deactivated: 'deactivated',
  expired: 'expired',
  archived: 'archived',
  deleted: 'deleted',
} as const;

/**
 * An amount in whole units of the currency.
 * @minimum 0
 * @maximum 1000000000000
 */
export type Money = number;

/**
 * `UZS` is so'm, `USD` is y.e.
 */
export type Currency = typeof Currency[keyof typeof Currency];


export const Currency = {
  UZS: 'UZS',
  USD: 'USD',
} as const;

/**
 * A name in one language.
 */
export interface LocalisedName {
  /**
     * The name.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
}

/**
 * A name in both languages.
 */
export interface Translations {
  ru: LocalisedName;
  uz: LocalisedName;
}

/**
 * The car that a room is about, as shown beside the conversation.
 */
export interface RoomAuto {
  /**
     * Id of the listing.
     * @minimum 1
     */
  id: number;
  /**
     * Brand, model and year.
     * @minLength 1
     * @maxLength 200
     */
  title: string;
  /** Cover photo. Absent if there is none. */
  photo?: Image;
  /**
     * Id of the brand in the catalogue.
     * @minimum 1
     */
  brand_id: number;
  /**
     * Id of the model in the catalogue.
     * @minimum 1
     */
  model_id: number;
  /** Current status of the listing. */
  status: AutoStatus;
  /**
     * Statuses that the dealer can set from the current one.
     * @maxItems 12
     */
  allowed_transitions: AutoStatus[];
  /** Asking price in `currency`. Absent if it is not set, as in some drafts. */
  price?: Money;
  /** Currency of `price`. */
  currency: Currency;
  /**
     * Mileage in kilometres.
     * @minimum 0
     * @maximum 5000000
     */
  mileage?: number;
  /** Name of the gearbox type in both languages. */
  transmission?: Translations;
  /** Name of the district in both languages. */
  district?: Translations;
  /** End of the reservation. Present only with status `barakami`. */
  reserved_until?: string;
}

/**
 * A car listing in short form, for rows of other lists.
 */
export interface AutoRef {
  /**
     * Id of the car listing.
     * @minimum 1
     */
  id: number;
  /**
     * Brand, model and year.
     * @minLength 1
     * @maxLength 200
     */
  title: string;
  /**
     * Model and year, for narrow columns; only on cars of leads and desired cars of applications.
     * @minLength 1
     * @maxLength 200
     */
  short_title?: string;
  /** The cover photo; absent when the car has none. */
  photo?: Image;
  /** Current status of the listing; absent where the row has it elsewhere or does not depend on it. */
  status?: AutoStatus;
}

/**
 * Status of the lead. It is `contacted` after somebody has answered the buyer.
 */
export type LeadStatus = typeof LeadStatus[keyof typeof LeadStatus];


export const LeadStatus = {
  new: 'new',
  contacted: 'contacted',
} as const;

/**
 * Place where the buyer made contact.
 */
export type LeadSource = typeof LeadSource[keyof typeof LeadSource];


export const LeadSource = {
  listing: 'listing',
  avtosalon_page: 'avtosalon_page',
  search: 'search',
  campaign: 'campaign',
  trade_in: 'trade_in',
  dealer: 'dealer',
  telegram: 'telegram',
} as const;

/**
 * An employee in short form, embedded in other objects.
 */
export interface EmployeeRef {
  /**
     * Id of the employee.
     * @minimum 1
     */
  id: number;
  /**
     * Full name.
     * @minLength 1
     * @maxLength 200
     */
  full_name: string;
  /** Portrait; absent when there is none. */
  profile_pic?: Image;
  /** False for an employee who cannot sign in, such as a blocked or removed one. The name stays. */
  is_active?: boolean;
}

/**
 * The lead of a room. `updateLead` of the main service changes its status.
 */
export interface ChatLead {
  /**
     * Id of the lead.
     * @minimum 1
     */
  id: number;
  /** Status of the lead. */
  status: LeadStatus;
  /** Page or channel that the lead came from. */
  source: LeadSource;
  /** Employee responsible for the lead. Absent if the lead is unassigned. */
  responsible?: EmployeeRef;
}

/**
 * Side that wrote the message. `client` is the buyer.
 */
export type MessageAuthor = typeof MessageAuthor[keyof typeof MessageAuthor];


export const MessageAuthor = {
  business: 'business',
  client: 'client',
} as const;

/**
 * State of a message on its way to Telegram.
 */
export type DeliveryState = typeof DeliveryState[keyof typeof DeliveryState];


export const DeliveryState = {
  sending: 'sending',
  sent: 'sent',
  failed: 'failed',
} as const;

/**
 * Reason that a message did not arrive. `blocked`: the buyer stopped the bot. `rejected`: Telegram does not take it. `away`: Telegram does not respond.
 */
export type DeliveryReason = typeof DeliveryReason[keyof typeof DeliveryReason];


export const DeliveryReason = {
  blocked: 'blocked',
  rejected: 'rejected',
  away: 'away',
} as const;

/**
 * Delivery of a message to Telegram.
 */
export interface MessageDelivery {
  /** State of the message. */
  state: DeliveryState;
  /** Reason; present with `failed`. */
  reason?: DeliveryReason;
}

/**
 * A message of a room.
 */
export interface Message {
  /**
     * Id of the message. Later messages of a room have higher ids.
     * @minimum 1
     */
  id: number;
  /**
     * Id that the dealer's client assigned to the message. Absent in the buyer's messages.
     * @minLength 8
     * @maxLength 64
     */
  client_id?: string;
  /**
     * Id of the room.
     * @minimum 1
     */
  room_id: number;
  /**
     * Id of the business user who wrote the message. Absent in the buyer's messages.
     * @minimum 1
     */
  business_owner_id?: number;
  /** Side that wrote the message. */
  author: MessageAuthor;
  /**
     * Text of the message. Empty if the message has only images.
     * @maxLength 4000
     */
  text: string;
  /**
     * Images of the message. May be empty.
     * @maxItems 10
     */
  attachments: Image[];
  /** When the server stored the message. */
  created_at: string;
  /** Delivery of our message to the buyer's Telegram. Absent in other messages. */
  delivery?: MessageDelivery;
  /** When the author last changed the text in Telegram. Absent if never. */
  edited_at?: string;
  /** When the other side read the message. Absent while it is unread. */
  read_at?: string;
}

/**
 * Version of the entity, incremented by each change. The `ETag` is `"v<version>"`; send it as `If-Match`.
 * @minimum 1
 */
export type Version = number;

/**
 * A conversation with one buyer or visitor.
 */
export interface Room {
  /**
     * Id of the room.
     * @minimum 1
     */
  id: number;
  /**
     * Number of the buyer's messages that the dealer has not read.
     * @minimum 0
     * @maximum 1000000
     */
  unreadCount: number;
  /** Type of the person in the room. */
  room_type: RoomType;
  /** Place where the buyer writes. */
  channel: RoomChannel;
  /** The buyer's Telegram; present with the channel `telegram`. */
  telegram?: RoomTelegram;
  /**
     * Name of the buyer. If unknown, "Visitor" with the room's id, in the requested language.
     * @minLength 1
     * @maxLength 200
     */
  username: string;
  /** Portrait of the buyer. Absent if there is none. */
  profile_pic?: Image;
  /** Phone number of the buyer. Absent if unknown. */
  phone?: InternationalPhone;
  /** True while the buyer is online. */
  is_online: boolean;
  /** When the buyer was last active. Absent if never. */
  last_seen_at?: string;
  /** When a member of the dealership first opened the room. Absent if the room is unopened. */
  opened_at?: string;
  /** When the first unanswered message arrived. Absent if all messages are answered. */
  waiting_since?: string;
  /** The car that the room is about. Absent if the room is about a showroom. */
  car?: RoomAuto;
  /**
     * Other cars of the dealership that the buyer has viewed. May be empty.
     * @maxItems 20
     */
  viewed_autos: AutoRef[];
  /** Lead of the room. Absent if there is none. */
  lead?: ChatLead;
  /** Newest message. Absent if the room has no messages. */
  last_message?: Message;
  /** Version for `If-Match`. It rises with each change by `updateRoom`. Messages and reading do not change it. */
  version: Version;
  /**
     * Id of the newest message that the buyer has read; 0 if none.
     * @minimum 0
     * @maximum 9007199254740991
     */
  last_read_by_client: number;
  /** True if pinned to the top. */
  is_pinned: boolean;
  /** True if the room is blocked. Neither side can then send messages. */
  is_blocked: boolean;
  /**
     * The dealership's internal note about the buyer. May be empty.
     * @maxLength 2000
     */
  note: string;
  /** When the last message was stored, or the room opened if it has none. Determines the order of the list. */
  updated_at: string;
}

/**
 * Number of rows that match the filter, over all pages.
 * @minimum 0
 */
export type Count = number;

/**
 * One page of rooms, pinned rooms first, then the most recently updated.
 */
export interface RoomList {
  /**
     * Rooms of this page.
     * @maxItems 100
     */
  results: Room[];
  /** Number of rooms that match the filters. */
  count: Count;
  /** Number of all rooms with unread messages, regardless of the filters. */
  unread_rooms_count: Count;
}

/**
 * Number of unread messages, as shown in the sidebar.
 */
export interface TotalUnread {
  /**
     * Number of the buyers' unread messages in all rooms.
     * @minimum 0
     * @maximum 10000000
     */
  total_unread_messages: number;
}

/**
 * Fields to change. Absent fields keep their values.
 */
export interface RoomUpdate {
  /** True pins the room. */
  is_pinned?: boolean;
  /** True blocks the room for new messages; false unblocks it. */
  is_blocked?: boolean;
  /** True takes no more messages from the buyer's Telegram. Without effect in other channels. */
  muted?: boolean;
  /**
     * The dealership's internal note about the buyer. An empty text removes it.
     * @maxLength 2000
     */
  note?: string;
}

/**
 * Current state of the room in a 412 response.
 */
export interface CurrentRoom {
  /** Current state of the room, to compare with the user's changes. */
  current: Room;
}

/**
 * The room has changed since it was read; `current` is its current state.
 */
export type StaleRoomProblem = Problem & CurrentRoom;

/**
 * Order by id. `-id` lists the newest message first.
 */
export type MessageOrdering = typeof MessageOrdering[keyof typeof MessageOrdering];


export const MessageOrdering = {
  '-id': '-id',
  id: 'id',
} as const;

/**
 * Messages of one page.
 */
export interface MessagePage {
  /**
     * Messages in the requested order.
     * @maxItems 100
     */
  items: Message[];
}

/**
 * One page of messages.
 */
export interface MessageList {
  /** Number of messages in the room. The number of pages is this number divided by `size`, rounded up. */
  total: Count;
  /** Contents of the page. */
  data: MessagePage;
}

/**
 * Unread counts after the change.
 */
export interface ReadAllResult {
  /**
     * Id of the room.
     * @minimum 1
     */
  room_id: number;
  /**
     * Number of the buyer's messages in the room that are still unread.
     * @minimum 0
     * @maximum 1000000
     */
  unreadCount: number;
  /**
     * Number of the buyers' messages in all rooms that are still unread.
     * @minimum 0
     * @maximum 10000000
     */
  total_unread_messages: number;
}

/**
 * A message to send. Requires `text`, `attachments` or both.
 */
export interface MessageCreate {
  /**
     * Random id that the client generates. A repeated id returns the first message.
     * @minLength 8
     * @maxLength 64
     */
  client_id: string;
  /**
     * Message text.
     * @maxLength 4000
     */
  text?: string;
  /**
     * Ids of own images that were uploaded to the main service for the chat.
     * @maxItems 10
     * @items.maxLength 64
     * @items.pattern ^[A-Za-z0-9_-]+$
     */
  attachments?: string[];
}

/**
 * A message was received or sent.
 */
export interface CreateEvent {
  /** Type of the event. */
  action: 'create';
  /**
     * Sequence number in the business's stream. It rises by one within an epoch, without gaps.
     * @minimum 1
     * @maximum 9007199254740991
     */
  seq: number;
  /**
     * Id of the room.
     * @minimum 1
     */
  room_id: number;
  /** The new message. */
  message: Message;
  /**
     * Number of the buyer's unread messages in the room after the event.
     * @minimum 0
     * @maximum 1000000
     */
  unreadCount: number;
  /**
     * Number of the buyers' unread messages in all rooms after the event.
     * @minimum 0
     * @maximum 10000000
     */
  total_unread_messages: number;
}

/**
 * A message changed, such as its text.
 */
export interface UpdateEvent {
  /** Type of the event. */
  action: 'update';
  /**
     * Sequence number in the business's stream. It rises by one within an epoch, without gaps.
     * @minimum 1
     * @maximum 9007199254740991
     */
  seq: number;
  /**
     * Id of the room.
     * @minimum 1
     */
  room_id: number;
  /** The message after the change. */
  message: Message;
}

/**
 * One side has read messages of a room.
 */
export interface ReadEvent {
  /** Type of the event. */
  action: 'read';
  /**
     * Sequence number in the business's stream. It rises by one within an epoch, without gaps.
     * @minimum 1
     * @maximum 9007199254740991
     */
  seq: number;
  /**
     * Id of the room.
     * @minimum 1
     */
  room_id: number;
  /** Side that has read. */
  reader: MessageAuthor;
  /**
     * Id of the newest message that was read.
     * @minimum 1
     */
  up_to: number;
  /**
     * Number of the buyer's unread messages in the room after the event.
     * @minimum 0
     * @maximum 1000000
     */
  unreadCount: number;
  /**
     * Number of the buyers' unread messages in all rooms after the event.
     * @minimum 0
     * @maximum 10000000
     */
  total_unread_messages: number;
}

/**
 * A room was opened or changed.
 */
export interface RoomEvent {
  /** Type of the event. */
  action: 'room';
  /**
     * Sequence number in the business's stream. It rises by one within an epoch, without gaps.
     * @minimum 1
     * @maximum 9007199254740991
     */
  seq: number;
  /**
     * Id of the room.
     * @minimum 1
     */
  room_id: number;
  /** The room after the change. */
  room: Room;
}

/**
 * Type of a notice; it determines the icon and the tone.
 */
export type NotificationType = typeof NotificationType[keyof typeof NotificationType];


export const NotificationType = {
  auto_approved: 'auto_approved',
  auto_declined: 'auto_declined',
  auto_flagged: 'auto_flagged',
  auto_reported: 'auto_reported',
  auto_expiring: 'auto_expiring',
  auto_expired: 'auto_expired',
  auto_reservation_ended: 'auto_reservation_ended',
  auto_refresh_ready: 'auto_refresh_ready',
  lead_new: 'lead_new',
  message_new: 'message_new',
  application_new: 'application_new',
  application_today: 'application_today',
  offer_accepted: 'offer_accepted',
  offer_declined: 'offer_declined',
  offer_expired: 'offer_expired',
  offer_outbid: 'offer_outbid',
  trade_in_closing: 'trade_in_closing',
  campaign_approved: 'campaign_approved',
  campaign_declined: 'campaign_declined',
  campaign_budget_low: 'campaign_budget_low',
  campaign_out_of_budget: 'campaign_out_of_budget',
  campaign_unpaid: 'campaign_unpaid',
  campaign_finished: 'campaign_finished',
  employee_joined: 'employee_joined',
  car_model_approved: 'car_model_approved',
  car_model_declined: 'car_model_declined',
  feed_failed: 'feed_failed',
  feed_held: 'feed_held',
  import_done: 'import_done',
  payment_succeeded: 'payment_succeeded',
  payment_failed: 'payment_failed',
  session_new: 'session_new',
  telegram_channel_lost: 'telegram_channel_lost',
  telegram_post_failed: 'telegram_post_failed',
} as const;

/**
 * Type of the object that a notice is about. `telegram` is the Telegram of a member.
 */
export type NotificationTargetType = typeof NotificationTargetType[keyof typeof NotificationTargetType];


export const NotificationTargetType = {
  auto: 'auto',
  lead: 'lead',
  room: 'room',
  application: 'application',
  trade_in_auto: 'trade_in_auto',
  campaign: 'campaign',
  car_model: 'car_model',
  feed: 'feed',
  import: 'import',
  payment: 'payment',
  employee: 'employee',
  session: 'session',
  telegram: 'telegram',
  telegram_channel: 'telegram_channel',
  telegram_post: 'telegram_post',
} as const;

/**
 * Object that a notice is about; a click on the notice opens it.
 */
export interface NotificationTarget {
  /** Type of the object. */
  type: NotificationTargetType;
  /**
     * Id of the object.
     * @minimum 1
     */
  id: number;
}

/**
 * A notification without its texts.
 */
export interface NewNotification {
  /**
     * Id of the notification.
     * @minimum 1
     */
  id: number;
  /** Type of the notification. */
  type: NotificationType;
  /** Entity that the notification opens. Absent if it opens nothing. */
  target?: NotificationTarget;
}

/**
 * A notification was created, notifications were read, or an entity changed without a notification. The event contains no texts, because a stream has no language. `listNotifications` of the main service returns them.
 */
export interface NotificationEvent {
  /** Type of the event. */
  action: 'notification';
  /**
     * Sequence number in the business's stream. It rises by one within an epoch, without gaps.
     * @minimum 1
     * @maximum 9007199254740991
     */
  seq: number;
  /** The new notification. Absent if notifications were only read. */
  notification?: NewNotification;
  /** Entity that a member of the business changed, such as a payment in another tab. Clients that show the entity reload it. */
  changed?: NotificationTarget;
  /**
     * Number of unread notifications after the event.
     * @minimum 0
     * @maximum 10000000
     */
  unread_count: number;
}

/**
 * One event of the stream; `action` is its type.
 */
export type ChatEvent = CreateEvent | UpdateEvent | ReadEvent | RoomEvent | NotificationEvent;

/**
 * Missed events.
 */
export interface EventList {
  /**
     * Id of the stream. If it differs from the one the client knows, the client reloads its lists.
     * @minLength 1
     * @maxLength 64
     */
  epoch: string;
  /**
     * Events after `since`, in ascending `seq`.
     * @maxItems 500
     */
  events: ChatEvent[];
  /**
     * Value of `since` for the next request. If no event follows `since`, the newest `seq` of the stream.
     * @minimum 0
     * @maximum 9007199254740991
     */
  next: number;
  /** True if more events follow after `next`. */
  has_more: boolean;
  /** True if the events after `since` cannot be returned. The client then reloads its lists. */
  limited: boolean;
}

/**
 * A quick reply.
 */
export interface Template {
  /**
     * Id of the quick reply.
     * @minimum 1
     */
  id: number;
  /**
     * Label of the button.
     * @minLength 1
     * @maxLength 60
     */
  title: string;
  /**
     * Text that the client inserts into the message field. The client replaces `{car}`, `{price}` and `{address}` with their values.
     * @minLength 1
     * @maxLength 2000
     */
  text: string;
  /**
     * Text in Uzbek, for buyers who write in Uzbek. If absent, all buyers get `text`.
     * @minLength 1
     * @maxLength 2000
     */
  text_uz?: string;
  /**
     * Position among the quick replies, from 0 without gaps.
     * @minimum 0
     * @maximum 1000
     */
  position: number;
}

/**
 * All quick replies of the business.
 */
export interface TemplateList {
  /**
     * Quick replies, ordered by `position`.
     * @maxItems 50
     */
  results: Template[];
  /** Number of quick replies. */
  count: Count;
}

/**
 * A new quick reply.
 */
export interface TemplateCreate {
  /**
     * Label of the button.
     * @minLength 1
     * @maxLength 60
     */
  title: string;
  /**
     * Text that the client inserts into the message field, with the placeholders `{car}`, `{price}` and `{address}`.
     * @minLength 1
     * @maxLength 2000
     */
  text: string;
  /**
     * Text in Uzbek. An empty text counts as absent.
     * @maxLength 2000
     */
  text_uz?: string;
  /**
     * Position among the quick replies. Last if absent.
     * @minimum 0
     * @maximum 1000
     */
  position?: number;
}

/**
 * Fields to change. Absent fields keep their values.
 */
export interface TemplateUpdate {
  /**
     * Label of the button.
     * @minLength 1
     * @maxLength 60
     */
  title?: string;
  /**
     * Text that the client inserts into the message field, with the placeholders `{car}`, `{price}` and `{address}`.
     * @minLength 1
     * @maxLength 2000
     */
  text?: string;
  /**
     * Text in Uzbek. An empty text removes it.
     * @maxLength 2000
     */
  text_uz?: string;
  /**
     * New position among the quick replies.
     * @minimum 0
     * @maximum 1000
     */
  position?: number;
}

/**
 * Ticket for opening one socket, valid for 30 seconds.
 */
export interface SocketTicket {
  /**
     * Value of the query parameter `ticket` in the socket's URL, sent instead of `token`.
     * @minLength 16
     * @maxLength 200
     */
  ticket: string;
  /** When the ticket expires. */
  expires_at: string;
}

/**
 * A chat that a buyer opens about a car or a showroom.
 */
export interface RoomIntake {
  /**
     * The marketplace's id of the chat. A repeated id returns the existing room.
     * @minLength 1
     * @maxLength 100
     */
  external_id: string;
  /** Type of the buyer who opens the room. */
  room_type: RoomType;
  /**
     * Name of the buyer. A name without visible characters counts as absent.
     * @maxLength 200
     */
  username?: string;
  /** Phone number of the buyer. */
  phone?: InternationalPhone;
  /**
     * URL of the buyer's portrait on the marketplace. The server copies and re-encodes the image.
     * @maxLength 500
     * @pattern ^https://
     */
  profile_pic_url?: string;
  /**
     * Id of the listing that the chat is about.
     * @minimum 1
     */
  auto_id?: number;
  /**
     * Id of the showroom that the chat is about.
     * @minimum 1
     */
  avtosalon?: number;
  /**
     * Ids of other listings that the buyer has viewed. Unknown ids and ids of other dealerships are ignored.
     * @maxItems 20
     * @items.minimum 1
     */
  viewed_autos?: number[];
}

/**
 * A message as shown to the buyer. The business's author is not disclosed.
 */
export interface BuyerMessage {
  /**
     * Id of the message. Later messages of a room have higher ids.
     * @minimum 1
     */
  id: number;
  /**
     * The marketplace's id of a buyer's message. Absent in the dealer's messages.
     * @maxLength 64
     */
  client_id?: string;
  /** Side that wrote the message. */
  author: MessageAuthor;
  /**
     * Text of the message. Empty if the message has only images.
     * @maxLength 4000
     */
  text: string;
  /**
     * Images of the message. May be empty.
     * @maxItems 10
     */
  attachments: Image[];
  /** When the server stored the message. */
  created_at: string;
  /** When the other side read the message. Absent while it is unread. */
  read_at?: string;
}

/**
 * A part of a room's messages, for its buyer.
 */
export interface BuyerMessages {
  /**
     * Messages in ascending id.
     * @maxItems 100
     */
  results: BuyerMessage[];
  /** True if more messages follow. */
  has_more: boolean;
  /**
     * Id of the newest message of the buyer that the dealer has read; 0 if none.
     * @minimum 0
     */
  last_read_by_business: number;
}

/**
 * A message of the buyer.
 */
export interface MessageIntake {
  /**
     * The marketplace's id of the message. A repeated id returns the first message.
     * @minLength 8
     * @maxLength 64
     */
  client_id: string;
  /**
     * Message text.
     * @maxLength 4000
     */
  text?: string;
  /**
     * URLs of images on the marketplace. The server copies and re-encodes the images.
     * @maxItems 10
     * @items.maxLength 500
     * @items.pattern ^https://
     */
  attachments?: string[];
}

/**
 * Type of the buyer's signal.
 */
export type RoomSignalType = typeof RoomSignalType[keyof typeof RoomSignalType];


export const RoomSignalType = {
  online: 'online',
  offline: 'offline',
  typing: 'typing',
  read: 'read',
} as const;

/**
 * A signal of the buyer.
 */
export interface RoomSignal {
  /** Type of the signal. */
  action: RoomSignalType;
  /**
     * Id of the newest message that was read. Required with `read`.
     * @minimum 1
     */
  up_to?: number;
}

/**
 * Any other error, the same for all operations. 400: the request cannot be read (`bad_request`, `malformed_json`). 403: a session of `startDemo` tries to change something (`demo_read_only`). 500: a server fault (`internal_error`). 501: this server does not offer the operation yet (`not_implemented`). 503: the service is temporarily unavailable (`service_unavailable`, with `Retry-After`). 507: no space is left to store this (`insufficient_storage`).
 */
export type ErrorResponse = Problem;

/**
 * The access token is missing, unknown, expired or revoked. Or the member was blocked while signed in (`account_blocked`).
 */
export type UnauthorizedResponse = Problem;

/**
 * One or more fields or parameters are invalid; `errors` names each. `code` is `validation_failed` for a body and `invalid_parameter` for path and query.
 */
export type UnprocessableContentResponse = Problem;

/**
 * A limit was reached. Try again after `Retry-After` seconds.
 */
export type TooManyRequestsResponse = Problem;

/**
 * The entity does not exist or belongs to another business.
 */
export type NotFoundResponse = Problem;

/**
 * The role of the member does not allow this; `needs` names the lowest role that does. Sent only while permissions are on (`updatePermissions`). Or the session is a demo session of `startDemo` (`demo_read_only`).
 */
export type NotPermittedResponse = Problem;

/**
 * The body or the file is larger than allowed.
 */
export type PayloadTooLargeResponse = Problem;

/**
 * The content type or the kind of file is not supported here.
 */
export type UnsupportedMediaTypeResponse = Problem;

/**
 * The service key is missing.
 */
export type ServiceKeyRequiredResponse = Problem;

/**
 * The service key is wrong or unknown to this server.
 */
export type ForbiddenResponse = Problem;

/**
 * The first request with this `Idempotency-Key` still runs. Repeat it with the same key to get its response.
 */
export type RequestInProgressResponse = Problem;

export type AcceptLanguageParameter = typeof AcceptLanguageParameter[keyof typeof AcceptLanguageParameter];


export const AcceptLanguageParameter = {
  ru: 'ru',
  uz: 'uz',
} as const;

/**
 * Page number, from 1.
 */
export type PageParameter = number;

/**
 * Rows on a page.
 */
export type SizeParameter = number;

/**
 * Only rows assigned to the caller or unassigned, as in the work panel; false for all rows.
 */
export type MineParameter = boolean;

/**
 * The `ETag` that was read. With `If-Match`, a stale write is rejected with 412 and the entity as `current`. Without it, the last write of a field wins.
 */
export type IfMatchOptionalParameter = string;

/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 */
export type IdempotencyKeyParameter = string;

export type ListRoomsParams = {
/**
 * Page number, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Rows on a page.
 * @minimum 1
 * @maximum 100
 */
size?: SizeParameter;
/**
 * Only rooms of this type. All types if absent.
 */
room_type?: RoomType;
/**
 * Only read or only unread rooms. All rooms if absent.
 */
status?: RoomStatus;
/**
 * Only rooms about cars of this brand (id).
 * @minimum 1
 */
brand_id?: number;
/**
 * Only rooms about cars of this model (id).
 * @minimum 1
 */
model_id?: number;
/**
 * Only rooms of this showroom (id). A room without a showroom counts to its car's showroom.
 * @minimum 1
 */
avtosalon?: number;
/**
 * Only rooms of this channel. All channels if absent.
 */
channel?: RoomChannel;
/**
 * Only rows assigned to the caller or unassigned, as in the work panel; false for all rows.
 */
mine?: MineParameter;
/**
 * True returns only rooms that wait for the dealership, as counted in the work panel. These are unread rooms, and unblocked read rooms whose buyer has waited for at least 10 minutes. False returns only the other rooms.
 */
waiting?: boolean;
/**
 * Search text. Each word must match the buyer's name or phone number, or the car and its showroom.
 * @maxLength 100
 */
username_search?: string;
};

export type UpdateRoomHeaders = {
/**
 * The `ETag` that was read. With `If-Match`, a stale write is rejected with 412 and the entity as `current`. Without it, the last write of a field wins.
 * @maxLength 100
 */
'If-Match'?: IfMatchOptionalParameter;
};

export type ListMessagesParams = {
/**
 * Page number, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Number of messages on a page.
 * @minimum 1
 * @maximum 100
 */
size?: number;
/**
 * Order of the messages. `-id` (newest first) if absent.
 */
sort_by?: MessageOrdering;
};

export type ReadAllMessagesParams = {
/**
 * Id of the newest message shown on screen. If absent, all messages are marked as read.
 * @minimum 1
 */
up_to?: number;
};

export type SendMessageHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ListEventsParams = {
/**
 * Highest `seq` that the client has received; 0 if absent.
 * @minimum 0
 * @maximum 9007199254740991
 */
since?: number;
/**
 * Epoch that `since` belongs to. If it differs from the current epoch, the response has `limited` set to true.
 * @maxLength 64
 */
epoch?: string;
/**
 * Maximum number of events in the response.
 * @minimum 1
 * @maximum 500
 */
limit?: number;
};

export type CreateTemplateHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type OpenRoomHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ListRoomMessagesParams = {
/**
 * Highest message id that the client has received. By default, the list starts with the first message.
 * @minimum 0
 * @maximum 9007199254740991
 */
after?: number;
/**
 * Maximum number of messages in the response.
 * @minimum 1
 * @maximum 100
 */
size?: number;
};

export type AddMessageHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

