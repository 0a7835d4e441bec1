/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
/**
 * A `buyer` has an account on the marketplace, a `visitor` has none.
 */
export type RoomType = typeof RoomType[keyof typeof RoomType];


export const RoomType = {
  buyer: 'buyer',
  visitor: 'visitor',
} as const;

/**
 * Whether unread messages are there.
 */
export type RoomStatus = typeof RoomStatus[keyof typeof RoomStatus];


export const RoomStatus = {
  read: 'read',
  unread: 'unread',
} as const;

/**
 * Machine-readable reason. The list may grow: treat a code that you do not know like the status it comes with. Each operation names the codes of its own in `x-codes`.
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
 * One field that is not valid.
 */
export interface FieldError {
  /**
     * Path of the field in the request body or query, dots between levels (`core_car.year`).
     * @maxLength 200
     */
  field: string;
  /** What is wrong with the field; a translation key in the namespace `errors`. */
  code: ErrorCode;
  /** Values for the placeholders of the translated message, such as `min` or `left`. */
  params?: FieldErrorParams;
}

/**
 * The lowest role that may do this, for 403 `not_permitted`.
 */
export type ProblemNeeds = typeof ProblemNeeds[keyof typeof ProblemNeeds];


export const ProblemNeeds = {
  owner: 'owner',
  manager: 'manager',
} as const;

/**
 * The entity in the way, for 409, so that a screen can link to it.
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
     * URI reference of the kind of problem; `about:blank` when the status says it all.
     * @maxLength 200
     */
  type: string;
  /**
     * Short text in English for developers; never shown to dealers.
     * @maxLength 200
     */
  title: string;
  /**
     * The HTTP status, repeated.
     * @minimum 400
     * @maximum 599
     */
  status: number;
  /**
     * What happened this time, for developers.
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
     * The fields that are not valid, for 422.
     * @maxItems 200
     */
  errors?: FieldError[];
  /**
     * The states or actions that are allowed now, for 409 on a change of state.
     * @maxItems 50
     * @items.maxLength 50
     */
  allowed?: string[];
  /** The lowest role that may do this, for 403 `not_permitted`. */
  needs?: ProblemNeeds;
  /** The entity in the way, for 409, so that a screen can link to it. */
  conflicts_with?: ProblemConflictsWith;
  /**
     * Seconds until another try makes sense, for 429 and 503; also in the header `Retry-After`.
     * @minimum 0
     */
  retry_after?: number;
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
     * Address of the full picture (longest side 2560 px at most), relative to the origin or absolute.
     * @maxLength 500
     */
  url: string;
  /**
     * Address of the thumbnail (640 px wide).
     * @maxLength 500
     */
  thumbnail: string;
  /**
     * Name of the file as it was uploaded.
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
 * A number of any country in E.164; an Uzbek one has nine digits after +998.
 * @pattern ^\+(998\d{9}|(?!998)[1-9]\d{6,14})$
 */
export type InternationalPhone = string;

/**
 * `ne_active` draft; `moderation` waits for a moderator; `moderation_declined` sent back with reasons; `flagged_to_admin` waits for an admin; `active` on sale; `reported_by_client` buyers complained; `barakami` agreed with a buyer, reserved for 72 hours; `sold_on_karvon` sold; `deactivated` taken down by the dealer; `expired` its 30 days are over; `archived` put away; `deleted`.
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
 * A whole number of the currency's unit, never a fraction.
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
 * The car that a room is about, as the panel beside the thread shows it.
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
  /** The cover photo; absent when there is none. */
  photo?: Image;
  /**
     * Brand in the catalogue.
     * @minimum 1
     */
  brand_id: number;
  /**
     * Model in the catalogue.
     * @minimum 1
     */
  model_id: number;
  /** Status now. */
  status: AutoStatus;
  /**
     * Where the dealer can take it from here.
     * @maxItems 12
     */
  allowed_transitions: AutoStatus[];
  /** Asking price; absent on a draft. */
  price?: Money;
  /** Currency of the price. */
  currency: Currency;
  /**
     * Kilometres.
     * @minimum 0
     * @maximum 5000000
     */
  mileage?: number;
  /** Gearbox in both languages. */
  transmission?: Translations;
  /** District in both languages. */
  district?: Translations;
  /** End of the reservation, for `barakami`. */
  reserved_until?: string;
}

/**
 * As much of a car listing as a row of another list shows.
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
     * Model and year, for a narrow column; on the cars of leads and on the desired ones of applications.
     * @minLength 1
     * @maxLength 200
     */
  short_title?: string;
  /** The cover photo; absent when the car has none. */
  photo?: Image;
  /** State of the listing now; absent where the row says it elsewhere or does not depend on it. */
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
} as const;

/**
 * An employee as other things name them.
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
  /** False for somebody who can no longer sign in. The name stays where it was. */
  is_active?: boolean;
}

/**
 * The lead of a room. Its status is changed by `updateLead` of the main service.
 */
export interface ChatLead {
  /**
     * Id of the lead.
     * @minimum 1
     */
  id: number;
  /** Whether somebody answered. */
  status: LeadStatus;
  /** Where the buyer was. */
  source: LeadSource;
  /** Who takes care of it; absent when nobody yet. */
  responsible?: EmployeeRef;
}

/**
 * Which side wrote.
 */
export type MessageAuthor = typeof MessageAuthor[keyof typeof MessageAuthor];


export const MessageAuthor = {
  business: 'business',
  client: 'client',
} as const;

/**
 * One message.
 */
export interface Message {
  /**
     * Id; rises within a room.
     * @minimum 1
     */
  id: number;
  /**
     * The writer's own id for it; absent when the other side wrote.
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
     * Id of the business user who wrote; absent when the buyer wrote.
     * @minimum 1
     */
  business_owner_id?: number;
  /** Which side wrote. */
  author: MessageAuthor;
  /**
     * Words; empty when there are only pictures.
     * @maxLength 4000
     */
  text: string;
  /**
     * Pictures; may be empty.
     * @maxItems 10
     */
  attachments: Image[];
  /** When the server took it. */
  created_at: string;
  /** When the other side read it; absent until then. */
  read_at?: string;
}

/**
 * Grows by one with each change of the entity. The `ETag` is `"v<version>"`; send it as `If-Match`.
 * @minimum 1
 */
export type Version = number;

/**
 * One conversation.
 */
export interface Room {
  /**
     * Id of the room.
     * @minimum 1
     */
  id: number;
  /**
     * Messages of the buyer not read yet; counted, never below 0.
     * @minimum 0
     * @maximum 1000000
     */
  unreadCount: number;
  /** Who is on the other side. */
  room_type: RoomType;
  /**
     * Name of the buyer, or "Visitor" with a number in the language asked for.
     * @minLength 1
     * @maxLength 200
     */
  username: string;
  /** Portrait; absent when there is none. */
  profile_pic?: Image;
  /** Number of the buyer; absent when not told. */
  phone?: InternationalPhone;
  /** Whether the buyer is there now. */
  is_online: boolean;
  /** When the buyer was last there. */
  last_seen_at?: string;
  /** When somebody of the dealership first opened the room; absent for a new one. */
  opened_at?: string;
  /** When the first unanswered message came; absent when answered. */
  waiting_since?: string;
  /** The car it is about; absent when it was the showroom. */
  car?: RoomAuto;
  /**
     * Other cars of ours that the buyer looked at; may be empty.
     * @maxItems 20
     */
  viewed_autos: AutoRef[];
  /** The lead; absent when there is none. */
  lead?: ChatLead;
  /** Newest message; absent in an empty room. */
  last_message?: Message;
  /** For `If-Match`. Grows with each change that the dealership makes to the room; messages and reading leave it. */
  version: Version;
  /**
     * Newest message id that the buyer has read; 0 for none.
     * @minimum 0
     * @maximum 9007199254740991
     */
  last_read_by_client: number;
  /** Kept on top of the list. */
  is_pinned: boolean;
  /** The buyer can write no more. */
  is_blocked: boolean;
  /**
     * The dealer's note; may be empty.
     * @maxLength 2000
     */
  note: string;
  /** When something last happened; the order of the list. */
  updated_at: string;
}

/**
 * How many rows the filter matches over all pages.
 * @minimum 0
 */
export type Count = number;

/**
 * One page of rooms, pinned first, then newest.
 */
export interface RoomList {
  /**
     * Rows of this page.
     * @maxItems 100
     */
  results: Room[];
  /** How many rooms the filter matches. */
  count: Count;
  /** How many of all rooms have unread messages, whatever the filter. */
  unread_rooms_count: Count;
}

/**
 * The red number of the sidebar.
 */
export interface TotalUnread {
  /**
     * Unread messages over all rooms.
     * @minimum 0
     * @maximum 10000000
     */
  total_unread_messages: number;
}

/**
 * What changes; fields left out stay.
 */
export interface RoomUpdate {
  /** Keep on top. */
  is_pinned?: boolean;
  /** Let the buyer write no more. */
  is_blocked?: boolean;
  /**
     * The dealer's note.
     * @maxLength 2000
     */
  note?: string;
}

/**
 * The room as it is now, beside a 412.
 */
export interface CurrentRoom {
  /** The room as it is now, to compare with what was typed. */
  current: Room;
}

/**
 * Somebody else changed the room; `current` is what it is now.
 */
export type StaleRoomProblem = Problem & CurrentRoom;

/**
 * Order by id; a leading minus is newest first.
 */
export type MessageOrdering = typeof MessageOrdering[keyof typeof MessageOrdering];


export const MessageOrdering = {
  '-id': '-id',
  id: 'id',
} as const;

/**
 * Rows of one page.
 */
export interface MessagePage {
  /**
     * Messages in the order asked for.
     * @maxItems 100
     */
  items: Message[];
}

/**
 * One page of messages.
 */
export interface MessageList {
  /** How many messages the room has; the number of pages is this divided by `size`. */
  total: Count;
  /** The page. */
  data: MessagePage;
}

/**
 * Counts afterwards.
 */
export interface ReadAllResult {
  /**
     * Id of the room.
     * @minimum 1
     */
  room_id: number;
  /**
     * Unread messages left in the room.
     * @minimum 0
     * @maximum 1000000
     */
  unreadCount: number;
  /**
     * Unread messages left over all rooms.
     * @minimum 0
     * @maximum 10000000
     */
  total_unread_messages: number;
}

/**
 * A message to send. At least one of `text` and `attachments` is given.
 */
export interface MessageCreate {
  /**
     * A random id made on the device; the same one again gives the first message.
     * @minLength 8
     * @maxLength 64
     */
  client_id: string;
  /**
     * Words.
     * @maxLength 4000
     */
  text?: string;
  /**
     * Ids of images uploaded to the main service.
     * @maxItems 10
     * @items.maxLength 64
     * @items.pattern ^[A-Za-z0-9_-]+$
     */
  attachments?: string[];
}

/**
 * A message came or was sent.
 */
export interface CreateEvent {
  /** Always `create`. */
  action: 'create';
  /**
     * Place in the business's stream; without gaps inside one epoch.
     * @minimum 1
     * @maximum 9007199254740991
     */
  seq: number;
  /**
     * Id of the room.
     * @minimum 1
     */
  room_id: number;
  /** The message. */
  message: Message;
  /**
     * Unread messages of the room afterwards.
     * @minimum 0
     * @maximum 1000000
     */
  unreadCount: number;
  /**
     * Unread messages over all rooms afterwards.
     * @minimum 0
     * @maximum 10000000
     */
  total_unread_messages: number;
}

/**
 * One side read.
 */
export interface ReadEvent {
  /** Always `read`. */
  action: 'read';
  /**
     * Place in the business's stream; without gaps inside one epoch.
     * @minimum 1
     * @maximum 9007199254740991
     */
  seq: number;
  /**
     * Id of the room.
     * @minimum 1
     */
  room_id: number;
  /** Which side read. */
  reader: MessageAuthor;
  /**
     * Newest message id that was read.
     * @minimum 1
     */
  up_to: number;
  /**
     * Unread messages of the room afterwards.
     * @minimum 0
     * @maximum 1000000
     */
  unreadCount: number;
  /**
     * Unread messages over all rooms afterwards.
     * @minimum 0
     * @maximum 10000000
     */
  total_unread_messages: number;
}

/**
 * A room was opened or changed.
 */
export interface RoomEvent {
  /** Always `room`. */
  action: 'room';
  /**
     * Place in the business's stream; without gaps inside one epoch.
     * @minimum 1
     * @maximum 9007199254740991
     */
  seq: number;
  /**
     * Id of the room.
     * @minimum 1
     */
  room_id: number;
  /** The room now. */
  room: Room;
}

/**
 * What happened; the icon and tone go by it.
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
  payment_succeeded: 'payment_succeeded',
  payment_failed: 'payment_failed',
  session_new: 'session_new',
} as const;

/**
 * Kind of thing that a notice is about.
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
  payment: 'payment',
  employee: 'employee',
  session: 'session',
} as const;

/**
 * What a notice is about; a click on the notice opens it.
 */
export interface NotificationTarget {
  /** Kind of thing. */
  type: NotificationTargetType;
  /**
     * Id of the thing.
     * @minimum 1
     */
  id: number;
}

/**
 * A notice without its words.
 */
export interface NewNotification {
  /**
     * Id of the notice.
     * @minimum 1
     */
  id: number;
  /** What happened. */
  type: NotificationType;
  /** What to open; left out where there is nothing to open. */
  target?: NotificationTarget;
}

/**
 * A notice came for the bell, notices were read, or something changed that needs no notice. It carries no words, since a stream has no language; `listNotifications` of the main service has them.
 */
export interface NotificationEvent {
  /** Always `notification`. */
  action: 'notification';
  /**
     * Place in the business's stream; without gaps inside one epoch.
     * @minimum 1
     * @maximum 9007199254740991
     */
  seq: number;
  /** The notice that came; absent when notices were only read. */
  notification?: NewNotification;
  /** What somebody of the business changed, to be read again where it is on screen, such as a payment of another tab. */
  changed?: NotificationTarget;
  /**
     * Unread notices afterwards.
     * @minimum 0
     * @maximum 10000000
     */
  unread_count: number;
}

/**
 * One thing that happened; `action` tells which.
 */
export type ChatEvent = CreateEvent | ReadEvent | RoomEvent | NotificationEvent;

/**
 * What was missed.
 */
export interface EventList {
  /**
     * Name of the stream; another one than before means: load afresh.
     * @minLength 1
     * @maxLength 64
     */
  epoch: string;
  /**
     * Events after `since`, oldest first.
     * @maxItems 500
     */
  events: ChatEvent[];
  /**
     * Give this as `since` next time; the newest `seq` when nothing was missed.
     * @minimum 0
     * @maximum 9007199254740991
     */
  next: number;
  /** More events follow after `next`. */
  has_more: boolean;
  /** Events since then are no longer kept: load afresh. */
  limited: boolean;
}

/**
 * One quick reply.
 */
export interface Template {
  /**
     * Id of the reply.
     * @minimum 1
     */
  id: number;
  /**
     * Word on the button.
     * @minLength 1
     * @maxLength 60
     */
  title: string;
  /**
     * What is put into the field; `{car}`, `{price}` and `{address}` are filled in.
     * @minLength 1
     * @maxLength 2000
     */
  text: string;
  /**
     * The same in Uzbek, for a buyer who writes so; without it everybody gets `text`.
     * @minLength 1
     * @maxLength 2000
     */
  text_uz?: string;
  /**
     * Place in the row, from 0.
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
     * In their order.
     * @maxItems 50
     */
  results: Template[];
  /** How many. */
  count: Count;
}

/**
 * A new quick reply; at most 50 in a business.
 */
export interface TemplateCreate {
  /**
     * Word on the button.
     * @minLength 1
     * @maxLength 60
     */
  title: string;
  /**
     * What is put into the field.
     * @minLength 1
     * @maxLength 2000
     */
  text: string;
  /**
     * The same in Uzbek; none where it is empty or left out.
     * @maxLength 2000
     */
  text_uz?: string;
  /**
     * Place in the row; last when left out.
     * @minimum 0
     * @maximum 1000
     */
  position?: number;
}

/**
 * What changes; fields left out stay.
 */
export interface TemplateUpdate {
  /**
     * Word on the button.
     * @minLength 1
     * @maxLength 60
     */
  title?: string;
  /**
     * What is put into the field.
     * @minLength 1
     * @maxLength 2000
     */
  text?: string;
  /**
     * The same in Uzbek; an empty one takes it away.
     * @maxLength 2000
     */
  text_uz?: string;
  /**
     * Place in the row.
     * @minimum 0
     * @maximum 1000
     */
  position?: number;
}

/**
 * One use, 30 seconds.
 */
export interface SocketTicket {
  /**
     * To give as `ticket` in the address of the socket instead of `token`.
     * @minLength 16
     * @maxLength 200
     */
  ticket: string;
  /** Until when it can be used. */
  expires_at: string;
}

/**
 * A buyer opens a chat about a car or a showroom.
 */
export interface RoomIntake {
  /**
     * The marketplace's own id of the chat; the same one again gives the first room.
     * @minLength 1
     * @maxLength 100
     */
  external_id: string;
  /** Who opens it. */
  room_type: RoomType;
  /**
     * Name of the buyer. One of which nothing is visible counts as left out.
     * @maxLength 200
     */
  username?: string;
  /** Number of the buyer. */
  phone?: InternationalPhone;
  /**
     * Portrait on the marketplace; copied and re-encoded.
     * @maxLength 500
     * @pattern ^https://
     */
  profile_pic_url?: string;
  /**
     * The car it is about.
     * @minimum 1
     */
  auto_id?: number;
  /**
     * The showroom it is about.
     * @minimum 1
     */
  avtosalon?: number;
  /**
     * Other cars that the buyer looked at.
     * @maxItems 20
     * @items.minimum 1
     */
  viewed_autos?: number[];
}

/**
 * A message as its buyer may see it. Who of the business wrote it is not disclosed.
 */
export interface BuyerMessage {
  /**
     * Id of the message; rises within a room.
     * @minimum 1
     */
  id: number;
  /**
     * The marketplace's own id, of what it handed in itself; absent from the dealer's messages.
     * @maxLength 64
     */
  client_id?: string;
  /** Which side wrote it. */
  author: MessageAuthor;
  /**
     * Text; empty when there are only photos.
     * @maxLength 4000
     */
  text: string;
  /**
     * Photos; may be empty.
     * @maxItems 10
     */
  attachments: Image[];
  /** When the server took it. */
  created_at: string;
  /** When the other side read it; absent until then. */
  read_at?: string;
}

/**
 * A part of a room as its buyer sees it.
 */
export interface BuyerMessages {
  /**
     * Messages, oldest first.
     * @maxItems 100
     */
  results: BuyerMessage[];
  /** Whether there are more after the last one. */
  has_more: boolean;
  /**
     * Newest message of the buyer that the dealer has read; 0 before the first.
     * @minimum 0
     */
  last_read_by_business: number;
}

/**
 * A message of the buyer.
 */
export interface MessageIntake {
  /**
     * The marketplace's own id; the same one again gives the first message.
     * @minLength 8
     * @maxLength 64
     */
  client_id: string;
  /**
     * Text.
     * @maxLength 4000
     */
  text?: string;
  /**
     * Addresses of pictures on the marketplace; copied and re-encoded.
     * @maxItems 10
     * @items.maxLength 500
     * @items.pattern ^https://
     */
  attachments?: string[];
}

/**
 * What the buyer does.
 */
export type RoomSignalType = typeof RoomSignalType[keyof typeof RoomSignalType];


export const RoomSignalType = {
  online: 'online',
  offline: 'offline',
  typing: 'typing',
  read: 'read',
} as const;

/**
 * What the buyer does without writing.
 */
export interface RoomSignal {
  /** What. */
  action: RoomSignalType;
  /**
     * Newest message id that was read.
     * @minimum 1
     */
  up_to?: number;
}

/**
 * Any other error, the same for all operations: 400 when the request cannot be read (`bad_request`, `malformed_json`), 403 when a session of `startDemo` would change something (`demo_read_only`), 500 (`internal_error`), 501 when this server does not offer the operation yet (`not_implemented`), 503 when the service cannot respond right now (`service_unavailable`, with `Retry-After`), 507 when there is no space to store this (`insufficient_storage`).
 */
export type ErrorResponse = Problem;

/**
 * No access token, or one that is unknown, expired or revoked.
 */
export type UnauthorizedResponse = Problem;

/**
 * One or more fields or parameters are not valid; `errors` names each. `code` is `validation_failed` for a body and `invalid_parameter` for path and query.
 */
export type UnprocessableContentResponse = Problem;

/**
 * A limit was reached. Try again after `Retry-After` seconds.
 */
export type TooManyRequestsResponse = Problem;

/**
 * There is no such entity, or it belongs to another business.
 */
export type NotFoundResponse = Problem;

/**
 * The role of the member does not allow this; `needs` names the lowest role that may. Only while permissions are on (`updatePermissions`). Or the session is one of `startDemo` (`demo_read_only`).
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
 * No service key.
 */
export type ServiceKeyRequiredResponse = Problem;

/**
 * A wrong service key, or one that this server does not know.
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
 * Only rows whose responsible is who asks, or nobody, as in the work panel; false for all.
 */
export type MineParameter = boolean;

/**
 * The `ETag` that was read, where a change must not write over somebody else's: a stale one is 412 with the entity as `current`. Without it the last change of a field stands.
 */
export type IfMatchOptionalParameter = string;

/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`; with another body it is 422 `idempotency_key_reused`.
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
 * Only this type.
 */
room_type?: RoomType;
/**
 * Only read or only unread rooms.
 */
status?: RoomStatus;
/**
 * Only about cars of this brand.
 * @minimum 1
 */
brand_id?: number;
/**
 * Only about cars of this model.
 * @minimum 1
 */
model_id?: number;
/**
 * Only rooms of this showroom; a room without one is of the showroom of its car.
 * @minimum 1
 */
avtosalon?: number;
/**
 * Only rows whose responsible is who asks, or nobody, as in the work panel; false for all.
 */
mine?: MineParameter;
/**
 * Only rooms that wait for the dealership, as the work panel has them: unread ones, and read ones in which the buyer has waited for more than 10 minutes; or only the others.
 */
waiting?: boolean;
/**
 * Words of the name, the number, or the car and its showroom.
 * @maxLength 100
 */
username_search?: string;
};

export type UpdateRoomHeaders = {
/**
 * The `ETag` that was read, where a change must not write over somebody else's: a stale one is 412 with the entity as `current`. Without it the last change of a field stands.
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
 * Rows on a page.
 * @minimum 1
 * @maximum 100
 */
size?: number;
/**
 * Order of the rows; `-id` when left out.
 */
sort_by?: MessageOrdering;
};

export type ReadAllMessagesParams = {
/**
 * Newest message id that was on screen; later ones stay unread. All when left out.
 * @minimum 1
 */
up_to?: number;
};

export type SendMessageHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`; with another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ListEventsParams = {
/**
 * Newest `seq` that the client has; 0 when left out.
 * @minimum 0
 * @maximum 9007199254740991
 */
since?: number;
/**
 * Stream that `since` belongs to; another one answers `limited`.
 * @maxLength 64
 */
epoch?: string;
/**
 * Events at most.
 * @minimum 1
 * @maximum 500
 */
limit?: number;
};

export type CreateTemplateHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`; with another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type OpenRoomHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`; with another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ListRoomMessagesParams = {
/**
 * Newest message id that is known; from the beginning when left out.
 * @minimum 0
 * @maximum 9007199254740991
 */
after?: number;
/**
 * Messages at most.
 * @minimum 1
 * @maximum 100
 */
size?: number;
};

export type AddMessageHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`; with another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

