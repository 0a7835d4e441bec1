/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
/**
 * Uzbek phone number in E.164.
 * @pattern ^\+998\d{9}$
 */
export type Phone = string;

/**
 * The number to sign in with.
 */
export interface PhoneCheck {
  /** Number in E.164, +998 only. */
  phone: Phone;
}

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
 * `login`: the page for the password, which also offers a code; `code`: only a code is accepted now.
 */
export type SignInStep = typeof SignInStep[keyof typeof SignInStep];


export const SignInStep = {
  login: 'login',
  code: 'code',
} as const;

/**
 * The next step; it does not reveal whether the number is registered.
 */
export interface PhoneCheckAnswer {
  /**
     * Keyed hash of the number, the same each time; it is not the id of an account.
     * @minLength 8
     * @maxLength 64
     * @pattern ^[A-Za-z0-9_-]+$
     */
  user_id: string;
  /** The page to go to. */
  next: SignInStep;
}

/**
 * `sign_in`: sign in or register; `reset`: choose a new password.
 */
export type CodePurpose = typeof CodePurpose[keyof typeof CodePurpose];


export const CodePurpose = {
  sign_in: 'sign_in',
  reset: 'reset',
} as const;

/**
 * Number and purpose of a code.
 */
export interface CodeRequest {
  /** Number in E.164, +998 only. */
  phone: Phone;
  /** Purpose of the code; the ticket is valid for this purpose only. */
  purpose: CodePurpose;
}

/**
 * Expiry of the code and the earliest time of the next one.
 */
export interface CodeSent {
  /** Earliest time of the next code (UTC), 60 seconds after this one. */
  resend_at: string;
  /** Expiry of the code (UTC), 5 minutes after the request. */
  expires_at: string;
}

/**
 * The code from the SMS.
 */
export interface CodeVerification {
  /** The number that the code was sent to. */
  phone: Phone;
  /** The same as when the code was sent. */
  purpose: CodePurpose;
  /**
     * Six digits.
     * @minLength 6
     * @maxLength 6
     * @pattern ^\d{6}$
     */
  code: string;
  /**
     * Token of the invitation link that the person opened. It selects the invitation to return when several businesses have invited the number. If absent, the newest invitation is returned.
     * @minLength 16
     * @maxLength 64
     * @pattern ^[A-Za-z0-9_-]+$
     */
  invitation_token?: string;
}

/**
 * Proof that a number was verified; valid once, for ten minutes.
 * @minLength 16
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type Ticket = string;

/**
 * An entity whose name is the same in both languages, such as a brand, model, generation or showroom.
 */
export interface NamedReference {
  /**
     * Id of the entity.
     * @minimum 1
     */
  id: number;
  /**
     * Name of the entity.
     * @maxLength 200
     */
  name: string;
}

/**
 * An invitation to a business for the number whose code was just verified.
 */
export interface PendingInvitation {
  /**
     * Name of the business.
     * @minLength 1
     * @maxLength 200
     */
  company_name: string;
  /**
     * Name that the business entered for the person, to prefill the form.
     * @minLength 1
     * @maxLength 200
     */
  full_name: string;
  /**
     * Showrooms the person would work in; empty for all.
     * @maxItems 100
     */
  avtosalons: NamedReference[];
  /** False when the number already owns a business; accepting is then 409 `has_own_business`. */
  can_accept: boolean;
}

/**
 * Proof that the number was verified, and its registration status.
 */
export interface CodeVerified {
  /** Ticket for `login`, `register` or `resetPassword`. */
  ticket: Ticket;
  /** True when the number has an account. */
  registered: boolean;
  /** Expiry of the ticket (UTC). */
  expires_at: string;
  /** The pending invitation of the number; absent when there is none. */
  invitation?: PendingInvitation;
}

/**
 * A password to be set, 8 to 128 characters.
 * @minLength 8
 * @maxLength 128
 */
export type NewPassword = string;

/**
 * Version of the terms in force, by date. Consent to an older version is 422.
 */
export type TermsVersion = typeof TermsVersion[keyof typeof TermsVersion];


export const TermsVersion = {
  '2026-11-29': '2026-11-29',
} as const;

/**
 * A new account.
 */
export interface Registration {
  /** From `verifyCode` with the purpose `sign_in`. */
  ticket: Ticket;
  /**
     * Name and surname.
     * @minLength 1
     * @maxLength 120
     * @pattern \S
     */
  full_name: string;
  /** The password to sign in with from now on. */
  password: NewPassword;
  /** Version of the terms and of the personal-data policy that the person agreed to. It is stored with the account and the time. */
  terms_version: TermsVersion;
  /** Join the business of the `invitation` that `verifyCode` returned. */
  accept_invitation?: boolean;
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
 * The signed-in user in short; `getProfile` returns the full profile.
 */
export interface BusinessUser {
  /**
     * Id of the business user.
     * @minimum 1
     */
  id: number;
  /**
     * Name and surname.
     * @maxLength 120
     */
  full_name: string;
  /**
     * Unique short name.
     * @maxLength 32
     */
  username: string;
  /** Number that the user signs in with, in E.164. */
  phone: Phone;
  /** Picture of the user; absent without one. */
  profile_pic?: Image;
}

/**
 * A new session.
 */
export interface SignedIn {
  /**
     * Opaque access token, sent as `Authorization: Bearer`.
     * @minLength 16
     * @maxLength 200
     */
  access: string;
  /** Expiry of the session (UTC); each use extends it to 30 days from then. */
  expires_at: string;
  /** The signed-in user. */
  business_user: BusinessUser;
}

/**
 * Sign in with a password.
 */
export interface LoginByPassword {
  /** Number in E.164, +998 only. */
  phone: Phone;
  /**
     * The account's password, as typed.
     * @minLength 1
     * @maxLength 128
     */
  password: string;
}

/**
 * Sign in with a verified code.
 */
export interface LoginByTicket {
  /** From `verifyCode` with the purpose `sign_in` and `registered` true. */
  ticket: Ticket;
  /** Join the business of the `invitation` that `verifyCode` returned. */
  accept_invitation?: boolean;
}

/**
 * Phone and password, or a ticket.
 */
export type Login = LoginByPassword | LoginByTicket;

/**
 * A new password for a verified number.
 */
export interface PasswordReset {
  /** From `verifyCode` with the purpose `reset` and `registered` true. */
  ticket: Ticket;
  /** The new password. */
  password: NewPassword;
}

/**
 * The current password and a new one.
 */
export interface PasswordChange {
  /**
     * The current password.
     * @minLength 1
     * @maxLength 128
     */
  current: string;
  /** The new password. */
  password: NewPassword;
}

/**
 * Data for the page behind an invitation link.
 */
export interface Invitation {
  /**
     * Name of the business.
     * @minLength 1
     * @maxLength 200
     */
  company_name: string;
  /**
     * The invited number with all but its last four digits hidden.
     * @minLength 1
     * @maxLength 30
     */
  phone_mask: string;
  /** Expiry of the invitation (UTC). */
  expires_at: string;
}

/**
 * A device that is signed in.
 */
export interface Session {
  /**
     * Id of the session; it is no secret.
     * @minimum 1
     */
  id: number;
  /**
     * Browser and system, from the User-Agent at sign-in; empty when it names none.
     * @maxLength 200
     */
  device: string;
  /**
     * IP address of the last use.
     * @maxLength 45
     */
  address?: string;
  /** Time of the sign-in (UTC). */
  created_at: string;
  /** Time of the last use (UTC), accurate to about a minute. */
  last_used_at: string;
  /** Expiry if the session is not used (UTC). */
  expires_at: string;
  /** True for the session of this request. */
  current: boolean;
}

/**
 * Number of rows that match the filter, over all pages.
 * @minimum 0
 */
export type Count = number;

/**
 * A page of sessions.
 */
export interface SessionList {
  /**
     * The sessions of this page.
     * @maxItems 100
     */
  results: Session[];
  /** Number of sessions over all pages. */
  count: Count;
}

/**
 * Role of a business user; everyone is an Admin.
 */
export type BusinessRole = typeof BusinessRole[keyof typeof BusinessRole];


export const BusinessRole = {
  admin: 'admin',
} as const;

/**
 * A language of the interface.
 */
export type Language = typeof Language[keyof typeof Language];


export const Language = {
  ru: 'ru',
  uz: 'uz',
} as const;

/**
 * Rights of a member while permissions are on (`updatePermissions`). `owner`: everything. `manager`: own showrooms, everything but cards, ledger and company; payments up to `manager_pay_limit` per day, none when it is 0. `seller`: own showrooms, cars without prices and deletion, and leads not assigned to others. Only the owner has `business.manage` (company, tax number and permissions), even while permissions are off.
 */
export type MemberRole = typeof MemberRole[keyof typeof MemberRole];


export const MemberRole = {
  owner: 'owner',
  manager: 'manager',
  seller: 'seller',
} as const;

/**
 * A permission of a member. `autos.edit`: create, edit, refresh, reserve and sell cars; `autos.manage`: change prices of non-draft cars, delete, bulk-change and move cars to another showroom; `autos.costs`: purchases, expenses, margin and profit of cars, the owner's alone while roles are off; `payments.manage`: cards, ledger, top-ups and refunds; `business.manage`: company, tax number and permissions.
 */
export type Permission = typeof Permission[keyof typeof Permission];


export const Permission = {
  autosedit: 'autos.edit',
  autosmanage: 'autos.manage',
  autoscosts: 'autos.costs',
  avtosalonsedit: 'avtosalons.edit',
  leadsedit: 'leads.edit',
  leadsexport: 'leads.export',
  offerssend: 'offers.send',
  adsedit: 'ads.edit',
  adspay: 'ads.pay',
  paymentsmanage: 'payments.manage',
  telegramchannel: 'telegram.channel',
  telegrampost: 'telegram.post',
  employeesmanage: 'employees.manage',
  businessmanage: 'business.manage',
} as const;

/**
 * The caller's membership in the business.
 */
export interface BusinessMember {
  /**
     * Id of the employee (`getEmployee`).
     * @minimum 1
     */
  id: number;
  /** True for the owner of the business. */
  is_owner: boolean;
  /** Role of the member. */
  role: MemberRole;
  /**
     * Current permissions of the member; all of them while permissions are off, except `business.manage`, which only the owner has.
     * @maxItems 20
     */
  permissions: Permission[];
  /**
     * Showrooms the member works in; empty for all.
     * @maxItems 100
     */
  avtosalons: NamedReference[];
}

/**
 * A business user and the company that they act for.
 */
export interface BusinessProfile {
  /**
     * Id of the business user.
     * @minimum 1
     */
  id: number;
  /**
     * Version; its `ETag` is `"v<version>"`.
     * @minimum 1
     */
  version: number;
  /**
     * Name and surname.
     * @minLength 1
     * @maxLength 120
     */
  full_name: string;
  /**
     * Unique short name; the server generates it at registration.
     * @minLength 3
     * @maxLength 32
     * @pattern ^[a-z][a-z0-9_.]*$
     */
  username: string;
  /** Number that the user signs in with, in E.164. */
  phone: Phone;
  /** Picture of the user; absent without a picture (the client shows a placeholder). */
  profile_pic?: Image;
  /** Shown as a badge. */
  role: BusinessRole;
  /**
     * Legal name of the company; absent if none is given.
     * @maxLength 200
     */
  company_name?: string;
  /**
     * Tax number, STIR of 9 digits or PINFL of 14; absent if none is given.
     * @maxLength 14
     * @pattern ^(\d{9}|\d{14})$
     */
  tin?: string;
  /**
     * Address for receipts; absent if none is given.
     * @maxLength 254
     */
  email?: string;
  /**
     * Telegram name without the @; absent if none is given.
     * @maxLength 32
     */
  telegram?: string;
  /** Language of SMS, and of notices unless a device sets another one. */
  language: Language;
  /** When the account was opened (UTC). */
  created_at: string;
  /** When the profile was last changed (UTC). */
  updated_at: string;
  /**
     * Id of the business, the same for all its members; the business user id of its owner.
     * @minimum 1
     */
  company_id?: number;
  /** Role and permissions of the caller. */
  member?: BusinessMember;
}

/**
 * Permissions mode; `on` puts roles into effect.
 */
export type PermissionsMode = typeof PermissionsMode[keyof typeof PermissionsMode];


export const PermissionsMode = {
  off: 'off',
  on: 'on',
} as const;

/**
 * An amount in whole units of the currency.
 * @minimum 0
 * @maximum 1000000000000
 */
export type Money = number;

/**
 * Permissions settings of the business, made by the owner.
 */
export interface BusinessPermissions {
  /** Permissions mode; `on` puts roles into effect. */
  mode: PermissionsMode;
  /** Amount in so'm that a manager may pay per Tashkent day, by card and from the balance together; 0 allows no payments. */
  manager_pay_limit: Money;
}

/**
 * Profile fields that a user may change.
 */
export interface BusinessUpdate {
  /**
     * Name and surname.
     * @minLength 1
     * @maxLength 120
     * @pattern \S
     */
  full_name: string;
  /**
     * Unique short name.
     * @minLength 3
     * @maxLength 32
     * @pattern ^[a-z][a-z0-9_.]*$
     */
  username?: string;
  /**
     * Id of an image that was uploaded for `profile`; null removes the picture.
     * @maxLength 64
     * @nullable
     * @pattern ^[A-Za-z0-9_-]+$
     */
  profile_pic?: string | null;
  /**
     * Legal name of the company.
     * @maxLength 200
     * @nullable
     */
  company_name?: string | null;
  /**
     * Tax number, STIR of 9 digits or PINFL of 14.
     * @maxLength 14
     * @nullable
     * @pattern ^(\d{9}|\d{14})$
     */
  tin?: string | null;
  /**
     * Address for receipts.
     * @maxLength 254
     * @nullable
     */
  email?: string | null;
  /**
     * Telegram name without the @.
     * @minLength 5
     * @maxLength 32
     * @nullable
     * @pattern ^[A-Za-z][A-Za-z0-9_]*$
     */
  telegram?: string | null;
  /** Language of SMS, and of notices unless a device sets another one. */
  language?: Language;
}

/**
 * The current profile, returned with a 412.
 */
export interface CurrentProfile {
  /** The current profile, to compare with the entered values. */
  current: BusinessProfile;
}

/**
 * The profile changed since it was read.
 */
export type StaleProfileProblem = Problem & CurrentProfile;

/**
 * Kind of device.
 */
export type DevicePlatform = typeof DevicePlatform[keyof typeof DevicePlatform];


export const DevicePlatform = {
  web: 'web',
  android: 'android',
  ios: 'ios',
} as const;

/**
 * A device that may receive push notices. Responses never contain the token.
 */
export interface Device {
  /**
     * Fingerprint that the device generated.
     * @maxLength 64
     */
  fingerprint: string;
  /** Language of push notices. */
  language: Language;
  /** Kind of device. */
  platform: DevicePlatform;
  /** True when a push token is stored; false after the push provider has dropped it. */
  push: boolean;
  /** Time of the last PUT (UTC). */
  updated_at: string;
}

/**
 * Registration data of a device.
 */
export interface DevicePut {
  /**
     * Token of the push provider; null or absent when push is blocked or unsupported.
     * @minLength 1
     * @maxLength 4096
     * @nullable
     */
  push_token?: string | null;
  /** Language of push notices. */
  language: Language;
  /** Kind of device; `web` when absent. */
  platform?: DevicePlatform;
}

/**
 * Purpose of a picture. It determines the limits; the picture cannot be used for anything else.
 */
export type ImagePurpose = typeof ImagePurpose[keyof typeof ImagePurpose];


export const ImagePurpose = {
  auto: 'auto',
  banner: 'banner',
  avtosalon: 'avtosalon',
  profile: 'profile',
  car_model: 'car_model',
  chat: 'chat',
  trade_in: 'trade_in',
} as const;

/**
 * A picture and its purpose.
 */
export interface ImageUpload {
  /** The file, at most 15 MB (5 MB for `banner`). */
  file: Blob | File;
  /** Purpose of the picture. */
  purpose: ImagePurpose;
}

/**
 * Version of the entity, incremented by each change. The `ETag` is `"v<version>"`; send it as `If-Match`.
 * @minimum 1
 */
export type Version = number;

/**
 * Name of a feed.
 * @minLength 1
 * @maxLength 80
 */
export type FeedName = string;

/**
 * `cars`: XML `data/cars/car`. `ads`: XML `Ads/Ad`. `json`: `karvon.stock.v1`. `auto`: any of them.
 */
export type FeedFormat = typeof FeedFormat[keyof typeof FeedFormat];


export const FeedFormat = {
  auto: 'auto',
  cars: 'cars',
  ads: 'ads',
  json: 'json',
} as const;

/**
 * `day`: at the time of `at`, in Asia/Tashkent.
 */
export type FeedSchedule = typeof FeedSchedule[keyof typeof FeedSchedule];


export const FeedSchedule = {
  hour: 'hour',
  six_hours: 'six_hours',
  day: 'day',
} as const;

/**
 * A time of day in Asia/Tashkent, `HH:MM`.
 * @pattern ^([01]\d|2[0-3]):[0-5]\d$
 */
export type LocalTime = string;

/**
 * New cars stay drafts, or are sent to moderation once they are complete.
 */
export type FeedFresh = typeof FeedFresh[keyof typeof FeedFresh];


export const FeedFresh = {
  draft: 'draft',
  moderation: 'moderation',
} as const;

/**
 * Fate of cars that are absent in two good runs in a row. `deactivate` takes active cars off sale, except those with a lead of the last 7 days.
 */
export type FeedGone = typeof FeedGone[keyof typeof FeedGone];


export const FeedGone = {
  nothing: 'nothing',
  deactivate: 'deactivate',
} as const;

/**
 * `new`: never loaded. `ready`: a check by hand waits to be confirmed. `held`: the brakes stopped a run, which waits for a decision. `failing`: the address cannot be read. `paused`: it could not be read for 7 days.
 */
export type FeedState = typeof FeedState[keyof typeof FeedState];


export const FeedState = {
  new: 'new',
  running: 'running',
  ready: 'ready',
  working: 'working',
  held: 'held',
  failing: 'failing',
  paused: 'paused',
} as const;

/**
 * Format of a feed that was read.
 */
export type FeedFoundFormat = typeof FeedFoundFormat[keyof typeof FeedFoundFormat];


export const FeedFoundFormat = {
  cars: 'cars',
  ads: 'ads',
  json: 'json',
} as const;

/**
 * State of a run.
 */
export type FeedRunState = typeof FeedRunState[keyof typeof FeedRunState];


export const FeedRunState = {
  fetching: 'fetching',
  checking: 'checking',
  ready: 'ready',
  writing: 'writing',
  done: 'done',
  unchanged: 'unchanged',
  held: 'held',
  skipped: 'skipped',
  failed: 'failed',
} as const;

/**
 * `unreadable`: no known format, or damaged. `format`: another format than before. `gone`: more than 30 % of the cars, and at least 3, are gone.
 */
export type FeedHeldReason = typeof FeedHeldReason[keyof typeof FeedHeldReason];


export const FeedHeldReason = {
  unreadable: 'unreadable',
  empty: 'empty',
  format: 'format',
  gone: 'gone',
} as const;

/**
 * Why the feed was not read. `address`: it does not lead to a public https address. `car_limit`: more than 5 000 cars. `import`: the cars could not be written.
 */
export type FeedFailure = typeof FeedFailure[keyof typeof FeedFailure];


export const FeedFailure = {
  address: 'address',
  status: 'status',
  timeout: 'timeout',
  too_large: 'too_large',
  redirects: 'redirects',
  unreachable: 'unreachable',
  car_limit: 'car_limit',
  import: 'import',
} as const;

/**
 * `listed`: the car stays on sale.
 */
export type FeedVanishedResult = typeof FeedVanishedResult[keyof typeof FeedVanishedResult];


export const FeedVanishedResult = {
  deactivated: 'deactivated',
  listed: 'listed',
} as const;

/**
 * A car that is no longer in the feed.
 */
export interface FeedVanished {
  /**
     * Car.
     * @minimum 1
     */
  id: number;
  /**
     * Name of the car.
     * @maxLength 200
     */
  title: string;
  /** What was done. */
  result: FeedVanishedResult;
}

/**
 * A run of a feed.
 */
export interface FeedRun {
  /**
     * Id.
     * @minimum 1
     */
  id: number;
  /** State. */
  state: FeedRunState;
  /** True for a check by hand, whose plan waits for its confirmation. */
  is_manual: boolean;
  /** Format; absent if it was not recognised. */
  format?: FeedFoundFormat;
  /**
     * Cars in the feed.
     * @minimum 0
     */
  cars: number;
  /**
     * Cars of the last good run that are not in this one.
     * @minimum 0
     */
  gone: number;
  /**
     * Cars with a key in the last good run.
     * @minimum 0
     */
  before: number;
  /** Why it was held. */
  held_reason?: FeedHeldReason;
  /**
     * Time since which the feed waits for a decision; earlier than this run where the one before it was held too.
     * @maxLength 40
     */
  held_since?: string;
  /** Why it failed. */
  failure?: FeedFailure;
  /**
     * Status of the response, with the failure `status`.
     * @minimum 100
     * @maximum 599
     */
  http_status?: number;
  /**
     * Created cars.
     * @minimum 0
     */
  created: number;
  /**
     * Changed cars.
     * @minimum 0
     */
  updated: number;
  /**
     * Cars without changes.
     * @minimum 0
     */
  same: number;
  /**
     * Cars that wait for a choice.
     * @minimum 0
     */
  choice: number;
  /**
     * Cars with an error.
     * @minimum 0
     */
  failed: number;
  /**
     * Cars that are absent in two good runs in a row.
     * @maxItems 100
     */
  vanished: FeedVanished[];
  /**
     * Import with the plan of each car; absent if nothing was planned.
     * @minimum 1
     */
  import_id?: number;
  /** Start. */
  started_at: string;
  /** End; absent while it runs or waits to be confirmed. */
  ended_at?: string;
}

/**
 * Action: `run` is `runFeedSource`, `apply` and `skip` are decisions of `resolveFeedRun`, `automate` is `is_auto` of `updateFeedSource`.
 */
export type FeedAction = typeof FeedAction[keyof typeof FeedAction];


export const FeedAction = {
  run: 'run',
  apply: 'apply',
  skip: 'skip',
  automate: 'automate',
} as const;

/**
 * A feed that the dealership loads.
 */
export interface FeedSource {
  /**
     * Id.
     * @minimum 1
     */
  id: number;
  version: Version;
  /** Name of the feed. */
  name: FeedName;
  /**
     * Host of the address, with `/…`.
     * @maxLength 300
     */
  address: string;
  /** Format. */
  format: FeedFormat;
  /**
     * Showroom of new cars.
     * @minimum 1
     */
  avtosalon: number;
  /** How often it is read. */
  schedule: FeedSchedule;
  /** Time of day, for the schedule `day`. 06:00 by default. */
  at?: LocalTime;
  /** State of new cars. */
  fresh: FeedFresh;
  /** Fate of cars that are no longer in the feed. */
  gone: FeedGone;
  /** True to keep fields that were edited by hand after the feed wrote them. */
  keep_edits: boolean;
  /** True if it is loaded by the schedule. */
  is_auto: boolean;
  /** State. */
  state: FeedState;
  /** Format of the last good run. */
  found_format?: FeedFoundFormat;
  /** Last good run. */
  loaded_at?: string;
  /** Time since which the address cannot be read. */
  failing_since?: string;
  /** Next run by the schedule. */
  next_run_at?: string;
  /** The newest run. */
  last_run?: FeedRun;
  /**
     * What can be done now.
     * @maxItems 4
     */
  allowed_actions: FeedAction[];
}

/**
 * Feeds that the dealership loads.
 */
export interface FeedSourceList {
  /**
     * The feeds.
     * @maxItems 10
     */
  results: FeedSource[];
}

/**
 * A new feed to load.
 */
export interface FeedSourceCreate {
  /** Name of the feed. */
  name: FeedName;
  /**
     * Public https address.
     * @maxLength 500
     */
  url: string;
  /** Format. */
  format?: FeedFormat;
  /**
     * Showroom of new cars.
     * @minimum 1
     */
  avtosalon: number;
  /** How often it is read. */
  schedule?: FeedSchedule;
  /** Time of day, for the schedule `day`. 06:00 by default. */
  at?: LocalTime;
  /** State of new cars. */
  fresh?: FeedFresh;
  /** Fate of cars that are no longer in the feed. */
  gone?: FeedGone;
  /** True to keep fields that were edited by hand after the feed wrote them. */
  keep_edits?: boolean;
}

/**
 * Changes of a feed to load.
 */
export interface FeedSourceUpdate {
  /** Name of the feed. */
  name?: FeedName;
  /**
     * Public https address.
     * @maxLength 500
     */
  url?: string;
  /** Format. */
  format?: FeedFormat;
  /**
     * Showroom of new cars.
     * @minimum 1
     */
  avtosalon?: number;
  /** How often it is read. */
  schedule?: FeedSchedule;
  /** Time of day, for the schedule `day`. 06:00 by default. */
  at?: LocalTime;
  /** State of new cars. */
  fresh?: FeedFresh;
  /** Fate of cars that are no longer in the feed. */
  gone?: FeedGone;
  /** True to keep fields that were edited by hand after the feed wrote them. */
  keep_edits?: boolean;
  /** True to load it by the schedule. */
  is_auto?: boolean;
}

/**
 * The current feed.
 */
export interface CurrentFeedSource {
  /** The current feed. */
  current: FeedSource;
}

/**
 * Problem of a stale version, with the current feed.
 */
export type StaleFeedSourceProblem = Problem & CurrentFeedSource;

/**
 * Decision about a run that was held.
 */
export type FeedDecision = typeof FeedDecision[keyof typeof FeedDecision];


export const FeedDecision = {
  apply: 'apply',
  skip: 'skip',
} as const;

/**
 * Decision about a run that was held.
 */
export interface FeedDecisionRequest {
  /**
     * The run.
     * @minimum 1
     */
  run_id: number;
  /** The decision. */
  decision: FeedDecision;
}

/**
 * Runs of a feed.
 */
export interface FeedRunList {
  count: Count;
  /**
     * The runs.
     * @maxItems 100
     */
  results: FeedRun[];
}

/**
 * `cars`: XML `data/cars/car`. `json`: `karvon.stock.v1`.
 */
export type FeedExportFormat = typeof FeedExportFormat[keyof typeof FeedExportFormat];


export const FeedExportFormat = {
  cars: 'cars',
  json: 'json',
} as const;

/**
 * A feed that others read at its address.
 */
export interface FeedExport {
  /**
     * Id.
     * @minimum 1
     */
  id: number;
  version: Version;
  /** Name of the feed. */
  name: FeedName;
  /** Format of the feed. */
  format: FeedExportFormat;
  /**
     * Showrooms whose cars are in the feed; empty for all.
     * @maxItems 100
     * @items.minimum 1
     */
  avtosalons: number[];
  /** True if cars have their VIN. */
  with_vin: boolean;
  /** False if the address responds 404. */
  is_on: boolean;
  /**
     * Address of the feed. Absent if the server cannot decrypt it; a new address mends that.
     * @maxLength 500
     */
  url?: string;
  /**
     * Number of cars that the feed returns now.
     * @minimum 0
     */
  cars: number;
  /** Time of creation. */
  created_at: string;
  /** End of the address before this one; absent without such an address. */
  old_until?: string;
  /** Time of the last read; absent before the first one. */
  last_read_at?: string;
  /**
     * Program that read it last, by its `User-Agent`.
     * @maxLength 100
     */
  last_reader?: string;
}

/**
 * Feeds that others read.
 */
export interface FeedExportList {
  /**
     * The feeds.
     * @maxItems 10
     */
  results: FeedExport[];
}

/**
 * A new feed.
 */
export interface FeedExportCreate {
  /** Name of the feed. */
  name: FeedName;
  /** Format of the feed. */
  format: FeedExportFormat;
  /**
     * Showrooms whose cars are in the feed; empty for all. Members of certain showrooms name some of them.
     * @maxItems 100
     * @items.minimum 1
     */
  avtosalons?: number[];
  /** True to send the VIN of each car. */
  with_vin?: boolean;
}

/**
 * Changes of a feed.
 */
export interface FeedExportUpdate {
  /** Name of the feed. */
  name?: FeedName;
  /** Format of the feed. */
  format?: FeedExportFormat;
  /**
     * Showrooms whose cars are in the feed; empty for all. Members of certain showrooms name some of them.
     * @maxItems 100
     * @items.minimum 1
     */
  avtosalons?: number[];
  /** True to send the VIN of each car. */
  with_vin?: boolean;
  /** False to switch the address off. */
  is_on?: boolean;
}

/**
 * The current feed.
 */
export interface CurrentFeedExport {
  /** The current feed. */
  current: FeedExport;
}

/**
 * Problem of a stale version, with the current feed.
 */
export type StaleFeedExportProblem = Problem & CurrentFeedExport;

/**
 * End of the old address: at once, or in 24 hours.
 */
export type FeedExportOld = typeof FeedExportOld[keyof typeof FeedExportOld];


export const FeedExportOld = {
  now: 'now',
  day: 'day',
} as const;

/**
 * A new address.
 */
export interface FeedExportRotate {
  /** End of the old address. */
  old: FeedExportOld;
}

/**
 * XML in UTF-8, or JSON (`application/json`) if the address ends in `json`.
 * @maxLength 50000000
 */
export type FeedText = string;

/**
 * State of an import. `photos`: the rows are written, and their photos are being fetched.
 */
export type ImportStatus = typeof ImportStatus[keyof typeof ImportStatus];


export const ImportStatus = {
  mapping: 'mapping',
  checking: 'checking',
  ready: 'ready',
  writing: 'writing',
  stopped: 'stopped',
  photos: 'photos',
  done: 'done',
  failed: 'failed',
  undoing: 'undoing',
  undone: 'undone',
} as const;

/**
 * Kind of actor: `system` is a timer or a rule, `client` a buyer.
 */
export type ActorKind = typeof ActorKind[keyof typeof ActorKind];


export const ActorKind = {
  dealer: 'dealer',
  moderator: 'moderator',
  admin: 'admin',
  system: 'system',
  client: 'client',
} as const;

/**
 * Actor of a change or an event.
 */
export interface Actor {
  /** Kind of actor. */
  kind: ActorKind;
  /**
     * Name; only for people of the business.
     * @maxLength 200
     */
  name?: string;
}

/**
 * Rows by result, and what was written.
 */
export interface ImportCounts {
  /**
     * Rows that create a car.
     * @minimum 0
     * @maximum 1000000
     */
  new: number;
  /**
     * Rows that change a car.
     * @minimum 0
     * @maximum 1000000
     */
  changed: number;
  /**
     * Rows that change nothing.
     * @minimum 0
     * @maximum 1000000
     */
  same: number;
  /**
     * Rows that wait for a choice.
     * @minimum 0
     * @maximum 1000000
     */
  choice: number;
  /**
     * Rows with an error.
     * @minimum 0
     * @maximum 1000000
     */
  failed: number;
  /**
     * Rows whose car is left as it is.
     * @minimum 0
     * @maximum 1000000
     */
  skipped: number;
  /**
     * Rows that would write and were left out.
     * @minimum 0
     * @maximum 1000000
     */
  excluded: number;
  /**
     * Listings that go to moderation.
     * @minimum 0
     * @maximum 1000000
     */
  moderation: number;
  /**
     * Cars that will be created, without excluded rows.
     * @minimum 0
     * @maximum 1000000
     */
  will_create: number;
  /**
     * Cars that will change, without excluded rows.
     * @minimum 0
     * @maximum 1000000
     */
  will_change: number;
  /**
     * Created cars.
     * @minimum 0
     * @maximum 1000000
     */
  created: number;
  /**
     * Changed cars.
     * @minimum 0
     * @maximum 1000000
     */
  updated: number;
  /**
     * Cars that could not be undone.
     * @minimum 0
     * @maximum 1000000
     */
  left: number;
  /**
     * Cars that were undone.
     * @minimum 0
     * @maximum 1000000
     */
  undone: number;
}

/**
 * Rows that were processed.
 */
export interface ImportProgress {
  /**
     * Processed rows.
     * @minimum 0
     * @maximum 1000000
     */
  done: number;
  /**
     * All rows.
     * @minimum 0
     * @maximum 1000000
     */
  total: number;
}

/**
 * Photos by address.
 */
export interface ImportPhotos {
  /**
     * Fetched photos.
     * @minimum 0
     * @maximum 1000000
     */
  done: number;
  /**
     * Photos that could not be fetched.
     * @minimum 0
     * @maximum 1000000
     */
  failed: number;
  /**
     * All photos of the plan.
     * @minimum 0
     * @maximum 1000000
     */
  total: number;
}

/**
 * What can be done with an import now.
 */
export type ImportAction = typeof ImportAction[keyof typeof ImportAction];


export const ImportAction = {
  check: 'check',
  confirm: 'confirm',
  stop: 'stop',
  resume: 'resume',
  undo: 'undo',
  delete: 'delete',
} as const;

/**
 * Where the rows come from.
 */
export type ImportSummarySource = typeof ImportSummarySource[keyof typeof ImportSummarySource];


export const ImportSummarySource = {
  file: 'file',
  feed: 'feed',
} as const;

/**
 * An import in the history.
 */
export interface ImportSummary {
  /**
     * Id of the import.
     * @minimum 1
     */
  id: number;
  version: Version;
  /** State. */
  status: ImportStatus;
  /** Where the rows come from. */
  source: ImportSummarySource;
  /**
     * Name of the file.
     * @maxLength 200
     */
  file_name: string;
  /**
     * Rows of the sheet without the header.
     * @minimum 0
     * @maximum 1000000
     */
  rows: number;
  /**
     * When it was uploaded.
     * @maxLength 40
     */
  created_at: string;
  /**
     * Start of the current state.
     * @maxLength 40
     */
  status_at: string;
  by: Actor;
  /** Rows by result. */
  counts: ImportCounts;
  /** Of checking, writing or undoing. */
  progress: ImportProgress;
  /** Photos. */
  photos: ImportPhotos;
  /**
     * What can be done now.
     * @maxItems 6
     */
  allowed_actions: ImportAction[];
  /**
     * When writing was confirmed.
     * @maxLength 40
     */
  confirmed_at?: string;
  /**
     * End of the time for undo; absent when nothing can be undone.
     * @maxLength 40
     */
  undoable_until?: string;
}

/**
 * A page of imports.
 */
export interface ImportList {
  /**
     * Imports of the page.
     * @maxItems 100
     */
  results: ImportSummary[];
  count: Count;
}

/**
 * The file.
 */
export interface ImportUpload {
  /** XLSX or CSV, at most 10 MB. */
  file: Blob | File | string;
}

/**
 * A sheet of the file.
 */
export interface ImportSheet {
  /**
     * Name of the sheet.
     * @maxLength 100
     */
  name: string;
  /**
     * Rows without the header.
     * @minimum 0
     * @maximum 1000000
     */
  rows: number;
}

/**
 * A column of the sheet.
 */
export interface ImportColumn {
  /**
     * Letter of the column.
     * @maxLength 3
     */
  letter: string;
  /**
     * Its first cell.
     * @maxLength 5001
     */
  header: string;
  /**
     * Its next different cells.
     * @maxItems 3
     * @items.maxLength 5001
     */
  samples: string[];
}

/**
 * A field of a car that a column may fill. Those of the purchase require `autos.costs`.
 */
export type ImportField = typeof ImportField[keyof typeof ImportField];


export const ImportField = {
  external_id: 'external_id',
  brand: 'brand',
  car_model: 'car_model',
  generation: 'generation',
  modification: 'modification',
  position: 'position',
  year: 'year',
  vin: 'vin',
  price: 'price',
  currency: 'currency',
  mileage: 'mileage',
  body_type: 'body_type',
  fuel_type: 'fuel_type',
  transmission: 'transmission',
  drive_unit: 'drive_unit',
  color: 'color',
  number_of_owners: 'number_of_owners',
  condition: 'condition',
  description: 'description',
  photos: 'photos',
  avtosalon: 'avtosalon',
  is_karvon_nasiya: 'is_karvon_nasiya',
  is_trade_in: 'is_trade_in',
  purchase_price: 'purchase_price',
  purchase_currency: 'purchase_currency',
  purchased_on: 'purchased_on',
  purchase_source: 'purchase_source',
} as const;

/**
 * The field of a column.
 */
export interface ImportMapped {
  /**
     * Position of the column, from 0.
     * @minimum 0
     * @maximum 59
     */
  column: number;
  /** Field that it fills. */
  field: ImportField;
}

/**
 * `UZS` is so'm, `USD` is y.e.
 */
export type Currency = typeof Currency[keyof typeof Currency];


export const Currency = {
  UZS: 'UZS',
  USD: 'USD',
} as const;

/**
 * What an empty cell does to a found car.
 */
export type ImportEmpties = typeof ImportEmpties[keyof typeof ImportEmpties];


export const ImportEmpties = {
  keep: 'keep',
  clear: 'clear',
} as const;

/**
 * What is done with cars that are found.
 */
export type ImportFound = typeof ImportFound[keyof typeof ImportFound];


export const ImportFound = {
  update: 'update',
  skip: 'skip',
} as const;

/**
 * What becomes of new cars: drafts, or to moderation once they are complete and have photos.
 */
export type ImportFresh = typeof ImportFresh[keyof typeof ImportFresh];


export const ImportFresh = {
  draft: 'draft',
  moderation: 'moderation',
} as const;

/**
 * How to import.
 */
export interface ImportOptions {
  /**
     * Showroom of new cars.
     * @minimum 1
     */
  avtosalon?: number;
  /** Currency of prices without a sign. */
  currency: Currency;
  /** Empty cells. */
  empties: ImportEmpties;
  /** Found cars. */
  found: ImportFound;
  /** New cars. */
  fresh: ImportFresh;
}

/**
 * An earlier import of the same file.
 */
export interface ImportTwin {
  /**
     * Its id.
     * @minimum 1
     */
  id: number;
  /**
     * When it was uploaded.
     * @maxLength 40
     */
  created_at: string;
}

/**
 * Where the rows come from.
 */
export type ImportSource = typeof ImportSource[keyof typeof ImportSource];


export const ImportSource = {
  file: 'file',
  feed: 'feed',
} as const;

/**
 * An import with its columns and options.
 */
export interface Import {
  /**
     * Id of the import.
     * @minimum 1
     */
  id: number;
  version: Version;
  /** State. */
  status: ImportStatus;
  /** Where the rows come from. */
  source: ImportSource;
  /**
     * Name of the file.
     * @maxLength 200
     */
  file_name: string;
  /**
     * Rows of the sheet without the header.
     * @minimum 0
     * @maximum 1000000
     */
  rows: number;
  /**
     * When it was uploaded.
     * @maxLength 40
     */
  created_at: string;
  /**
     * Start of the current state.
     * @maxLength 40
     */
  status_at: string;
  by: Actor;
  /** Rows by result. */
  counts: ImportCounts;
  /** Of checking, writing or undoing. */
  progress: ImportProgress;
  /** Photos. */
  photos: ImportPhotos;
  /**
     * What can be done now.
     * @maxItems 6
     */
  allowed_actions: ImportAction[];
  /**
     * When writing was confirmed.
     * @maxLength 40
     */
  confirmed_at?: string;
  /**
     * End of the time for undo; absent when nothing can be undone.
     * @maxLength 40
     */
  undoable_until?: string;
  /**
     * Sheets with rows.
     * @maxItems 200
     */
  sheets: ImportSheet[];
  /**
     * Position of the chosen sheet, from 0.
     * @minimum 0
     * @maximum 199
     */
  sheet: number;
  /**
     * Columns of the sheet.
     * @maxItems 60
     */
  columns: ImportColumn[];
  /**
     * Fields of the columns; other columns are not imported.
     * @maxItems 60
     */
  mapping: ImportMapped[];
  /** How to import. */
  options: ImportOptions;
  /** True when the mapped fields are enough. */
  is_complete: boolean;
  /**
     * When the same headers were mapped, if the mapping is from then.
     * @maxLength 40
     */
  remembered_at?: string;
  /** An import of the same file in the last 30 days. */
  twin?: ImportTwin;
}

/**
 * An XLSX file.
 */
export type Workbook = Blob;

/**
 * The state of the entity does not allow this; `allowed` lists the allowed states or actions.
 */
export type TransitionProblem = Problem & {
  /**
     * The states or actions that are allowed now.
     * @maxItems 50
     * @items.maxLength 50
     */
  allowed: string[];
};

/**
 * Options to change.
 */
export interface ImportOptionsUpdate {
  /**
     * Showroom of new cars.
     * @minimum 1
     */
  avtosalon?: number;
  /** Currency of prices without a sign. */
  currency?: Currency;
  /** Empty cells. */
  empties?: ImportEmpties;
  /** Found cars. */
  found?: ImportFound;
  /** New cars. */
  fresh?: ImportFresh;
}

/**
 * What to change.
 */
export interface ImportUpdate {
  /**
     * Position of the sheet, from 0.
     * @minimum 0
     * @maximum 199
     */
  sheet?: number;
  /**
     * All mapped columns.
     * @maxItems 60
     */
  mapping?: ImportMapped[];
  /** Options to change. */
  options?: ImportOptionsUpdate;
}

/**
 * The import as it is.
 */
export interface CurrentImport {
  /** Current state. */
  current: Import;
}

/**
 * The import changed since the version in `If-Match`.
 */
export type StaleImportProblem = Problem & CurrentImport;

/**
 * What prevents the action.
 */
export interface ImportBlock {
  /** With `import_running`: the import that runs. */
  current?: Import;
}

/**
 * The action is not possible now.
 */
export type ImportConflictProblem = Problem & ImportBlock;

/**
 * What a row will do, or did. `skipped`: its car is sold, or found cars are left as they are.
 */
export type ImportResult = typeof ImportResult[keyof typeof ImportResult];


export const ImportResult = {
  new: 'new',
  changed: 'changed',
  same: 'same',
  choice: 'choice',
  failed: 'failed',
  skipped: 'skipped',
} as const;

/**
 * What happened to a row. `skipped`: its result is `skipped`, or it would have written and was left out. `left`: the undo kept something of it.
 */
export type ImportOutcome = typeof ImportOutcome[keyof typeof ImportOutcome];


export const ImportOutcome = {
  created: 'created',
  updated: 'updated',
  skipped: 'skipped',
  left: 'left',
  undone: 'undone',
} as const;

/**
 * A field that a row changes.
 */
export interface ImportChange {
  /** The field. */
  field: ImportField;
  /**
     * Previous value in the language of `Accept-Language`; money is digits. Absent when it was empty.
     * @maxLength 5001
     */
  before?: string;
  /**
     * New value; absent when it is cleared.
     * @maxLength 5001
     */
  after?: string;
  /** Currency of a price. */
  currency?: Currency;
}

/**
 * Values of the placeholders in the text of the code.
 */
export type ImportCellErrorParams = {[key: string]: string | number};

/**
 * An error of a row.
 */
export interface ImportCellError {
  /** Field of the cell. */
  field?: ImportField;
  /**
     * Address of the cell.
     * @maxLength 10
     */
  cell?: string;
  /**
     * Text of the cell.
     * @maxLength 200
     */
  value?: string;
  code: ErrorCode;
  /** Values of the placeholders in the text of the code. */
  params?: ImportCellErrorParams;
}

/**
 * `moderation`: an active listing goes to moderation. `no_key`: without VIN and number, a repeat creates another car. `vin_check`: the check digit of the VIN is wrong. `vin_elsewhere`: another dealership offers a car with the VIN, so an admin checks it.
 */
export type ImportWarningCode = typeof ImportWarningCode[keyof typeof ImportWarningCode];


export const ImportWarningCode = {
  moderation: 'moderation',
  no_key: 'no_key',
  vin_check: 'vin_check',
  vin_elsewhere: 'vin_elsewhere',
} as const;

/**
 * Something to look at before writing.
 */
export interface ImportWarning {
  /** What it is. */
  code: ImportWarningCode;
  /** Field that causes it. */
  field?: ImportField;
  /**
     * By how much the price changes.
     * @minimum -100
     * @maximum 1000000
     */
  percent?: number;
}

/**
 * A photo that could not be fetched.
 */
export interface ImportFailedPhoto {
  /**
     * Its address.
     * @maxLength 5001
     */
  url: string;
  code: ErrorCode;
}

/**
 * A row with its plan.
 */
export interface ImportRow {
  /**
     * Number of the row in the file.
     * @minimum 1
     * @maximum 6000
     */
  row: number;
  /** What it will do, or did. */
  result: ImportResult;
  /**
     * Brand, model and year, as far as they are known.
     * @maxLength 500
     */
  title?: string;
  /**
     * VIN.
     * @maxLength 17
     */
  vin?: string;
  /**
     * Number of the dealership.
     * @maxLength 64
     */
  external_id?: string;
  /**
     * The found or created car.
     * @minimum 1
     */
  auto_id?: number;
  /** Cover of the found or created car. */
  photo?: Image;
  /**
     * Fields that change or are filled.
     * @maxItems 60
     */
  changes: ImportChange[];
  /**
     * Why it fails or is skipped.
     * @maxItems 60
     */
  errors: ImportCellError[];
  /**
     * What to look at.
     * @maxItems 10
     */
  warnings: ImportWarning[];
  /**
     * Photos to fetch.
     * @minimum 0
     * @maximum 30
     */
  photos: number;
  /**
     * Photos that could not be fetched.
     * @maxItems 30
     */
  failed_photos: ImportFailedPhoto[];
  /** True when it is left out. */
  excluded: boolean;
  /** What happened to it; absent while it may still be written. */
  outcome?: ImportOutcome;
}

/**
 * A page of rows.
 */
export interface ImportRowList {
  /**
     * Rows of the page.
     * @maxItems 100
     */
  results: ImportRow[];
  count: Count;
}

/**
 * Rows to leave out.
 */
export interface ImportExclusion {
  /**
     * Numbers of the rows.
     * @maxItems 5000
     * @items.minimum 1
     * @items.maximum 6000
     */
  rows: number[];
  /** True to leave them out, false to take them back in. */
  excluded: boolean;
}

/**
 * What a value is chosen for. `same_car`: a row without VIN and number looks like a car in stock. `changed_car`: the car changed after the check, so that the row would write something else.
 */
export type ImportChoiceField = typeof ImportChoiceField[keyof typeof ImportChoiceField];


export const ImportChoiceField = {
  brand: 'brand',
  car_model: 'car_model',
  generation: 'generation',
  modification: 'modification',
  position: 'position',
  body_type: 'body_type',
  fuel_type: 'fuel_type',
  transmission: 'transmission',
  drive_unit: 'drive_unit',
  color: 'color',
  condition: 'condition',
  price: 'price',
  purchase_price: 'purchase_price',
  same_car: 'same_car',
  changed_car: 'changed_car',
} as const;

/**
 * A possible meaning.
 */
export interface ImportCandidate {
  /**
     * Id of the entry; the amount for a price; the car for `same_car` and `changed_car`, or 0 to create one. For `generation`, `modification`, `position` and `condition`, 0 leaves the field empty.
     * @minimum 0
     */
  id: number;
  /**
     * Trim level of a model.
     * @minimum 1
     */
  position_id?: number;
  /**
     * Its name; an amount is digits.
     * @maxLength 500
     */
  name: string;
}

/**
 * A value that needs a choice.
 */
export interface ImportChoice {
  /** Its field. */
  field: ImportChoiceField;
  /**
     * Text of the cells; the number of the row for `same_car` and `changed_car`.
     * @maxLength 200
     */
  value: string;
  /**
     * Brand of the rows, for a model.
     * @minimum 1
     */
  brand_id?: number;
  /**
     * Model of the rows, for its parts: `generation`, `modification` and `position`.
     * @minimum 1
     */
  car_model_id?: number;
  /**
     * Name of that model with its brand.
     * @maxLength 200
     */
  car_model?: string;
  /** Currency of the rows, for a price. */
  currency?: Currency;
  /**
     * The first rows with it.
     * @maxItems 20
     * @items.minimum 1
     * @items.maximum 6000
     */
  rows: number[];
  /**
     * All rows with it.
     * @minimum 0
     * @maximum 1000000
     */
  count: number;
  /**
     * Possible meanings, the best first.
     * @maxItems 12
     */
  candidates: ImportCandidate[];
}

/**
 * Values that need a choice.
 */
export interface ImportChoiceList {
  /**
     * Values of the page.
     * @maxItems 100
     */
  results: ImportChoice[];
  count: Count;
}

/**
 * What a value means. `skip` leaves its rows out; without `id` and `skip` the choice is open again and forgotten.
 */
export interface ImportChosenItem {
  /** Its field. */
  field: ImportChoiceField;
  /**
     * Text of the cells.
     * @maxLength 200
     */
  value: string;
  /**
     * Brand of the choice, if it has one. The same text under another brand is another choice.
     * @minimum 1
     */
  brand_id?: number;
  /**
     * Model of the choice, if it has one.
     * @minimum 1
     */
  car_model_id?: number;
  /** Currency of the choice, if it has one. */
  currency?: Currency;
  /**
     * Meaning, as in a candidate.
     * @minimum 0
     */
  id?: number;
  /**
     * Trim level of a model.
     * @minimum 1
     */
  position_id?: number;
  /** True to leave the rows out. */
  skip?: true;
}

/**
 * Choices.
 */
export interface ImportChosen {
  /**
     * The choices.
     * @minItems 1
     * @maxItems 100
     */
  items: ImportChosenItem[];
}

/**
 * A maker of cars.
 */
export interface Brand {
  /**
     * Id of the brand.
     * @minimum 1
     */
  id: number;
  /**
     * Name as the maker writes it.
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /**
     * Address of the logo; absent when there is none.
     * @maxLength 500
     */
  logo?: string;
  /** True for the most common brands, which are listed first. */
  popular: boolean;
  /**
     * Number of the brand's models in the catalogue.
     * @minimum 0
     */
  models_count: number;
}

/**
 * A page of brands.
 */
export interface BrandList {
  /**
     * The brands of this page.
     * @maxItems 500
     */
  results: Brand[];
  /** Number of brands that match the filter, over all pages. */
  count: Count;
}

/**
 * A model of a brand.
 */
export interface CatalogModel {
  /**
     * Id of the model.
     * @minimum 1
     */
  id: number;
  /**
     * Id of its brand.
     * @minimum 1
     */
  brand_id: number;
  /**
     * Name as the maker writes it.
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /**
     * First year of manufacture; absent when unknown.
     * @minimum 1900
     * @maximum 2100
     */
  year_from?: number;
  /**
     * Last year of manufacture; absent while in production.
     * @minimum 1900
     * @maximum 2100
     */
  year_to?: number;
  /** True for the most common models of the brand. */
  popular: boolean;
  /**
     * Number of the model's generations in the catalogue.
     * @minimum 0
     */
  generations_count: number;
}

/**
 * A page of models.
 */
export interface CatalogModelList {
  /**
     * The models of this page.
     * @maxItems 500
     */
  results: CatalogModel[];
  /** Number of models that match the filter, over all pages. */
  count: Count;
}

/**
 * A generation of a model.
 */
export interface Generation {
  /**
     * Id of the generation.
     * @minimum 1
     */
  id: number;
  /**
     * Id of its model.
     * @minimum 1
     */
  car_model_id: number;
  /**
     * Name or number.
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /**
     * First year of manufacture.
     * @minimum 1900
     * @maximum 2100
     */
  year_start: number;
  /**
     * Last year of manufacture; absent while in production.
     * @minimum 1900
     * @maximum 2100
     */
  year_stop?: number;
  /** Picture; absent when there is none. */
  photo?: Image;
  /**
     * Number of the generation's modifications in the catalogue.
     * @minimum 0
     */
  modifications_count: number;
}

/**
 * A page of generations.
 */
export interface GenerationList {
  /**
     * The generations of this page.
     * @maxItems 500
     */
  results: Generation[];
  /** Number of generations that match the filter, over all pages. */
  count: Count;
}

/**
 * Engine and transmission data. Ids are those of `listOptions`.
 */
export interface CatalogSpecifications {
  /**
     * Power in horsepower.
     * @minimum 1
     * @maximum 2500
     */
  horse_power: number;
  /**
     * Engine displacement in litres, one decimal; absent for electric cars.
     * @minimum 0
     * @maximum 20
     */
  volume_litres?: number;
  /**
     * Id from the set `fuel_type`.
     * @minimum 1
     */
  fuel_type: number;
  /**
     * Id from the set `transmission`.
     * @minimum 1
     */
  transmission: number;
  /**
     * Id from the set `drive_unit`.
     * @minimum 1
     */
  drive: number;
  /**
     * Id from the set `body_type`.
     * @minimum 1
     */
  body_type: number;
}

/**
 * A combination of engine, gearbox and body in a generation.
 */
export interface Modification {
  /**
     * Id of the modification.
     * @minimum 1
     */
  id: number;
  /**
     * Id of its generation.
     * @minimum 1
     */
  generation_id: number;
  /**
     * Short name made of volume and gearbox.
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /** Engine and transmission data. */
  specifications: CatalogSpecifications;
}

/**
 * A page of modifications.
 */
export interface ModificationList {
  /**
     * The modifications of this page.
     * @maxItems 500
     */
  results: Modification[];
  /** Number of modifications that match the filter, over all pages. */
  count: Count;
}

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
 * A position (trim level).
 */
export interface Position {
  /**
     * Id of the position.
     * @minimum 1
     */
  id: number;
  /**
     * Id of its generation.
     * @minimum 1
     */
  generation_id: number;
  /**
     * Id of the only modification with this position; absent when all modifications have it.
     * @minimum 1
     */
  modification_id?: number;
  /** Name of the position in both languages. */
  translations: Translations;
}

/**
 * A page of positions.
 */
export interface PositionList {
  /**
     * The positions of this page.
     * @maxItems 500
     */
  results: Position[];
  /** Number of positions that match the filter, over all pages. */
  count: Count;
}

/**
 * A district or town of a region.
 */
export interface District {
  /**
     * Id of the district.
     * @minimum 1
     */
  id: number;
  /** Name of the district in both languages. */
  translations: Translations;
}

/**
 * A region of Uzbekistan.
 */
export interface Region {
  /**
     * Id of the region.
     * @minimum 1
     */
  id: number;
  /** Name of the region in both languages. */
  translations: Translations;
  /**
     * Latitude of the region's centre in degrees; the map opens there.
     * @minimum -90
     * @maximum 90
     */
  latitude: number;
  /**
     * Longitude of the region's centre in degrees.
     * @minimum -180
     * @maximum 180
     */
  longitude: number;
  /**
     * Districts and towns of the region.
     * @maxItems 100
     */
  districts: District[];
}

/**
 * All regions.
 */
export interface RegionList {
  /**
     * The regions.
     * @maxItems 50
     */
  results: Region[];
  /** Number of regions. */
  count: Count;
}

/**
 * A colour option.
 */
export interface ColorOption {
  /**
     * Id of the colour; a car stores this id.
     * @minimum 1
     */
  id: number;
  /**
     * Stable identifier for code.
     * @maxLength 50
     * @pattern ^[a-z][a-z0-9_]*$
     */
  code: string;
  /** Name of the colour in both languages. */
  translations: Translations;
  /**
     * Colour of the swatch, `#RRGGBB`.
     * @maxLength 7
     * @pattern ^#[0-9A-F]{6}$
     */
  hex: string;
}

/**
 * One option.
 */
export interface CatalogOption {
  /**
     * Id of the option.
     * @minimum 1
     */
  id: number;
  /**
     * Stable identifier for code, icons and addresses.
     * @maxLength 50
     * @pattern ^[a-z][a-z0-9_]*$
     */
  code: string;
  /** Name of the option in both languages. */
  translations: Translations;
}

/**
 * An option for the number of owners.
 */
export interface OwnersOption {
  /**
     * Number of owners; the last value means "or more".
     * @minimum 0
     * @maximum 50
     */
  value: number;
  /** Label in both languages. */
  translations: Translations;
}

/**
 * The sets of options.
 */
export interface CatalogOptions {
  /**
     * Colours (`core_car.color`).
     * @maxItems 200
     */
  color: ColorOption[];
  /**
     * Body types (`core_car.body_type`).
     * @maxItems 200
     */
  body_type: CatalogOption[];
  /**
     * Kinds of fuel (`core_car.fuel_type`).
     * @maxItems 200
     */
  fuel_type: CatalogOption[];
  /**
     * Gearboxes (`core_car.transmission`).
     * @maxItems 200
     */
  transmission: CatalogOption[];
  /**
     * Driven wheels (`core_car.drive_unit`).
     * @maxItems 200
     */
  drive_unit: CatalogOption[];
  /**
     * Labels for the values of `condition`; a car stores the `code`.
     * @maxItems 200
     */
  condition: CatalogOption[];
  /**
     * States of the paint (`core_car.paint_condition`).
     * @maxItems 200
     */
  paint_condition: CatalogOption[];
  /**
     * Labels for the parts of `changed_part`; a car stores the `code`.
     * @maxItems 200
     */
  changed_part: CatalogOption[];
  /**
     * Multimedia (`core_car.media_tools`).
     * @maxItems 200
     */
  media_tools: CatalogOption[];
  /**
     * Exterior equipment (`core_car.external_body_kit`).
     * @maxItems 200
     */
  external_body_kit: CatalogOption[];
  /**
     * Lights (`core_car.optics`).
     * @maxItems 200
     */
  optics: CatalogOption[];
  /**
     * Interior (`core_car.salon`).
     * @maxItems 200
     */
  salon: CatalogOption[];
  /**
     * Services and papers (`core_car.services`).
     * @maxItems 200
     */
  services: CatalogOption[];
  /**
     * Numbers of owners (`core_car.number_of_owners`).
     * @maxItems 200
     */
  number_of_owners: OwnersOption[];
}

/**
 * Check digit, sign 9. `none`: the country of the maker has no check digit.
 */
export type VinCheckDigit = typeof VinCheckDigit[keyof typeof VinCheckDigit];


export const VinCheckDigit = {
  right: 'right',
  wrong: 'wrong',
  none: 'none',
} as const;

/**
 * The maker, by the first signs.
 */
export interface VinMaker {
  /**
     * Name of the maker.
     * @maxLength 100
     */
  name: string;
  /**
     * Country of the plant, ISO 3166-1.
     * @pattern ^[A-Z]{2}$
     */
  country: string;
}

/**
 * Facts of a VIN.
 */
export interface VinCheck {
  /**
     * The VIN in Latin capitals; absent with a `suggestion`.
     * @pattern ^[A-HJ-NPR-Z0-9]{17}$
     */
  vin?: string;
  /**
     * The VIN that was probably meant: 1 for I, 0 for O and Q.
     * @pattern ^[A-HJ-NPR-Z0-9]{17}$
     */
  suggestion?: string;
  check_digit: VinCheckDigit;
  maker?: VinMaker;
  brand?: NamedReference;
  car_model?: NamedReference;
  /**
     * Possible model years, oldest first; empty where the VIN does not show them.
     * @maxItems 3
     * @items.minimum 1980
     * @items.maximum 2100
     */
  years: number[];
  /** True when another listing of the dealership, not sold, archived or deleted, has the VIN. */
  is_taken: boolean;
  own?: NamedReference;
  /** True when another dealership offers a car with the VIN. An admin checks the listing. */
  is_elsewhere: boolean;
}

/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
export type Day = string;

/**
 * `cbu`: the Central Bank of Uzbekistan; `manual`: set by the operator.
 */
export type RateSource = typeof RateSource[keyof typeof RateSource];


export const RateSource = {
  cbu: 'cbu',
  manual: 'manual',
} as const;

/**
 * Value of one y.e. in so'm.
 */
export interface Rate {
  /** Currency that is converted; `USD` stands for y.e. */
  currency: Currency;
  /**
     * So'm per y.e., rounded to whole so'm.
     * @minimum 1
     * @maximum 10000000
     */
  rate: number;
  /** Day of the rate, in Asia/Tashkent. */
  date: string;
  /** Source of the rate. */
  source: RateSource;
}

/**
 * Kind of error. `error`: an uncaught error. `rejection`: an unhandled promise rejection. `page`: a screen that could not be loaded or rendered. `contract`: a response that breaks the contract. `chunk`: a file of the page that did not load after all retries.
 */
export type ClientErrorKind = typeof ClientErrorKind[keyof typeof ClientErrorKind];


export const ClientErrorKind = {
  error: 'error',
  rejection: 'rejection',
  page: 'page',
  contract: 'contract',
  chunk: 'chunk',
} as const;

/**
 * An error of a page, without personal data.
 */
export interface ClientErrorReport {
  /** Kind of error. */
  kind: ClientErrorKind;
  /**
     * Name of the error.
     * @minLength 1
     * @maxLength 40
     * @pattern ^[A-Za-z]+$
     */
  name: string;
  /**
     * Message of the error, with values replaced by `…` and numbers by `#`.
     * @maxLength 300
     * @pattern ^[^0-9@]*$
     */
  message: string;
  /**
     * First frames of the stack, innermost first.
     * @maxItems 6
     * @items.maxLength 120
     * @items.pattern ^[A-Za-z0-9_.-]+:[0-9]{1,7}:[0-9]{1,7}$
     */
  frames: string[];
  /**
     * Build of the page.
     * @minLength 1
     * @maxLength 64
     * @pattern ^[0-9a-f]+$
     */
  release: string;
  /**
     * Pattern of the page's address, without ids and queries.
     * @maxLength 120
     * @pattern ^/[A-Za-z:*\/_-]*$
     */
  route: string;
  /** Language of the page. */
  language: Language;
  /**
     * Family and major version of the browser; absent when unknown.
     * @maxLength 24
     * @pattern ^[A-Za-z]+ [0-9]{1,4}$
     */
  browser?: string;
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
 * Phone number of any country in E.164; an Uzbek one has nine digits after +998.
 * @pattern ^\+(998\d{9}|(?!998)[1-9]\d{6,14})$
 */
export type InternationalPhone = string;

/**
 * A notice.
 */
export interface Notification {
  /**
     * Id of the notice; later notices have larger ids.
     * @minimum 1
     */
  id: number;
  /** Type of the notice. */
  type: NotificationType;
  /**
     * Title in the requested language; the push notice has the same title.
     * @maxLength 200
     */
  title: string;
  /**
     * One or two sentences in the requested language.
     * @maxLength 1000
     */
  text: string;
  /** True when the notice is read. */
  read: boolean;
  /** Time of the notice, in UTC. */
  created_at: string;
  /** Object to open; absent when there is none. */
  target?: NotificationTarget;
  /** Number to call back; only for a missed call. */
  phone?: InternationalPhone;
}

/**
 * A page of notices.
 */
export interface NotificationList {
  /**
     * The notices of this page.
     * @maxItems 100
     */
  results: Notification[];
  /** Number of notices that match the filter, over all pages. */
  count: Count;
  /**
     * Number of all unread notices, regardless of the filter.
     * @minimum 0
     */
  unread_count: number;
}

/**
 * Notices to mark as read.
 */
export interface NotificationsRead {
  /**
     * Ids of the notices.
     * @minItems 1
     * @maxItems 100
     * @items.minimum 1
     */
  ids?: number[];
  /**
     * Id of the newest notice seen; this notice and all earlier ones are marked.
     * @minimum 1
     */
  up_to?: number;
}

/**
 * Number of unread notices after the change.
 */
export interface NotificationsUnread {
  /**
     * Number of unread notices.
     * @minimum 0
     */
  unread_count: number;
}

/**
 * `off`: this server has no bot. `none`: no account is linked. `waiting`: the link has not been opened. `found`: somebody opened it. `blocked`: the account is linked, but the person stopped the bot.
 */
export type TelegramState = typeof TelegramState[keyof typeof TelegramState];


export const TelegramState = {
  off: 'off',
  none: 'none',
  waiting: 'waiting',
  found: 'found',
  linked: 'linked',
  blocked: 'blocked',
} as const;

/**
 * A link to the bot.
 */
export interface TelegramLink {
  /**
     * Address that opens the bot.
     * @maxLength 300
     */
  url: string;
  /** Time at which the link ends (UTC). */
  expires_at: string;
}

/**
 * Account that opened the link.
 */
export interface TelegramCandidate {
  /**
     * First name in Telegram.
     * @maxLength 200
     */
  name: string;
  /**
     * Name without @; absent if the account has none.
     * @maxLength 64
     */
  username?: string;
}

/**
 * The linked account.
 */
export interface TelegramAccount {
  /**
     * First name in Telegram.
     * @maxLength 200
     */
  name: string;
  /**
     * Name without @; absent if the account has none.
     * @maxLength 64
     */
  username?: string;
  /** Time at which the account was linked (UTC). */
  linked_at: string;
  /** Time of the last message (UTC); absent before the first one. */
  last_sent_at?: string;
}

/**
 * Events that are announced in Telegram.
 */
export interface TelegramEvents {
  /** New leads and calls. */
  lead_new: boolean;
  /** Missed calls. */
  missed_call: boolean;
  /** Chats in which a buyer has waited for `waiting_minutes`. */
  buyer_waiting: boolean;
  /** Decisions on cars, campaigns and proposals. */
  moderation: boolean;
  /** Campaigns that stopped or wait for money. Sent to owners and managers. */
  campaign_money: boolean;
  /** Accepted trade-in offers. */
  offer_accepted: boolean;
}

/**
 * Minutes that a buyer waits before a message is sent.
 */
export type TelegramWaiting = typeof TelegramWaiting[keyof typeof TelegramWaiting];


export const TelegramWaiting = {
  NUMBER_5: 5,
  NUMBER_15: 15,
  NUMBER_30: 30,
  NUMBER_60: 60,
} as const;

/**
 * Time of day in Asia/Tashkent.
 * @pattern ^([01]\d|2[0-3]):[0-5]\d$
 */
export type TelegramTime = string;

/**
 * Quiet hours, in which messages wait. They may cross midnight.
 */
export interface TelegramQuiet {
  /** True if messages wait. */
  on: boolean;
  /** Start. */
  from: TelegramTime;
  /** End; different from `from` (422 `quiet_hours`). */
  to: TelegramTime;
}

/**
 * Seconds between the notice in the dashboard and the message.
 */
export type TelegramDelay = typeof TelegramDelay[keyof typeof TelegramDelay];


export const TelegramDelay = {
  NUMBER_0: 0,
  NUMBER_60: 60,
  NUMBER_300: 300,
} as const;

/**
 * Settings of a member.
 */
export interface TelegramSettings {
  /** Events that are announced. */
  events: TelegramEvents;
  /** Minutes before `buyer_waiting`. */
  waiting_minutes: TelegramWaiting;
  /** Quiet hours. */
  quiet: TelegramQuiet;
  /** Seconds after the notice. */
  delay_seconds: TelegramDelay;
  /** True to send an SMS about what was read nowhere for 15 minutes. */
  sms: boolean;
}

/**
 * Link and settings of a member.
 */
export interface Telegram {
  /** State of the link. */
  state: TelegramState;
  /**
     * Name of the bot without @; absent while it is off or has not been reached.
     * @maxLength 64
     */
  bot_name?: string;
  /**
     * Address that opens the bot; absent with `bot_name`.
     * @maxLength 300
     */
  bot_url?: string;
  /** Time since which Telegram does not respond (UTC); absent while it works. */
  failing_since?: string;
  /** The link that waits to be opened or confirmed. */
  link?: TelegramLink;
  /** Account that opened the link; present with `found`. */
  candidate?: TelegramCandidate;
  /** The linked account; present with `linked` and `blocked`. */
  account?: TelegramAccount;
  /** Settings of the member. */
  settings: TelegramSettings;
  /** True if the dealership allows SMS. */
  sms_allowed: boolean;
  /** Version of the settings. */
  version: Version;
}

/**
 * Events to switch on or off.
 */
export interface TelegramEventsUpdate {
  /** New leads and calls. */
  lead_new?: boolean;
  /** Missed calls. */
  missed_call?: boolean;
  /** Waiting buyers. */
  buyer_waiting?: boolean;
  /** Decisions of moderators. */
  moderation?: boolean;
  /** Money of campaigns. */
  campaign_money?: boolean;
  /** Accepted trade-in offers. */
  offer_accepted?: boolean;
}

/**
 * Settings to change.
 */
export interface TelegramSettingsUpdate {
  /** Events to switch on or off. */
  events?: TelegramEventsUpdate;
  /** Minutes before `buyer_waiting`. */
  waiting_minutes?: TelegramWaiting;
  /** Quiet hours. */
  quiet?: TelegramQuiet;
  /** Seconds after the notice. */
  delay_seconds?: TelegramDelay;
  /** True to send an SMS about what was read nowhere for 15 minutes. Has no effect while `sms_allowed` is false. */
  sms?: boolean;
  /** True to allow SMS in the dealership. Only the owner may change it; other members get 403. */
  sms_allowed?: boolean;
}

/**
 * The current settings.
 */
export interface CurrentTelegram {
  /** Link and settings as they are now. */
  current: Telegram;
}

/**
 * The settings changed since they were read.
 */
export type StaleTelegramProblem = Problem & CurrentTelegram;

/**
 * The caller's reply to the question if the account is theirs.
 */
export interface TelegramConfirm {
  /** True if the account is the caller's. */
  accept: boolean;
}

/**
 * Result of a test message.
 */
export interface TelegramTest {
  /**
     * Milliseconds until Telegram accepted the message.
     * @minimum 0
     */
  ms: number;
}

/**
 * `found`: the bot was added, and the channel waits to be confirmed. `no_rights`: rights of `missing_rights` are needed. `lost`: the bot was removed.
 */
export type TelegramChannelState = typeof TelegramChannelState[keyof typeof TelegramChannelState];


export const TelegramChannelState = {
  found: 'found',
  working: 'working',
  no_rights: 'no_rights',
  lost: 'lost',
} as const;

/**
 * Right of the bot in a channel.
 */
export type TelegramRight = typeof TelegramRight[keyof typeof TelegramRight];


export const TelegramRight = {
  post: 'post',
  edit: 'edit',
  delete: 'delete',
} as const;

/**
 * Text of a post in each language, with variables such as `{car}` and `*bold*` parts. It contains `{car}`; an unknown variable is 422 `template_variable`.
 */
export interface TelegramPostText {
  /**
     * Russian text.
     * @minLength 1
     * @maxLength 4000
     */
  ru: string;
  /**
     * Uzbek text.
     * @minLength 1
     * @maxLength 4000
     */
  uz: string;
}

/**
 * Languages of the text, Russian first.
 */
export type TelegramPostLanguage = typeof TelegramPostLanguage[keyof typeof TelegramPostLanguage];


export const TelegramPostLanguage = {
  ru: 'ru',
  uz: 'uz',
  both: 'both',
} as const;

/**
 * `album`: photos, and a message with buttons below them. `single`: one photo with buttons. `link`: photos, with a link in the text.
 */
export type TelegramPostLayout = typeof TelegramPostLayout[keyof typeof TelegramPostLayout];


export const TelegramPostLayout = {
  album: 'album',
  single: 'single',
  link: 'link',
} as const;

/**
 * Fate of the post of a car that leaves the sale.
 */
export type TelegramOnLeave = typeof TelegramOnLeave[keyof typeof TelegramOnLeave];


export const TelegramOnLeave = {
  delete: 'delete',
  mark: 'mark',
} as const;

/**
 * Minutes between two posts.
 */
export type TelegramPause = typeof TelegramPause[keyof typeof TelegramPause];


export const TelegramPause = {
  NUMBER_1: 1,
  NUMBER_5: 5,
  NUMBER_15: 15,
  NUMBER_60: 60,
} as const;

/**
 * Hours in which posts leave, in Asia/Tashkent. They may cross midnight.
 */
export interface TelegramHours {
  /** Start. */
  from: TelegramTime;
  /** End; different from `from` (422 `quiet_hours`). */
  to: TelegramTime;
}

/**
 * Settings of a channel.
 */
export interface TelegramChannelSettings {
  /** Languages of a post. */
  language: TelegramPostLanguage;
  /**
     * Photos of a post.
     * @minimum 1
     * @maximum 10
     */
  photos: number;
  /** Arrangement of a post. */
  layout: TelegramPostLayout;
  /** True if the phone of the showroom ends the text. */
  phone: boolean;
  /**
     * Showrooms whose cars are posted by `auto_publish`; empty for all.
     * @maxItems 100
     * @items.minimum 1
     */
  avtosalons: number[];
  /** True to post a car when it goes on sale. */
  auto_publish: boolean;
  /** True to change the post when the price changes. */
  edit_price: boolean;
  /** True to mark the post of a sold car. */
  mark_sold: boolean;
  /** Fate of the post of a car that leaves the sale. */
  on_leave: TelegramOnLeave;
  /** Minutes between two posts. */
  pause_minutes: TelegramPause;
  /** Hours in which posts leave. */
  hours: TelegramHours;
  /** Text of a post. */
  text: TelegramPostText;
}

/**
 * A channel of the dealership.
 */
export interface TelegramChannel {
  /**
     * Id of the channel here.
     * @minimum 1
     */
  id: number;
  /** Version of the settings. */
  version: Version;
  /** State of the channel. */
  state: TelegramChannelState;
  /**
     * Name of the channel.
     * @maxLength 200
     */
  title: string;
  /**
     * Public name without @; absent in private channels.
     * @maxLength 64
     */
  username?: string;
  /**
     * Address of the channel; absent in private ones.
     * @maxLength 300
     */
  url?: string;
  /**
     * Number of subscribers at the last check.
     * @minimum 0
     * @maximum 1000000000
     */
  subscribers: number;
  /**
     * Rights that the bot needs.
     * @maxItems 3
     */
  missing_rights: TelegramRight[];
  /** Time since which Telegram does not respond (UTC); absent while it works. */
  failing_since?: string;
  /**
     * Number of posts of cars in the caller’s showrooms.
     * @minimum 0
     * @maximum 1000000000
     */
  post_count: number;
  /** Text of a new channel. */
  default_text: TelegramPostText;
  /** Settings. */
  settings: TelegramChannelSettings;
}

/**
 * Channels of the dealership.
 */
export interface TelegramChannelList {
  /**
     * Channels, the oldest first.
     * @maxItems 100
     */
  results: TelegramChannel[];
}

/**
 * Fate of the posts of a disconnected channel.
 */
export type TelegramChannelPosts = typeof TelegramChannelPosts[keyof typeof TelegramChannelPosts];


export const TelegramChannelPosts = {
  keep: 'keep',
  delete: 'delete',
} as const;

/**
 * Settings to change.
 */
export interface TelegramChannelUpdate {
  /** Languages of a post. */
  language?: TelegramPostLanguage;
  /**
     * Photos of a post.
     * @minimum 1
     * @maximum 10
     */
  photos?: number;
  /** Arrangement of a post. */
  layout?: TelegramPostLayout;
  /** True if the phone of the showroom ends the text. */
  phone?: boolean;
  /**
     * Showrooms whose cars are posted by `auto_publish`; empty for all.
     * @maxItems 100
     * @items.minimum 1
     */
  avtosalons?: number[];
  /** True to post a car when it goes on sale. */
  auto_publish?: boolean;
  /** True to change the post when the price changes. */
  edit_price?: boolean;
  /** True to mark the post of a sold car. */
  mark_sold?: boolean;
  /** Fate of the post of a car that leaves the sale. */
  on_leave?: TelegramOnLeave;
  /** Minutes between two posts. */
  pause_minutes?: TelegramPause;
  /** Hours in which posts leave. */
  hours?: TelegramHours;
  /** Text of a post. */
  text?: TelegramPostText;
}

/**
 * The current channel.
 */
export interface CurrentTelegramChannel {
  /** The channel as it is now. */
  current: TelegramChannel;
}

/**
 * The settings changed since they were read.
 */
export type StaleTelegramChannelProblem = Problem & CurrentTelegramChannel;

/**
 * Id of an uploaded image (`uploadImage`).
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type ImageId = string;

/**
 * Post to preview.
 */
export interface TelegramPreviewRequest {
  /**
     * Car of the caller’s showrooms.
     * @minimum 1
     */
  auto_id: number;
  /** Languages of the post. */
  language?: TelegramPostLanguage;
  /**
     * Photos of the car, in this order.
     * @minItems 1
     * @maxItems 10
     */
  photos?: ImageId[];
  /** Text of this post. */
  text?: TelegramPostText;
  /** Arrangement of the post. */
  layout?: TelegramPostLayout;
  /**
     * Number of photos, without `photos`.
     * @minimum 1
     * @maximum 10
     */
  photo_count?: number;
  /**
     * Cars that are to be sent together. The response then has a `plan`.
     * @minItems 1
     * @maxItems 50
     * @items.minimum 1
     */
  auto_ids?: number[];
}

/**
 * Kind of a mark.
 */
export type TelegramMarkKind = typeof TelegramMarkKind[keyof typeof TelegramMarkKind];


export const TelegramMarkKind = {
  bold: 'bold',
  strike: 'strike',
  link: 'link',
} as const;

/**
 * A marked part of a text. Offset and length count UTF-16 units.
 */
export interface TelegramMark {
  /** Kind of the mark. */
  kind: TelegramMarkKind;
  /**
     * Start of the part.
     * @minimum 0
     * @maximum 1000000000
     */
  offset: number;
  /**
     * Length of the part.
     * @minimum 0
     * @maximum 1000000000
     */
  length: number;
}

/**
 * A message of a post.
 */
export interface TelegramPreviewMessage {
  /**
     * Photos of the message.
     * @maxItems 10
     */
  photos: Image[];
  /**
     * Text of the message.
     * @maxLength 4096
     */
  text: string;
  /**
     * Marked parts of the text.
     * @maxItems 100
     */
  marks: TelegramMark[];
  /**
     * Labels of the buttons.
     * @maxItems 4
     * @items.maxLength 64
     */
  buttons: string[];
}

/**
 * Part of a text that did not fit.
 */
export type TelegramCut = typeof TelegramCut[keyof typeof TelegramCut];


export const TelegramCut = {
  description: 'description',
  options: 'options',
  language: 'language',
} as const;

/**
 * Posts of several cars that are sent together.
 */
export interface TelegramPlan {
  /**
     * Number of cars that would leave.
     * @minimum 0
     * @maximum 50
     */
  count: number;
  /** Time at which the first post would leave (UTC). Absent if none would. */
  from?: string;
  /** Time at which the last post would leave (UTC). */
  to?: string;
  /**
     * Number of cars that are in the channel already.
     * @minimum 0
     * @maximum 50
     */
  already_posted: number;
  /**
     * Number of cars that would leave without a photo.
     * @minimum 0
     * @maximum 50
     */
  without_photos: number;
}

/**
 * Messages of a post.
 */
export interface TelegramPreview {
  /**
     * Messages in their order.
     * @maxItems 2
     */
  messages: TelegramPreviewMessage[];
  /**
     * Length of the text in UTF-16 units.
     * @minimum 0
     * @maximum 1000000000
     */
  length: number;
  /**
     * Longest text that Telegram takes.
     * @minimum 0
     * @maximum 1000000000
     */
  limit: number;
  /**
     * Parts that did not fit.
     * @maxItems 3
     */
  cut: TelegramCut[];
  /** Time at which the post would leave (UTC). */
  due_at: string;
  /** Posts of `auto_ids`. */
  plan?: TelegramPlan;
}

/**
 * `removed`: deleted from the channel. `closed`: too old to be deleted, so it says that the car is not for sale. `unknown`: the connection ended, and the post may be in the channel.
 */
export type TelegramPostStatus = typeof TelegramPostStatus[keyof typeof TelegramPostStatus];


export const TelegramPostStatus = {
  queued: 'queued',
  sending: 'sending',
  posted: 'posted',
  updating: 'updating',
  sold: 'sold',
  removed: 'removed',
  closed: 'closed',
  failed: 'failed',
  unknown: 'unknown',
  cancelled: 'cancelled',
} as const;

/**
 * `by_hand`: somebody deleted the post in Telegram. `rejected`: Telegram refused it.
 */
export type TelegramPostReason = typeof TelegramPostReason[keyof typeof TelegramPostReason];


export const TelegramPostReason = {
  channel_rights: 'channel_rights',
  channel_lost: 'channel_lost',
  rejected: 'rejected',
  telegram_away: 'telegram_away',
  by_hand: 'by_hand',
  auto_not_active: 'auto_not_active',
  disconnected: 'disconnected',
  caption_too_long: 'caption_too_long',
} as const;

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
 * Action on a post.
 */
export type TelegramPostAction = typeof TelegramPostAction[keyof typeof TelegramPostAction];


export const TelegramPostAction = {
  refresh: 'refresh',
  retry: 'retry',
  cancel: 'cancel',
  found: 'found',
  repost: 'repost',
  delete: 'delete',
} as const;

/**
 * A post of a car in a channel.
 */
export interface TelegramPost {
  /**
     * Id of the post here.
     * @minimum 1
     */
  id: number;
  /** Status of the post. */
  status: TelegramPostStatus;
  /** Reason of the status. */
  reason?: TelegramPostReason;
  /** The car. */
  car: AutoRef;
  /** The channel. */
  channel: NamedReference;
  /** Languages of the post. */
  language: TelegramPostLanguage;
  /** Text of the post; absent while it has the text of its channel. */
  text?: TelegramPostText;
  /** Price of the car. */
  price?: Money;
  /** Currency of the price. */
  currency?: Currency;
  /** Time at which the post leaves, or left (UTC). */
  due_at: string;
  /** Time at which it came out (UTC). */
  posted_at?: string;
  /**
     * Address of the post; absent before it is out.
     * @maxLength 300
     */
  url?: string;
  /**
     * People who opened the bot from the post.
     * @minimum 0
     * @maximum 1000000000
     */
  opened: number;
  /**
     * People who wrote to the dealership from the post.
     * @minimum 0
     * @maximum 1000000000
     */
  wrote: number;
  /**
     * Leads of the post.
     * @minimum 0
     * @maximum 1000000000
     */
  leads: number;
  /** True if the car has other photos now; a post keeps its photos. */
  old_photos: boolean;
  /**
     * Actions that the caller may take.
     * @maxItems 6
     */
  allowed_actions: TelegramPostAction[];
}

/**
 * Number of rows with this status that match the filter of the list without its `status`.
 * @minimum 0
 */
export type StatusCount = number;

/**
 * Number of posts per status.
 */
export interface TelegramPostStatusCounts {
  /** Posts that are queued. */
  queued: StatusCount;
  /** Posts that are sending. */
  sending: StatusCount;
  /** Posts that are posted. */
  posted: StatusCount;
  /** Posts that are updating. */
  updating: StatusCount;
  /** Posts that are sold. */
  sold: StatusCount;
  /** Posts that are removed. */
  removed: StatusCount;
  /** Posts that are closed. */
  closed: StatusCount;
  /** Posts that are failed. */
  failed: StatusCount;
  /** Posts that are unknown. */
  unknown: StatusCount;
  /** Posts that are cancelled. */
  cancelled: StatusCount;
}

/**
 * A page of posts.
 */
export interface TelegramPostList {
  /**
     * Posts, the newest first.
     * @maxItems 100
     */
  results: TelegramPost[];
  /** Number of posts that match the filter. */
  count: Count;
  /** Number of posts per status, for the tabs. */
  statuses: TelegramPostStatusCounts;
}

/**
 * A car to post.
 */
export interface TelegramPostItem {
  /**
     * Car of the caller’s showrooms.
     * @minimum 1
     */
  auto_id: number;
  /** Languages of the post. */
  language?: TelegramPostLanguage;
  /**
     * Photos of the car, in this order.
     * @minItems 1
     * @maxItems 10
     */
  photos?: ImageId[];
  /** Text of this post. */
  text?: TelegramPostText;
}

/**
 * Cars to post.
 */
export interface TelegramPostsCreate {
  /**
     * A connected channel.
     * @minimum 1
     */
  channel_id: number;
  /**
     * Cars, at most 50 (422 `too_many_posts`).
     * @minItems 1
     * @maxItems 51
     */
  items: TelegramPostItem[];
  /** True to post cars again that are in the channel. */
  again?: boolean;
}

/**
 * Reason why a car has no new post.
 */
export type TelegramPostCode = typeof TelegramPostCode[keyof typeof TelegramPostCode];


export const TelegramPostCode = {
  not_found: 'not_found',
  auto_not_active: 'auto_not_active',
  already_posted: 'already_posted',
  posted_today: 'posted_today',
  caption_too_long: 'caption_too_long',
} as const;

/**
 * Result for a car.
 */
export interface TelegramPostResult {
  /**
     * The car.
     * @minimum 1
     */
  auto_id: number;
  /** Its post. */
  post?: TelegramPost;
  /** Reason why it has no new post. */
  code?: TelegramPostCode;
}

/**
 * Results for cars.
 */
export interface TelegramPostResults {
  /**
     * A result for each car.
     * @maxItems 50
     */
  results: TelegramPostResult[];
}

/**
 * The action.
 */
export type TelegramPostActionRequestAction = typeof TelegramPostActionRequestAction[keyof typeof TelegramPostActionRequestAction];


export const TelegramPostActionRequestAction = {
  refresh: 'refresh',
  retry: 'retry',
  cancel: 'cancel',
  found: 'found',
  repost: 'repost',
} as const;

/**
 * An action on a post.
 */
export interface TelegramPostActionRequest {
  /** The action. */
  action: TelegramPostActionRequestAction;
  /**
     * Link of the post, with `found`.
     * @maxLength 300
     */
  link?: string;
  /** New languages of the post, with `refresh`. */
  language?: TelegramPostLanguage;
  /** New text of the post, with `refresh`. */
  text?: TelegramPostText;
}

/**
 * Condition of a car.
 */
export type Condition = typeof Condition[keyof typeof Condition];


export const Condition = {
  excellent: 'excellent',
  good: 'good',
  average: 'average',
  repair: 'repair',
} as const;

/**
 * Price compared with the market, as in `getPricePosition`.
 */
export type MarketPosition = typeof MarketPosition[keyof typeof MarketPosition];


export const MarketPosition = {
  low: 'low',
  great: 'great',
  good: 'good',
  high: 'high',
  no_analysis: 'no_analysis',
} as const;

/**
 * Order of listings. Prices are compared in so'm at the day's rate; missing values come last in both directions. `brand` also compares models, `status` follows the life of a listing. `margin` needs the permission `autos.costs`.
 */
export type AutoOrdering = typeof AutoOrdering[keyof typeof AutoOrdering];


export const AutoOrdering = {
  '-created_at': '-created_at',
  created_at: 'created_at',
  price: 'price',
  '-price': '-price',
  '-year': '-year',
  year: 'year',
  mileage: 'mileage',
  '-mileage': '-mileage',
  '-views': '-views',
  '-calls': '-calls',
  '-days_in_salon': '-days_in_salon',
  days_in_salon: 'days_in_salon',
  expires_at: 'expires_at',
  market: 'market',
  '-market': '-market',
  days_in_stock: 'days_in_stock',
  '-days_in_stock': '-days_in_stock',
  recent_views: 'recent_views',
  '-recent_views': '-recent_views',
  recent_calls: 'recent_calls',
  '-recent_calls': '-recent_calls',
  recent_leads: 'recent_leads',
  '-recent_leads': '-recent_leads',
  brand: 'brand',
  '-brand': '-brand',
  status: 'status',
  '-status': '-status',
  avtosalon: 'avtosalon',
  '-avtosalon': '-avtosalon',
  margin: 'margin',
  '-margin': '-margin',
} as const;

/**
 * Engine and gearbox variant with the data that a card shows.
 */
export interface ModificationReference {
  /**
     * Id of the modification.
     * @minimum 1
     */
  id: number;
  /**
     * Name of the modification, the same in both languages.
     * @maxLength 200
     */
  name: string;
  /**
     * Engine volume in litres; absent for electric cars.
     * @minimum 0
     * @maximum 20
     */
  volume_litres?: number;
  /**
     * Engine power in hp.
     * @minimum 1
     * @maximum 2500
     */
  horse_power?: number;
}

/**
 * An entry of a catalogue list whose name differs by language, such as a colour, transmission, region, district or position.
 */
export interface OptionReference {
  /**
     * Id of the entry.
     * @minimum 1
     */
  id: number;
  translations: Translations;
}

/**
 * Reason for which the dealer takes a listing down.
 */
export type DeactivationReason = typeof DeactivationReason[keyof typeof DeactivationReason];


export const DeactivationReason = {
  sold_elsewhere: 'sold_elsewhere',
  not_for_sale: 'not_for_sale',
  repair: 'repair',
  other: 'other',
  missing_in_feed: 'missing_in_feed',
} as const;

/**
 * One finding of the moderator, shown beside its field.
 */
export interface DeclinedReason {
  /**
     * Path of the field in the request body, dots between levels (`core_car.year`, `photos`). Absent when the reason concerns the whole entity.
     * @maxLength 200
     */
  field?: string;
  /**
     * The moderator's code for the reason. Use it for counting, not for display.
     * @minLength 1
     * @maxLength 100
     */
  code: string;
  /**
     * Text for the dealer in Russian.
     * @minLength 1
     * @maxLength 1000
     */
  text_ru: string;
  /**
     * Text for the dealer in Uzbek.
     * @minLength 1
     * @maxLength 1000
     */
  text_uz: string;
}

/**
 * Reason that prevents a refresh. `not_active`: the listing is not active; `too_early`: `next_update_at` is in the future.
 */
export type RefreshBlock = typeof RefreshBlock[keyof typeof RefreshBlock];


export const RefreshBlock = {
  not_active: 'not_active',
  too_early: 'too_early',
} as const;

/**
 * Price compared with similar listings, which are counted every night and after a change of the car.
 */
export interface PriceInMarket {
  /** Place of the price in the market. */
  position: MarketPosition;
  /**
     * Price above the median, in per cent; absent for `no_analysis`.
     * @minimum -100
     * @maximum 1000000000
     */
  percent?: number;
  /** Median price of similar listings, in so'm; absent for `no_analysis`. */
  median?: Money;
  /**
     * Number of similar listings.
     * @minimum 0
     * @maximum 1000
     */
  comparables: number;
}

/**
 * Figures of the last 30 days, today included.
 */
export interface AutoRecentFigures {
  /**
     * Views.
     * @minimum 0
     * @maximum 1000000000
     */
  views: number;
  /**
     * Leads of type `call`.
     * @minimum 0
     * @maximum 1000000000
     */
  calls: number;
  /**
     * Leads of all types.
     * @minimum 0
     * @maximum 1000000000
     */
  leads: number;
}

/**
 * Cost and margin of a car, in so'm.
 */
export interface AutoMargin {
  /** Purchase and expenses. */
  cost: Money;
  /**
     * Today's price less `cost`; absent without a price.
     * @minimum -1000000000000000
     * @maximum 1000000000000000
     */
  margin?: number;
  /**
     * `margin` in per cent of the price, one decimal.
     * @minimum -1000000
     * @maximum 100
     */
  margin_percent?: number;
}

/**
 * A listing with the data of a card or a table row.
 */
export interface AutoSummary {
  /**
     * Id of the listing.
     * @minimum 1
     */
  id: number;
  /**
     * Version of the listing; its `ETag` is `"v<version>"`.
     * @minimum 1
     */
  version: number;
  status: AutoStatus;
  brand: NamedReference;
  car_model: NamedReference;
  generation?: NamedReference;
  modification?: ModificationReference;
  position?: OptionReference;
  /**
     * Year of manufacture.
     * @minimum 1950
     * @maximum 2100
     */
  year?: number;
  /**
     * Mileage in kilometres.
     * @minimum 0
     * @maximum 2000000
     */
  mileage?: number;
  transmission?: OptionReference;
  fuel_type?: OptionReference;
  color?: OptionReference;
  condition?: Condition;
  /** True when the car was driven before; false for a new one. */
  used_car: boolean;
  /**
     * Vehicle identification number; never shown to buyers.
     * @maxLength 17
     */
  vin?: string;
  /**
     * Number of the dealership, from imported files; never shown to buyers.
     * @maxLength 64
     */
  external_id?: string;
  cover?: Image;
  /**
     * Number of photos.
     * @minimum 0
     * @maximum 30
     */
  photo_count: number;
  avtosalon?: NamedReference;
  region?: OptionReference;
  /** Currency of `price`. */
  currency: Currency;
  /** Asking price, in `currency`. */
  price?: Money;
  /** `price` converted to so'm at the rate of the day. Absent without a price. */
  price_uzs?: Money;
  /** `price` converted to y.e. at the rate of the day, rounded. Absent without a price. */
  price_usd?: Money;
  /**
     * Day of the rate used for `price_uzs` and `price_usd`; absent without a price.
     * @maxLength 10
     */
  rate_date?: string;
  /** Price at which the car was sold, in `sale_currency`. Absent until the car is sold. */
  sale_price?: Money;
  /** Currency of `sale_price`. */
  sale_currency?: Currency;
  /** True when the car can be bought in instalments. */
  is_karvon_nasiya?: boolean;
  /** True when the dealer takes the buyer's car in part payment. */
  is_trade_in?: boolean;
  /** True when the dealer marks the car as cheaper than usual. */
  is_cheaper?: boolean;
  /**
     * Number of views by buyers.
     * @minimum 0
     */
  views: number;
  /**
     * Number of buyers who have the listing in their favourites.
     * @minimum 0
     */
  likes: number;
  /**
     * Number of call leads about the car.
     * @minimum 0
     */
  calls: number;
  /**
     * Number of chats opened from the listing.
     * @minimum 0
     */
  chats: number;
  /**
     * Number of leads of all types about the car.
     * @minimum 0
     */
  leads: number;
  /**
     * Whole days from creation of the listing until its sale or archiving; until now while it is neither sold nor archived.
     * @minimum 0
     */
  days_in_salon: number;
  /**
     * When the draft was created.
     * @maxLength 40
     */
  created_at: string;
  /**
     * When `status` last changed.
     * @maxLength 40
     */
  status_changed_at: string;
  /**
     * When the listing first became active; absent until then.
     * @maxLength 40
     */
  published_at?: string;
  /**
     * When the listing expires; absent unless `active`.
     * @maxLength 40
     */
  expires_at?: string;
  /**
     * End of the reservation; absent unless `barakami`.
     * @maxLength 40
     */
  reserved_until?: string;
  /**
     * Earliest time of the next refresh; absent when no waiting time remains.
     * @maxLength 40
     */
  next_update_at?: string;
  /**
     * When the listing was last sent to moderation; absent if never.
     * @maxLength 40
     */
  moderation_sent_at?: string;
  /**
     * When the car was sold; absent until then.
     * @maxLength 40
     */
  sold_at?: string;
  deactivation_reason?: DeactivationReason;
  declined_reason?: DeclinedReason;
  /**
     * Number of findings of the moderator; absent unless `moderation_declined`.
     * @minimum 0
     * @maximum 50
     */
  declined_count?: number;
  /**
     * Statuses to which `transitionAuto` can move the listing now. `active` on an active listing means that it can be renewed.
     * @maxItems 12
     */
  allowed_transitions: AutoStatus[];
  /** True when `updateAuto` is allowed in this status. */
  can_edit: boolean;
  /** True when `refreshAuto` is allowed now. */
  can_refresh: boolean;
  refresh_blocked_by?: RefreshBlock;
  /** Lowest price that needs no moderation. Absent without an approved price, in statuses that pass a moderator anyway, and when moderation is already needed. */
  price_min?: Money;
  /** Highest price that needs no moderation. Absent without an approved price, in statuses that pass a moderator anyway, and when moderation is already needed. */
  price_max?: Money;
  market?: PriceInMarket;
  /**
     * Days from the purchase, or else the creation, until the sale or today. Absent on the buyers' site.
     * @minimum 0
     * @maximum 100000
     */
  days_in_stock?: number;
  figures_30d?: AutoRecentFigures;
  money?: AutoMargin;
}

/**
 * One count per status except `deleted`; the counts add up to `total`.
 */
export interface AutoStatusCounts {
  /**
     * Listings in `ne_active`.
     * @minimum 0
     */
  ne_active: number;
  /**
     * Listings in `moderation`.
     * @minimum 0
     */
  moderation: number;
  /**
     * Listings in `moderation_declined`.
     * @minimum 0
     */
  moderation_declined: number;
  /**
     * Listings in `flagged_to_admin`.
     * @minimum 0
     */
  flagged_to_admin: number;
  /**
     * Listings in `active`.
     * @minimum 0
     */
  active: number;
  /**
     * Listings in `reported_by_client`.
     * @minimum 0
     */
  reported_by_client: number;
  /**
     * Listings in `barakami`.
     * @minimum 0
     */
  barakami: number;
  /**
     * Listings in `sold_on_karvon`.
     * @minimum 0
     */
  sold_on_karvon: number;
  /**
     * Listings in `deactivated`.
     * @minimum 0
     */
  deactivated: number;
  /**
     * Listings in `expired`.
     * @minimum 0
     */
  expired: number;
  /**
     * Listings in `archived`.
     * @minimum 0
     */
  archived: number;
}

/**
 * A page of listings.
 */
export interface AutoList {
  /**
     * Listings of the page.
     * @maxItems 100
     */
  results: AutoSummary[];
  count: Count;
  statuses: AutoStatusCounts;
}

/**
 * Car of a new listing. A draft requires only the brand and the model; moderation requires more fields (`transitionAuto`).
 */
export interface CoreCarCreate {
  /**
     * Id of the brand (`listBrands`).
     * @minimum 1
     */
  brand: number;
  /**
     * Id of the model (`listModels`); the model must belong to the brand.
     * @minimum 1
     */
  car_model: number;
  /**
     * Id of the generation (`listGenerations`); the generation must belong to the model.
     * @minimum 1
     */
  generation?: number;
  /**
     * Id of the modification (`listModifications`); the modification must belong to the generation.
     * @minimum 1
     */
  modification?: number;
  /**
     * Id of the trim level (`listPositions`); the trim level must belong to the model.
     * @minimum 1
     */
  position?: number;
  /**
     * Year of manufacture. A year after next year is 422 `year_in_future`; a year outside the generation is 422 `year_out_of_generation`.
     * @minimum 1950
     * @maximum 2100
     */
  year?: number;
  /**
     * Id of an option of the list `body_type`.
     * @minimum 1
     */
  body_type?: number;
  /**
     * Id of an option of the list `fuel_type`.
     * @minimum 1
     */
  fuel_type?: number;
  /**
     * Id of an option of the list `transmission`.
     * @minimum 1
     */
  transmission?: number;
  /**
     * Id of an option of the list `drive_unit`.
     * @minimum 1
     */
  drive_unit?: number;
  /**
     * Id of an option of the list `color`.
     * @minimum 1
     */
  color?: number;
  /**
     * Id of an option of the list `paint_condition`.
     * @minimum 1
     */
  paint_condition?: number;
  /**
     * Mileage in kilometres.
     * @minimum 0
     * @maximum 2000000
     */
  mileage?: number;
  /**
     * Number of owners so far; 0 for a car that was never registered.
     * @minimum 0
     * @maximum 50
     */
  number_of_owners?: number;
  /** True when the car was driven before; false for a new one. */
  used_car?: boolean;
  /**
     * Vehicle identification number in capitals; never shown to buyers. If an offered listing of another car has the same number, moderation flags this one to an admin.
     * @pattern ^[A-HJ-NPR-Z0-9]{17}$
     */
  vin?: string;
  /**
     * Text by the dealer; plain text with line breaks.
     * @maxLength 5000
     */
  description?: string;
  /**
     * Ids of options of the list `media_tools`.
     * @maxItems 60
     * @items.minimum 1
     */
  media_tools?: number[];
  /**
     * Ids of options of the list `external_body_kit`.
     * @maxItems 60
     * @items.minimum 1
     */
  external_body_kit?: number[];
  /**
     * Ids of options of the list `optics`.
     * @maxItems 60
     * @items.minimum 1
     */
  optics?: number[];
  /**
     * Ids of options of the list `salon`.
     * @maxItems 60
     * @items.minimum 1
     */
  salon?: number[];
  /**
     * Ids of options of the list `services`.
     * @maxItems 60
     * @items.minimum 1
     */
  services?: number[];
}

/**
 * A part of the body; left and right as seen by the driver.
 */
export type BodyPart = typeof BodyPart[keyof typeof BodyPart];


export const BodyPart = {
  hood: 'hood',
  roof: 'roof',
  trunk_lid: 'trunk_lid',
  front_bumper: 'front_bumper',
  rear_bumper: 'rear_bumper',
  front_left_fender: 'front_left_fender',
  front_right_fender: 'front_right_fender',
  rear_left_fender: 'rear_left_fender',
  rear_right_fender: 'rear_right_fender',
  front_left_door: 'front_left_door',
  front_right_door: 'front_right_door',
  rear_left_door: 'rear_left_door',
  rear_right_door: 'rear_right_door',
  left_sill: 'left_sill',
  right_sill: 'right_sill',
  windscreen: 'windscreen',
} as const;

/**
 * Kind of change of a body part.
 */
export type PartChange = typeof PartChange[keyof typeof PartChange];


export const PartChange = {
  painted: 'painted',
  replaced: 'replaced',
  damaged: 'damaged',
} as const;

/**
 * A body part that is painted, replaced or damaged.
 */
export interface ChangedPart {
  part: BodyPart;
  change: PartChange;
}

/**
 * A new listing, saved as a draft (`ne_active`).
 */
export interface AutoCreate {
  /**
     * `car_id` of an earlier listing of this dealership, to list the car again. The draft copies the earlier `core_car`; `core_car` fields in this request override it. 422 `unknown_reference` for a car of another dealership; `already_listed` while another listing of the car is not sold, archived or deleted.
     * @minimum 1
     */
  car_id?: number;
  /**
     * Id of a trade-in car that this dealership won. `photos` may contain ids of its pictures, which are copied. The `auto_id` of the trade-in car is set to this listing. 422 `unknown_reference` for a car that the dealership did not win; `already_listed` if the car has a listing.
     * @minimum 1
     */
  trade_in_auto_id?: number;
  /**
     * Id of an approved trade-in application. `photos` may contain ids of pictures of its `current_car`, which are copied. The `auto_id` of the application is set to this listing. 422 `unknown_reference` for an unknown or unapproved application; `already_listed` if it has a listing. Not together with `trade_in_auto_id`.
     * @minimum 1
     */
  application_id?: number;
  core_car: CoreCarCreate;
  /**
     * Id of a showroom of this dealership.
     * @minimum 1
     */
  avtosalon?: number;
  /**
     * Id of the region (`listRegions`).
     * @minimum 1
     */
  region?: number;
  /**
     * Id of the district; it must belong to `region`.
     * @minimum 1
     */
  district?: number;
  condition?: Condition;
  /** Currency of `price` and all other amounts of this listing. */
  currency?: Currency;
  /**
     * Asking price, in `currency`; moderation requires a price above 0.
     * @minimum 0
     * @maximum 1000000000000
     */
  price?: number;
  /**
     * Lowest price the dealer would accept, in `currency`; at most `price`, else 422 `price_order`. Buyers never see it.
     * @minimum 0
     * @maximum 1000000000000
     */
  price_from?: number;
  /**
     * Price including all extras (instalments, additional equipment), in `currency`; at least `price` and `price_from`, else 422 `price_order`. Buyers never see it.
     * @minimum 0
     * @maximum 1000000000000
     */
  price_to?: number;
  /**
     * Price of the car under CIP terms (unregistered; the buyer pays customs), in `currency`.
     * @minimum 0
     * @maximum 1000000000000
     */
  cip_price?: number;
  /**
     * Price of the CIP certificate, in `currency`.
     * @minimum 0
     * @maximum 1000000000000
     */
  cip_certificate_price?: number;
  /**
     * Price with VAT, in `currency`.
     * @minimum 0
     * @maximum 1000000000000
     */
  vat_price?: number;
  /** Start of the hours for calls about this car. Set both `time_from` and `time_to` or neither; without them, the showroom's opening hours apply. */
  time_from?: LocalTime;
  /** End of the hours for calls. A time before `time_from` is on the next day; an equal time means round the clock. */
  time_to?: LocalTime;
  /**
     * Phone numbers for this car, in addition to the showroom's.
     * @maxItems 3
     */
  additional_phones?: InternationalPhone[];
  /** True if the dealer considers an exchange for another car or goods. */
  barter?: boolean;
  /** True if the dealer accepts the buyer's car in part payment. */
  is_trade_in?: boolean;
  /** True if the car can be bought in instalments. */
  is_karvon_nasiya?: boolean;
  /** True if the dealer marks the price as lower than usual. */
  is_cheaper?: boolean;
  /** True if the seller gives their own warranty. */
  owner_warranty?: boolean;
  /** True if the car has passed customs clearance in Uzbekistan. */
  passed_customs_clearance?: boolean;
  /** True if the car can be rented to own. */
  is_available_for_rent_to_own?: boolean;
  /**
     * Rent-to-own terms, plain text.
     * @maxLength 1000
     */
  terms_of_rent?: string;
  /**
     * Ids of uploaded images (`uploadImage`) in display order; the first is the cover.
     * @maxItems 30
     * @items.maxLength 64
     * @items.pattern ^[A-Za-z0-9_-]+$
     */
  photos?: string[];
  /**
     * Body parts that were painted, replaced or damaged; at most one entry per part.
     * @maxItems 30
     */
  changed_part?: ChangedPart[];
}

/**
 * Car of a listing with its references expanded.
 */
export interface CoreCar {
  /**
     * Id of the car; it stays the same when the car is listed again.
     * @minimum 1
     */
  id: number;
  brand: NamedReference;
  car_model: NamedReference;
  generation?: NamedReference;
  modification?: ModificationReference;
  position?: OptionReference;
  /**
     * Year of manufacture, within the years of the generation and not after next year.
     * @minimum 1950
     * @maximum 2100
     */
  year?: number;
  body_type?: OptionReference;
  fuel_type?: OptionReference;
  transmission?: OptionReference;
  drive_unit?: OptionReference;
  color?: OptionReference;
  paint_condition?: OptionReference;
  /**
     * Mileage in kilometres.
     * @minimum 0
     * @maximum 2000000
     */
  mileage?: number;
  /**
     * Number of owners so far; 0 for a car that was never registered.
     * @minimum 0
     * @maximum 50
     */
  number_of_owners?: number;
  /** True when the car was driven before; false for a new one. */
  used_car: boolean;
  /**
     * Vehicle identification number in capitals; never shown to buyers. If an offered listing of another car has the same number, moderation flags this one to an admin.
     * @pattern ^[A-HJ-NPR-Z0-9]{17}$
     */
  vin?: string;
  /**
     * Text by the dealer; plain text with line breaks.
     * @maxLength 5000
     */
  description?: string;
  /**
     * Multimedia equipment.
     * @maxItems 60
     */
  media_tools: OptionReference[];
  /**
     * Exterior equipment.
     * @maxItems 60
     */
  external_body_kit: OptionReference[];
  /**
     * Lighting.
     * @maxItems 60
     */
  optics: OptionReference[];
  /**
     * Interior equipment.
     * @maxItems 60
     */
  salon: OptionReference[];
  /**
     * Service history and services of the showroom.
     * @maxItems 60
     */
  services: OptionReference[];
}

/**
 * Changes by `updateAuto` that send the listing back to moderation: any of `fields`, or a price outside `price_min` … `price_max`. The range is 20 % around the price that a moderator last approved, so that small steps do not add up unnoticed. If the currency changes, the approved price is converted at the rate of the day.
 */
export interface AutoRemoderation {
  /**
     * Paths in `AutoUpdate`: the identity of the car (brand, model, generation, modification, year, VIN) and the photos. A new order of the same photos does not count as a change.
     * @maxItems 50
     * @items.maxLength 200
     */
  fields: string[];
  /** Lowest price that needs no moderation, in the current `currency`. Absent while no price is approved. */
  price_min?: Money;
  /** Highest price that needs no moderation, in the current `currency`. Absent while no price is approved. */
  price_max?: Money;
}

/**
 * A post of a car in a channel, in short form.
 */
export interface AutoTelegramPost {
  /**
     * Id of the post.
     * @minimum 1
     */
  id: number;
  /**
     * Id of the channel.
     * @minimum 1
     */
  channel_id: number;
  /** Status of the post. */
  state: TelegramPostStatus;
  /**
     * Address of the post; absent before it is out.
     * @maxLength 300
     */
  url?: string;
  /** Time at which it came out (UTC). */
  posted_at?: string;
}

/**
 * Action on a car: `createTelegramPosts`, `actOnTelegramPost` with `refresh`, or `createTelegramPosts` with `again`.
 */
export type AutoTelegramActionKind = typeof AutoTelegramActionKind[keyof typeof AutoTelegramActionKind];


export const AutoTelegramActionKind = {
  send: 'send',
  refresh: 'refresh',
  repost: 'repost',
} as const;

/**
 * Reason why an action is not possible now.
 */
export type AutoTelegramCode = typeof AutoTelegramCode[keyof typeof AutoTelegramCode];


export const AutoTelegramCode = {
  telegram_off: 'telegram_off',
  not_permitted: 'not_permitted',
  channel_lost: 'channel_lost',
  channel_rights: 'channel_rights',
  auto_not_active: 'auto_not_active',
  already_posted: 'already_posted',
  posted_today: 'posted_today',
} as const;

/**
 * An action of the caller on a car in a channel.
 */
export interface AutoTelegramAction {
  /**
     * Id of the channel.
     * @minimum 1
     */
  channel_id: number;
  /** The action. */
  action: AutoTelegramActionKind;
  /** Reason why it is not possible now; absent if it is. */
  code?: AutoTelegramCode;
}

/**
 * A car listing with all its data.
 */
export interface Auto {
  /**
     * Id of the listing.
     * @minimum 1
     */
  id: number;
  /**
     * Version of the listing; its `ETag` is `"v<version>"`.
     * @minimum 1
     */
  version: number;
  status: AutoStatus;
  /**
     * Id of the car, equal to `core_car.id`.
     * @minimum 1
     */
  car_id: number;
  core_car: CoreCar;
  avtosalon?: NamedReference;
  region?: OptionReference;
  district?: OptionReference;
  condition?: Condition;
  /** Currency of all amounts of the listing except `price_uzs` and `price_usd`. */
  currency: Currency;
  /**
     * Asking price, in `currency`. Moderation requires a price above 0.
     * @minimum 0
     * @maximum 1000000000000
     */
  price?: number;
  /**
     * Lowest price that the dealer accepts, in `currency`; at most `price`. Only the dealership sees it; buyers never do.
     * @minimum 0
     * @maximum 1000000000000
     */
  price_from?: number;
  /**
     * Price with all extras (instalments, additional equipment), in `currency`; at least `price`. Only the dealership sees it.
     * @minimum 0
     * @maximum 1000000000000
     */
  price_to?: number;
  /**
     * Price of the car under CIP terms (not registered, the buyer pays customs), in `currency`.
     * @minimum 0
     * @maximum 1000000000000
     */
  cip_price?: number;
  /**
     * Price of the CIP certificate, in `currency`.
     * @minimum 0
     * @maximum 1000000000000
     */
  cip_certificate_price?: number;
  /**
     * Price with VAT, in `currency`.
     * @minimum 0
     * @maximum 1000000000000
     */
  vat_price?: number;
  /**
     * `price` converted to so'm at the rate of the day. Absent without a price.
     * @minimum 0
     * @maximum 1000000000000
     */
  price_uzs?: number;
  /**
     * `price` converted to y.e. at the rate of the day, rounded. Absent without a price.
     * @minimum 0
     * @maximum 1000000000000
     */
  price_usd?: number;
  /**
     * Day of the rate used for `price_uzs` and `price_usd`. Absent without a price.
     * @maxLength 10
     */
  rate_date?: string;
  /** Start of the hours for calls about this car. `time_from` and `time_to` are either both present or both absent; without them the opening hours of the showroom apply. */
  time_from?: LocalTime;
  /** End of the hours for calls. A time earlier than `time_from` is on the next day; an equal time means round the clock. */
  time_to?: LocalTime;
  /**
     * Phone numbers for this car in addition to the showroom's.
     * @maxItems 3
     */
  additional_phones: InternationalPhone[];
  /** True when the dealer considers an exchange for another car or goods. */
  barter: boolean;
  /** True when the dealer takes the buyer's car in part payment. */
  is_trade_in: boolean;
  /** True when the car can be bought in instalments. */
  is_karvon_nasiya: boolean;
  /** True when the dealer marks the car as cheaper than usual. */
  is_cheaper: boolean;
  /** True when the seller gives a warranty of their own. */
  owner_warranty: boolean;
  /** True when the car has passed customs clearance in Uzbekistan. */
  passed_customs_clearance: boolean;
  /** True when the car can be rented with the right to buy it. */
  is_available_for_rent_to_own: boolean;
  /**
     * Terms of rent-to-own; plain text.
     * @maxLength 1000
     */
  terms_of_rent?: string;
  /**
     * Photos in display order; the first is the cover.
     * @maxItems 30
     */
  photos: Image[];
  /**
     * Body parts that are painted, replaced or damaged; each part at most once.
     * @maxItems 30
     */
  changed_part: ChangedPart[];
  /**
     * Number of views by buyers.
     * @minimum 0
     */
  views: number;
  /**
     * Number of buyers who have the listing in their favourites.
     * @minimum 0
     */
  likes: number;
  /**
     * Number of call leads for this car.
     * @minimum 0
     */
  calls: number;
  /**
     * Number of chats opened from the listing.
     * @minimum 0
     */
  chats: number;
  /**
     * Number of leads of all types for this car.
     * @minimum 0
     */
  leads: number;
  /**
     * Whole days since the listing was created; the count stops when it is sold or archived.
     * @minimum 0
     */
  days_in_salon: number;
  /**
     * Creation time of the draft.
     * @maxLength 40
     */
  created_at: string;
  /**
     * Time of the last change of `status`.
     * @maxLength 40
     */
  status_changed_at: string;
  /**
     * Time the listing first became active; left out before that.
     * @maxLength 40
     */
  published_at?: string;
  /**
     * Time an active listing expires, 30 days after its approval or last renewal; left out unless `active`.
     * @maxLength 40
     */
  expires_at?: string;
  /**
     * End of the 72-hour reservation; left out unless `barakami`.
     * @maxLength 40
     */
  reserved_until?: string;
  /**
     * Time of the last refresh; left out if never refreshed.
     * @maxLength 40
     */
  refreshed_at?: string;
  /**
     * Earliest time of the next refresh; left out once it has passed or if the listing was never refreshed.
     * @maxLength 40
     */
  next_update_at?: string;
  /**
     * Time the listing was last sent to moderation; left out if never sent.
     * @maxLength 40
     */
  moderation_sent_at?: string;
  /**
     * Time the car was sold; left out if it is not sold.
     * @maxLength 40
     */
  sold_at?: string;
  /**
     * Sale price, in `sale_currency`; left out if unsold or not given.
     * @minimum 0
     * @maximum 1000000000000
     */
  sale_price?: number;
  /** Currency of `sale_price`. */
  sale_currency?: Currency;
  deactivation_reason?: DeactivationReason;
  /**
     * Moderator's reasons for declining the listing while `moderation_declined`; empty otherwise.
     * @maxItems 50
     */
  reasons: DeclinedReason[];
  /**
     * Statuses to which `transitionAuto` can move the listing now. `active` on an active listing means that it can be renewed (3 days or less are left).
     * @maxItems 12
     */
  allowed_transitions: AutoStatus[];
  /** True if `updateAuto` is allowed in this status. */
  can_edit: boolean;
  /** True if `refreshAuto` is allowed now. */
  can_refresh: boolean;
  refresh_blocked_by?: RefreshBlock;
  remoderation?: AutoRemoderation;
  /**
     * The newest post of the car in each connected channel, unless it failed, was cancelled or was removed.
     * @maxItems 3
     */
  telegram_posts: AutoTelegramPost[];
  /**
     * Actions of the caller in each connected channel: `send` while the car has no post there that can be changed, otherwise `refresh` and `repost`. An action with `code` is not possible now.
     * @maxItems 6
     */
  allowed_telegram: AutoTelegramAction[];
}

/**
 * Numbers of listings per status.
 */
export interface AutoCounts {
  /**
     * Number of all listings except deleted ones.
     * @minimum 0
     */
  total: number;
  statuses: AutoStatusCounts;
}

/**
 * CSV file.
 * @maxLength 20000000
 */
export type AutoCsv = string;

/**
 * Action on several listings. `renew` puts expired listings on sale for 30 more days; `move` assigns listings to another showroom.
 */
export type AutosBulkAction = typeof AutosBulkAction[keyof typeof AutosBulkAction];


export const AutosBulkAction = {
  refresh: 'refresh',
  renew: 'renew',
  deactivate: 'deactivate',
  archive: 'archive',
  move: 'move',
} as const;

/**
 * Listings and the action to apply.
 */
export interface AutosBulk {
  /**
     * Ids of the listings.
     * @minItems 1
     * @maxItems 100
     * @items.minimum 1
     */
  ids: number[];
  action: AutosBulkAction;
  reason?: DeactivationReason;
  /**
     * A note for the dealership's own history.
     * @maxLength 1000
     */
  note?: string;
  /**
     * The showroom to move to, for `move`.
     * @minimum 1
     */
  avtosalon?: number;
}

/**
 * Result for one listing.
 */
export interface AutosBulkRow {
  /**
     * Id of the listing.
     * @minimum 1
     */
  id: number;
  /** True if the action was applied. */
  ok: boolean;
  /**
     * Reason for the refusal; a key of the `errors` namespace, such as `not_found`, `transition_not_allowed`, `refresh_too_early` or `auto_locked`.
     * @maxLength 100
     */
  code?: string;
  /**
     * Statuses the listing may move to instead.
     * @maxItems 12
     */
  allowed?: AutoStatus[];
  auto?: AutoSummary;
}

/**
 * Results of a bulk action.
 */
export interface AutosBulkResult {
  /**
     * Number of listings to which the action was applied.
     * @minimum 0
     * @maximum 100
     */
  done: number;
  /**
     * Number of listings for which the action was refused.
     * @minimum 0
     * @maximum 100
     */
  refused: number;
  /**
     * Results, one per id, in the order of `ids`.
     * @maxItems 100
     */
  results: AutosBulkRow[];
}

/**
 * Kind of a change of prices. `market` sets the price to a share of the median.
 */
export type PriceChangeKind = typeof PriceChangeKind[keyof typeof PriceChangeKind];


export const PriceChangeKind = {
  percent: 'percent',
  amount: 'amount',
  market: 'market',
} as const;

/**
 * Nearest multiple in so'm; prices in y.e. are rounded to 10, 50 or 100.
 */
export type PriceChangeInputRound = typeof PriceChangeInputRound[keyof typeof PriceChangeInputRound];


export const PriceChangeInputRound = {
  NUMBER_10000: 10000,
  NUMBER_100000: 100000,
  NUMBER_1000000: 1000000,
} as const;

/**
 * How prices change.
 */
export type PriceChangeInput = { [key: string]: unknown } & { [key: string]: unknown } & { [key: string]: unknown } & {
  kind: PriceChangeKind;
  /**
     * Per cent of the price, an amount in `currency`, or per cent of the median.
     * @minimum -1000000000000
     * @maximum 1000000000000
     */
  value: number;
  /** Currency of an amount, converted by the rate of the day for listings in the other one. */
  currency?: Currency;
  /** Nearest multiple in so'm; prices in y.e. are rounded to 10, 50 or 100. */
  round: PriceChangeInputRound;
};

/**
 * Listings and the change of their prices.
 */
export interface PricePreviewInput {
  /**
     * Ids of the listings. All of the filter by default.
     * @minItems 1
     * @maxItems 500
     * @items.minimum 1
     */
  ids?: number[];
  /** How the prices change. */
  change: PriceChangeInput;
}

/**
 * Id of an entity.
 * @minimum 1
 * @maximum 9007199254740991
 */
export type Id = number;

/**
 * Place of the old and the new price in the market.
 */
export interface PriceRowMarket {
  /** Median price of comparable listings, in so'm. */
  median: Money;
  /**
     * Per cent by which the old price is above the median; below 0 when it is lower.
     * @minimum -100
     * @maximum 100000000
     */
  percent_from: number;
  /**
     * The same for the new price.
     * @minimum -100
     * @maximum 100000000
     */
  percent_to?: number;
  /** Position of the new price. */
  position?: MarketPosition;
}

/**
 * An amount in so'm, below 0 for a loss.
 * @minimum -1000000000000000
 * @maximum 1000000000000000
 */
export type SignedAmount = number;

/**
 * Why a price cannot change. `no_analysis` means fewer than 5 comparable listings.
 */
export type PriceRowCode = typeof PriceRowCode[keyof typeof PriceRowCode];


export const PriceRowCode = {
  auto_locked: 'auto_locked',
  no_price: 'no_price',
  no_analysis: 'no_analysis',
  unchanged: 'unchanged',
  price_positive: 'price_positive',
  too_large: 'too_large',
  price_order: 'price_order',
} as const;

/**
 * The new price of a listing, or why it stays.
 */
export interface PricePreviewRow {
  /** The listing. */
  auto: AutoRef;
  version: Version;
  /** Currency of the listing, which stays. */
  currency: Currency;
  /** Price today; absent without a price. */
  from?: Money;
  /** New price; absent with a `code`. */
  to?: Money;
  /** Price today in so'm. */
  from_uzs?: Money;
  /** New price in so'm. */
  to_uzs?: Money;
  /** Place in the market; absent with fewer than 5 comparable listings. */
  market?: PriceRowMarket;
  /** New price less cost in so'm; absent without a purchase or the permission `autos.costs`. */
  margin?: SignedAmount;
  /** True when the new price sends the listing to moderation. */
  remoderation: boolean;
  /** Why the price stays; absent when it changes. */
  code?: PriceRowCode;
}

/**
 * A plan of new prices.
 */
export interface PricePreview {
  id: Id;
  /**
     * Last moment of `applyPrices`.
     * @maxLength 40
     */
  expires_at: string;
  /**
     * The listings, in the order of `ids` or of the list.
     * @maxItems 500
     */
  rows: PricePreviewRow[];
}

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
 * Source of a price change. `bulk` is `applyPrices`, `car` the form or the row of a single car.
 */
export type PriceChangeSource = typeof PriceChangeSource[keyof typeof PriceChangeSource];


export const PriceChangeSource = {
  bulk: 'bulk',
  car: 'car',
  import: 'import',
  feed: 'feed',
} as const;

/**
 * The price of a listing before and after a change.
 */
export interface PriceChangeRow {
  /** The listing. */
  auto: AutoRef;
  /** Currency of the price that was set. */
  currency: Currency;
  /** Currency of the price before; absent when it is the same. */
  from_currency?: Currency;
  /** Price before. */
  from: Money;
  /** Price that was set. */
  to: Money;
  /** True when the price was restored. */
  is_undone: boolean;
}

/**
 * A change of prices.
 */
export interface PriceChange {
  id: Id;
  /**
     * Time of the change.
     * @maxLength 40
     */
  at: string;
  /** Employee who changed the prices; absent when no longer known. */
  by?: EmployeeRef;
  /** Source of the change. */
  source: PriceChangeSource;
  /**
     * The import that changed the prices; absent for other sources and deleted imports.
     * @minimum 1
     */
  import_id?: number;
  /** How the prices changed; absent for other sources than `bulk`. */
  change?: PriceChangeInput;
  /**
     * The listings whose price was set, by id.
     * @maxItems 500
     */
  rows: PriceChangeRow[];
  /**
     * Last moment of `undoPrices`; absent when nothing can be undone.
     * @maxLength 40
     */
  undoable_until?: string;
}

/**
 * A page of price changes.
 */
export interface PriceChangeList {
  count: Count;
  /**
     * The changes, newest first.
     * @maxItems 100
     */
  results: PriceChange[];
}

/**
 * Listings of a preview whose prices are set.
 */
export interface PricesInput {
  /**
     * Id of the preview.
     * @minimum 1
     */
  preview_id: number;
  /**
     * Ids of listings of the preview that have a new price.
     * @minItems 1
     * @maxItems 500
     * @items.minimum 1
     */
  ids: number[];
}

/**
 * Result for one listing.
 */
export interface PricesResultRow {
  id: Id;
  /** True when the price was written. */
  ok: boolean;
  /** Status afterwards; absent when refused. */
  status?: AutoStatus;
  /** Why the price was refused. */
  code?: ErrorCode;
}

/**
 * Results of a change of prices or of its undo.
 */
export interface PricesResult {
  id: Id;
  /**
     * Number of listings whose price was written.
     * @minimum 0
     * @maximum 500
     */
  done: number;
  /**
     * Number of listings that were refused.
     * @minimum 0
     * @maximum 500
     */
  refused: number;
  /**
     * A result per listing, by id.
     * @maxItems 500
     */
  results: PricesResultRow[];
  /**
     * Last moment of `undoPrices`; absent when nothing can be undone.
     * @maxLength 40
     */
  undoable_until?: string;
}

/**
 * A car that is above the market for long.
 */
export interface PriceAdvice {
  /** The listing. */
  auto: AutoSummary;
  /** Advised price in the currency of the listing, the median rounded down to 100 000 so'm or 10 y.e. */
  price: Money;
  /** Surplus of the price over the median, in so'm. */
  above: Money;
}

/**
 * A page of advice, and the surplus of all pages.
 */
export interface PriceAdviceList {
  count: Count;
  /**
     * Surplus of all these cars over their medians, in so'm.
     * @minimum 0
     * @maximum 1000000000000000
     */
  above: number;
  /**
     * The cars, the largest surplus multiplied by days first.
     * @maxItems 100
     */
  results: PriceAdvice[];
}

/**
 * A car that was put off.
 */
export interface PriceAdviceDismissal {
  id: Id;
  /**
     * Time from which it may be advised again.
     * @maxLength 40
     */
  until: string;
}

/**
 * Estimated time that a listing waits for a moderator.
 */
export interface ModerationEstimate {
  /**
     * Number of decisions in the sample.
     * @minimum 0
     * @maximum 20
     */
  decisions: number;
  /**
     * Median time from submission to decision, in seconds. Absent if `decisions` is less than 3.
     * @minimum 0
     * @maximum 100000000
     */
  median_seconds?: number;
}

/**
 * Deleted listing and the end of its undo period.
 */
export interface AutoDeletion {
  /**
     * Id of the listing.
     * @minimum 1
     */
  id: number;
  /**
     * End of the undo period, 10 seconds after deletion. The server allows 20 more seconds for slow connections.
     * @maxLength 40
     */
  restorable_until: string;
}

/**
 * Fields of the car to change. `null` clears an optional field; a list replaces the whole list.
 */
export interface CoreCarUpdate {
  /**
     * Id of the brand (`listBrands`).
     * @minimum 1
     */
  brand?: number;
  /**
     * Id of the model (`listModels`); the model must belong to the brand.
     * @minimum 1
     */
  car_model?: number;
  /**
     * Id of the generation (`listGenerations`); the generation must belong to the model. `null` clears it.
     * @minimum 1
     * @nullable
     */
  generation?: number | null;
  /**
     * Id of the modification (`listModifications`); the modification must belong to the generation. `null` clears it.
     * @minimum 1
     * @nullable
     */
  modification?: number | null;
  /**
     * Id of the trim level (`listPositions`); the trim level must belong to the model. `null` clears it.
     * @minimum 1
     * @nullable
     */
  position?: number | null;
  /**
     * Year of manufacture. A year after next year is 422 `year_in_future`; a year outside the generation is 422 `year_out_of_generation`. `null` clears it.
     * @minimum 1950
     * @maximum 2100
     * @nullable
     */
  year?: number | null;
  /**
     * Id of an option of the list `body_type`. `null` clears it.
     * @minimum 1
     * @nullable
     */
  body_type?: number | null;
  /**
     * Id of an option of the list `fuel_type`. `null` clears it.
     * @minimum 1
     * @nullable
     */
  fuel_type?: number | null;
  /**
     * Id of an option of the list `transmission`. `null` clears it.
     * @minimum 1
     * @nullable
     */
  transmission?: number | null;
  /**
     * Id of an option of the list `drive_unit`. `null` clears it.
     * @minimum 1
     * @nullable
     */
  drive_unit?: number | null;
  /**
     * Id of an option of the list `color`. `null` clears it.
     * @minimum 1
     * @nullable
     */
  color?: number | null;
  /**
     * Id of an option of the list `paint_condition`. `null` clears it.
     * @minimum 1
     * @nullable
     */
  paint_condition?: number | null;
  /**
     * Mileage in kilometres. `null` clears it.
     * @minimum 0
     * @maximum 2000000
     * @nullable
     */
  mileage?: number | null;
  /**
     * Number of owners so far; 0 for a car that was never registered. `null` clears it.
     * @minimum 0
     * @maximum 50
     * @nullable
     */
  number_of_owners?: number | null;
  /** True when the car was driven before; false for a new one. */
  used_car?: boolean;
  /**
     * Vehicle identification number in capitals; never shown to buyers. If an offered listing of another car has the same number, moderation flags this one to an admin. `null` clears it.
     * @nullable
     * @pattern ^[A-HJ-NPR-Z0-9]{17}$
     */
  vin?: string | null;
  /**
     * Text by the dealer; plain text with line breaks. `null` clears it.
     * @maxLength 5000
     * @nullable
     */
  description?: string | null;
  /**
     * Ids of options of the list `media_tools`. Replaces the whole list.
     * @maxItems 60
     * @items.minimum 1
     */
  media_tools?: number[];
  /**
     * Ids of options of the list `external_body_kit`. Replaces the whole list.
     * @maxItems 60
     * @items.minimum 1
     */
  external_body_kit?: number[];
  /**
     * Ids of options of the list `optics`. Replaces the whole list.
     * @maxItems 60
     * @items.minimum 1
     */
  optics?: number[];
  /**
     * Ids of options of the list `salon`. Replaces the whole list.
     * @maxItems 60
     * @items.minimum 1
     */
  salon?: number[];
  /**
     * Ids of options of the list `services`. Replaces the whole list.
     * @maxItems 60
     * @items.minimum 1
     */
  services?: number[];
}

/**
 * Changes of a listing. An absent field keeps its value; `null` clears an optional field; a list replaces the whole list.
 */
export interface AutoUpdate {
  core_car?: CoreCarUpdate;
  /**
     * Id of a showroom of this dealership. `null` clears it.
     * @minimum 1
     * @nullable
     */
  avtosalon?: number | null;
  /**
     * Id of the region (`listRegions`). `null` clears it.
     * @minimum 1
     * @nullable
     */
  region?: number | null;
  /**
     * Id of the district; it must belong to `region`. `null` clears it.
     * @minimum 1
     * @nullable
     */
  district?: number | null;
  /** Condition of the car. `null` clears it. */
  condition?: Condition | null;
  /** Currency of `price` and all other amounts of this listing. */
  currency?: Currency;
  /**
     * Asking price, in `currency`; moderation requires a price above 0. `null` clears it.
     * @minimum 0
     * @maximum 1000000000000
     * @nullable
     */
  price?: number | null;
  /**
     * Lowest price the dealer would accept, in `currency`; at most `price`, else 422 `price_order`. Buyers never see it. `null` clears it.
     * @minimum 0
     * @maximum 1000000000000
     * @nullable
     */
  price_from?: number | null;
  /**
     * Price including all extras (instalments, additional equipment), in `currency`; at least `price` and `price_from`, else 422 `price_order`. Buyers never see it. `null` clears it.
     * @minimum 0
     * @maximum 1000000000000
     * @nullable
     */
  price_to?: number | null;
  /**
     * Price of the car under CIP terms (unregistered; the buyer pays customs), in `currency`. `null` clears it.
     * @minimum 0
     * @maximum 1000000000000
     * @nullable
     */
  cip_price?: number | null;
  /**
     * Price of the CIP certificate, in `currency`. `null` clears it.
     * @minimum 0
     * @maximum 1000000000000
     * @nullable
     */
  cip_certificate_price?: number | null;
  /**
     * Price with VAT, in `currency`. `null` clears it.
     * @minimum 0
     * @maximum 1000000000000
     * @nullable
     */
  vat_price?: number | null;
  /** Start of the hours for calls about this car. Set both `time_from` and `time_to` or neither; without them, the showroom's opening hours apply. `null` clears it. */
  time_from?: LocalTime | null;
  /** End of the hours for calls. A time before `time_from` is on the next day; an equal time means round the clock. `null` clears it. */
  time_to?: LocalTime | null;
  /**
     * Phone numbers for this car, in addition to the showroom's. Replaces the whole list.
     * @maxItems 3
     */
  additional_phones?: InternationalPhone[];
  /** True if the dealer considers an exchange for another car or goods. */
  barter?: boolean;
  /** True if the dealer accepts the buyer's car in part payment. */
  is_trade_in?: boolean;
  /** True if the car can be bought in instalments. */
  is_karvon_nasiya?: boolean;
  /** True if the dealer marks the price as lower than usual. */
  is_cheaper?: boolean;
  /** True if the seller gives their own warranty. */
  owner_warranty?: boolean;
  /** True if the car has passed customs clearance in Uzbekistan. */
  passed_customs_clearance?: boolean;
  /** True if the car can be rented to own. */
  is_available_for_rent_to_own?: boolean;
  /**
     * Rent-to-own terms, plain text. `null` clears it.
     * @maxLength 1000
     * @nullable
     */
  terms_of_rent?: string | null;
  /**
     * Ids of uploaded images (`uploadImage`) in display order; the first is the cover. Replaces the whole list.
     * @maxItems 30
     * @items.maxLength 64
     * @items.pattern ^[A-Za-z0-9_-]+$
     */
  photos?: string[];
  /**
     * Body parts that were painted, replaced or damaged; at most one entry per part. Replaces the whole list.
     * @maxItems 30
     */
  changed_part?: ChangedPart[];
}

/**
 * Current state of the listing in a 412 response.
 */
export interface CurrentAuto {
  current: Auto;
}

/**
 * The listing has changed since the version in `If-Match`. `current` contains its current state.
 */
export type StaleAutoProblem = Problem & CurrentAuto;

/**
 * A buyer who is not among the leads.
 */
export interface SaleBuyer {
  /**
     * Name of the buyer.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  /** Phone of the buyer. */
  phone?: InternationalPhone;
}

/**
 * How a part of the price is paid.
 */
export type PaymentKind = typeof PaymentKind[keyof typeof PaymentKind];


export const PaymentKind = {
  cash: 'cash',
  transfer: 'transfer',
  card: 'card',
  nasiya: 'nasiya',
  trade_in: 'trade_in',
} as const;

/**
 * A part of the price.
 */
export interface SalePayment {
  /** How the part is paid. */
  kind: PaymentKind;
  /** Amount in the currency of the sale. */
  sum: Money;
  /**
     * Trade-in application of a car that is given in part payment.
     * @minimum 1
     */
  application_id?: number;
}

/**
 * A sale as the dealer records it, with a lead, another buyer, or neither.
 */
export interface SaleInput {
  /** Price that the buyer pays, above 0. */
  price: Money;
  /** Currency of `price` and its parts. */
  currency: Currency;
  /** Day of the sale, in Asia/Tashkent, from the purchase until today. Today by default. */
  sold_on?: Day;
  /**
     * Lead of the buyer. The lead becomes `contacted`.
     * @minimum 1
     */
  lead_id?: number;
  /** The buyer without a lead. */
  buyer?: SaleBuyer;
  /**
     * Parts of the price, whose sum is the price; empty when they are not known.
     * @maxItems 3
     */
  payments?: SalePayment[];
  /**
     * Employee who sold the car. The caller by default; another one needs the permission `autos.manage`.
     * @minimum 1
     */
  seller?: number;
  /**
     * A note for the dealership.
     * @maxLength 200
     */
  note?: string;
}

/**
 * Target status of a listing and the data it needs.
 */
export interface AutoTransition {
  to: AutoStatus;
  reason?: DeactivationReason;
  /**
     * A note for the dealership's own history.
     * @maxLength 1000
     */
  note?: string;
  /**
     * Lead of the reservation (`barakami`). The lead becomes `contacted`.
     * @minimum 1
     */
  lead_id?: number;
  /** The sale, for `sold_on_karvon`, the reason `sold_elsewhere`, and an archived car without a sale. */
  sale?: SaleInput;
}

/**
 * Times of this refresh and of the next possible one.
 */
export interface AutoRefresh {
  /**
     * Id of the listing.
     * @minimum 1
     */
  id: number;
  /**
     * Version of the listing after the refresh.
     * @minimum 1
     */
  version: number;
  /**
     * Time of this refresh.
     * @maxLength 40
     */
  refreshed_at: string;
  /**
     * Earliest time of the next refresh.
     * @maxLength 40
     */
  next_update_at: string;
}

/**
 * Kind of history entry.
 */
export type AutoEventKind = typeof AutoEventKind[keyof typeof AutoEventKind];


export const AutoEventKind = {
  created: 'created',
  changed: 'changed',
  status_changed: 'status_changed',
  refreshed: 'refreshed',
  renewed: 'renewed',
  restored: 'restored',
} as const;

/**
 * One changed field. For `photos`, the values are numbers of photos.
 */
export interface AutoChange {
  /**
     * Path of the field in `AutoUpdate`, with dots between levels.
     * @maxLength 200
     */
  field: string;
  /**
     * Previous value; absent if the field was empty.
     * @maxLength 5000
     */
  before?: string;
  /**
     * New value; absent if the field was cleared.
     * @maxLength 5000
     */
  after?: string;
}

/**
 * What was loaded.
 */
export type AutoEventSourceKind = typeof AutoEventSourceKind[keyof typeof AutoEventSourceKind];


export const AutoEventSourceKind = {
  file: 'file',
  feed: 'feed',
} as const;

/**
 * A file or feed of cars.
 */
export interface AutoEventSource {
  /** What was loaded. */
  kind: AutoEventSourceKind;
  /**
     * Name of the file or of the feed.
     * @maxLength 255
     */
  name: string;
}

/**
 * One entry in the history of a listing.
 */
export interface AutoEvent {
  /**
     * Id of the entry.
     * @minimum 1
     */
  id: number;
  /**
     * Time of the event.
     * @maxLength 40
     */
  at: string;
  kind: AutoEventKind;
  actor: Actor;
  from?: AutoStatus;
  to?: AutoStatus;
  reason?: DeactivationReason;
  /**
     * Note sent with the transition.
     * @maxLength 1000
     */
  note?: string;
  /**
     * Reasons given by the moderator, for `moderation_declined`.
     * @maxItems 50
     */
  reasons?: DeclinedReason[];
  /**
     * Changed fields, for `changed`; empty otherwise.
     * @maxItems 100
     */
  changes: AutoChange[];
  /** File or feed that created or changed the listing. */
  source?: AutoEventSource;
}

/**
 * A page of a listing's history.
 */
export interface AutoHistory {
  /**
     * Entries of the page.
     * @maxItems 100
     */
  results: AutoEvent[];
  count: Count;
}

/**
 * Sums over a period.
 */
export interface AutoTotals {
  /**
     * Views by buyers.
     * @minimum 0
     */
  views: number;
  /**
     * Additions to favourites minus later removals; never below 0.
     * @minimum 0
     */
  likes: number;
  /**
     * Leads of type `call`.
     * @minimum 0
     */
  calls: number;
  /**
     * Clicks on «Call» in the listing.
     * @minimum 0
     */
  dials: number;
  /**
     * Chats opened.
     * @minimum 0
     */
  chats: number;
  /**
     * Leads of all types.
     * @minimum 0
     */
  leads: number;
}

/**
 * Figures of one day.
 */
export interface AutoDay {
  /**
     * Day in Asia/Tashkent.
     * @maxLength 10
     */
  date: string;
  /**
     * Views by buyers.
     * @minimum 0
     */
  views: number;
  /**
     * Additions to favourites minus later removals; never below 0.
     * @minimum 0
     */
  likes: number;
  /**
     * Leads of type `call`.
     * @minimum 0
     */
  calls: number;
  /**
     * Clicks on «Call» in the listing.
     * @minimum 0
     */
  dials: number;
  /**
     * Chats opened.
     * @minimum 0
     */
  chats: number;
  /**
     * Leads of all types.
     * @minimum 0
     */
  leads: number;
}

/**
 * A price and the time it was set.
 */
export interface AutoPricePoint {
  /**
     * Time when the price was set.
     * @maxLength 40
     */
  at: string;
  /** Price in `currency`. */
  price: Money;
  /** Currency of the price. */
  currency: Currency;
}

/**
 * Figures of a listing.
 */
export interface AutoStatistics {
  /**
     * First day of the period.
     * @maxLength 10
     */
  from: string;
  /**
     * Last day of the period.
     * @maxLength 10
     */
  to: string;
  totals: AutoTotals;
  previous: AutoTotals;
  /**
     * One entry per day, including days without events, oldest first.
     * @maxItems 366
     */
  days: AutoDay[];
  /**
     * Price changes in the period, oldest first.
     * @maxItems 366
     */
  prices: AutoPricePoint[];
}

/**
 * Check of a listing's completeness; also a translation key.
 */
export type AutoQualityCheck = typeof AutoQualityCheck[keyof typeof AutoQualityCheck];


export const AutoQualityCheck = {
  required: 'required',
  photos: 'photos',
  options: 'options',
  description: 'description',
  vin: 'vin',
  modification: 'modification',
  position: 'position',
  number_of_owners: 'number_of_owners',
  paint_condition: 'paint_condition',
} as const;

/**
 * One improvement that raises the score.
 */
export interface AutoQualityItem {
  check: AutoQualityCheck;
  /**
     * Points that the improvement adds.
     * @minimum 1
     * @maximum 100
     */
  gain: number;
  /**
     * Number of missing fields, photos, options or characters. Absent for checks of a single field.
     * @minimum 1
     * @maximum 5000
     */
  missing?: number;
}

/**
 * Completeness of a listing.
 */
export interface AutoQuality {
  /**
     * Points from 0 to 100.
     * @minimum 0
     * @maximum 100
     */
  score: number;
  /**
     * Improvements that raise the score, greatest gain first.
     * @maxItems 20
     */
  items: AutoQualityItem[];
  /**
     * Errors that `transitionAuto` to `moderation` would return now, with the same codes.
     * @maxItems 200
     */
  blocking: FieldError[];
}

/**
 * Exchange rate used to convert amounts.
 */
export interface AppliedRate {
  /**
     * So'm per y.e. (US dollar).
     * @minimum 1
     * @maximum 10000000
     */
  rate: number;
  /**
     * Day of the rate, in Asia/Tashkent.
     * @maxLength 10
     */
  date: string;
}

/**
 * Where the car was bought. `commission` is a car of another owner, who gets a share of its sale.
 */
export type PurchaseSource = typeof PurchaseSource[keyof typeof PurchaseSource];


export const PurchaseSource = {
  trade_in: 'trade_in',
  person: 'person',
  auction: 'auction',
  import: 'import',
  distributor: 'distributor',
  dealer: 'dealer',
  commission: 'commission',
} as const;

/**
 * What a car was bought for.
 */
export interface Purchase {
  /** Price of the purchase. */
  price: Money;
  /** Currency of `price`. */
  currency: Currency;
  /** Price in so'm. */
  price_uzs: Money;
  /** Rate that converted the price; absent for so'm. */
  rate?: AppliedRate;
  /**
     * Day of the purchase, in Asia/Tashkent.
     * @maxLength 10
     */
  purchased_on: string;
  /** Where the car was bought. */
  source?: PurchaseSource;
  /**
     * A note for the dealership.
     * @maxLength 200
     */
  note: string;
}

/**
 * What the money was spent on.
 */
export type ExpenseKind = typeof ExpenseKind[keyof typeof ExpenseKind];


export const ExpenseKind = {
  repair: 'repair',
  body: 'body',
  parts: 'parts',
  customs: 'customs',
  delivery: 'delivery',
  papers: 'papers',
  cleaning: 'cleaning',
  ads: 'ads',
  commission: 'commission',
  other: 'other',
} as const;

/**
 * Money spent on a car.
 */
export interface Expense {
  id: Id;
  version: Version;
  /** What the money was spent on. */
  kind: ExpenseKind;
  /** Amount. */
  sum: Money;
  /** Currency of `sum`. */
  currency: Currency;
  /** Amount in so'm. */
  sum_uzs: Money;
  /** Rate that converted the amount; absent for so'm. */
  rate?: AppliedRate;
  /**
     * Day of the expense, in Asia/Tashkent.
     * @maxLength 10
     */
  spent_on: string;
  /**
     * A note for the dealership.
     * @maxLength 200
     */
  note: string;
}

/**
 * A share in per cent, with one decimal; below 0 for a loss.
 * @minimum -1000000000000000
 * @maximum 100
 */
export type SignedPercent = number;

/**
 * Today's price of the car beside comparable listings.
 */
export interface AutoMarket {
  /** Median price of comparable listings, in so'm. */
  median: Money;
  /**
     * Per cent by which the price is above the median; below 0 when it is lower.
     * @minimum -100
     * @maximum 100000000
     */
  percent: number;
  /** Margin at the median price. */
  margin?: SignedAmount;
}

/**
 * What a sale brought.
 */
export interface SaleProfit {
  /** Price of the sale in so'm. */
  price_uzs: Money;
  /** Price of the sale less cost; absent without a purchase. */
  profit?: SignedAmount;
  /** Profit in per cent of the price of the sale. */
  profit_percent?: SignedPercent;
}

/**
 * Purchase, expenses and margin of a car.
 */
export interface AutoMoney {
  id: Id;
  version: Version;
  /** The purchase; absent until it is saved. */
  purchase?: Purchase;
  /**
     * Expenses, the newest day first.
     * @maxItems 200
     */
  expenses: Expense[];
  /**
     * Sum of all expenses in so'm.
     * @minimum 0
     * @maximum 1000000000000000
     */
  expenses_total: number;
  /**
     * Purchase and expenses in so'm; absent without a purchase.
     * @minimum 0
     * @maximum 1000000000000000
     */
  cost?: number;
  /** Today's price in so'm; absent without a price. */
  price_uzs?: Money;
  /** Price less cost; absent without a purchase or a price. */
  margin?: SignedAmount;
  /** Margin in per cent of the price. */
  margin_percent?: SignedPercent;
  /** Place of the price in the market; absent with less than five comparable listings. */
  market?: AutoMarket;
  /** Profit of the sale; absent until the car is sold. */
  sale?: SaleProfit;
  /**
     * Days in Asia/Tashkent from the purchase, or else the creation of the listing, to the sale, or else today.
     * @minimum 0
     * @maximum 100000
     */
  days_in_stock: number;
}

/**
 * What a car was bought for.
 */
export interface PurchaseInput {
  /** Price of the purchase, above 0. */
  price: Money;
  /** Currency of `price`. */
  currency: Currency;
  /** Day of the purchase, in Asia/Tashkent. */
  purchased_on: Day;
  /** Where the car was bought. */
  source?: PurchaseSource;
  /**
     * A note for the dealership.
     * @maxLength 200
     */
  note?: string;
}

export interface CurrentAutoMoney {
  current: AutoMoney;
}

/**
 * The money of the car has changed since it was read; `current` is its current state.
 */
export type StaleAutoMoneyProblem = Problem & CurrentAutoMoney;

/**
 * Money spent on a car.
 */
export interface ExpenseCreate {
  /** What the money was spent on. */
  kind: ExpenseKind;
  /** Amount, above 0. */
  sum: Money;
  /** Currency of `sum`. */
  currency: Currency;
  /** Day of the expense, in Asia/Tashkent. */
  spent_on: Day;
  /**
     * A note for the dealership.
     * @maxLength 200
     */
  note?: string;
}

/**
 * A sale.
 */
export interface Sale {
  id: Id;
  version: Version;
  /** Price that the buyer pays. */
  price: Money;
  /** Currency of `price` and its parts. */
  currency: Currency;
  /** Price in so'm. */
  price_uzs: Money;
  /** Rate that converted the price; absent for so'm. */
  rate?: AppliedRate;
  /**
     * Day of the sale, in Asia/Tashkent.
     * @maxLength 10
     */
  sold_on: string;
  /** Lead of the buyer. */
  lead?: NamedReference;
  /** The buyer without a lead. */
  buyer?: SaleBuyer;
  /**
     * Parts of the price; empty when they are not known.
     * @maxItems 3
     */
  payments: SalePayment[];
  /** Employee who sold the car. */
  seller?: EmployeeRef;
  /**
     * A note for the dealership.
     * @maxLength 200
     */
  note: string;
  /** True when the car was sold elsewhere, so that it does not count as sold on Karvon. */
  is_elsewhere: boolean;
  /**
     * Last moment of `undoSale`; absent afterwards.
     * @maxLength 40
     */
  undoable_until?: string;
}

export interface CurrentSale {
  current: Sale;
}

/**
 * The sale has changed since it was read; `current` is its current state.
 */
export type StaleSaleProblem = Problem & CurrentSale;

/**
 * A deleted expense, and until when it can be restored.
 */
export interface ExpenseDeleted {
  id: Id;
  /**
     * Last moment of `restoreExpense`.
     * @maxLength 40
     */
  restorable_until: string;
}

/**
 * Changes of an expense.
 */
export interface ExpenseUpdate {
  /** What the money was spent on. */
  kind?: ExpenseKind;
  /** Amount, above 0. */
  sum?: Money;
  /** Currency of `sum`. */
  currency?: Currency;
  /** Day of the expense, in Asia/Tashkent. */
  spent_on?: Day;
  /**
     * A note for the dealership.
     * @maxLength 200
     */
  note?: string;
}

export interface CurrentExpense {
  current: Expense;
}

/**
 * The expense has changed since it was read; `current` is its current state.
 */
export type StaleExpenseProblem = Problem & CurrentExpense;

/**
 * `active`: open. `inactive`: temporarily closed; buyers see neither the showroom nor its cars.
 */
export type AvtosalonStatus = typeof AvtosalonStatus[keyof typeof AvtosalonStatus];


export const AvtosalonStatus = {
  active: 'active',
  inactive: 'inactive',
} as const;

/**
 * Hours of one day of the week. Without times, the showroom is closed on that day. Send both times or neither.
 */
export interface WeekdayHours {
  /**
     * Day of the week, from 1 (Monday) to 7 (Sunday).
     * @minimum 1
     * @maximum 7
     */
  weekday: number;
  /** Time at which the showroom opens on that day. */
  opening_time?: LocalTime;
  /** Closing time on that day; same rules as `closing_time` of the showroom. */
  closing_time?: LocalTime;
}

/**
 * A showroom.
 */
export interface Avtosalon {
  /**
     * Id of the showroom.
     * @minimum 1
     */
  id: number;
  /**
     * Version of the showroom; its `ETag` is `"v<version>"`.
     * @minimum 1
     */
  version: number;
  /**
     * Name of the showroom.
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /** Phone number for buyers. */
  phone: InternationalPhone;
  /**
     * Additional phone numbers for buyers.
     * @maxItems 3
     */
  additional_phones: InternationalPhone[];
  region: OptionReference;
  district?: OptionReference;
  /**
     * Street and number.
     * @minLength 1
     * @maxLength 300
     */
  address: string;
  /**
     * Degrees north (WGS 84), within Uzbekistan.
     * @minimum 37
     * @maximum 46
     */
  latitude: number;
  /**
     * Degrees east (WGS 84), within Uzbekistan.
     * @minimum 55
     * @maximum 74
     */
  longitude: number;
  /** Time at which the showroom opens. */
  opening_time: LocalTime;
  /** Closing time; if earlier than `opening_time`, on the next day. If both are equal, the showroom is open round the clock. */
  closing_time: LocalTime;
  /**
     * Days of the week whose hours differ from `opening_time` and `closing_time`; each day occurs at most once.
     * @maxItems 7
     */
  weekday_hours: WeekdayHours[];
  logo: Image;
  facade_photo: Image;
  status: AvtosalonStatus;
  /**
     * Number of listings in the showroom, without deleted ones.
     * @minimum 0
     */
  autos_count: number;
  /**
     * Number of active listings in the showroom.
     * @minimum 0
     */
  active_autos_count: number;
  /**
     * Time at which the showroom was added.
     * @maxLength 40
     */
  created_at: string;
}

/**
 * Number of showrooms for each status.
 */
export interface AvtosalonStatusCounts {
  /**
     * Number of open showrooms.
     * @minimum 0
     */
  active: number;
  /**
     * Number of temporarily closed showrooms.
     * @minimum 0
     */
  inactive: number;
}

/**
 * A page of showrooms.
 */
export interface AvtosalonList {
  /**
     * Rows of the page.
     * @maxItems 100
     */
  results: Avtosalon[];
  count: Count;
  statuses: AvtosalonStatusCounts;
}

/**
 * Fields of a new showroom.
 */
export interface AvtosalonCreate {
  /**
     * Name of the showroom.
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /** Phone number for buyers. */
  phone: InternationalPhone;
  /**
     * Additional phone numbers for buyers.
     * @maxItems 3
     */
  additional_phones?: InternationalPhone[];
  /**
     * Id of the region (`listRegions`).
     * @minimum 1
     */
  region: number;
  /**
     * Id of the district, which must be in the region.
     * @minimum 1
     */
  district?: number;
  /**
     * Street and number.
     * @minLength 1
     * @maxLength 300
     */
  address: string;
  /**
     * Degrees north (WGS 84), within Uzbekistan.
     * @minimum 37
     * @maximum 46
     */
  latitude: number;
  /**
     * Degrees east (WGS 84), within Uzbekistan.
     * @minimum 55
     * @maximum 74
     */
  longitude: number;
  /** Time at which the showroom opens. */
  opening_time: LocalTime;
  /** Closing time; if earlier than `opening_time`, on the next day. If both are equal, the showroom is open round the clock. */
  closing_time: LocalTime;
  /**
     * Days of the week whose hours differ from `opening_time` and `closing_time`; each day occurs at most once.
     * @maxItems 7
     */
  weekday_hours?: WeekdayHours[];
  /**
     * Id of the logo (profile picture), an image uploaded with `uploadImage`.
     * @maxLength 64
     * @pattern ^[A-Za-z0-9_-]+$
     */
  logo: string;
  /**
     * Id of the facade photo (background picture), an image uploaded with `uploadImage`.
     * @maxLength 64
     * @pattern ^[A-Za-z0-9_-]+$
     */
  facade_photo: string;
  /** Status of the showroom; buyers see only `active` ones. */
  status?: AvtosalonStatus;
}

/**
 * Fields of a showroom to change.
 */
export interface AvtosalonUpdate {
  /**
     * Name of the showroom.
     * @minLength 1
     * @maxLength 100
     */
  name?: string;
  /** Phone number for buyers. */
  phone?: InternationalPhone;
  /**
     * Additional phone numbers for buyers.
     * @maxItems 3
     */
  additional_phones?: InternationalPhone[];
  /**
     * Id of the region (`listRegions`).
     * @minimum 1
     */
  region?: number;
  /**
     * Id of the district, which must be in the region. `null` clears it.
     * @minimum 1
     * @nullable
     */
  district?: number | null;
  /**
     * Street and number.
     * @minLength 1
     * @maxLength 300
     */
  address?: string;
  /**
     * Degrees north (WGS 84), within Uzbekistan.
     * @minimum 37
     * @maximum 46
     */
  latitude?: number;
  /**
     * Degrees east (WGS 84), within Uzbekistan.
     * @minimum 55
     * @maximum 74
     */
  longitude?: number;
  /** Time at which the showroom opens. */
  opening_time?: LocalTime;
  /** Closing time; if earlier than `opening_time`, on the next day. If both are equal, the showroom is open round the clock. */
  closing_time?: LocalTime;
  /**
     * Days of the week whose hours differ from `opening_time` and `closing_time`; each day occurs at most once.
     * @maxItems 7
     */
  weekday_hours?: WeekdayHours[];
  /**
     * Id of the logo (profile picture), an image uploaded with `uploadImage`.
     * @maxLength 64
     * @pattern ^[A-Za-z0-9_-]+$
     */
  logo?: string;
  /**
     * Id of the facade photo (background picture), an image uploaded with `uploadImage`.
     * @maxLength 64
     * @pattern ^[A-Za-z0-9_-]+$
     */
  facade_photo?: string;
  status?: AvtosalonStatus;
}

/**
 * Current state of the showroom, sent with a 412.
 */
export interface CurrentAvtosalon {
  current: Avtosalon;
}

/**
 * The showroom has changed since it was read; `current` is its current state.
 */
export type StaleAvtosalonProblem = Problem & CurrentAvtosalon;

/**
 * Statuses that are relevant to the buyers' site.
 */
export type MarketplaceAutoStatus = typeof MarketplaceAutoStatus[keyof typeof MarketplaceAutoStatus];


export const MarketplaceAutoStatus = {
  active: 'active',
  moderation: 'moderation',
  flagged_to_admin: 'flagged_to_admin',
  reported_by_client: 'reported_by_client',
} as const;

/**
 * A page of listings.
 */
export interface MarketplaceAutoList {
  /**
     * Rows of the page.
     * @maxItems 100
     */
  results: AutoSummary[];
  count: Count;
}

/**
 * Decision of a moderator; `flag` hands the listing to an admin.
 */
export type AutoModerationDecision = typeof AutoModerationDecision[keyof typeof AutoModerationDecision];


export const AutoModerationDecision = {
  approve: 'approve',
  decline: 'decline',
  flag: 'flag',
  delete: 'delete',
} as const;

/**
 * Role of the person who decides.
 */
export type ModeratorRole = typeof ModeratorRole[keyof typeof ModeratorRole];


export const ModeratorRole = {
  moderator: 'moderator',
  admin: 'admin',
} as const;

/**
 * A decision on a listing.
 */
export interface AutoModeration {
  decision: AutoModerationDecision;
  role: ModeratorRole;
  /**
     * Reasons for `decline`.
     * @maxItems 50
     */
  reasons?: DeclinedReason[];
  /**
     * Note for moderators and admins; the dealer never sees it.
     * @maxLength 1000
     */
  note?: string;
}

/**
 * A listing after a decision.
 */
export interface AutoModerated {
  /**
     * Id of the listing.
     * @minimum 1
     */
  id: number;
  status: AutoStatus;
  /**
     * Time of the decision.
     * @maxLength 40
     */
  decided_at: string;
}

/**
 * Action of a buyer.
 */
export type ListingEventKind = typeof ListingEventKind[keyof typeof ListingEventKind];


export const ListingEventKind = {
  view: 'view',
  like: 'like',
  unlike: 'unlike',
  call: 'call',
  report: 'report',
} as const;

/**
 * A date and time in the years 1900 to 2099, with a UTC offset of at most 15:59.
 * @pattern ^(19|20)\d\d-.*(Z|[+-](0\d|1[0-5]):\d\d)$
 */
export type Moment = string;

/**
 * Reason for a buyer's report.
 */
export type ReportReason = typeof ReportReason[keyof typeof ReportReason];


export const ReportReason = {
  already_sold: 'already_sold',
  wrong_price: 'wrong_price',
  wrong_photos: 'wrong_photos',
  wrong_data: 'wrong_data',
  fraud: 'fraud',
  other: 'other',
} as const;

/**
 * One action of a buyer on a listing.
 */
export interface ListingEvent {
  /**
     * Id of the event at the buyers' site.
     * @minLength 1
     * @maxLength 100
     */
  id: string;
  /**
     * Id of the listing.
     * @minimum 1
     */
  auto_id: number;
  kind: ListingEventKind;
  /**
     * Time of the event, at most 5 minutes ahead and 7 days back.
     * @maxLength 40
     */
  at: Moment;
  /**
     * Pseudonym of the buyer without phone or name.
     * @minLength 1
     * @maxLength 100
     */
  visitor: string;
  report_reason?: ReportReason;
  /**
     * Text by the buyer, for `report`.
     * @maxLength 1000
     */
  note?: string;
}

/**
 * A batch of events.
 */
export interface ListingEvents {
  /**
     * The events in any order.
     * @minItems 1
     * @maxItems 500
     */
  events: ListingEvent[];
}

/**
 * An event that was not counted.
 */
export interface RejectedListingEvent {
  /**
     * Id of the event.
     * @maxLength 100
     */
  id: string;
  /**
     * Reason for the rejection: `unknown_reference` (no such listing), `not_active`, `required` or `time_out_of_range`.
     * @maxLength 100
     */
  code: string;
}

/**
 * The result of a batch.
 */
export interface ListingEventsResult {
  /**
     * Number of events counted now.
     * @minimum 0
     * @maximum 500
     */
  accepted: number;
  /**
     * Number of events that were already known.
     * @minimum 0
     * @maximum 500
     */
  repeated: number;
  /**
     * Events that were not counted.
     * @maxItems 500
     */
  rejected: RejectedListingEvent[];
}

/**
 * Impressions of one listing in one hour.
 */
export interface ListingImpressionsItem {
  /**
     * Id of the listing.
     * @minimum 1
     */
  auto_id: number;
  /** Day in Asia/Tashkent, at most 7 days back. */
  date: Day;
  /**
     * Hour of that day in Asia/Tashkent.
     * @minimum 0
     * @maximum 23
     */
  hour: number;
  /**
     * Number of times that the card was shown.
     * @minimum 1
     * @maximum 1000000
     */
  count: number;
}

/**
 * A batch of impressions.
 */
export interface ListingImpressions {
  /**
     * Id of the batch at the buyers' site.
     * @minLength 1
     * @maxLength 100
     */
  batch_id: string;
  /**
     * One item for each listing and hour.
     * @minItems 1
     * @maxItems 1000
     */
  items: ListingImpressionsItem[];
}

/**
 * An item that was not accepted.
 */
export interface RejectedListingImpressions {
  /**
     * Id of the listing.
     * @minimum 1
     */
  auto_id: number;
  /** Reason for the rejection: `unknown_reference` (no such listing) or `time_out_of_range`. */
  code: ErrorCode;
}

/**
 * The result of a batch.
 */
export interface ListingImpressionsResult {
  /**
     * Number of items counted now.
     * @minimum 0
     * @maximum 1000
     */
  accepted: number;
  /** True when the batch was already known; nothing is counted then. */
  is_repeated: boolean;
  /**
     * Items that were not accepted.
     * @maxItems 1000
     */
  rejected: RejectedListingImpressions[];
}

/**
 * Status of a member. `invited` lasts until the invitation is accepted; `blocked` members cannot sign in. An expired invitation keeps the status `invited`; see `invitation.expires_at`.
 */
export type EmployeeStatus = typeof EmployeeStatus[keyof typeof EmployeeStatus];


export const EmployeeStatus = {
  invited: 'invited',
  active: 'active',
  blocked: 'blocked',
} as const;

/**
 * Order of members. Absent values come last.
 */
export type EmployeeOrdering = typeof EmployeeOrdering[keyof typeof EmployeeOrdering];


export const EmployeeOrdering = {
  full_name: 'full_name',
  '-full_name': '-full_name',
  created_at: 'created_at',
  '-created_at': '-created_at',
  '-open_lead_count': '-open_lead_count',
  '-auto_count': '-auto_count',
  '-response_median': '-response_median',
  response_median: 'response_median',
  '-last_seen_at': '-last_seen_at',
} as const;

/**
 * Action on a member; `delete` revokes the invitation of an invited member.
 */
export type EmployeeAction = typeof EmployeeAction[keyof typeof EmployeeAction];


export const EmployeeAction = {
  edit: 'edit',
  invite: 'invite',
  block: 'block',
  unblock: 'unblock',
  delete: 'delete',
  end_sessions: 'end_sessions',
} as const;

/**
 * Delivery of the SMS. `failed`: the SMS was not sent; the link still works.
 */
export type InvitationDelivery = typeof InvitationDelivery[keyof typeof InvitationDelivery];


export const InvitationDelivery = {
  not_sent: 'not_sent',
  sent: 'sent',
  failed: 'failed',
} as const;

/**
 * A pending invitation.
 */
export interface EmployeeInvitation {
  /**
     * Address of the sign-in page with the invitation token, for sharing by hand. Sign-in still requires a code sent to the phone.
     * @maxLength 300
     */
  link: string;
  /** Delivery status of the SMS. */
  delivery: InvitationDelivery;
  /** Time of the last SMS; absent when none was sent. */
  sent_at?: string;
  /** End of the invitation's validity, 7 days after it was made. */
  expires_at: string;
  /** Earliest time for another SMS; absent when one can be sent now. */
  resend_at?: string;
}

/**
 * A member of the business.
 */
export interface Employee {
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
  /** Phone number for sign-in; unique within the business, cannot be changed. */
  phone: Phone;
  /** Portrait; absent when there is none. */
  profile_pic?: Image;
  /**
     * Job title; may be empty.
     * @maxLength 100
     */
  position: string;
  /**
     * Showrooms of the member; empty means all.
     * @maxItems 100
     */
  avtosalons: NamedReference[];
  /** Status of the member. */
  status: EmployeeStatus;
  /** Role, in effect only while permissions are on; but `business.manage` is always the owner's only. */
  role: MemberRole;
  /** True for the owner of the business. */
  is_owner: boolean;
  /** True for the caller. */
  is_me: boolean;
  /**
     * Actions that the caller may take on this member now.
     * @maxItems 6
     */
  allowed_actions: EmployeeAction[];
  /** The pending invitation, while `invited`. */
  invitation?: EmployeeInvitation;
  /** When the person was added. */
  created_at: string;
  /** Time when the person last used the product; absent when never. */
  last_seen_at?: string;
  /**
     * Number of leads assigned to the member, of any status.
     * @minimum 0
     * @maximum 1000000
     */
  lead_count: number;
  /**
     * Number of new leads assigned to the member.
     * @minimum 0
     * @maximum 1000000
     */
  open_lead_count: number;
  /**
     * Number of pending and scheduled trade-in applications assigned to the member.
     * @minimum 0
     * @maximum 1000000
     */
  open_application_count: number;
  /**
     * Median seconds from a contact to its first reaction, over contacts this member reacted to. It covers 30 days in Asia/Tashkent including today; absent below 5 contacts. `listLeads` with `responded_by` returns these leads.
     * @minimum 0
     * @maximum 31536000
     */
  response_median?: number;
  /**
     * Number of cars in the member's showrooms, except deleted ones.
     * @minimum 0
     * @maximum 1000000
     */
  auto_count: number;
}

/**
 * Number of members per status; the owner counts as active.
 */
export interface EmployeeStatusCounts {
  /** Invited members. */
  invited: StatusCount;
  /** Active members. */
  active: StatusCount;
  /** Blocked members. */
  blocked: StatusCount;
}

/**
 * A page of employees.
 */
export interface EmployeeList {
  /**
     * Rows of this page.
     * @maxItems 100
     */
  results: Employee[];
  /** Number of rows that match the filter, over all pages. */
  count: Count;
  /** Number of members per status, for the tabs. */
  statuses: EmployeeStatusCounts;
}

/**
 * A role that can be given to a member.
 */
export type AssignableRole = typeof AssignableRole[keyof typeof AssignableRole];


export const AssignableRole = {
  manager: 'manager',
  seller: 'seller',
} as const;

/**
 * A person to invite.
 */
export interface EmployeeCreate {
  /**
     * Full name.
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  full_name: string;
  /** Phone number for sign-in. */
  phone: Phone;
  /**
     * Job title.
     * @maxLength 100
     */
  position?: string;
  /** Portrait, uploaded for `profile`. */
  profile_pic?: ImageId;
  /**
     * Ids of the member's showrooms; empty or absent means all.
     * @maxItems 100
     * @items.minimum 1
     */
  avtosalons?: number[];
  /** Role of the member; `seller` when absent. In effect only while permissions are on. */
  role?: AssignableRole;
  /** False to add the person without sending the SMS. */
  invite?: boolean;
}

/**
 * CSV in UTF-8 with a byte order mark. Columns are separated by `;`, every cell is quoted, and lines end in CRLF. One header row is in the requested language; rows are in the order of the list. A text that begins with `=`, `+`, `-`, `@`, tab or CR is prefixed with `'`, so that no spreadsheet runs it. A phone number is its digits in groups, `998 90 123 45 67`. At most 20 000 rows; more is 422 `too_many_rows`.
 * @maxLength 50000000
 */
export type Csv = string;

/**
 * A deletion that can be undone for some seconds.
 */
export interface Deletion {
  /**
     * Id of the deleted entity.
     * @minimum 1
     */
  id: number;
  /**
     * Offer the undo until this time, 10 seconds after the deletion. The server accepts it 20 seconds longer, for slow connections.
     * @maxLength 40
     */
  restorable_until: string;
}

/**
 * A status that can be set.
 */
export type EmployeeAccess = typeof EmployeeAccess[keyof typeof EmployeeAccess];


export const EmployeeAccess = {
  active: 'active',
  blocked: 'blocked',
} as const;

/**
 * Fields to change; absent fields keep their values.
 */
export interface EmployeeUpdate {
  /**
     * Full name.
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  full_name?: string;
  /**
     * Job title; empty removes it.
     * @maxLength 100
     */
  position?: string;
  /**
     * Portrait, uploaded for `profile`; null removes it.
     * @maxLength 64
     * @nullable
     * @pattern ^[A-Za-z0-9_-]+$
     */
  profile_pic?: string | null;
  /**
     * Ids of the member's showrooms; empty means all.
     * @maxItems 100
     * @items.minimum 1
     */
  avtosalons?: number[];
  /** Role of the member; not allowed for the owner. */
  role?: AssignableRole;
  /** Status to set; not allowed for invited members. */
  status?: EmployeeAccess;
  /**
     * Employee who takes over the open leads and applications of a blocked member; null leaves them unassigned. Required with `blocked` while there is open work.
     * @minimum 1
     * @nullable
     */
  reassign_to?: number | null;
}

/**
 * Unit that a page of leads counts.
 */
export type LeadPageBy = typeof LeadPageBy[keyof typeof LeadPageBy];


export const LeadPageBy = {
  lead: 'lead',
  buyer: 'buyer',
} as const;

/**
 * Status of the lead. It is `contacted` after somebody has answered the buyer.
 */
export type LeadStatus = typeof LeadStatus[keyof typeof LeadStatus];


export const LeadStatus = {
  new: 'new',
  contacted: 'contacted',
} as const;

/**
 * Type of the contact: a call (`call`), a request (`leads`) or a chat (`room`).
 */
export type LeadType = typeof LeadType[keyof typeof LeadType];


export const LeadType = {
  call: 'call',
  leads: 'leads',
  room: 'room',
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
 * Time from the first contact that needs an answer to the first reaction; `none` when there is no reaction. Leads with only answered calls and contacts recorded by the dealer belong to no bucket.
 */
export type ResponseBucket = typeof ResponseBucket[keyof typeof ResponseBucket];


export const ResponseBucket = {
  within_10_minutes: 'within_10_minutes',
  within_1_hour: 'within_1_hour',
  later: 'later',
  none: 'none',
} as const;

/**
 * Order of the leads. `waiting`: the longest-waiting leads first, those with failed attempts after those without. New leads that do not wait follow, then answered leads; both newest first. `slowest`: the longest time until a reaction first.
 */
export type LeadOrdering = typeof LeadOrdering[keyof typeof LeadOrdering];


export const LeadOrdering = {
  '-created_at': '-created_at',
  created_at: 'created_at',
  waiting: 'waiting',
  slowest: 'slowest',
  client_name: 'client_name',
  '-client_name': '-client_name',
} as const;

/**
 * The phone call of a lead of type `call`.
 */
export interface CallDetails {
  /** True when somebody took the call. */
  answered: boolean;
  /**
     * Length of the call in seconds; 0 when nobody took it.
     * @minimum 0
     * @maximum 86400
     */
  duration: number;
}

/**
 * One contact by the buyer: a call, a request or a chat.
 */
export interface LeadContact {
  /**
     * Id of the contact.
     * @minimum 1
     */
  id: number;
  /** Type of the contact. */
  type: LeadType;
  /** Place where the buyer made contact. */
  source: LeadSource;
  /** The call; set for type `call`. */
  call?: CallDetails;
  /**
     * Campaign that brought the buyer.
     * @minimum 1
     */
  campaign_id?: number;
  /** Time of the contact. */
  created_at: string;
  /** Time of the first reaction to the contact: a message, an attempt or `contacted`. Absent when there is none. */
  first_response_at?: string;
}

/**
 * All leads of the buyer with this phone number. Without a phone number, each lead counts as its own buyer.
 */
export interface LeadBuyer {
  /**
     * Number of this buyer's leads, including this one.
     * @minimum 1
     */
  lead_count: number;
  /**
     * Ids of this buyer's new leads that the caller may change, including this lead when it is new.
     * @maxItems 100
     * @items.minimum 1
     */
  new_lead_ids: number[];
  /**
     * Other cars that this buyer asked about, the latest first.
     * @maxItems 20
     */
  other_cars: AutoRef[];
  /**
     * Number of this buyer's matching leads that the page leaves out, in a list by buyer; absent when there are none.
     * @minimum 1
     */
  more_leads?: number;
}

/**
 * One buyer who asked about one car or one showroom. A contact with the same phone and car within 720 hours of the last contact joins the existing lead. Without a car, the same showroom counts.
 */
export interface Lead {
  /**
     * Id of the lead.
     * @minimum 1
     */
  id: number;
  /** Type of the contact. */
  type: LeadType;
  /** Status of the lead; `contacted` after somebody has answered. */
  status: LeadStatus;
  /**
     * Name of the buyer; empty when unknown.
     * @maxLength 200
     */
  client_name: string;
  /** Phone number of the buyer; absent when the visitor gave none. */
  phone?: InternationalPhone;
  /** Car that the buyer asked about; absent when the buyer asked about the showroom. */
  car?: AutoRef;
  /** Showroom that the buyer contacted. */
  avtosalon?: NamedReference;
  /** Place where the buyer made contact. */
  source: LeadSource;
  /**
     * Id of the chat room; absent without a chat, always set for type `room`.
     * @minimum 1
     */
  room_id?: number;
  /** The call; set for type `call`. */
  call?: CallDetails;
  /** Employee assigned to the lead; absent when nobody is assigned. */
  responsible?: EmployeeRef;
  /**
     * The dealer's note; may be empty.
     * @maxLength 2000
     */
  comment: string;
  /** Time of the buyer's first contact. */
  created_at: string;
  /** Version for `If-Match`. It grows with each change by the dealership, and when a contact changes the name or the comment. Other contacts, messages and calls of the buyer do not change it. */
  version: Version;
  /** Time of the first answer to the buyer's latest contact; absent while the buyer waits. */
  first_response_at?: string;
  /**
     * Number of contacts in the lead.
     * @minimum 1
     */
  contact_count: number;
  /** Time of the buyer's last contact. */
  last_contact_at: string;
  /** Time of the earliest unanswered contact; absent when the buyer is not waiting. A failed attempt does not count as an answer. */
  waiting_since?: string;
  /**
     * The last 50 contacts, newest first.
     * @minItems 1
     * @maxItems 50
     */
  contacts: LeadContact[];
  /**
     * Failed attempts to reach the buyer since the last contact.
     * @minimum 0
     */
  attempts: number;
  /** Time of the last failed attempt. */
  last_attempt_at?: string;
  /**
     * Campaign of the buyer's first contact.
     * @minimum 1
     */
  campaign_id?: number;
  /**
     * Post in a Telegram channel that brought the buyer.
     * @minimum 1
     */
  telegram_post_id?: number;
  /** Summary of all leads of this buyer. */
  buyer: LeadBuyer;
}

/**
 * Number of leads per status.
 */
export interface LeadStatusCounts {
  /** New leads. */
  new: StatusCount;
  /** Contacted leads. */
  contacted: StatusCount;
}

/**
 * One page of leads.
 */
export interface LeadList {
  /**
     * Rows of this page; at most 100 when the page counts leads.
     * @maxItems 1000
     */
  results: Lead[];
  /** Number of rows that match the filter, over all pages. */
  count: Count;
  /** Number of buyers of the matching leads. */
  buyer_count: Count;
  /** Number of leads per status, for the tabs. */
  statuses: LeadStatusCounts;
  /** Time when the longest-waiting matching lead started to wait, regardless of the status filter; absent when none waits. */
  waiting_since?: string;
}

/**
 * A lead recorded by the dealer after a call or a visit.
 */
export interface LeadCreate {
  /** Type of the contact, `call` or `leads`; `room` is rejected. */
  type: LeadType;
  /**
     * Name of the buyer.
     * @minLength 1
     * @maxLength 200
     */
  client_name: string;
  /** Phone number of the buyer. */
  phone: InternationalPhone;
  /**
     * Car that the buyer asked about.
     * @minimum 1
     */
  auto_id?: number;
  /**
     * Showroom that the buyer contacted.
     * @minimum 1
     */
  avtosalon?: number;
  /**
     * Employee assigned to the lead.
     * @minimum 1
     */
  responsible?: number;
  /**
     * Note.
     * @maxLength 2000
     */
  comment?: string;
}

/**
 * Leads and the changes to apply. Send `status`, `responsible` or both.
 */
export type LeadsBulk = ({
  status: unknown;
  [key: string]: unknown;
 } & ({
  /**
     * Ids of the leads.
     * @minItems 1
     * @maxItems 100
     * @items.minimum 1
     */
  ids: number[];
  /** Status to set. */
  status?: LeadStatus;
  /**
     * Employee to assign to the leads; null for nobody.
     * @minimum 1
     * @nullable
     */
  responsible?: number | null;
})) | ({
  responsible: unknown;
  [key: string]: unknown;
 } & ({
  /**
     * Ids of the leads.
     * @minItems 1
     * @maxItems 100
     * @items.minimum 1
     */
  ids: number[];
  /** Status to set. */
  status?: LeadStatus;
  /**
     * Employee to assign to the leads; null for nobody.
     * @minimum 1
     * @nullable
     */
  responsible?: number | null;
}));

/**
 * Result for one lead.
 */
export interface LeadsBulkRow {
  /**
     * Id of the lead.
     * @minimum 1
     */
  id: number;
  /** True when the change was applied. */
  ok: boolean;
  /** Reason for the failure: `not_found`, `not_permitted` when the lead is assigned to somebody else, or `nothing_to_undo`. */
  code?: ErrorCode;
  /** The current state of the lead; absent when no lead has this id. */
  lead?: Lead;
}

/**
 * Results for all leads.
 */
export interface LeadsBulkResult {
  /**
     * Number of leads that were changed.
     * @minimum 0
     * @maximum 100
     */
  done: number;
  /**
     * Number of leads that were not changed.
     * @minimum 0
     * @maximum 100
     */
  failed: number;
  /**
     * One result for each id, in the order of `ids`.
     * @maxItems 100
     */
  results: LeadsBulkRow[];
}

/**
 * Change to undo, the last status change.
 */
export type LeadsUndoOf = typeof LeadsUndoOf[keyof typeof LeadsUndoOf];


export const LeadsUndoOf = {
  status: 'status',
} as const;

/**
 * Leads and the change to undo.
 */
export interface LeadsUndo {
  /**
     * Ids of the leads.
     * @minItems 1
     * @maxItems 100
     * @items.minimum 1
     */
  ids: number[];
  /** Change to undo, the last status change. */
  of: LeadsUndoOf;
}

/**
 * Outcome of a failed attempt to reach the buyer.
 */
export type LeadAttempt = typeof LeadAttempt[keyof typeof LeadAttempt];


export const LeadAttempt = {
  no_answer: 'no_answer',
  wrong_number: 'wrong_number',
} as const;

/**
 * Fields to change; absent fields keep their values.
 */
export interface LeadUpdate {
  /** Status to set. `contacted` sets `first_response_at`; `new` removes it. */
  status?: LeadStatus;
  /**
     * Name of the buyer.
     * @minLength 1
     * @maxLength 200
     */
  client_name?: string;
  /**
     * Employee assigned to the lead; null for nobody.
     * @minimum 1
     * @nullable
     */
  responsible?: number | null;
  /**
     * The dealer's note.
     * @maxLength 2000
     */
  comment?: string;
  /** Outcome of a failed attempt, counted in `attempts`; the status stays unchanged. */
  attempt?: LeadAttempt;
}

/**
 * The current state of the lead; sent with a 412.
 */
export interface CurrentLead {
  /** The current state of the lead, for comparison with the rejected change. */
  current: Lead;
}

/**
 * Somebody else has changed the lead; `current` is its current state.
 */
export type StaleLeadProblem = Problem & CurrentLead;

/**
 * Change to undo, either the last status change or the last attempt.
 */
export type LeadUndoOf = typeof LeadUndoOf[keyof typeof LeadUndoOf];


export const LeadUndoOf = {
  status: 'status',
  attempt: 'attempt',
} as const;

/**
 * The change to undo.
 */
export interface LeadUndo {
  /** Change to undo, either the last status change or the last attempt. */
  of: LeadUndoOf;
  /** Version that the client has read; a different current version returns 412. Without it, only the state of the lead decides. */
  version?: Version;
}

/**
 * Kind of event. `contact`: the buyer made contact. `answered`: the first message in the chat. `attempt`: a failed attempt to reach the buyer.
 */
export type LeadEventKind = typeof LeadEventKind[keyof typeof LeadEventKind];


export const LeadEventKind = {
  contact: 'contact',
  answered: 'answered',
  attempt: 'attempt',
  status_changed: 'status_changed',
  changed: 'changed',
} as const;

/**
 * One changed field. Values are texts in the language of `Accept-Language`; money is digits without separators.
 */
export interface FieldChange {
  /**
     * Path of the field in the request that changes it, dots between levels.
     * @maxLength 200
     */
  field: string;
  /**
     * Previous value; absent when it was empty.
     * @maxLength 5000
     */
  before?: string;
  /**
     * New value; absent when it was cleared.
     * @maxLength 5000
     */
  after?: string;
}

/**
 * One event in the history of a lead.
 */
export interface LeadEvent {
  /**
     * Id of the entry.
     * @minimum 1
     */
  id: number;
  /**
     * Time of the event.
     * @maxLength 40
     */
  at: string;
  /** Kind of event. */
  kind: LeadEventKind;
  /** Person or system that caused the event. */
  actor: Actor;
  /** The contact; set for `contact`. */
  contact?: LeadContact;
  /** Outcome of the attempt; set for `attempt`. */
  attempt?: LeadAttempt;
  /** Status before the change; set for `status_changed`. */
  from?: LeadStatus;
  /** Status after the change; set for `status_changed`. */
  to?: LeadStatus;
  /**
     * Fields that have changed, for `changed`; empty for other events.
     * @maxItems 10
     */
  changes: FieldChange[];
}

/**
 * One page of the history of a lead.
 */
export interface LeadHistory {
  /**
     * Entries of this page.
     * @maxItems 100
     */
  results: LeadEvent[];
  /** Number of entries over all pages. */
  count: Count;
}

/**
 * Position of a banner on the marketplace.
 */
export type BannerPosition = typeof BannerPosition[keyof typeof BannerPosition];


export const BannerPosition = {
  home_top: 'home_top',
  search_top: 'search_top',
  search_list: 'search_list',
  listing_side: 'listing_side',
} as const;

/**
 * Language of the pages that show a banner.
 */
export type BannerLanguage = typeof BannerLanguage[keyof typeof BannerLanguage];


export const BannerLanguage = {
  ru: 'ru',
  uz: 'uz',
} as const;

/**
 * A lead from the buyers' site. Send `auto_id`, `avtosalon` or both.
 */
export interface LeadIntake {
  /**
     * The marketplace's own id; a repeated id returns the first lead.
     * @minLength 1
     * @maxLength 100
     */
  external_id: string;
  /** Type of the contact. */
  type: LeadType;
  /**
     * Name of the buyer.
     * @maxLength 200
     */
  client_name?: string;
  /** Phone number of the buyer. */
  phone?: InternationalPhone;
  /**
     * Car that the buyer asked about.
     * @minimum 1
     */
  auto_id?: number;
  /**
     * Showroom that the buyer contacted.
     * @minimum 1
     */
  avtosalon?: number;
  /** Place where the buyer made contact. */
  source: LeadSource;
  /**
     * Id of the chat room; required for type `room`.
     * @minimum 1
     */
  room_id?: number;
  /**
     * Campaign that brought the buyer, for source `campaign`.
     * @minimum 1
     */
  campaign_id?: number;
  /** Position of the banner that the buyer clicked. Together with `campaign_language`, it attributes the lead to that banner. */
  campaign_position?: BannerPosition;
  /** Language of the banner that the buyer clicked. */
  campaign_language?: BannerLanguage;
  /** The call; set for type `call`. */
  call?: CallDetails;
  /** Time of the buyer's contact, from the year 2000 to five minutes ahead; defaults to now. */
  created_at?: Moment;
}

/**
 * Status of a proposal. `pending`: the moderators have not decided yet; `approved`: added to the catalogue; `declined`: rejected with reasons, final.
 */
export type CarModelStatus = typeof CarModelStatus[keyof typeof CarModelStatus];


export const CarModelStatus = {
  pending: 'pending',
  approved: 'approved',
  declined: 'declined',
} as const;

/**
 * Order of the proposals. `attention`: declined proposals without a follow-up first, then the newest.
 */
export type CarModelOrdering = typeof CarModelOrdering[keyof typeof CarModelOrdering];


export const CarModelOrdering = {
  attention: 'attention',
  created_at: 'created_at',
  '-created_at': '-created_at',
  decided_at: 'decided_at',
  '-decided_at': '-decided_at',
} as const;

/**
 * Brand of a proposal.
 */
export interface CarModelBrand {
  /**
     * Id in the catalogue; absent while the brand is only proposed.
     * @minimum 1
     */
  id?: number;
  /**
     * Name.
     * @minLength 1
     * @maxLength 100
     */
  name: string;
}

/**
 * Model of a proposal.
 */
export interface CarModelModel {
  /**
     * Id in the catalogue; absent while the model is only proposed.
     * @minimum 1
     */
  id?: number;
  /**
     * Name.
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /**
     * First year of manufacture.
     * @minimum 1950
     * @maximum 2100
     */
  year_from: number;
  /**
     * Last year of manufacture; absent for a catalogue model still in production.
     * @minimum 1950
     * @maximum 2100
     */
  year_to?: number;
}

/**
 * Generation of a proposal.
 */
export interface CarModelGeneration {
  /**
     * Id in the catalogue; absent while the generation is only proposed.
     * @minimum 1
     */
  id?: number;
  /**
     * Name.
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /**
     * First year of manufacture.
     * @minimum 1950
     * @maximum 2100
     */
  year_start: number;
  /**
     * Last year of manufacture; absent for a catalogue generation still in production.
     * @minimum 1950
     * @maximum 2100
     */
  year_stop?: number;
  /** Picture of the generation; removed 30 days after the proposal is declined. */
  photo?: Image;
}

/**
 * Modification of a proposal.
 */
export interface CarModelSpecifications {
  /**
     * Power in hp.
     * @minimum 1
     * @maximum 3000
     */
  horse_power: number;
  /**
     * Engine displacement in litres; 0 for an electric car.
     * @minimum 0
     * @maximum 20
     */
  volume_litres: number;
  /** Fuel. */
  fuel_type: OptionReference;
  /** Gearbox. */
  transmission: OptionReference;
  /** Driven wheels. */
  drive: OptionReference;
  /** Body. */
  body_type: OptionReference;
}

/**
 * Trim level (position) of a proposal.
 */
export interface CarModelPosition {
  /**
     * Id in the catalogue; absent while it is only proposed.
     * @minimum 1
     */
  id?: number;
  /** Name in both languages. */
  translations: Translations;
}

/**
 * Catalogue entries for the car form. The ids are updated when entries are merged.
 */
export interface CarModelCatalogEntries {
  /**
     * Brand.
     * @minimum 1
     */
  brand_id: number;
  /**
     * Model.
     * @minimum 1
     */
  car_model_id: number;
  /**
     * Generation.
     * @minimum 1
     */
  generation_id?: number;
  /**
     * Modification.
     * @minimum 1
     */
  modification_id?: number;
  /**
     * Trim level.
     * @minimum 1
     */
  position_id?: number;
}

/**
 * Action on a proposal. `withdraw`: `deleteCarModel`; `correct`: `createCarModel` with `previous_id`; `choose`: use the entries of `catalog` instead; `add_auto`: `createAuto` with the entries of `catalog`.
 */
export type CarModelAction = typeof CarModelAction[keyof typeof CarModelAction];


export const CarModelAction = {
  withdraw: 'withdraw',
  correct: 'correct',
  choose: 'choose',
  add_auto: 'add_auto',
} as const;

/**
 * Kind of entry.
 */
export type SimilarCarModelKind = typeof SimilarCarModelKind[keyof typeof SimilarCarModelKind];


export const SimilarCarModelKind = {
  model: 'model',
  generation: 'generation',
} as const;

/**
 * A catalogue entry that the proposal may duplicate.
 */
export interface SimilarCarModel {
  /** Kind of entry. */
  kind: SimilarCarModelKind;
  /** Brand. */
  brand: NamedReference;
  /** Model. */
  car_model: NamedReference;
  /** Generation, for the kind `generation`. */
  generation?: NamedReference;
  /**
     * First year of manufacture.
     * @minimum 1950
     * @maximum 2100
     */
  year_from: number;
  /**
     * Last year of manufacture; absent while the model is in production.
     * @minimum 1950
     * @maximum 2100
     */
  year_to?: number;
  /** Picture; absent when the catalogue has none. */
  photo?: Image;
  /**
     * Similarity of the names, from 0.6 to 1.
     * @minimum 0.6
     * @maximum 1
     */
  similarity: number;
  /** True when the names differ only in case, script or spaces. */
  is_exact: boolean;
}

/**
 * A proposal to the catalogue.
 */
export interface CarModelProposal {
  /**
     * Id of the proposal.
     * @minimum 1
     */
  id: number;
  /** Status of the proposal. */
  status: CarModelStatus;
  /** Brand. */
  brand: CarModelBrand;
  /** Model. */
  car_model: CarModelModel;
  /** Generation. */
  generation: CarModelGeneration;
  /** Modification. */
  specifications: CarModelSpecifications;
  /** Trim level; absent when none was proposed. */
  position?: CarModelPosition;
  /**
     * Reasons for declining; empty otherwise.
     * @maxItems 20
     */
  reasons: DeclinedReason[];
  /** Catalogue entries of an approved proposal. For a proposal declined as `already_in_catalog`, the existing entries. */
  catalog?: CarModelCatalogEntries;
  /**
     * Actions available now.
     * @maxItems 4
     */
  allowed_actions: CarModelAction[];
  /**
     * Declined proposal that this one corrects; absent otherwise.
     * @minimum 1
     */
  previous_id?: number;
  /**
     * Proposal that corrects this declined one; absent otherwise.
     * @minimum 1
     */
  corrected_by?: number;
  /**
     * Title of the car whose draft waits for the model; absent when no draft waits.
     * @maxLength 200
     */
  draft_note?: string;
  /** Person who made the proposal. */
  proposed_by: EmployeeRef;
  /**
     * Catalogue entries with a similar name, as the moderators see them. Only in the response of `createCarModel`.
     * @maxItems 20
     */
  similar?: SimilarCarModel[];
  /**
     * Time when the proposal was made.
     * @maxLength 40
     */
  created_at: string;
  /**
     * Time of the decision; absent while `pending`.
     * @maxLength 40
     */
  decided_at?: string;
}

/**
 * Number of proposals per status, with the filters of the list except `status`. The sum is the number of all proposals.
 */
export interface CarModelStatusCounts {
  /** Proposals that await a decision. */
  pending: StatusCount;
  /** Approved proposals. */
  approved: StatusCount;
  /** Declined proposals. */
  declined: StatusCount;
}

/**
 * One page of proposals.
 */
export interface CarModelProposalList {
  /**
     * Rows of this page.
     * @maxItems 100
     */
  results: CarModelProposal[];
  /** Number of rows that match the filter, over all pages. */
  count: Count;
  /** Number of proposals per status. */
  statuses: CarModelStatusCounts;
  /**
     * Median seconds from proposal to decision, over the dealership's last 20 decided proposals; absent below 3.
     * @minimum 0
     * @maximum 31536000
     */
  decision_median?: number;
}

/**
 * A model of the catalogue.
 */
export interface CarModelById {
  /**
     * Id in the catalogue.
     * @minimum 1
     */
  id: number;
}

/**
 * A model that is missing from the catalogue.
 */
export interface NewCarModel {
  /**
     * Name, without the brand.
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /**
     * First year of manufacture, not after `year_to`.
     * @minimum 1950
     * @maximum 2100
     */
  year_from: number;
  /**
     * Last year of manufacture; the current year for a model still in production.
     * @minimum 1950
     * @maximum 2100
     */
  year_to: number;
}

/**
 * A model of the catalogue, or a new one.
 */
export type CarModelModelInput = CarModelById | NewCarModel;

/**
 * A generation of the catalogue.
 */
export interface GenerationById {
  /**
     * Id in the catalogue.
     * @minimum 1
     */
  id: number;
  /** Picture, uploaded for `car_model`. Required when the catalogue has no picture of this generation. */
  photo?: ImageId;
}

/**
 * A generation that is missing from the catalogue.
 */
export interface NewGeneration {
  /**
     * Name.
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /**
     * First year of manufacture, not after `year_stop`.
     * @minimum 1950
     * @maximum 2100
     */
  year_start: number;
  /**
     * Last year of manufacture; the current year for a generation still in production.
     * @minimum 1950
     * @maximum 2100
     */
  year_stop: number;
  /** Picture, uploaded for `car_model`. */
  photo: ImageId;
}

/**
 * A generation of the catalogue, or a new one.
 */
export type CarModelGenerationInput = GenerationById | NewGeneration;

/**
 * The modification.
 */
export interface CarModelSpecificationsInput {
  /**
     * Power in hp.
     * @minimum 1
     * @maximum 3000
     */
  horse_power: number;
  /**
     * Engine displacement in litres; 0 for an electric car, above 0 for any other.
     * @minimum 0
     * @maximum 20
     */
  volume_litres: number;
  /**
     * Option of the catalogue.
     * @minimum 1
     */
  fuel_type: number;
  /**
     * Option of the catalogue.
     * @minimum 1
     */
  transmission: number;
  /**
     * Option of the catalogue.
     * @minimum 1
     */
  drive: number;
  /**
     * Option of the catalogue.
     * @minimum 1
     */
  body_type: number;
}

/**
 * A trim level of the catalogue.
 */
export interface PositionById {
  /**
     * Id in the catalogue.
     * @minimum 1
     */
  id: number;
}

/**
 * A trim level that is missing from the catalogue.
 */
export interface NewPosition {
  /** Name in both languages. */
  translations: Translations;
}

/**
 * A trim level of the catalogue, or a new one.
 */
export type CarModelPositionInput = PositionById | NewPosition;

/**
 * Data of the car model form. A new brand requires a new model, and a new model requires a new generation.
 */
export interface CarModelProposalCreate {
  /**
     * Brand of the catalogue.
     * @minimum 1
     */
  brand?: number;
  /**
     * Name of a brand that is missing from the catalogue.
     * @minLength 1
     * @maxLength 100
     */
  brand_name?: string;
  /** Model. */
  car_model: CarModelModelInput;
  /** Generation. */
  generation: CarModelGenerationInput;
  /** Modification. */
  specifications: CarModelSpecificationsInput;
  /** Trim level. */
  position?: CarModelPositionInput;
  /**
     * Declined proposal that this one corrects.
     * @minimum 1
     */
  previous_id?: number;
  /**
     * Title of the car whose draft waits for the model.
     * @maxLength 200
     */
  draft_note?: string;
}

/**
 * Catalogue entries with a similar name.
 */
export interface SimilarCarModelList {
  /**
     * Similar entries, most similar first.
     * @maxItems 20
     */
  results: SimilarCarModel[];
  /** Number of similar entries. */
  count: Count;
}

/**
 * Status of a proposal for the moderators. `withdrawn`: the dealership has withdrawn it.
 */
export type MarketplaceCarModelStatus = typeof MarketplaceCarModelStatus[keyof typeof MarketplaceCarModelStatus];


export const MarketplaceCarModelStatus = {
  pending: 'pending',
  approved: 'approved',
  declined: 'declined',
  withdrawn: 'withdrawn',
} as const;

/**
 * Dealership that made the proposal.
 */
export interface ProposalOwner {
  /**
     * Id of the business user.
     * @minimum 1
     */
  id: number;
  /**
     * Name of the company, or of its owner.
     * @maxLength 200
     */
  name: string;
  /** Phone number for questions. */
  phone?: Phone;
}

/**
 * Data of a proposal that only moderators see.
 */
export interface ProposalForModerators {
  /** Dealership that made the proposal. */
  dealership: ProposalOwner;
  /**
     * Time when the dealership withdrew the proposal; absent otherwise.
     * @maxLength 40
     */
  withdrawn_at?: string;
  /**
     * Catalogue entries with a similar name; filled only for pending proposals of a new model, else empty.
     * @maxItems 20
     */
  similar: SimilarCarModel[];
}

/**
 * A proposal for the moderators.
 */
export type MarketplaceCarModel = CarModelProposal & ProposalForModerators;

/**
 * One page of proposals.
 */
export interface MarketplaceCarModelList {
  /**
     * Rows of this page.
     * @maxItems 100
     */
  results: MarketplaceCarModel[];
  /** Number of rows that match the filter, over all pages. */
  count: Count;
}

/**
 * The decision.
 */
export type CarModelApprovalDecision = typeof CarModelApprovalDecision[keyof typeof CarModelApprovalDecision];


export const CarModelApprovalDecision = {
  approved: 'approved',
} as const;

/**
 * Approves the proposal.
 */
export interface CarModelApproval {
  /** The decision. */
  decision: CarModelApprovalDecision;
  /** Existing catalogue entries to use instead of new ones. */
  catalog?: CarModelCatalogEntries;
}

/**
 * The decision.
 */
export type CarModelDeclineDecision = typeof CarModelDeclineDecision[keyof typeof CarModelDeclineDecision];


export const CarModelDeclineDecision = {
  declined: 'declined',
} as const;

/**
 * Declines the proposal.
 */
export interface CarModelDecline {
  /** The decision. */
  decision: CarModelDeclineDecision;
  /**
     * Reasons for declining.
     * @minItems 1
     * @maxItems 20
     */
  reasons: DeclinedReason[];
  /** Existing entries of the catalogue. */
  catalog?: CarModelCatalogEntries;
}

/**
 * The decision of a moderator.
 */
export type CarModelModeration = CarModelApproval | CarModelDecline;

/**
 * The model that remains.
 */
export interface CarModelMerge {
  /**
     * Id of the model that remains, of the same brand.
     * @minimum 1
     */
  into: number;
}

/**
 * A tab of the list. `open`: cars that take offers; `mine`: open cars with a valid own offer; `won`: cars whose owner accepted the own offer; `closed`: lost, closed and expired cars.
 */
export type TradeInAutoState = typeof TradeInAutoState[keyof typeof TradeInAutoState];


export const TradeInAutoState = {
  open: 'open',
  mine: 'mine',
  won: 'won',
  closed: 'closed',
} as const;

/**
 * Status of an offer. `sent`: valid until `valid_until`; `accepted`, `declined`: decided by the owner; `withdrawn`: taken back by the dealership; `expired`: `valid_until` passed, or the car stopped taking offers.
 */
export type OfferStatus = typeof OfferStatus[keyof typeof OfferStatus];


export const OfferStatus = {
  sent: 'sent',
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrawn',
  expired: 'expired',
} as const;

/**
 * Order of the cars. `-headroom`: the most profitable car first. Cars without a market price are last in both directions of `headroom` and `market_price`. `distance`: cars in regions with an own showroom first, cars of equal distance by `open_until`.
 */
export type TradeInAutoOrdering = typeof TradeInAutoOrdering[keyof typeof TradeInAutoOrdering];


export const TradeInAutoOrdering = {
  open_until: 'open_until',
  '-open_until': '-open_until',
  created_at: 'created_at',
  '-created_at': '-created_at',
  market_price: 'market_price',
  '-market_price': '-market_price',
  offer_count: 'offer_count',
  '-offer_count': '-offer_count',
  headroom: 'headroom',
  '-headroom': '-headroom',
  closed_at: 'closed_at',
  '-closed_at': '-closed_at',
  distance: 'distance',
  '-distance': '-distance',
} as const;

/**
 * Status of a car for the caller's dealership. `open`: takes offers until `open_until`; `won`: the owner accepted an offer of this dealership; `lost`: the owner accepted an offer of another dealership; `closed`: the owner took the car back; `expired`: `open_until` passed without an accepted offer.
 */
export type TradeInAutoStatus = typeof TradeInAutoStatus[keyof typeof TradeInAutoStatus];


export const TradeInAutoStatus = {
  open: 'open',
  won: 'won',
  lost: 'lost',
  closed: 'closed',
  expired: 'expired',
} as const;

/**
 * A buyer's car, with the fields of the car form that the buyer filled in.
 */
export interface TradeInCar {
  /**
     * Brand, model and year.
     * @minLength 1
     * @maxLength 200
     */
  title: string;
  /**
     * Brand.
     * @minLength 1
     * @maxLength 100
     */
  brand: string;
  /**
     * Model.
     * @minLength 1
     * @maxLength 100
     */
  car_model: string;
  /**
     * Id of the brand in the catalogue; absent when the catalogue has no such brand.
     * @minimum 1
     */
  brand_id?: number;
  /**
     * Id of the model in the catalogue; without it there is no market price.
     * @minimum 1
     */
  model_id?: number;
  /** Generation. */
  generation?: NamedReference;
  /** Engine and gearbox variant. */
  modification?: ModificationReference;
  /**
     * Year of manufacture.
     * @minimum 1950
     * @maximum 2100
     */
  year: number;
  /**
     * Mileage in kilometres.
     * @minimum 0
     * @maximum 2000000
     */
  mileage?: number;
  /** Fuel. */
  fuel_type?: OptionReference;
  /** Gearbox. */
  transmission?: OptionReference;
  /** Driven wheels. */
  drive_unit?: OptionReference;
  /** Colour. */
  color?: OptionReference;
  /** Condition according to the owner. */
  condition?: Condition;
  /**
     * Number of owners so far.
     * @minimum 0
     * @maximum 50
     */
  number_of_owners?: number;
  /**
     * Body parts that differ from the factory state.
     * @maxItems 30
     */
  changed_part?: ChangedPart[];
  /**
     * Vehicle identification number, in capitals.
     * @pattern ^[A-HJ-NPR-Z0-9]{17}$
     */
  vin?: string;
  /**
     * Photos; may be empty.
     * @maxItems 30
     */
  photos: Image[];
  /**
     * Free text of the owner.
     * @maxLength 2000
     */
  description?: string;
}

/**
 * An action on an own offer, by `updateOffer`. `change`: change its price, term, showroom or comment; `withdraw`: take it back.
 */
export type OfferAction = typeof OfferAction[keyof typeof OfferAction];


export const OfferAction = {
  change: 'change',
  withdraw: 'withdraw',
} as const;

/**
 * An own offer.
 */
export interface Offer {
  /**
     * Id of the offer.
     * @minimum 1
     */
  id: number;
  /**
     * Id of the trade-in car.
     * @minimum 1
     */
  trade_in_auto_id: number;
  /** True for an own offer. */
  is_mine: true;
  /** Version of the offer, for `If-Match`. */
  version: Version;
  /**
     * Offered price, in `currency`.
     * @minimum 1
     * @maximum 1000000000000
     */
  price: number;
  /** Currency of `price`. */
  currency: Currency;
  /**
     * `price` in so'm, by the rate of the day.
     * @minimum 1
     * @maximum 1000000000000
     */
  price_uzs: number;
  /**
     * Price before the last change, in `previous_currency`; absent when it never changed.
     * @minimum 1
     * @maximum 1000000000000
     */
  previous_price?: number;
  /** Currency of `previous_price`. */
  previous_currency?: Currency;
  /**
     * Time until which the offer is valid; never after `open_until` of the car.
     * @maxLength 40
     */
  valid_until: string;
  /** Status by the server's clock. */
  status: OfferStatus;
  /**
     * Place among the valid offers for the car, 1 for the best; only while `sent`.
     * @minimum 1
     * @maximum 10000
     */
  rank?: number;
  /**
     * Actions that are possible now.
     * @maxItems 2
     */
  allowed_actions: OfferAction[];
  /** Showroom that makes the offer and would inspect the car. */
  avtosalon?: NamedReference;
  /**
     * Message to the owner; may be empty.
     * @maxLength 1000
     */
  comment: string;
  /** Employee who made or last changed the offer. */
  author: EmployeeRef;
  /**
     * Time when the offer was made.
     * @maxLength 40
     */
  created_at: string;
  /**
     * Time of the last change; absent when the offer never changed.
     * @maxLength 40
     */
  updated_at?: string;
  /**
     * Time when the offer was accepted, declined or withdrawn, or expired; absent while `sent`.
     * @maxLength 40
     */
  decided_at?: string;
}

/**
 * An action that is possible now. `offer`: `createOffer`; `change`, `withdraw`: `updateOffer`; `chat`: the chat `room_id`; `schedule`: `createApplication` with `trade_in_auto_id`; `list`: `createAuto` with `trade_in_auto_id`.
 */
export type TradeInAutoAction = typeof TradeInAutoAction[keyof typeof TradeInAutoAction];


export const TradeInAutoAction = {
  offer: 'offer',
  change: 'change',
  withdraw: 'withdraw',
  chat: 'chat',
  schedule: 'schedule',
  list: 'list',
} as const;

/**
 * A buyer's car that dealers bid for.
 */
export interface TradeInAuto {
  /**
     * Id of the trade-in car.
     * @minimum 1
     */
  id: number;
  /** Status by the server's clock: a car whose `open_until` has passed is never `open`. */
  status: TradeInAutoStatus;
  /** The car. */
  car: TradeInCar;
  /** Region where the car is. */
  region: OptionReference;
  /** District where the car is. */
  district?: OptionReference;
  /**
     * Straight-line distance in kilometres between the centres of the car's region and the nearest region with an own showroom. 0 in the same region; absent without showrooms.
     * @minimum 0
     * @maximum 20038
     */
  distance?: number;
  /** Asking price of the owner, in `currency`; absent when the owner named none. */
  asking_price?: Money;
  /** Currency of `asking_price`. */
  currency: Currency;
  /** `asking_price` in so'm, by `rate`. */
  asking_price_uzs?: Money;
  /**
     * Number of comparable listings behind the market price; below 5 there is no market price.
     * @minimum 0
     * @maximum 100000
     */
  comparables: number;
  /** Median of the comparable listings (`listComparables` by model, year and mileage), in so'm. */
  market_price?: Money;
  /** Left end of the price scale, in so'm. */
  market_from?: Money;
  /** Right end of the price scale, in so'm. */
  market_to?: Money;
  /**
     * Number of valid offers of all dealerships.
     * @minimum 0
     * @maximum 10000
     */
  offer_count: number;
  /** Price of the highest valid offer, in `best_currency`; `rate` compares currencies. */
  best_price?: Money;
  /** Currency of `best_price`. */
  best_currency?: Currency;
  /** `best_price` in so'm, by `rate`. */
  best_price_uzs?: Money;
  /**
     * Amount in so'm between the best offer and the market price reduced by `margin`: market_price × (1 − margin / 100) − best_price_uzs. Without an offer, `best_price_uzs` counts as 0. Negative when the best offer is higher. Absent without a market price.
     * @minimum -1000000000000
     * @maximum 1000000000000
     */
  headroom?: number;
  /** Latest own offer; absent when there is none. */
  my_offer?: Offer;
  /**
     * Name of the owner.
     * @maxLength 200
     */
  client_name: string;
  /** Phone number of the owner; only when `won`. */
  phone?: InternationalPhone;
  /**
     * Car that the owner wants instead, in the owner's words.
     * @maxLength 200
     */
  desired_car_text?: string;
  /**
     * Id of the own lead with the same phone number; absent when there is none.
     * @minimum 1
     */
  lead_id?: number;
  /**
     * Id of the own chat with the owner; absent when there is none.
     * @minimum 1
     */
  room_id?: number;
  /**
     * Id of the application created from the won car.
     * @minimum 1
     */
  application_id?: number;
  /**
     * Id of the listing created from the won car (`Auto.id`).
     * @minimum 1
     */
  auto_id?: number;
  /**
     * Actions that are possible now.
     * @maxItems 6
     */
  allowed_actions: TradeInAutoAction[];
  /** Rate used for amounts in so'm. */
  rate: AppliedRate;
  /**
     * Time until which the car takes offers.
     * @maxLength 40
     */
  open_until: string;
  /**
     * Time when the owner offered the car.
     * @maxLength 40
     */
  created_at: string;
  /**
     * Time when the car stopped taking offers; absent while `open`.
     * @maxLength 40
     */
  closed_at?: string;
}

/**
 * Number of cars by tab, for the filters of the list without `state`. `mine` is a part of `open`, so the counts do not add up to all cars.
 */
export interface TradeInAutoStatusCounts {
  /** Cars that take offers. */
  open: StatusCount;
  /** Open cars with a valid own offer. */
  mine: StatusCount;
  /** Cars whose owner accepted the own offer. */
  won: StatusCount;
  /** Lost, closed and expired cars. */
  closed: StatusCount;
}

/**
 * One page of trade-in cars.
 */
export interface TradeInAutoList {
  /**
     * Rows of this page.
     * @maxItems 100
     */
  results: TradeInAuto[];
  /** Number of rows that match the filter, over all pages. */
  count: Count;
  /** Number of cars by tab. */
  statuses: TradeInAutoStatusCounts;
}

/**
 * Order of the offers. `rank`: valid offers by their value in so'm at the rate of the day, the highest first, of equal ones the earlier; then the other offers, newest first.
 */
export type OfferOrdering = typeof OfferOrdering[keyof typeof OfferOrdering];


export const OfferOrdering = {
  rank: 'rank',
  created_at: 'created_at',
  '-created_at': '-created_at',
  valid_until: 'valid_until',
  '-valid_until': '-valid_until',
} as const;

/**
 * An offer of another dealership; only its price, term and status are disclosed.
 */
export interface OtherOffer {
  /**
     * Id of the offer.
     * @minimum 1
     */
  id: number;
  /**
     * Id of the trade-in car.
     * @minimum 1
     */
  trade_in_auto_id: number;
  /** False for an offer of another dealership. */
  is_mine: false;
  /**
     * Offered price, in `currency`.
     * @minimum 1
     * @maximum 1000000000000
     */
  price: number;
  /** Currency of `price`. */
  currency: Currency;
  /**
     * `price` in so'm, by the rate of the day.
     * @minimum 1
     * @maximum 1000000000000
     */
  price_uzs: number;
  /**
     * Time until which the offer is valid.
     * @maxLength 40
     */
  valid_until: string;
  /** Status by the server's clock. */
  status: OfferStatus;
  /**
     * Place among the valid offers for the car, 1 for the best; only while `sent`.
     * @minimum 1
     * @maximum 10000
     */
  rank?: number;
  /**
     * Time when the offer was made.
     * @maxLength 40
     */
  created_at: string;
}

/**
 * An offer in the list of a car: an own one, or one of another dealership.
 */
export type OfferRow = Offer | OtherOffer;

/**
 * One page of offers for a car.
 */
export interface OfferList {
  /**
     * Rows of this page.
     * @maxItems 100
     */
  results: OfferRow[];
  /** Number of rows that match the filter, over all pages. */
  count: Count;
}

/**
 * A new offer.
 */
export interface OfferCreate {
  /**
     * Offered price, in `currency`.
     * @minimum 1
     * @maximum 1000000000000
     */
  price: number;
  /** Currency of `price`; it may differ from the car's currency. */
  currency: Currency;
  /**
     * Time until which the offer is valid: at least an hour from now and not after `open_until` of the car. In the last hour before `open_until`, only `open_until` itself is accepted.
     * @maxLength 40
     */
  valid_until: Moment;
  /**
     * Showroom that makes the offer.
     * @minimum 1
     */
  avtosalon?: number;
  /**
     * Message to the owner.
     * @maxLength 1000
     */
  comment?: string;
}

/**
 * Extension of a 409 problem by the current car with the own offer.
 */
export interface CurrentTradeInAuto {
  /** The current car with the own offer; absent for `request_in_progress`. */
  current?: TradeInAuto;
}

/**
 * The status of the car or of the own offer does not allow the request; `current` is the current car with the own offer.
 */
export type TradeInConflictProblem = Problem & CurrentTradeInAuto;

/**
 * Kind of an event in the history of a car. `application_created` and `listing_created` follow a won car.
 */
export type TradeInEventKind = typeof TradeInEventKind[keyof typeof TradeInEventKind];


export const TradeInEventKind = {
  offered: 'offered',
  changed: 'changed',
  withdrawn: 'withdrawn',
  accepted: 'accepted',
  declined: 'declined',
  expired: 'expired',
  lost: 'lost',
  closed: 'closed',
  application_created: 'application_created',
  listing_created: 'listing_created',
} as const;

/**
 * An action of the dealership on a trade-in car, or of the car's owner on the dealership's offer.
 */
export interface TradeInEvent {
  /**
     * Id of the entry.
     * @minimum 1
     */
  id: number;
  /**
     * Time of the event.
     * @maxLength 40
     */
  at: string;
  /** Kind of the event. */
  kind: TradeInEventKind;
  /** Person or system that acted. */
  actor: Actor;
  /**
     * Id of the offer, for `offered`, `changed`, `withdrawn`, `accepted`, `declined` and `expired`.
     * @minimum 1
     */
  offer_id?: number;
  /**
     * Price after the event, in `currency`, for `offered` and `changed`.
     * @minimum 1
     * @maximum 1000000000000
     */
  price?: number;
  /** Currency of `price`. */
  currency?: Currency;
  /**
     * Price before the event, in `previous_currency`, for a `changed` price.
     * @minimum 1
     * @maximum 1000000000000
     */
  previous_price?: number;
  /** Currency of `previous_price`. */
  previous_currency?: Currency;
  /**
     * Time until which the offer is valid after the event, for `offered` and `changed`.
     * @maxLength 40
     */
  valid_until?: string;
  /**
     * Id of the application, for `application_created`.
     * @minimum 1
     */
  application_id?: number;
  /**
     * Id of the listing (`Auto.id`), for `listing_created`.
     * @minimum 1
     */
  auto_id?: number;
}

/**
 * One page of the history of a car, newest first.
 */
export interface TradeInHistory {
  /**
     * Entries of this page.
     * @maxItems 100
     */
  results: TradeInEvent[];
  /** Number of rows that match the filter, over all pages. */
  count: Count;
}

/**
 * The only status that a dealer can set.
 */
export type OfferWithdrawalStatus = typeof OfferWithdrawalStatus[keyof typeof OfferWithdrawalStatus];


export const OfferWithdrawalStatus = {
  withdrawn: 'withdrawn',
} as const;

/**
 * A withdrawal of the offer. It cannot be undone, because the owner has seen the offer.
 */
export interface OfferWithdrawal {
  /** The only status that a dealer can set. */
  status: OfferWithdrawalStatus;
}

/**
 * Fields to change while the offer is `sent`; absent fields keep their values.
 */
export interface OfferChange {
  /**
     * Offered price, in `currency`.
     * @minimum 1
     * @maximum 1000000000000
     */
  price?: number;
  /** Currency of `price`; requires `price`. */
  currency?: Currency;
  /**
     * Time until which the offer is valid: at least an hour from now and not after `open_until` of the car. In the last hour before `open_until`, only `open_until` itself is accepted. The current value may always be kept.
     * @maxLength 40
     */
  valid_until?: Moment;
  /**
     * Showroom that makes the offer; null for none.
     * @minimum 1
     * @nullable
     */
  avtosalon?: number | null;
  /**
     * Message to the owner.
     * @maxLength 1000
     */
  comment?: string;
}

/**
 * A change or the withdrawal of an offer.
 */
export type OfferUpdate = OfferWithdrawal | OfferChange;

/**
 * Extension of a 412 problem by the current offer.
 */
export interface CurrentOffer {
  /** The current offer, to compare with the entered data. */
  current: Offer;
}

/**
 * Another employee of the dealership changed the offer; `current` is the current offer.
 */
export type StaleOfferProblem = Problem & CurrentOffer;

/**
 * `pending`: new; `scheduled`: an inspection has a date; `approved`: the price is agreed; `rejected`: closed without a deal. `approved` and `rejected` are final.
 */
export type ApplicationStatus = typeof ApplicationStatus[keyof typeof ApplicationStatus];


export const ApplicationStatus = {
  pending: 'pending',
  scheduled: 'scheduled',
  approved: 'approved',
  rejected: 'rejected',
} as const;

/**
 * Order of the applications. `urgency`: overdue inspections first, then by the time of the inspection, then the oldest.
 */
export type ApplicationOrdering = typeof ApplicationOrdering[keyof typeof ApplicationOrdering];


export const ApplicationOrdering = {
  urgency: 'urgency',
  created_at: 'created_at',
  '-created_at': '-created_at',
  scheduled_at: 'scheduled_at',
  '-scheduled_at': '-scheduled_at',
  surcharge: 'surcharge',
  '-surcharge': '-surcharge',
} as const;

/**
 * Origin of the application. `marketplace`: the marketplace site; `room`: a chat; `lead`: a lead; `trade_in_auto`: a trade-in car that the dealership won; `dealer`: entered manually.
 */
export type ApplicationSource = typeof ApplicationSource[keyof typeof ApplicationSource];


export const ApplicationSource = {
  marketplace: 'marketplace',
  room: 'room',
  lead: 'lead',
  trade_in_auto: 'trade_in_auto',
  dealer: 'dealer',
} as const;

/**
 * `car`: the car is not suitable. `price`: no agreement on the price. `no_show`: the buyer did not come. `changed_mind`: the buyer no longer wants to. `other`: the reason is in `manager_comment`.
 */
export type RejectReason = typeof RejectReason[keyof typeof RejectReason];


export const RejectReason = {
  car: 'car',
  price: 'price',
  no_show: 'no_show',
  changed_mind: 'changed_mind',
  other: 'other',
} as const;

/**
 * A buyer's application to trade in a car.
 */
export interface Application {
  /**
     * Id of the application.
     * @minimum 1
     */
  id: number;
  /** Version of the application, for `If-Match`. */
  version: Version;
  /** Origin of the application. */
  source: ApplicationSource;
  /**
     * Name of the buyer.
     * @maxLength 200
     */
  client_name: string;
  /** Number of the buyer. */
  phone: InternationalPhone;
  /** The buyer's current car. */
  current_car: TradeInCar;
  /** Listing of the dealership that the buyer wants; absent when none was named. */
  desired_car?: AutoRef;
  /** Current status of the desired listing. If it is sold or deleted, another listing can be chosen. */
  desired_status?: AutoStatus;
  /** Price of the desired car, in `currency`, converted by `rate` if its own currency differs. Frozen when the car is sold or deleted. */
  desired_price?: Money;
  /** Own currency of the desired car. If it differs from `currency`, `desired_price` was converted. */
  desired_currency?: Currency;
  /** Market price of the current car, in `currency`; absent without an analysis. */
  market_price?: Money;
  /** Price that the dealership pays for the current car, in `currency`; absent until decided. */
  price?: Money;
  /**
     * Amount that the buyer adds, in `currency`: `desired_price` − `price`; while `price` is absent, `desired_price` − `market_price`. Negative when the dealership adds. Absent while a needed amount is missing.
     * @minimum -1000000000000
     * @maximum 1000000000000
     */
  surcharge?: number;
  /** Currency of all prices. */
  currency: Currency;
  /** Rate used for conversions: today's rate; after the approval, the rate of the approval day. */
  rate: AppliedRate;
  /** Status of the application. */
  status: ApplicationStatus;
  /**
     * Allowed next statuses. `scheduled` after `scheduled` moves the date. `pending` after `scheduled` is an undo, allowed until `restorable_until`.
     * @maxItems 4
     */
  allowed_transitions: ApplicationStatus[];
  /**
     * Deadline to undo scheduling (`status: pending`), 10 seconds after it; absent otherwise.
     * @maxLength 40
     */
  restorable_until?: string;
  /**
     * Time of the inspection; absent while `pending`.
     * @maxLength 40
     */
  scheduled_at?: string;
  /** True when the time of the inspection has passed and the application is still `scheduled`. */
  is_overdue: boolean;
  /** Reason for the rejection. */
  reject_reason?: RejectReason;
  /** Responsible employee; absent when unassigned. */
  responsible?: EmployeeRef;
  /**
     * Comment of the manager; may be empty.
     * @maxLength 2000
     */
  manager_comment: string;
  /** Showroom of the application; absent when none was named. */
  avtosalon?: NamedReference;
  /**
     * Chat with the buyer; absent when there is none.
     * @minimum 1
     */
  room_id?: number;
  /**
     * Lead of the buyer; absent when there is none.
     * @minimum 1
     */
  lead_id?: number;
  /**
     * Trade-in car that the application was created from; absent otherwise.
     * @minimum 1
     */
  trade_in_auto_id?: number;
  /**
     * Listing created from the accepted car (`Auto.id`); absent until there is one.
     * @minimum 1
     */
  auto_id?: number;
  /**
     * Number of times that the buyer applied with this car; an application within 30 days joins the open one.
     * @minimum 1
     * @maximum 10000
     */
  contact_count: number;
  /**
     * Time of the application.
     * @maxLength 40
     */
  created_at: string;
  /**
     * Time of the last change.
     * @maxLength 40
     */
  updated_at: string;
  /**
     * Time of the approval or rejection; absent until then.
     * @maxLength 40
     */
  decided_at?: string;
}

/**
 * Number of applications per status, by the filter of the list without `status`. The counts add up to the number of all.
 */
export interface ApplicationStatusCounts {
  /** New applications. */
  pending: StatusCount;
  /** Applications with an inspection. */
  scheduled: StatusCount;
  /** Approved applications. */
  approved: StatusCount;
  /** Rejected applications. */
  rejected: StatusCount;
}

/**
 * Decisions of the last 30 days, by the filter of the list without `status` and periods. To list these rows, use `decided_from`, `decided_to` and the status.
 */
export interface ApplicationDecisions {
  /**
     * First day, in Asia/Tashkent.
     * @maxLength 10
     */
  from: string;
  /**
     * Last day, today in Asia/Tashkent.
     * @maxLength 10
     */
  to: string;
  /**
     * Number of approved and rejected applications.
     * @minimum 0
     * @maximum 1000000
     */
  decided: number;
  /**
     * Number of approved applications.
     * @minimum 0
     * @maximum 1000000
     */
  approved: number;
  /**
     * Number of rejected applications.
     * @minimum 0
     * @maximum 1000000
     */
  rejected: number;
}

/**
 * One page of applications.
 */
export interface ApplicationList {
  /**
     * Rows of this page.
     * @maxItems 100
     */
  results: Application[];
  /** Number of rows that match the filter, over all pages. */
  count: Count;
  /** Number of applications per status. */
  statuses: ApplicationStatusCounts;
  /** Number of scheduled applications with the inspection today (`scheduled_from` and `scheduled_to`), by the filter without `status`. */
  today_count: Count;
  /** Number of overdue applications (`overdue`), by the filter without `status`. */
  overdue_count: Count;
  /** Decisions of the last 30 days. */
  decisions: ApplicationDecisions;
}

/**
 * A buyer's car as the dealer records it.
 */
export interface TradeInCarInput {
  /**
     * Brand.
     * @minLength 1
     * @maxLength 100
     */
  brand: string;
  /**
     * Model.
     * @minLength 1
     * @maxLength 100
     */
  car_model: string;
  /**
     * Id of the brand in the catalogue; absent when the catalogue has no such brand.
     * @minimum 1
     */
  brand_id?: number;
  /**
     * Id of the model in the catalogue; without it there is no market price.
     * @minimum 1
     */
  model_id?: number;
  /**
     * Generation in the catalogue.
     * @minimum 1
     */
  generation?: number;
  /**
     * Modification in the catalogue.
     * @minimum 1
     */
  modification?: number;
  /**
     * Year of manufacture.
     * @minimum 1950
     * @maximum 2100
     */
  year: number;
  /**
     * Mileage in kilometres.
     * @minimum 0
     * @maximum 2000000
     */
  mileage?: number;
  /**
     * Fuel. Option of the catalogue.
     * @minimum 1
     */
  fuel_type?: number;
  /**
     * Gearbox. Option of the catalogue.
     * @minimum 1
     */
  transmission?: number;
  /**
     * Driven wheels. Option of the catalogue.
     * @minimum 1
     */
  drive_unit?: number;
  /**
     * Colour. Option of the catalogue.
     * @minimum 1
     */
  color?: number;
  /** Condition according to the owner. */
  condition?: Condition;
  /**
     * Number of owners so far.
     * @minimum 0
     * @maximum 50
     */
  number_of_owners?: number;
  /**
     * Body parts that differ from the factory state.
     * @maxItems 30
     */
  changed_part?: ChangedPart[];
  /**
     * Vehicle identification number, in capitals.
     * @pattern ^[A-HJ-NPR-Z0-9]{17}$
     */
  vin?: string;
  /**
     * Ids of images uploaded for `trade_in`.
     * @maxItems 30
     */
  photos?: ImageId[];
  /**
     * Free text of the owner.
     * @maxLength 2000
     */
  description?: string;
}

/**
 * An application entered by the dealer. With `trade_in_auto_id` of a won car, omitted fields are copied from that car.
 */
export interface ApplicationCreate {
  /**
     * Name of the buyer.
     * @minLength 1
     * @maxLength 200
     */
  client_name?: string;
  /** Number of the buyer. */
  phone?: InternationalPhone;
  /** The buyer's current car. */
  current_car?: TradeInCarInput;
  /**
     * Listing that the buyer wants.
     * @minimum 1
     */
  desired_car?: number;
  /**
     * Market price of the current car, in `currency`.
     * @minimum 1
     * @maximum 1000000000000
     */
  market_price?: number;
  /**
     * Price that the dealership pays for the current car, in `currency`.
     * @minimum 1
     * @maximum 1000000000000
     */
  price?: number;
  /** Currency of the prices; so'm when there are no prices. */
  currency?: Currency;
  /**
     * Responsible employee.
     * @minimum 1
     */
  responsible?: number;
  /**
     * Comment of the manager.
     * @maxLength 2000
     */
  manager_comment?: string;
  /**
     * Showroom.
     * @minimum 1
     */
  avtosalon?: number;
  /**
     * Chat that the application comes from.
     * @minimum 1
     */
  room_id?: number;
  /**
     * Lead that the application comes from.
     * @minimum 1
     */
  lead_id?: number;
  /**
     * Trade-in car that the dealership won.
     * @minimum 1
     */
  trade_in_auto_id?: number;
  /**
     * Time of the inspection, in the future; the application is `scheduled` at once.
     * @maxLength 40
     */
  scheduled_at?: Moment;
}

/**
 * Bulk action.
 */
export type ApplicationsBulkAction = typeof ApplicationsBulkAction[keyof typeof ApplicationsBulkAction];


export const ApplicationsBulkAction = {
  assign: 'assign',
} as const;

/**
 * Bulk action on applications.
 */
export interface ApplicationsBulk {
  /**
     * Ids of the applications.
     * @minItems 1
     * @maxItems 100
     * @items.minimum 1
     */
  ids: number[];
  /** The action. */
  action: ApplicationsBulkAction;
  /**
     * Responsible employee, for `assign`; null to unassign.
     * @minimum 1
     * @nullable
     */
  responsible: number | null;
}

/**
 * Result for one application.
 */
export interface ApplicationsBulkRow {
  /**
     * Id of the application.
     * @minimum 1
     */
  id: number;
  /** True when the action succeeded. */
  ok: boolean;
  /** Reason for the failure: `not_found`, or `transition_not_allowed` for a decided application. */
  code?: ErrorCode;
  /** Current state of the application; absent when the id is unknown. */
  application?: Application;
}

/**
 * Results of the bulk action.
 */
export interface ApplicationsBulkResult {
  /**
     * Number of successful rows.
     * @minimum 0
     * @maximum 100
     */
  done: number;
  /**
     * Number of failed rows.
     * @minimum 0
     * @maximum 100
     */
  failed: number;
  /**
     * One result per id, in the order of `ids`.
     * @maxItems 100
     */
  results: ApplicationsBulkRow[];
}

/**
 * Changes to an application. `status` is required; the current status is allowed. Omitted fields stay unchanged.
 */
export interface ApplicationUpdate {
  /** Status after the change. */
  status: ApplicationStatus;
  /**
     * Time of the inspection. A new time must be in the future; the current time can be sent again.
     * @maxLength 40
     */
  scheduled_at?: Moment;
  /** Reason for the rejection. */
  reject_reason?: RejectReason;
  /**
     * Name of the buyer.
     * @minLength 1
     * @maxLength 200
     */
  client_name?: string;
  /** Number of the buyer. */
  phone?: InternationalPhone;
  /** The buyer's current car; the object replaces the stored one completely. */
  current_car?: TradeInCarInput;
  /**
     * Listing that the buyer wants; null for none.
     * @minimum 1
     * @nullable
     */
  desired_car?: number | null;
  /**
     * Market price of the current car, in `currency`; null clears it.
     * @minimum 1
     * @maximum 1000000000000
     * @nullable
     */
  market_price?: number | null;
  /**
     * Price that the dealership pays for the current car, in `currency`; null clears it.
     * @minimum 1
     * @maximum 1000000000000
     * @nullable
     */
  price?: number | null;
  /** Currency of the prices. A change converts the price of the desired car, not the others. */
  currency?: Currency;
  /**
     * Responsible employee; null to unassign.
     * @minimum 1
     * @nullable
     */
  responsible?: number | null;
  /**
     * Comment of the manager.
     * @maxLength 2000
     */
  manager_comment?: string;
}

/**
 * Current state of the application, sent with a 412.
 */
export interface CurrentApplication {
  /** Current state of the application, to compare with the user's input. */
  current: Application;
}

/**
 * The application has changed since it was read; `current` is its current state.
 */
export type StaleApplicationProblem = Problem & CurrentApplication;

/**
 * Kind of event. `joined`: the buyer applied again with the same car.
 */
export type ApplicationEventKind = typeof ApplicationEventKind[keyof typeof ApplicationEventKind];


export const ApplicationEventKind = {
  created: 'created',
  joined: 'joined',
  changed: 'changed',
  status_changed: 'status_changed',
  listing_created: 'listing_created',
} as const;

/**
 * One event of an application.
 */
export interface ApplicationEvent {
  /**
     * Id of the entry.
     * @minimum 1
     */
  id: number;
  /**
     * Time of the event.
     * @maxLength 40
     */
  at: string;
  /** Kind of event. */
  kind: ApplicationEventKind;
  /** Actor of the event. */
  actor: Actor;
  /** Previous status, for `status_changed`. */
  from?: ApplicationStatus;
  /** New status, for `status_changed`. */
  to?: ApplicationStatus;
  /**
     * Fields that changed; may be empty.
     * @maxItems 30
     */
  changes: FieldChange[];
}

/**
 * One page of the history of an application.
 */
export interface ApplicationHistory {
  /**
     * Entries of this page.
     * @maxItems 100
     */
  results: ApplicationEvent[];
  /** Number of rows that match the filter, over all pages. */
  count: Count;
}

/**
 * A buyer's car with the data from the marketplace.
 */
export interface MarketplaceCar {
  /**
     * Brand.
     * @minLength 1
     * @maxLength 100
     */
  brand: string;
  /**
     * Model.
     * @minLength 1
     * @maxLength 100
     */
  car_model: string;
  /**
     * Id of the brand in the catalogue; absent when the catalogue does not have it.
     * @minimum 1
     */
  brand_id?: number;
  /**
     * Id of the model in the catalogue; without it there is no market analysis.
     * @minimum 1
     */
  model_id?: number;
  /**
     * Id of the generation in the catalogue.
     * @minimum 1
     */
  generation?: number;
  /**
     * Id of the modification in the catalogue.
     * @minimum 1
     */
  modification?: number;
  /**
     * Year of manufacture.
     * @minimum 1950
     * @maximum 2100
     */
  year: number;
  /**
     * Mileage in kilometres.
     * @minimum 0
     * @maximum 2000000
     */
  mileage?: number;
  /**
     * Fuel, as an option of the catalogue.
     * @minimum 1
     */
  fuel_type?: number;
  /**
     * Gearbox, as an option of the catalogue.
     * @minimum 1
     */
  transmission?: number;
  /**
     * Driven wheels, as an option of the catalogue.
     * @minimum 1
     */
  drive_unit?: number;
  /**
     * Colour, as an option of the catalogue.
     * @minimum 1
     */
  color?: number;
  /** Condition according to the owner. */
  condition?: Condition;
  /**
     * Number of owners so far.
     * @minimum 0
     * @maximum 50
     */
  number_of_owners?: number;
  /**
     * Body parts that are no longer in factory condition.
     * @maxItems 30
     */
  changed_part?: ChangedPart[];
  /**
     * Vehicle identification number in capitals.
     * @pattern ^[A-HJ-NPR-Z0-9]{17}$
     */
  vin?: string;
  /**
     * Addresses of pictures at the marketplace; the server copies and re-encodes them.
     * @maxItems 30
     * @items.maxLength 500
     * @items.pattern ^https://
     */
  photos?: string[];
  /**
     * Description by the owner.
     * @maxLength 2000
     */
  description?: string;
}

/**
 * An application of a buyer.
 */
export interface ApplicationIntake {
  /**
     * The marketplace's own id; the same one again returns the first application.
     * @minLength 1
     * @maxLength 100
     */
  external_id: string;
  /**
     * Name of the buyer.
     * @minLength 1
     * @maxLength 200
     */
  client_name: string;
  /** Phone number of the buyer. */
  phone: InternationalPhone;
  /** Current car of the buyer. */
  current_car: MarketplaceCar;
  /**
     * Listing that the buyer wants.
     * @minimum 1
     */
  desired_car?: number;
  /**
     * Showroom that the buyer applies to.
     * @minimum 1
     */
  avtosalon?: number;
  /**
     * Market price of the current car, in `currency`.
     * @minimum 1
     * @maximum 1000000000000
     */
  market_price?: number;
  /** Currency of `market_price`. */
  currency?: Currency;
  /**
     * Chat with the buyer.
     * @minimum 1
     */
  room_id?: number;
}

/**
 * An application with the part that the buyer may see.
 */
export interface MarketplaceApplication {
  /**
     * Id of the application.
     * @minimum 1
     */
  id: number;
  /**
     * The marketplace's own id.
     * @maxLength 100
     */
  external_id: string;
  /** Status of the application. */
  status: ApplicationStatus;
  /**
     * Time of the inspection; absent when none is scheduled.
     * @maxLength 40
     */
  scheduled_at?: string;
  /** Showroom. */
  avtosalon?: NamedReference;
  /** Price that the dealership pays for the car, in `currency`; set only after approval. */
  price?: Money;
  /**
     * Amount that the buyer adds, in `currency`; set only after approval. Negative when the dealership adds.
     * @minimum -1000000000000
     * @maximum 1000000000000
     */
  surcharge?: number;
  /** Currency of the prices. */
  currency: Currency;
  /**
     * Time when the application was submitted.
     * @maxLength 40
     */
  created_at: string;
  /**
     * Time of the last change.
     * @maxLength 40
     */
  updated_at: string;
  /**
     * Time of the decision; absent before it.
     * @maxLength 40
     */
  decided_at?: string;
}

/**
 * A buyer's car that is open to offers.
 */
export interface TradeInAutoIntake {
  /**
     * The marketplace's own id; the same one again returns the first car.
     * @minLength 1
     * @maxLength 100
     */
  external_id: string;
  /**
     * Name of the buyer.
     * @minLength 1
     * @maxLength 200
     */
  client_name: string;
  /** Phone number of the buyer. */
  phone: InternationalPhone;
  /** The car. */
  car: MarketplaceCar;
  /**
     * Id of the region in the catalogue.
     * @minimum 1
     */
  region: number;
  /**
     * Id of the district within the region.
     * @minimum 1
     */
  district?: number;
  /**
     * Price that the buyer asks, in `currency`.
     * @minimum 1
     * @maximum 1000000000000
     */
  asking_price?: number;
  /** Currency of `asking_price`. */
  currency: Currency;
  /**
     * Description of the car that the buyer wants instead.
     * @maxLength 200
     */
  desired_car_text?: string;
  /**
     * End of the time for offers, from one hour to 60 days from now.
     * @maxLength 40
     */
  open_until: Moment;
}

/**
 * Status of a trade-in car. `open`: accepts offers; `accepted`: an offer was accepted; `closed`: the owner withdrew the car; `expired`: `open_until` has passed.
 */
export type MarketplaceTradeInStatus = typeof MarketplaceTradeInStatus[keyof typeof MarketplaceTradeInStatus];


export const MarketplaceTradeInStatus = {
  open: 'open',
  accepted: 'accepted',
  closed: 'closed',
  expired: 'expired',
} as const;

/**
 * A trade-in car for the buyers' site.
 */
export interface MarketplaceTradeInAuto {
  /**
     * Id of the trade-in car.
     * @minimum 1
     */
  id: number;
  /**
     * The marketplace's own id.
     * @maxLength 100
     */
  external_id: string;
  /** Status of the car, by the server's clock. */
  status: MarketplaceTradeInStatus;
  /**
     * Number of valid offers.
     * @minimum 0
     * @maximum 10000
     */
  offer_count: number;
  /**
     * Id of the accepted offer; absent when there is none.
     * @minimum 1
     */
  accepted_offer_id?: number;
  /**
     * End of the time for offers.
     * @maxLength 40
     */
  open_until: string;
  /**
     * Time when the car was opened to offers.
     * @maxLength 40
     */
  created_at: string;
  /**
     * Time when the car stopped accepting offers; absent while `open`.
     * @maxLength 40
     */
  closed_at?: string;
}

/**
 * Dealership and showroom of an offer.
 */
export interface MarketplaceOfferOwner {
  /**
     * Id of the business user.
     * @minimum 1
     */
  id: number;
  /**
     * Name of the showroom, or of the company.
     * @maxLength 200
     */
  name: string;
  /** Phone number for buyers. */
  phone?: InternationalPhone;
  /**
     * Street and number; absent without a showroom.
     * @maxLength 300
     */
  address?: string;
}

/**
 * An offer for the buyer to decide on.
 */
export interface MarketplaceOffer {
  /**
     * Id of the offer.
     * @minimum 1
     */
  id: number;
  /**
     * Id of the trade-in car.
     * @minimum 1
     */
  trade_in_auto_id: number;
  /** Dealership that makes the offer. */
  dealership: MarketplaceOfferOwner;
  /**
     * Offered price, in `currency`.
     * @minimum 1
     * @maximum 1000000000000
     */
  price: number;
  /** Currency of `price`. */
  currency: Currency;
  /**
     * Value of `price` in so'm at the rate of the day.
     * @minimum 1
     * @maximum 1000000000000
     */
  price_uzs: number;
  /**
     * End of the offer's validity.
     * @maxLength 40
     */
  valid_until: string;
  /** Status of the offer, by the server's clock. */
  status: OfferStatus;
  /**
     * Rank among the valid offers, 1 is the best; only while `sent`.
     * @minimum 1
     * @maximum 10000
     */
  rank?: number;
  /**
     * Comment by the dealership; may be empty.
     * @maxLength 1000
     */
  comment: string;
  /**
     * Time when the offer was made.
     * @maxLength 40
     */
  created_at: string;
  /**
     * Time of the decision; absent while `sent`.
     * @maxLength 40
     */
  decided_at?: string;
}

/**
 * One page of offers.
 */
export interface MarketplaceOfferList {
  /**
     * Rows of this page.
     * @maxItems 100
     */
  results: MarketplaceOffer[];
  /** Number of rows that match the filter, over all pages. */
  count: Count;
}

/**
 * Reason why the owner accepts no more offers.
 */
export type TradeInCloseReason = typeof TradeInCloseReason[keyof typeof TradeInCloseReason];


export const TradeInCloseReason = {
  sold_elsewhere: 'sold_elsewhere',
  changed_mind: 'changed_mind',
  removed: 'removed',
} as const;

/**
 * Reason for closing the car.
 */
export interface TradeInClose {
  /** Reason for closing; `removed` means removed by the marketplace. Dealers do not see it. */
  reason: TradeInCloseReason;
}

/**
 * Decision of the buyer.
 */
export type OfferVerdict = typeof OfferVerdict[keyof typeof OfferVerdict];


export const OfferVerdict = {
  accepted: 'accepted',
  declined: 'declined',
} as const;

/**
 * The decision of the buyer.
 */
export interface OfferDecision {
  /** The decision. */
  decision: OfferVerdict;
}

/**
 * `moderation`: awaiting moderation; `active`: approved and paid; `paused`: paused for `pause_reason`; `stopped`: ended by the dealer, final. `finished`: ended by its last day, or after 14 days without money, final. `declined`: declined with reasons; a change sends it to moderation again.
 */
export type CampaignStatus = typeof CampaignStatus[keyof typeof CampaignStatus];


export const CampaignStatus = {
  moderation: 'moderation',
  active: 'active',
  paused: 'paused',
  stopped: 'stopped',
  finished: 'finished',
  declined: 'declined',
} as const;

/**
 * Subject of the advertising.
 */
export type CampaignSegment = typeof CampaignSegment[keyof typeof CampaignSegment];


export const CampaignSegment = {
  new_cars: 'new_cars',
  used_cars: 'used_cars',
  electric: 'electric',
  commercial: 'commercial',
  premium: 'premium',
  services: 'services',
} as const;

/**
 * `CPM` is 20 000 so'm per 100 views, `CPC` is 2 000 so'm per click.
 */
export type PriceModel = typeof PriceModel[keyof typeof PriceModel];


export const PriceModel = {
  CPM: 'CPM',
  CPC: 'CPC',
} as const;

/**
 * Order of the campaigns. `attention`: declined campaigns first, then the newest.
 */
export type CampaignOrdering = typeof CampaignOrdering[keyof typeof CampaignOrdering];


export const CampaignOrdering = {
  attention: 'attention',
  created_at: 'created_at',
  '-created_at': '-created_at',
  start_date: 'start_date',
  '-start_date': '-start_date',
  end_date: 'end_date',
  '-end_date': '-end_date',
  budget: 'budget',
  '-budget': '-budget',
  spend: 'spend',
  '-spend': '-spend',
  views: 'views',
  '-views': '-views',
  clicks: 'clicks',
  '-clicks': '-clicks',
  leads: 'leads',
  '-leads': '-leads',
  cost_per_lead: 'cost_per_lead',
  '-cost_per_lead': '-cost_per_lead',
} as const;

/**
 * `dealer`: paused with `actOnCampaign`; `unpaid`: nothing is paid yet; `budget`: the money is spent. A payment ends `unpaid` and `budget`.
 */
export type PauseReason = typeof PauseReason[keyof typeof PauseReason];


export const PauseReason = {
  dealer: 'dealer',
  unpaid: 'unpaid',
  budget: 'budget',
} as const;

/**
 * `waiting`: active, before its first day; `running`: it is shown; `off`: any other status, or after its last day. `silent`: it could be shown but has no views today; reported from its first full day, after the first 2 hours of each day.
 */
export type CampaignRunState = typeof CampaignRunState[keyof typeof CampaignRunState];


export const CampaignRunState = {
  waiting: 'waiting',
  running: 'running',
  silent: 'silent',
  off: 'off',
} as const;

/**
 * Dealer's action on a campaign.
 */
export type CampaignAction = typeof CampaignAction[keyof typeof CampaignAction];


export const CampaignAction = {
  pause: 'pause',
  continue: 'continue',
  stop: 'stop',
} as const;

/**
 * A field of `CampaignUpdate`.
 */
export type CampaignField = typeof CampaignField[keyof typeof CampaignField];


export const CampaignField = {
  company_owner: 'company_owner',
  company_name: 'company_name',
  segment: 'segment',
  brand: 'brand',
  start_date: 'start_date',
  end_date: 'end_date',
  pocket: 'pocket',
  budget: 'budget',
  price_model: 'price_model',
  href: 'href',
  banners: 'banners',
} as const;

/**
 * Fields whose change sends a campaign to moderation again. Meanwhile the campaign is not shown and spends nothing.
 */
export interface CampaignRemoderation {
  /**
     * Fields of `CampaignUpdate`.
     * @maxItems 11
     */
  fields: CampaignField[];
}

/**
 * A banner; one for each position and language.
 */
export interface Banner {
  /** Position on the marketplace. */
  position: BannerPosition;
  /** Language of the pages that show it. */
  language: BannerLanguage;
  /**
     * Title.
     * @minLength 1
     * @maxLength 100
     */
  title: string;
  /**
     * Text of the banner; may be empty.
     * @maxLength 300
     */
  text: string;
  /** The picture. */
  image: Image;
}

/**
 * An advertising campaign.
 */
export interface Campaign {
  /**
     * Id of the campaign.
     * @minimum 1
     */
  id: number;
  /** Version of the campaign, for `If-Match`. */
  version: Version;
  /**
     * Name in lists: the title of its first banner in the language of `Accept-Language`, or else in the other language.
     * @minLength 1
     * @maxLength 100
     */
  title: string;
  /** Status of the campaign. */
  status: CampaignStatus;
  /**
     * Start of the current status.
     * @maxLength 40
     */
  status_since: string;
  /** Actor who paused or stopped it; absent when no dealer did. */
  status_by?: EmployeeRef;
  /** Reason for the pause. */
  pause_reason?: PauseReason;
  /** Display state of the campaign now. */
  run_state: CampaignRunState;
  /**
     * Actions that `actOnCampaign` accepts now.
     * @maxItems 3
     */
  allowed_actions: CampaignAction[];
  /** True when `updateCampaign` is possible; false for stopped and finished campaigns. */
  can_edit: boolean;
  /** True when `createPayment` is possible. */
  can_pay: boolean;
  /** Changes that would send it to moderation again; absent when none would. */
  remoderation?: CampaignRemoderation;
  /**
     * Fields that can no longer be changed.
     * @maxItems 11
     */
  locked_fields: CampaignField[];
  /**
     * Reasons for the decline; empty unless declined.
     * @maxItems 20
     */
  reasons: DeclinedReason[];
  /**
     * Owner of the company.
     * @minLength 1
     * @maxLength 200
     */
  company_owner: string;
  /**
     * Name of the company.
     * @minLength 1
     * @maxLength 200
     */
  company_name: string;
  /** Subject of the advertising. */
  segment: CampaignSegment;
  /** Brand; absent for all brands. */
  brand?: NamedReference;
  /**
     * First day, in Asia/Tashkent.
     * @maxLength 10
     */
  start_date: string;
  /**
     * Last day, inclusive. A pause does not extend it.
     * @maxLength 10
     */
  end_date: string;
  /** Package; absent when the campaign has a custom budget. */
  pocket?: OptionReference;
  /** Planned budget in so'm. */
  budget: Money;
  /** Price model. */
  price_model: PriceModel;
  /** So'm per `unit_size` views or clicks: 20 000 or 2 000. */
  unit_price: Money;
  /**
     * 100 views for CPM, 1 click for CPC.
     * @minimum 1
     * @maximum 1000
     */
  unit_size: number;
  /**
     * Number of views (CPM) or clicks (CPC) that the budget buys.
     * @minimum 0
     * @maximum 1000000000000
     */
  budget_buys: number;
  /** So'm reserved for the campaign so far, according to the ledger. */
  paid: Money;
  /** Part of `paid` that was returned to the balance, in so'm. */
  released: Money;
  /** So'm spent so far: the exact sum of the days. */
  spend: Money;
  /** So'm left to spend: `paid` − `spend` − `released`. */
  budget_left: Money;
  /** So'm still to pay to cover `budget`; 0 when the campaign is over. */
  to_pay: Money;
  /**
     * Target URL of a click; https only.
     * @maxLength 500
     * @pattern ^https://
     */
  href: string;
  /**
     * Banners by position and language.
     * @minItems 1
     * @maxItems 8
     */
  banners: Banner[];
  /**
     * Views so far.
     * @minimum 0
     * @maximum 1000000000000
     */
  views: number;
  /**
     * Clicks so far.
     * @minimum 0
     * @maximum 1000000000000
     */
  clicks: number;
  /**
     * Clicks per 100 views, one decimal; absent without views.
     * @minimum 0
     */
  click_rate?: number;
  /**
     * Leads of this campaign so far, by creation date (`listLeads` with `campaign_id`).
     * @minimum 0
     * @maximum 1000000000000
     */
  leads: number;
  /** So'm per lead, rounded down; absent without leads. */
  cost_per_lead?: Money;
  /** True when the campaign is active and less than a tenth of the budget is left. */
  is_budget_low: boolean;
  /**
     * Day on which the money runs out at the pace of `daily_spend`; absent when that is not before `end_date`.
     * @maxLength 10
     */
  runs_out_on?: string;
  /** Mean daily spend in so'm over the last 7 full days with views, rounded down; absent without such days. */
  daily_spend?: Money;
  /**
     * Time of creation.
     * @maxLength 40
     */
  created_at: string;
}

/**
 * Number of campaigns per status, by the filter of the list without `status`. The counts add up to the number of all.
 */
export interface CampaignStatusCounts {
  /** Campaigns in moderation. */
  moderation: StatusCount;
  /** Active campaigns. */
  active: StatusCount;
  /** Paused campaigns. */
  paused: StatusCount;
  /** Stopped campaigns. */
  stopped: StatusCount;
  /** Finished campaigns. */
  finished: StatusCount;
  /** Declined campaigns. */
  declined: StatusCount;
}

/**
 * Figures of a period over the campaigns that the filter matches.
 */
export interface CampaignTotals {
  /**
     * First day counted, in Asia/Tashkent.
     * @maxLength 10
     */
  from: string;
  /**
     * Last day counted.
     * @maxLength 10
     */
  to: string;
  /** So'm spent. */
  spend: Money;
  /**
     * Views.
     * @minimum 0
     * @maximum 1000000000000
     */
  views: number;
  /**
     * Clicks.
     * @minimum 0
     * @maximum 1000000000000
     */
  clicks: number;
  /**
     * Clicks per 100 views, one decimal; absent without views.
     * @minimum 0
     */
  click_rate?: number;
  /**
     * Leads.
     * @minimum 0
     * @maximum 1000000000000
     */
  leads: number;
  /** So'm per lead, rounded down; absent without leads. */
  cost_per_lead?: Money;
}

/**
 * One page of campaigns.
 */
export interface CampaignList {
  /**
     * Rows of this page.
     * @maxItems 100
     */
  results: Campaign[];
  /** Number of rows that match the filter, over all pages. */
  count: Count;
  /** Number of campaigns per status. */
  statuses: CampaignStatusCounts;
  /** Figures of the period over all pages. */
  totals: CampaignTotals;
}

/**
 * A banner; a second one for the same position and language is 422 `banner_already_uploaded`.
 */
export interface BannerInput {
  /** Position on the marketplace. */
  position: BannerPosition;
  /** Language of the pages that show it. */
  language: BannerLanguage;
  /**
     * Title.
     * @minLength 1
     * @maxLength 100
     */
  title: string;
  /**
     * Text.
     * @maxLength 300
     */
  text?: string;
  /** PNG or JPG of at most 5 MB, uploaded for `banner`. If its ratio differs from that of the position, it is cropped. */
  image: ImageId;
}

/**
 * A new campaign.
 */
export interface CampaignCreate {
  /**
     * Owner of the company.
     * @minLength 1
     * @maxLength 200
     */
  company_owner: string;
  /**
     * Name of the company.
     * @minLength 1
     * @maxLength 200
     */
  company_name: string;
  /** Subject of the advertising. */
  segment: CampaignSegment;
  /**
     * Brand of the catalogue; omit for all brands.
     * @minimum 1
     */
  brand?: number;
  /**
     * First day, in Asia/Tashkent; today or later.
     * @maxLength 10
     */
  start_date: Day;
  /**
     * Last day, inclusive; not before the first day or today. The campaign runs at most 365 days.
     * @maxLength 10
     */
  end_date: Day;
  /**
     * Package; omit for a custom budget. It must match the other fields.
     * @minimum 1
     */
  pocket?: number;
  /**
     * Planned budget in so'm: at least one unit of the price model.
     * @minimum 2000
     * @maximum 1000000000000
     */
  budget: number;
  /** Price model. */
  price_model: PriceModel;
  /**
     * Target URL of a click; https only.
     * @maxLength 500
     * @pattern ^https://
     */
  href: string;
  /**
     * At least one banner; at most one per position and language.
     * @minItems 1
     * @maxItems 8
     */
  banners: BannerInput[];
}

/**
 * The action.
 */
export type CampaignsBulkRunAction = typeof CampaignsBulkRunAction[keyof typeof CampaignsBulkRunAction];


export const CampaignsBulkRunAction = {
  pause: 'pause',
  continue: 'continue',
} as const;

/**
 * Pauses or continues several campaigns.
 */
export interface CampaignsBulkRun {
  /**
     * Ids of the campaigns.
     * @minItems 1
     * @maxItems 100
     * @items.minimum 1
     */
  ids: number[];
  /** The action. */
  action: CampaignsBulkRunAction;
}

/**
 * The action.
 */
export type CampaignsBulkExtendAction = typeof CampaignsBulkExtendAction[keyof typeof CampaignsBulkExtendAction];


export const CampaignsBulkExtendAction = {
  extend: 'extend',
} as const;

/**
 * Moves the last day of several campaigns.
 */
export interface CampaignsBulkExtend {
  /**
     * Ids of the campaigns.
     * @minItems 1
     * @maxItems 100
     * @items.minimum 1
     */
  ids: number[];
  /** The action. */
  action: CampaignsBulkExtendAction;
  /**
     * New last day, inclusive; not before the current last day.
     * @maxLength 10
     */
  end_date: Day;
}

/**
 * Bulk action on campaigns.
 */
export type CampaignsBulk = CampaignsBulkRun | CampaignsBulkExtend;

/**
 * Result for one campaign.
 */
export interface CampaignsBulkRow {
  /**
     * Id of the campaign.
     * @minimum 1
     */
  id: number;
  /** True when the action succeeded. */
  ok: boolean;
  /** Reason for the failure: `not_found`, `transition_not_allowed`, `campaign_over`, `range_order` or `range_too_long`. */
  code?: ErrorCode;
  /** Current state of the campaign; absent when the id is unknown. */
  campaign?: Campaign;
}

/**
 * Results of the bulk action.
 */
export interface CampaignsBulkResult {
  /**
     * Number of successful rows.
     * @minimum 0
     * @maximum 100
     */
  done: number;
  /**
     * Number of failed rows.
     * @minimum 0
     * @maximum 100
     */
  failed: number;
  /**
     * One result per id, in the order of `ids`.
     * @maxItems 100
     */
  results: CampaignsBulkRow[];
}

/**
 * A package: a ready-made budget.
 */
export interface Pocket {
  /**
     * Id of the package.
     * @minimum 1
     */
  id: number;
  /** Name in both languages. */
  translations: Translations;
  /** Price model. */
  price_model: PriceModel;
  /** Budget in so'm. */
  budget: Money;
  /**
     * Duration in days.
     * @minimum 1
     * @maximum 365
     */
  days: number;
  /**
     * Positions of its banners.
     * @maxItems 4
     */
  positions: BannerPosition[];
  /**
     * Number of views or clicks that the package buys.
     * @minimum 0
     * @maximum 1000000000000
     */
  budget_buys: number;
}

/**
 * All packages on offer.
 */
export interface PocketList {
  /**
     * Packages, cheapest first.
     * @maxItems 50
     */
  results: Pocket[];
  /** Number of packages. */
  count: Count;
}

export type BannerPlaceTypesItem = typeof BannerPlaceTypesItem[keyof typeof BannerPlaceTypesItem];


export const BannerPlaceTypesItem = {
  'image/png': 'image/png',
  'image/jpeg': 'image/jpeg',
} as const;

/**
 * A position and the requirements for its banners.
 */
export interface BannerPlace {
  /** The position. */
  position: BannerPosition;
  /** Name in both languages. */
  translations: Translations;
  /**
     * Width in pixels. An image of another ratio is cropped.
     * @minimum 1
     * @maximum 5000
     */
  width: number;
  /**
     * Height in pixels.
     * @minimum 1
     * @maximum 5000
     */
  height: number;
  /**
     * Maximum file size in bytes.
     * @minimum 1
     * @maximum 100000000
     */
  max_bytes: number;
  /**
     * Accepted media types.
     * @maxItems 5
     */
  types: BannerPlaceTypesItem[];
}

/**
 * All positions.
 */
export interface BannerPlaceList {
  /**
     * Positions.
     * @maxItems 20
     */
  results: BannerPlace[];
  /** Number of packages. */
  count: Count;
}

/**
 * Price of one price model.
 */
export interface AdPrice {
  /** Price model. */
  price_model: PriceModel;
  /** So'm per `unit_size` views or clicks. */
  unit_price: Money;
  /**
     * 100 views for CPM, 1 click for CPC.
     * @minimum 1
     * @maximum 1000
     */
  unit_size: number;
  /** So'm per view or click; a budget buys budget ÷ this, rounded down. */
  price_per_unit: Money;
  /** Smallest budget in so'm. */
  min_budget: Money;
}

/**
 * Prices of all price models.
 */
export interface AdPriceList {
  /**
     * Prices.
     * @maxItems 10
     */
  results: AdPrice[];
  /** Number of packages. */
  count: Count;
}

/**
 * Fields to change; omitted fields stay unchanged. `remoderation` lists the changes that send the campaign to moderation again; any change of a declined campaign does. A higher budget moves no money: the difference is due and is paid with `createPayment`.
 */
export interface CampaignUpdate {
  /**
     * Owner of the company.
     * @minLength 1
     * @maxLength 200
     */
  company_owner?: string;
  /**
     * Name of the company.
     * @minLength 1
     * @maxLength 200
     */
  company_name?: string;
  /** Subject of the advertising. */
  segment?: CampaignSegment;
  /**
     * Brand of the catalogue; null for all brands.
     * @minimum 1
     * @nullable
     */
  brand?: number | null;
  /**
     * First day, in Asia/Tashkent; today or later.
     * @maxLength 10
     */
  start_date?: Day;
  /**
     * Last day, inclusive; not before the first day or today. The campaign runs at most 365 days.
     * @maxLength 10
     */
  end_date?: Day;
  /**
     * Package; null for a custom budget. It must match the other fields.
     * @minimum 1
     * @nullable
     */
  pocket?: number | null;
  /**
     * Planned budget in so'm: at least one unit of the price model and not below what is spent. Money paid above the new budget is released to the balance.
     * @minimum 2000
     * @maximum 1000000000000
     */
  budget?: number;
  /** Price model. */
  price_model?: PriceModel;
  /**
     * Target URL of a click; https only.
     * @maxLength 500
     * @pattern ^https://
     */
  href?: string;
  /**
     * At least one banner; at most one per position and language. The list replaces all banners.
     * @minItems 1
     * @maxItems 8
     */
  banners?: BannerInput[];
}

/**
 * Current state of the campaign, sent with a 412.
 */
export interface CurrentCampaign {
  /** Current state of the campaign, to compare with the user's input. */
  current: Campaign;
}

/**
 * The campaign has changed since it was read; `current` is its current state.
 */
export type StaleCampaignProblem = Problem & CurrentCampaign;

/**
 * Action on a campaign.
 */
export interface CampaignActionRequest {
  /** The action. */
  action: CampaignAction;
}

/**
 * The campaign after an action.
 */
export interface CampaignActionResult {
  /** Current state of the campaign. */
  campaign: Campaign;
  /** So'm returned to the balance by this action; 0 except for `stop`. */
  released: Money;
}

/**
 * Kind of event. `paid` and `released` carry `amount`.
 */
export type CampaignEventKind = typeof CampaignEventKind[keyof typeof CampaignEventKind];


export const CampaignEventKind = {
  created: 'created',
  changed: 'changed',
  submitted: 'submitted',
  approved: 'approved',
  declined: 'declined',
  paid: 'paid',
  released: 'released',
  paused: 'paused',
  continued: 'continued',
  out_of_money: 'out_of_money',
  stopped: 'stopped',
  finished: 'finished',
} as const;

/**
 * One event of a campaign.
 */
export interface CampaignEvent {
  /**
     * Id of the entry.
     * @minimum 1
     */
  id: number;
  /**
     * Time of the event.
     * @maxLength 40
     */
  at: string;
  /** Kind of event. */
  kind: CampaignEventKind;
  /** Actor of the event. */
  actor: Actor;
  /** Previous status; absent when it did not change. */
  from?: CampaignStatus;
  /** New status; absent when it did not change. */
  to?: CampaignStatus;
  /** Amount in so'm, for `paid` and `released`. */
  amount?: Money;
  /**
     * Id of the payment, for `paid` by card.
     * @minimum 1
     */
  payment_id?: number;
  /**
     * Reasons, for `declined`.
     * @maxItems 20
     */
  reasons?: DeclinedReason[];
  /**
     * Fields that changed; may be empty.
     * @maxItems 30
     */
  changes: FieldChange[];
}

/**
 * One page of the history of a campaign.
 */
export interface CampaignHistory {
  /**
     * Entries of this page.
     * @maxItems 100
     */
  results: CampaignEvent[];
  /** Number of rows that match the filter, over all pages. */
  count: Count;
}

/**
 * Comparison period: none, or the same number of days just before.
 */
export type CampaignResultCompare = typeof CampaignResultCompare[keyof typeof CampaignResultCompare];


export const CampaignResultCompare = {
  none: 'none',
  previous: 'previous',
} as const;

/**
 * One day of a campaign.
 */
export interface CampaignDay {
  /**
     * The day, in Asia/Tashkent.
     * @maxLength 10
     */
  date: string;
  /**
     * Views.
     * @minimum 0
     * @maximum 1000000000000
     */
  views: number;
  /**
     * Clicks.
     * @minimum 0
     * @maximum 1000000000000
     */
  clicks: number;
  /**
     * Leads created on this day.
     * @minimum 0
     * @maximum 1000000000000
     */
  leads: number;
  /** So'm spent: views × 200, or clicks × 2 000. */
  spend: Money;
}

/**
 * Result of one banner. A removed banner keeps its row.
 */
export interface BannerResult {
  /** Position on the marketplace. */
  position: BannerPosition;
  /** Language of the pages that show it. */
  language: BannerLanguage;
  /**
     * Title; absent for a removed banner.
     * @maxLength 100
     */
  title?: string;
  /** The picture; absent for a removed banner. */
  image?: Image;
  /**
     * Views.
     * @minimum 0
     * @maximum 1000000000000
     */
  views: number;
  /**
     * Clicks.
     * @minimum 0
     * @maximum 1000000000000
     */
  clicks: number;
  /**
     * Clicks per 100 views, one decimal; absent without views.
     * @minimum 0
     */
  click_rate?: number;
  /**
     * Leads attributed to this banner.
     * @minimum 0
     * @maximum 1000000000000
     */
  leads: number;
  /** So'm spent. */
  spend: Money;
}

/**
 * Result of a campaign over a period. The days add up to the totals. The banners do too, except for leads without a banner.
 */
export interface CampaignResult {
  /** The campaign, with its figures so far. */
  campaign: Campaign;
  /**
     * First day counted.
     * @maxLength 10
     */
  from: string;
  /**
     * Last day counted.
     * @maxLength 10
     */
  to: string;
  /**
     * End of the counted time; today is still incomplete.
     * @maxLength 40
     */
  counted_until: string;
  /**
     * Views in the period.
     * @minimum 0
     * @maximum 1000000000000
     */
  views: number;
  /**
     * Clicks in the period.
     * @minimum 0
     * @maximum 1000000000000
     */
  clicks: number;
  /**
     * Clicks per 100 views, one decimal; absent without views.
     * @minimum 0
     */
  click_rate?: number;
  /**
     * Leads in the period.
     * @minimum 0
     * @maximum 1000000000000
     */
  leads: number;
  /** So'm per lead, rounded down; absent without leads. */
  cost_per_lead?: Money;
  /** So'm spent in the period. */
  spend: Money;
  /** So'm per click, rounded down; absent without clicks. */
  cost_per_click?: Money;
  /** So'm spent today, regardless of the period. */
  today_spend: Money;
  /**
     * One row per day of the period up to today, oldest first; days without views are rows with 0.
     * @maxItems 366
     */
  days: CampaignDay[];
  /**
     * One row per banner.
     * @maxItems 64
     */
  banners: BannerResult[];
  /** Figures of the same number of days just before; present with `compare=previous`. */
  previous?: CampaignTotals;
}

/**
 * Set of campaigns. `active`: campaigns to show now, within their days and with money left; `moderation`: campaigns that await moderation.
 */
export type MarketplaceCampaignFilter = typeof MarketplaceCampaignFilter[keyof typeof MarketplaceCampaignFilter];


export const MarketplaceCampaignFilter = {
  active: 'active',
  moderation: 'moderation',
} as const;

/**
 * Dealership of a campaign.
 */
export interface CampaignOwner {
  /**
     * Id of the business user.
     * @minimum 1
     */
  id: number;
  /**
     * Name of the company, or of its owner.
     * @maxLength 200
     */
  name: string;
  /** Phone number for questions from the moderators. */
  phone?: Phone;
}

/**
 * A campaign for the buyers' site and its moderators.
 */
export interface MarketplaceCampaign {
  /**
     * Id of the campaign.
     * @minimum 1
     */
  id: number;
  /** Status of the campaign. */
  status: CampaignStatus;
  /**
     * Time of the last status change.
     * @maxLength 40
     */
  status_since: string;
  /** Dealership of the campaign. */
  dealership: CampaignOwner;
  /**
     * Owner of the company.
     * @minLength 1
     * @maxLength 200
     */
  company_owner: string;
  /**
     * Name of the company.
     * @minLength 1
     * @maxLength 200
     */
  company_name: string;
  /** Segment that the campaign advertises. */
  segment: CampaignSegment;
  /** Brand that the campaign advertises; absent for all brands. */
  brand?: NamedReference;
  /**
     * First day, in Asia/Tashkent.
     * @maxLength 10
     */
  start_date: string;
  /**
     * Last day, inclusive.
     * @maxLength 10
     */
  end_date: string;
  /** Unit of payment. */
  price_model: PriceModel;
  /**
     * Address that a click opens; https only.
     * @maxLength 500
     * @pattern ^https://
     */
  href: string;
  /**
     * Banners of the campaign. With `position` or `language`, only matching banners.
     * @minItems 1
     * @maxItems 8
     */
  banners: Banner[];
  /**
     * Fields that have changed since the last approval; empty before the first approval.
     * @maxItems 11
     */
  changed_fields: CampaignField[];
}

/**
 * One page of campaigns.
 */
export interface MarketplaceCampaignList {
  /**
     * Rows of this page.
     * @maxItems 100
     */
  results: MarketplaceCampaign[];
  /** Number of rows that match the filter, over all pages. */
  count: Count;
}

/**
 * The decision.
 */
export type CampaignApprovalDecision = typeof CampaignApprovalDecision[keyof typeof CampaignApprovalDecision];


export const CampaignApprovalDecision = {
  approved: 'approved',
} as const;

/**
 * Approves the campaign.
 */
export interface CampaignApproval {
  /** The decision. */
  decision: CampaignApprovalDecision;
}

/**
 * The decision.
 */
export type CampaignDeclineDecision = typeof CampaignDeclineDecision[keyof typeof CampaignDeclineDecision];


export const CampaignDeclineDecision = {
  declined: 'declined',
} as const;

/**
 * Declines the campaign. Its money returns to the balance at once.
 */
export interface CampaignDecline {
  /** The decision. */
  decision: CampaignDeclineDecision;
  /**
     * Reasons for declining.
     * @minItems 1
     * @maxItems 20
     */
  reasons: DeclinedReason[];
}

/**
 * The decision of a moderator.
 */
export type CampaignModeration = CampaignApproval | CampaignDecline;

/**
 * Kind of banner event.
 */
export type BannerEventKind = typeof BannerEventKind[keyof typeof BannerEventKind];


export const BannerEventKind = {
  view: 'view',
  click: 'click',
} as const;

/**
 * One view or click of a banner.
 */
export interface BannerEvent {
  /**
     * Id of the event at the buyers' site; each id counts only once, forever.
     * @minLength 1
     * @maxLength 100
     */
  id: string;
  /** Kind of event. */
  kind: BannerEventKind;
  /** Position of the banner. */
  position: BannerPosition;
  /** Language of the banner. */
  language: BannerLanguage;
  /**
     * Time of the event, at most 5 minutes ahead and 48 hours back, while the campaign was active. The event counts on the day of this time.
     * @maxLength 40
     */
  at: Moment;
}

/**
 * A batch of events.
 */
export interface BannerEvents {
  /**
     * Events in any order.
     * @minItems 1
     * @maxItems 1000
     */
  events: BannerEvent[];
}

/**
 * Reason for a rejected event. `not_running`: the campaign was not active at that time, or is over; `out_of_money`: less than one unit is left; `time_out_of_range`; `unknown_banner`: the campaign has no banner for this position and language.
 */
export type BannerEventRejection = typeof BannerEventRejection[keyof typeof BannerEventRejection];


export const BannerEventRejection = {
  not_running: 'not_running',
  out_of_money: 'out_of_money',
  time_out_of_range: 'time_out_of_range',
  unknown_banner: 'unknown_banner',
} as const;

/**
 * An event that was not counted.
 */
export interface RejectedBannerEvent {
  /**
     * Id of the event.
     * @maxLength 100
     */
  id: string;
  /** Reason for the rejection. */
  code: BannerEventRejection;
}

/**
 * The result of a batch.
 */
export interface BannerEventsResult {
  /**
     * Number of events counted now.
     * @minimum 0
     * @maximum 1000
     */
  accepted: number;
  /**
     * Number of events that were already counted.
     * @minimum 0
     * @maximum 1000
     */
  repeated: number;
  /**
     * Events that were not counted.
     * @maxItems 1000
     */
  rejected: RejectedBannerEvent[];
  /** Current status of the campaign; do not show it unless `active`. */
  status: CampaignStatus;
}

/**
 * Card system, determined by the first digits.
 */
export type CardType = typeof CardType[keyof typeof CardType];


export const CardType = {
  uzcard: 'uzcard',
  humo: 'humo',
  other: 'other',
} as const;

/**
 * A card of the business. Only the provider's token is stored, never the card number.
 */
export interface Card {
  /**
     * Id of the card.
     * @minimum 1
     */
  id: number;
  /** Card system. */
  type: CardType;
  /**
     * First six and last four digits, as the provider returns them.
     * @maxLength 25
     * @pattern ^\d{6}\*{4,9}\d{4}$
     */
  masked: string;
  /**
     * Month and year, MM/YY.
     * @maxLength 5
     * @pattern ^(0[1-9]|1[0-2])/\d{2}$
     */
  expires: string;
  /** True for the card that the payment dialog preselects; at most one card. */
  is_default: boolean;
  /** True when the expiry month has passed; the card cannot pay. */
  is_expired: boolean;
  /**
     * Time of the last payment with this card; absent when there was none.
     * @maxLength 40
     */
  last_used_at?: string;
  /**
     * Time when the card was added.
     * @maxLength 40
     */
  created_at: string;
}

/**
 * Cards of the business.
 */
export interface CardList {
  /**
     * Cards, the default one first, then the newest.
     * @maxItems 20
     */
  results: Card[];
  /** Number of cards. */
  count: Count;
}

/**
 * A card that the provider has verified in the browser. The server asks the provider for its mask and expiry.
 */
export interface CardCreate {
  /**
     * The provider's token. A card number is rejected.
     * @minLength 16
     * @maxLength 500
     * @pattern ^(?!\d{16,19}$)[A-Za-z0-9_.=-]+$
     */
  token: string;
  /** True to make it the default card; the first card always becomes the default. */
  is_default?: boolean;
}

/**
 * Fields to change.
 */
export const CardUpdateValue = {
  /** Makes this card the default one instead of the previous default. */
  is_default: true,
} as const;
export type CardUpdate = typeof CardUpdateValue;

/**
 * Data for the verification of a card at the provider, in the browser.
 */
export interface CardVerification {
  /**
     * The provider's token of the card.
     * @minLength 1
     * @maxLength 500
     */
  token: string;
}

/**
 * The payment provider.
 */
export type PaymentProviderName = typeof PaymentProviderName[keyof typeof PaymentProviderName];


export const PaymentProviderName = {
  payme: 'payme',
} as const;

/**
 * `live`: cards are charged; `sandbox`: test cards, no money moves.
 */
export type PaymentProviderMode = typeof PaymentProviderMode[keyof typeof PaymentProviderMode];


export const PaymentProviderMode = {
  live: 'live',
  sandbox: 'sandbox',
} as const;

/**
 * The payment provider and its limits, for the browser. The data is public.
 */
export interface PaymentProvider {
  /** The payment provider. */
  provider: PaymentProviderName;
  /** Mode of the provider. */
  mode: PaymentProviderMode;
  /**
     * Address of the provider's API for browsers (JSON-RPC `cards.*`).
     * @maxLength 500
     */
  url: string;
  /**
     * Merchant id, sent to the provider in the `X-Auth` header.
     * @minLength 1
     * @maxLength 100
     */
  merchant_id: string;
  /**
     * Address of the provider's offer, linked in the payment dialog.
     * @maxLength 500
     */
  offer_url: string;
  /**
     * Card types that the provider accepts.
     * @maxItems 3
     */
  card_types: CardType[];
  /**
     * Smallest charge in so'm.
     * @minimum 1
     * @maximum 1000000000000
     */
  min_amount: number;
  /**
     * Largest charge in so'm.
     * @minimum 1
     * @maximum 1000000000000
     */
  max_amount: number;
}

/**
 * Status of a payment. `pending`: the outcome is not known yet; `paid`: the money arrived; `failed`: the card was not charged, see `failure_code`; `cancelled`: the receipt was cancelled and nothing was charged, as after 24 hours without an outcome; `refunding`: the refund is in progress; `refunded`: the money is back on the card.
 */
export type PaymentStatus = typeof PaymentStatus[keyof typeof PaymentStatus];


export const PaymentStatus = {
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
  refunding: 'refunding',
  refunded: 'refunded',
} as const;

/**
 * Order of the payments.
 */
export type PaymentOrdering = typeof PaymentOrdering[keyof typeof PaymentOrdering];


export const PaymentOrdering = {
  created_at: 'created_at',
  '-created_at': '-created_at',
  amount: 'amount',
  '-amount': '-amount',
} as const;

/**
 * Reference to a campaign.
 */
export interface CampaignRef {
  /**
     * Id of the campaign.
     * @minimum 1
     */
  id: number;
  /**
     * Title of its first banner.
     * @minLength 1
     * @maxLength 100
     */
  title: string;
}

/**
 * A card as shown on a receipt; kept after the card is removed.
 */
export interface CardMask {
  /** Card system. */
  type: CardType;
  /**
     * First six and last four digits, as the provider returns them.
     * @maxLength 25
     * @pattern ^\d{6}\*{4,9}\d{4}$
     */
  masked: string;
}

/**
 * The payer at the time of the payment.
 */
export interface Payer {
  /**
     * Name of the company, or of its owner when the company has none.
     * @maxLength 200
     */
  company_name: string;
  /**
     * Tax number; absent when none is known.
     * @maxLength 14
     * @pattern ^(\d{9}|\d{14})$
     */
  tin?: string;
}

/**
 * Reason why the card was not charged. After `card_not_verified` the card needs the SMS step again (`startCardVerification`). With `provider_unavailable` nothing was charged.
 */
export type PaymentFailure = typeof PaymentFailure[keyof typeof PaymentFailure];


export const PaymentFailure = {
  insufficient_funds: 'insufficient_funds',
  card_expired: 'card_expired',
  card_blocked: 'card_blocked',
  card_not_verified: 'card_not_verified',
  limit_exceeded: 'limit_exceeded',
  sms_off: 'sms_off',
  declined: 'declined',
  provider_unavailable: 'provider_unavailable',
} as const;

/**
 * Reason why a payment cannot be refunded. `not_paid`: it is not paid; `no_card`: no card was charged; `reserved`: the money is reserved for a campaign; `spent`: part of it is spent, and only full refunds are possible; `refunding`, `refunded`: the refund is in progress or complete.
 */
export type RefundBlock = typeof RefundBlock[keyof typeof RefundBlock];


export const RefundBlock = {
  not_paid: 'not_paid',
  no_card: 'no_card',
  reserved: 'reserved',
  spent: 'spent',
  refunding: 'refunding',
  refunded: 'refunded',
} as const;

/**
 * A payment and its receipt.
 */
export interface Payment {
  /**
     * Id of the payment.
     * @minimum 1
     */
  id: number;
  /**
     * Number of the receipt.
     * @minLength 1
     * @maxLength 30
     */
  number: string;
  /** Status of the payment; poll while it is `pending` or `refunding`. */
  status: PaymentStatus;
  /** Campaign that the payment is for. */
  campaign: CampaignRef;
  /** Card part of the payment in so'm; 0 when all came from the balance. */
  amount: Money;
  /** Balance part of the payment in so'm. */
  from_balance: Money;
  /** Always so'm. */
  currency: 'UZS';
  /** Card of the payment; absent when all came from the balance. */
  card?: CardMask;
  /** The payer. */
  payer: Payer;
  /** Employee who started the payment. */
  created_by: EmployeeRef;
  /** Reason of the failure; only while `failed`. */
  failure_code?: PaymentFailure;
  /**
     * Id of the receipt at the provider; absent until there is one.
     * @maxLength 100
     */
  provider_receipt_id?: string;
  /**
     * Address of the fiscal receipt; absent until the provider has one.
     * @maxLength 500
     */
  fiscal_url?: string;
  /** True when `refundPayment` is possible now. */
  is_refundable: boolean;
  /** Reason why a refund is not possible; only when `is_refundable` is false. */
  refund_blocked_by?: RefundBlock;
  /**
     * Time when the payment was started.
     * @maxLength 40
     */
  created_at: string;
  /**
     * Time when the payment was paid.
     * @maxLength 40
     */
  paid_at?: string;
  /**
     * Time when the payment failed or was cancelled.
     * @maxLength 40
     */
  failed_at?: string;
  /**
     * Time when the refund was complete.
     * @maxLength 40
     */
  refunded_at?: string;
}

/**
 * Number of payments by status, for the filters of the list without `status`. The counts add up to all payments.
 */
export interface PaymentStatusCounts {
  /** Payments without an outcome yet. */
  pending: StatusCount;
  /** Paid payments. */
  paid: StatusCount;
  /** Failed payments. */
  failed: StatusCount;
  /** Cancelled payments. */
  cancelled: StatusCount;
  /** Payments whose refund is in progress. */
  refunding: StatusCount;
  /** Refunded payments. */
  refunded: StatusCount;
}

/**
 * One page of payments.
 */
export interface PaymentList {
  /**
     * Rows of this page.
     * @maxItems 100
     */
  results: Payment[];
  /** Number of rows that match the filter, over all pages. */
  count: Count;
  /** Number of payments by status. */
  statuses: PaymentStatusCounts;
}

/**
 * A payment for a campaign: by card, from the balance, or both. The campaign receives the sum of both.
 */
export interface PaymentCreate {
  /**
     * Id of the campaign.
     * @minimum 1
     */
  campaign_id: number;
  /**
     * Id of the card to charge; send `amount` with it.
     * @minimum 1
     */
  card_id?: number;
  /**
     * Amount in so'm to charge to the card, from `min_amount` to `max_amount` of the provider.
     * @minimum 1
     * @maximum 1000000000000
     */
  amount?: number;
  /**
     * Amount in so'm to take from the free balance.
     * @minimum 1
     * @maximum 1000000000000
     */
  from_balance?: number;
  /**
     * `Campaign.paid` when the sum was shown. If the value has changed since, as after a payment in a second tab, nothing is charged (409 `campaign_paid_meanwhile`).
     * @minimum 0
     * @maximum 1000000000000
     */
  expected_paid?: number;
}

/**
 * Recipient of the receipt.
 */
export interface ReceiptRecipient {
  /** Phone number that gets the receipt by SMS. */
  phone: Phone;
}

/**
 * Spend of a period.
 */
export interface BalancePeriod {
  /**
     * First day, in Asia/Tashkent.
     * @maxLength 10
     */
  from: string;
  /**
     * Last day.
     * @maxLength 10
     */
  to: string;
  /** So'm spent, as the sum of the `spend` entries. */
  spent: Money;
}

/**
 * The ad balance of the business, in so'm: topped_up − refunded = free + reserved + spent.
 */
export interface Balance {
  /** Always so'm. */
  currency: 'UZS';
  /** Total charged to cards so far. */
  topped_up: Money;
  /** Total returned to cards so far. */
  refunded: Money;
  /** Money available for any campaign or for a refund, except `held`; it never expires. */
  free: Money;
  /** Part of `free` claimed by pending payments and refunds. */
  held: Money;
  /** Money reserved for campaigns, the sum of their `budget_left`. */
  reserved: Money;
  /** Total spent by campaigns so far. */
  spent: Money;
  /** Spend of the last 30 days. */
  period: BalancePeriod;
}

/**
 * Kind of entry. `top_up`: charged to a card (+ free); `reserve`: set aside for a campaign (− free); `release`: returned from a campaign (+ free); `spend`: views and clicks of one campaign and day, paid from its reserve; `refund`: returned to a card (− free).
 */
export type LedgerKind = typeof LedgerKind[keyof typeof LedgerKind];


export const LedgerKind = {
  top_up: 'top_up',
  reserve: 'reserve',
  release: 'release',
  spend: 'spend',
  refund: 'refund',
} as const;

/**
 * Order of the entries.
 */
export type LedgerOrdering = typeof LedgerOrdering[keyof typeof LedgerOrdering];


export const LedgerOrdering = {
  at: 'at',
  '-at': '-at',
  amount: 'amount',
  '-amount': '-amount',
} as const;

/**
 * A payment as shown in an entry.
 */
export interface LedgerPayment {
  /**
     * Id of the payment.
     * @minimum 1
     */
  id: number;
  /**
     * Number of the receipt.
     * @minLength 1
     * @maxLength 30
     */
  number: string;
  /** Status of the payment. */
  status: PaymentStatus;
}

/**
 * One row of the ledger. Rows never change, except that a `spend` row grows until its day is over.
 */
export interface LedgerEntry {
  /**
     * Id of the entry.
     * @minimum 1
     */
  id: number;
  /** Kind of entry; determines the sign of the amount. */
  kind: LedgerKind;
  /**
     * Time of the entry. For `spend`, the end of the day, or now while the day is not over.
     * @maxLength 40
     */
  at: string;
  /**
     * Amount in so'm.
     * @minimum 1
     * @maximum 1000000000000
     */
  amount: number;
  /** Free balance after the entry; absent for `spend`, which does not change it. */
  free_after?: Money;
  /** Campaign of the entry; absent for `top_up` and `refund` without a campaign. */
  campaign?: CampaignRef;
  /** Payment of the entry; set for `top_up`, `refund` and a `reserve` made by a payment. */
  payment?: LedgerPayment;
  /** Card of the entry; set for `top_up` and `refund`. */
  card?: CardMask;
  /**
     * Day in Asia/Tashkent; set for `spend`.
     * @maxLength 10
     */
  day?: string;
  /**
     * Number of paid views; set for `spend` of a CPM campaign.
     * @minimum 0
     * @maximum 1000000000000
     */
  views?: number;
  /**
     * Number of paid clicks; set for `spend` of a CPC campaign.
     * @minimum 0
     * @maximum 1000000000000
     */
  clicks?: number;
  /** True while the day of a `spend` is not over. */
  is_open?: boolean;
}

/**
 * Sums over all pages, by kind.
 */
export interface LedgerTotals {
  /** Total charged to cards. */
  top_up: Money;
  /** Total set aside for campaigns. */
  reserve: Money;
  /** Total returned from campaigns. */
  release: Money;
  /** Total spent. */
  spend: Money;
  /** Total returned to cards. */
  refund: Money;
}

/**
 * One page of the ledger.
 */
export interface LedgerList {
  /**
     * Rows of this page.
     * @maxItems 100
     */
  results: LedgerEntry[];
  /** Number of rows that match the filter, over all pages. */
  count: Count;
  /** Sums over all pages. */
  totals: LedgerTotals;
}

/**
 * Number of cars.
 * @minimum 0
 * @maximum 1000000
 */
export type StockCount = number;

/**
 * A sum over many cars, in so'm.
 * @minimum -1000000000000000
 * @maximum 1000000000000000
 */
export type StockAmount = number;

/**
 * Per cent, one decimal.
 * @minimum -1000000
 * @maximum 1000000
 */
export type StockPercent = number;

/**
 * Days in stock.
 */
export type StockBandName = typeof StockBandName[keyof typeof StockBandName];


export const StockBandName = {
  days_0_30: 'days_0_30',
  days_31_60: 'days_31_60',
  days_61_90: 'days_61_90',
  days_over_90: 'days_over_90',
} as const;

/**
 * Cars in stock within a range of days.
 */
export interface StockBand {
  /** Range of days in stock. */
  band: StockBandName;
  /** Cars. */
  cars: StockCount;
  /** Cost of the cars that are not on commission. */
  money: StockAmount;
  /** Cars without a purchase. */
  without_cost: StockCount;
  /**
     * Prices above the sum of the market prices, in per cent. Absent when no car of the band has a market price.
     * @minimum -1000000
     * @maximum 1000000
     */
  market_percent?: number;
}

/**
 * Cars in stock.
 */
export interface StockSummary {
  /**
     * Time of the computation.
     * @maxLength 40
     */
  computed_at: string;
  /** Cars in stock. */
  cars: StockCount;
  /** Cost of the cars that are not on commission. */
  money: StockAmount;
  /** Cars without a purchase. */
  without_cost: StockCount;
  /** Cars out of stock whose sale is not recorded: sold elsewhere, or deactivated or archived with a purchase. `transitionAuto` records it. */
  without_sale: StockCount;
  /**
     * Average of days in stock; absent without cars.
     * @minimum 0
     * @maximum 100000
     */
  days?: number;
  /** Prices less cost of the cars with both; absent without such a car. */
  margin?: StockAmount;
  /** `margin` in per cent of the prices. */
  margin_percent?: StockPercent;
  /**
     * Prices above the sum of the market prices, in per cent; absent without a market price.
     * @minimum -1000000
     * @maximum 1000000
     */
  market_percent?: number;
  /**
     * The cars by days in stock.
     * @minItems 4
     * @maxItems 4
     */
  bands: StockBand[];
}

/**
 * Month, car or seller.
 */
export type ProfitGrouping = typeof ProfitGrouping[keyof typeof ProfitGrouping];


export const ProfitGrouping = {
  month: 'month',
  auto: 'auto',
  seller: 'seller',
} as const;

/**
 * Sales and their profit.
 */
export interface ProfitFigures {
  /** Sold cars. */
  sold: StockCount;
  /** Sold cars without a purchase. */
  without_cost: StockCount;
  /** Prices of all sales. */
  revenue: StockAmount;
  /** Cost of the sold cars with a purchase. */
  cost: StockAmount;
  /** Prices less cost of the sold cars with a purchase. */
  profit: StockAmount;
  /** `profit` in per cent of the prices of cars with a purchase; absent without such a car. */
  profit_percent?: StockPercent;
  /**
     * Average of days from the purchase, or else the creation, to the sale; absent without sales.
     * @minimum 0
     * @maximum 100000
     */
  days?: number;
}

/**
 * Sales of a month, a car or a seller.
 */
export type ProfitRow = ProfitFigures & {
  /** What the row stands for. */
  by: ProfitGrouping;
  /**
     * First day of the month.
     * @maxLength 10
     */
  month?: string;
  /** The car. */
  car?: AutoRef;
  /** True when the listing is deleted; it cannot be opened. */
  is_deleted?: boolean;
  /**
     * Day of the sale of the car.
     * @maxLength 10
     */
  sold_on?: string;
  /** The seller; absent for sales without one. */
  seller?: EmployeeRef;
};

/**
 * Profit against the preceding period. A period that ends today is compared without today, as in `Figure`.
 */
export interface ProfitComparison {
  /**
     * Compared days.
     * @minimum 0
     * @maximum 366
     */
  days: number;
  /** Profit of the compared days. */
  profit: StockAmount;
  /** Profit of as many days of the preceding period. */
  previous: StockAmount;
  /** Change in per cent; absent when `previous` is not above 0. */
  change?: StockPercent;
}

/**
 * Rows and totals of the sales of a period.
 */
export interface ProfitList {
  /**
     * The rows.
     * @maxItems 100
     */
  results: ProfitRow[];
  /** Number of all rows. */
  count: StockCount;
  /** Figures of all rows. */
  totals: ProfitFigures;
  /** The profit against the preceding period. */
  comparison: ProfitComparison;
}

/**
 * Length of one point of the chart.
 */
export type StatisticsStep = typeof StatisticsStep[keyof typeof StatisticsStep];


export const StatisticsStep = {
  day: 'day',
  week: 'week',
  month: 'month',
} as const;

/**
 * A period of days in Asia/Tashkent, both ends inclusive.
 */
export interface Period {
  /** First day. */
  from: string;
  /** Last day. */
  to: string;
}

/**
 * One figure. A period of n days that ends today is compared without today: `compared` covers its first n−1 days, `previous` the first n−1 days of the preceding period.
 */
export interface Figure {
  /**
     * Value in the period, today included.
     * @minimum 0
     * @maximum 1000000000000
     */
  value: number;
  /**
     * Value in the compared days, without today; only with `compare`.
     * @minimum 0
     * @maximum 1000000000000
     */
  compared?: number;
  /**
     * Value in the same days of the preceding period; only with `compare`.
     * @minimum 0
     * @maximum 1000000000000
     */
  previous?: number;
  /**
     * Change from `previous` to `compared` in per cent, one decimal; absent without `compare` and when `previous` is below 10.
     * @minimum -100
     * @maximum 1000000
     */
  change?: number;
}

/**
 * Summary figures. With roles on, a seller gets the figures of their own leads: `sold` counts cars sold to those leads; `views` and `likes` are 0.
 */
export interface Figures {
  /** Views of listings, counted once per visitor, listing and hour. */
  views: Figure;
  /** New favourites minus removed ones, at least 0 per car and day. */
  likes: Figure;
  /** Leads of type `call` created in the period. */
  calls: Figure;
  /** Leads of type `leads` created in the period. */
  requests: Figure;
  /** Leads of type `room` created in the period. */
  chats: Figure;
  /** Leads of all types created in the period. */
  leads: Figure;
  /** Cars sold on Karvon in the period, by the day of the sale; undone sales do not count. */
  sold: Figure;
}

/**
 * One point of the chart; the points add up to the figures.
 */
export interface StatisticsPoint {
  /** First day of the step. */
  date: string;
  /**
     * Views of listings.
     * @minimum 0
     * @maximum 1000000000000
     */
  views: number;
  /**
     * New favourites.
     * @minimum 0
     * @maximum 1000000000000
     */
  likes: number;
  /**
     * Leads of type `call`.
     * @minimum 0
     * @maximum 1000000000000
     */
  calls: number;
  /**
     * Leads of type `leads`.
     * @minimum 0
     * @maximum 1000000000000
     */
  requests: number;
  /**
     * Leads of type `room`.
     * @minimum 0
     * @maximum 1000000000000
     */
  chats: number;
  /**
     * Leads of all types.
     * @minimum 0
     * @maximum 1000000000000
     */
  leads: number;
  /**
     * Cars sold on Karvon.
     * @minimum 0
     * @maximum 1000000000000
     */
  sold: number;
}

/**
 * A car that did well.
 */
export interface BestAuto {
  /** The car. */
  car: AutoRef;
  /** Current status of the listing. */
  status: AutoStatus;
  /**
     * Views in the period.
     * @minimum 0
     * @maximum 1000000000000
     */
  views: number;
  /**
     * Favourites in the period.
     * @minimum 0
     * @maximum 1000000000000
     */
  likes: number;
  /**
     * Leads in the period.
     * @minimum 0
     * @maximum 1000000000000
     */
  leads: number;
  /**
     * Whole days in the showroom, until now or until the car was sold or archived.
     * @minimum 0
     * @maximum 100000
     */
  days: number;
}

/**
 * Reason why a car needs care. Actions, in the order of the values: lower the price, correct, add photos, renew, refresh, complete.
 */
export type AttentionReason = typeof AttentionReason[keyof typeof AttentionReason];


export const AttentionReason = {
  price_above_market: 'price_above_market',
  moderation_declined: 'moderation_declined',
  too_few_photos: 'too_few_photos',
  expires_soon: 'expires_soon',
  few_views: 'few_views',
  incomplete: 'incomplete',
} as const;

/**
 * A car that needs care, with the data for its action.
 */
export interface WorstAuto {
  /** The car. */
  car: AutoRef;
  /** Version of the listing, for `If-Match`. */
  version: Version;
  /** Current status of the listing. */
  status: AutoStatus;
  /** Reason why the car needs care. */
  reason: AttentionReason;
  /**
     * Per cent above the market, for `price_above_market`.
     * @minimum 0
     * @maximum 1000
     */
  above_market?: number;
  /** The moderator's first reason, for `moderation_declined`. */
  declined_reason?: DeclinedReason;
  /**
     * Number of photos, for `too_few_photos`.
     * @minimum 0
     * @maximum 30
     */
  photo_count?: number;
  /**
     * Completeness of the listing in per cent, for `incomplete`.
     * @minimum 0
     * @maximum 100
     */
  score?: number;
  /** Expiry time, for `expires_soon`. */
  expires_at?: string;
  /** Asking price, in `currency`; absent on a listing without one. */
  price?: Money;
  /** Currency of `price`. */
  currency?: Currency;
  /**
     * Views in the period.
     * @minimum 0
     * @maximum 1000000000000
     */
  views: number;
  /**
     * Leads in the period.
     * @minimum 0
     * @maximum 1000000000000
     */
  leads: number;
  /**
     * Whole days in the showroom.
     * @minimum 0
     * @maximum 100000
     */
  days: number;
  /**
     * Statuses that `transitionAuto` may set now.
     * @maxItems 12
     */
  allowed_transitions: AutoStatus[];
  /** True when `updateAuto` is allowed in this status. */
  can_edit: boolean;
  /** True when `refreshAuto` is allowed now. */
  can_refresh: boolean;
}

/**
 * The statistics of a period.
 */
export interface Statistics {
  /** Time when the figures were computed; today counts up to this time. */
  computed_at: string;
  /** Days that are counted. */
  period: Period;
  /** Preceding period of the same length; only with `compare`. */
  previous_period?: Period;
  /** Showroom of the figures; absent for all showrooms. */
  avtosalon?: NamedReference;
  /** Summary figures. */
  figures: Figures;
  /** Length of one point. */
  step: StatisticsStep;
  /**
     * Points of the chart, oldest first; steps without events have points too.
     * @maxItems 400
     */
  points: StatisticsPoint[];
  /**
     * Points of the preceding period; only with `compare`. Each point is earlier than its counterpart by the length of the period.
     * @maxItems 400
     */
  previous_points?: StatisticsPoint[];
  /**
     * Number of current cars without deleted ones; the sum over `statuses`.
     * @minimum 0
     * @maximum 1000000
     */
  auto_count: number;
  /** Number of cars by current status. */
  statuses: AutoStatusCounts;
  /**
     * Best cars, most views first.
     * @maxItems 10
     */
  best: BestAuto[];
  /**
     * Cars that need care, by cost (lost views per day, times days), highest first. Each reason has at most two cars.
     * @maxItems 10
     */
  worst: WorstAuto[];
}

/**
 * A figure of a car; `interest` is the sum of likes and leads.
 */
export type AutoFigure = typeof AutoFigure[keyof typeof AutoFigure];


export const AutoFigure = {
  impressions: 'impressions',
  views: 'views',
  likes: 'likes',
  calls: 'calls',
  requests: 'requests',
  chats: 'chats',
  leads: 'leads',
  interest: 'interest',
  sold: 'sold',
} as const;

/**
 * Order of the cars.
 */
export type AutoFiguresOrdering = typeof AutoFiguresOrdering[keyof typeof AutoFiguresOrdering];


export const AutoFiguresOrdering = {
  '-impressions': '-impressions',
  '-views': '-views',
  '-likes': '-likes',
  '-calls': '-calls',
  '-chats': '-chats',
  '-leads': '-leads',
  '-interest': '-interest',
  '-sold_at': '-sold_at',
  days: 'days',
  '-days': '-days',
} as const;

/**
 * A car and its figures in the period.
 */
export interface AutoFigures {
  /** The car. */
  car: AutoRef;
  /** True when the listing is deleted; it cannot be opened. */
  is_deleted: boolean;
  /** Current status of the listing. */
  status: AutoStatus;
  /** Current showroom; absent without one. */
  avtosalon?: NamedReference;
  /**
     * Impressions of the car in lists; absent while the marketplace does not report them.
     * @minimum 0
     * @maximum 1000000000000
     */
  impressions?: number;
  /**
     * Views.
     * @minimum 0
     * @maximum 1000000000000
     */
  views: number;
  /**
     * New favourites.
     * @minimum 0
     * @maximum 1000000000000
     */
  likes: number;
  /**
     * Leads of type `call`.
     * @minimum 0
     * @maximum 1000000000000
     */
  calls: number;
  /**
     * Leads of type `leads`.
     * @minimum 0
     * @maximum 1000000000000
     */
  requests: number;
  /**
     * Leads of type `room`.
     * @minimum 0
     * @maximum 1000000000000
     */
  chats: number;
  /**
     * Leads of all types.
     * @minimum 0
     * @maximum 1000000000000
     */
  leads: number;
  /**
     * Likes and leads.
     * @minimum 0
     * @maximum 1000000000000
     */
  interest: number;
  /**
     * 1 when the car was sold in the period, else 0.
     * @minimum 0
     * @maximum 1
     */
  sold: number;
  /** Time of the sale; only when `sold` is 1. */
  sold_at?: string;
  /** Sale price in `currency`; only when `sold` is 1. */
  sale_price?: Money;
  /** Currency of `sale_price`. */
  currency?: Currency;
  /**
     * Whole days in the showroom, until now or until the car was sold or archived.
     * @minimum 0
     * @maximum 100000
     */
  days: number;
}

/**
 * Sums over all matching rows.
 */
export interface AutoFiguresTotals {
  /**
     * Impressions; absent while the marketplace does not report them.
     * @minimum 0
     * @maximum 1000000000000
     */
  impressions?: number;
  /**
     * Views.
     * @minimum 0
     * @maximum 1000000000000
     */
  views: number;
  /**
     * New favourites.
     * @minimum 0
     * @maximum 1000000000000
     */
  likes: number;
  /**
     * Leads of type `call`.
     * @minimum 0
     * @maximum 1000000000000
     */
  calls: number;
  /**
     * Leads of type `leads`.
     * @minimum 0
     * @maximum 1000000000000
     */
  requests: number;
  /**
     * Leads of type `room`.
     * @minimum 0
     * @maximum 1000000000000
     */
  chats: number;
  /**
     * Leads of all types.
     * @minimum 0
     * @maximum 1000000000000
     */
  leads: number;
  /**
     * Likes and leads.
     * @minimum 0
     * @maximum 1000000000000
     */
  interest: number;
  /**
     * Cars sold.
     * @minimum 0
     * @maximum 1000000
     */
  sold: number;
}

/**
 * A page of cars with their figures.
 */
export interface AutoFiguresList {
  /**
     * Rows of this page.
     * @maxItems 100
     */
  results: AutoFigures[];
  /** Number of cars that match the filter, over all pages. */
  count: Count;
  /**
     * Number of matching leads about no car, of the type that `figure` selects; `totals` includes them. Absent when there are none, and with `q`.
     * @minimum 0
     * @maximum 1000000000000
     */
  without_auto?: number;
  /** Sums over all pages. */
  totals: AutoFiguresTotals;
}

/**
 * Step of the funnel: impressions in lists, views of the listing, interest (likes and leads), leads, sold cars.
 */
export type FunnelStep = typeof FunnelStep[keyof typeof FunnelStep];


export const FunnelStep = {
  impressions: 'impressions',
  views: 'views',
  interest: 'interest',
  leads: 'leads',
  sold: 'sold',
} as const;

/**
 * One step of the funnel.
 */
export interface FunnelRow {
  /** Step of the funnel. */
  step: FunnelStep;
  /**
     * Value in the period, today included.
     * @minimum 0
     * @maximum 1000000000000
     */
  value: number;
  /**
     * Value in the compared days, without today; only with `compare`.
     * @minimum 0
     * @maximum 1000000000000
     */
  compared?: number;
  /**
     * Value in the same days of the preceding period; only with `compare`.
     * @minimum 0
     * @maximum 1000000000000
     */
  previous?: number;
  /**
     * Share of the preceding step in per cent, one decimal, possibly above 100. Absent on the first step and when the preceding step is 0.
     * @minimum 0
     * @maximum 100000
     */
  conversion?: number;
}

/**
 * The funnel of one showroom.
 */
export interface AvtosalonFunnel {
  /** The showroom; absent for cars without one. */
  avtosalon?: NamedReference;
  /**
     * Steps in order, impressions first.
     * @maxItems 5
     */
  rows: FunnelRow[];
}

/**
 * The funnel from impressions to sales.
 */
export interface Funnel {
  /** Time when the figures were computed; today counts up to this time. */
  computed_at: string;
  /** Days that are counted. */
  period: Period;
  /** Preceding period of the same length; only with `compare`. */
  previous_period?: Period;
  /**
     * Steps in order, impressions first; without impressions while the marketplace does not report them.
     * @maxItems 5
     */
  rows: FunnelRow[];
  /**
     * Funnels by showroom; they add up to `rows`.
     * @maxItems 101
     */
  avtosalons: AvtosalonFunnel[];
}

/**
 * A promotion.
 */
export type PromotionKey = typeof PromotionKey[keyof typeof PromotionKey];


export const PromotionKey = {
  refresh: 'refresh',
  campaign_cpm: 'campaign_cpm',
  campaign_cpc: 'campaign_cpc',
} as const;

/**
 * Counts of one promotion.
 */
export interface PromotionSummary {
  /** Stable name of the promotion. */
  key: PromotionKey;
  /**
     * Title in the requested language.
     * @minLength 1
     * @maxLength 200
     */
  title: string;
  /**
     * Number of all items.
     * @minimum 0
     * @maximum 1000000
     */
  total: number;
  /**
     * Number of active items.
     * @minimum 0
     * @maximum 1000000
     */
  active: number;
  /**
     * Number of inactive items.
     * @minimum 0
     * @maximum 1000000
     */
  inactive: number;
}

/**
 * All promotions.
 */
export interface PromotionSummaryList {
  /**
     * One row per promotion.
     * @maxItems 50
     */
  results: PromotionSummary[];
  /** Number of promotions. */
  count: Count;
}

/**
 * Leads with the same time until the first reaction.
 */
export interface ResponseSalesBucket {
  /** Time until the first reaction. */
  bucket: ResponseBucket;
  /**
     * Leads of the period in this bucket.
     * @minimum 0
     * @maximum 1000000000000
     */
  leads: number;
  /**
     * Number of these leads with a sale.
     * @minimum 0
     * @maximum 1000000000000
     */
  sold: number;
  /**
     * Share of `sold` in `leads` in per cent, one decimal.
     * @minimum 0
     * @maximum 100
     */
  share: number;
}

/**
 * Sales by speed of response.
 */
export interface ResponseSales {
  /** Time when the figures were computed. */
  computed_at: string;
  /** Days that are counted. */
  period: Period;
  /** True when there are enough leads and sales for a comparison. */
  is_shown: boolean;
  /**
     * Number of leads with a reaction still missing to 30; 0 when there are enough.
     * @minimum 0
     * @maximum 30
     */
  missing_leads: number;
  /**
     * Number of sales still missing to 5; 0 when there are enough.
     * @minimum 0
     * @maximum 5
     */
  missing_sales: number;
  /**
     * Buckets, the fastest first; empty while `is_shown` is false.
     * @maxItems 4
     */
  buckets: ResponseSalesBucket[];
}

/**
 * Counts for the tiles, the queues and the sidebar.
 */
export interface WorkCounts {
  /** Number of all open tasks over all queues. A buyer with a waiting chat and a new lead counts once. */
  total: Count;
  /** Chats with unread messages. */
  unread_rooms: Count;
  /** Read chats that have waited for a reply for more than 10 minutes. */
  unanswered_rooms: Count;
  /** New leads. */
  new_leads: Count;
  /** New leads whose chat is in `rooms`. */
  new_leads_in_rooms: Count;
  /** New leads hidden because the same buyer has a more urgent one; `leads` has one lead per buyer. Leads in `new_leads_in_rooms` are not counted here. */
  new_leads_repeated: Count;
  /** Declined listings. */
  declined_autos: Count;
  /** Listings that expire within 72 hours. */
  expiring_autos: Count;
  /** Active listings that can be refreshed. */
  refresh_ready: Count;
  /** Pending trade-in applications. */
  pending_applications: Count;
  /** Scheduled trade-in applications whose appointment has passed. */
  overdue_applications: Count;
  /** Active campaigns with less than 10 per cent of their budget left. */
  low_campaigns: Count;
  /** Campaigns paused until a payment. */
  unpaid_campaigns: Count;
  /** Number of all showrooms. */
  avtosalons: Count;
  /** Number of all cars without deleted ones. */
  autos: Count;
}

/**
 * A chat that waits for a reply of the dealer.
 */
export interface WorkPanelRoom {
  /**
     * Id of the room.
     * @minimum 1
     */
  room_id: number;
  /**
     * Name of the buyer or visitor.
     * @minLength 1
     * @maxLength 200
     */
  client_name: string;
  /** Portrait; absent when there is none. */
  profile_pic?: Image;
  /** True when the buyer is online now. */
  is_online: boolean;
  /** True for a read chat without a reply, false for an unread one. */
  is_read: boolean;
  /**
     * Text of the last message, shortened; empty for a message with photos only.
     * @maxLength 500
     */
  text: string;
  /**
     * Number of unread messages.
     * @minimum 0
     * @maximum 100000
     */
  unreadCount: number;
  /** Car that the chat is about. */
  car?: AutoRef;
  /** Employee responsible for the lead of the chat; absent when there is none. */
  responsible?: EmployeeRef;
  /** Time of the first unanswered message. */
  waiting_since: string;
}

/**
 * A listing with its possible actions.
 */
export interface WorkPanelAuto {
  /** The listing. */
  car: AutoRef;
  /** Version of the listing, for `If-Match`. */
  version: Version;
  /**
     * Statuses that `transitionAuto` may set now; `active` on an active listing means that it can be renewed.
     * @maxItems 12
     */
  allowed_transitions: AutoStatus[];
  /** True when `updateAuto` is allowed in this status. */
  can_edit: boolean;
}

/**
 * A declined listing, to be corrected.
 */
export type WorkPanelDeclined = WorkPanelAuto & {
  /**
     * Reasons of the moderator.
     * @minItems 1
     * @maxItems 50
     */
  reasons: DeclinedReason[];
  /** Time when the listing was declined. */
  declined_at: string;
};

/**
 * A listing that expires within 72 hours, to be renewed.
 */
export type WorkPanelExpiring = WorkPanelAuto & {
  /** Expiry time of the listing. */
  expires_at: string;
  /**
     * Whole days in the showroom.
     * @minimum 0
     * @maximum 100000
     */
  days: number;
};

/**
 * A listing that can be refreshed now, or is among the next.
 */
export type WorkPanelRefresh = WorkPanelAuto & {
  /** True when the listing can be refreshed now. */
  is_ready: boolean;
  /** Time of the last refresh; absent when there was none. */
  refreshed_at?: string;
  /** Time from which the listing can be refreshed. */
  next_update_at: string;
};

/**
 * Kind of a campaign's shortage. `low_budget`: less than 10 per cent of the budget is left; `unpaid`: the campaign is paused until a payment.
 */
export type CampaignShortage = typeof CampaignShortage[keyof typeof CampaignShortage];


export const CampaignShortage = {
  low_budget: 'low_budget',
  unpaid: 'unpaid',
} as const;

/**
 * A campaign short of money, to be topped up.
 */
export interface WorkPanelCampaign {
  /**
     * Id of the campaign.
     * @minimum 1
     */
  id: number;
  /** Version of the campaign, for `If-Match`. */
  version: Version;
  /**
     * Name of the campaign in lists (`Campaign.title`).
     * @minLength 1
     * @maxLength 100
     */
  title: string;
  /** Kind of the shortage. */
  shortage: CampaignShortage;
  /** Planned budget in so'm. */
  budget: Money;
  /** Spent amount in so'm. */
  spend: Money;
  /** Paid amount in so'm that is not spent yet. */
  budget_left: Money;
  /** Part of the budget in so'm that is not paid yet. */
  to_pay: Money;
  /** True when `createPayment` is possible. */
  can_pay: boolean;
  /** Last day of the campaign. */
  end_date: string;
  /** Day on which the money runs out at the current pace; absent when it lasts until the end. */
  runs_out_on?: string;
  /**
     * Actions that `actOnCampaign` allows now.
     * @maxItems 10
     */
  allowed_actions: CampaignAction[];
}

/**
 * Time from a contact of a buyer to the first reaction: a message, an attempt or `contacted`. Contacts without a reaction count with their age once it reaches 60 minutes. Answered calls and leads recorded by hand do not count.
 */
export interface ResponseSpeed {
  /**
     * Number of counted days, today included.
     * @minimum 1
     * @maximum 366
     */
  days: number;
  /** Number of counted contacts. */
  count: Count;
  /**
     * Median time in seconds; absent without contacts.
     * @minimum 0
     * @maximum 31536000
     */
  median?: number;
  /**
     * Median time in seconds within the opening hours of the contacted showroom. Contacts answered before it opened are left out. Absent without contacts.
     * @minimum 0
     * @maximum 31536000
     */
  working_median?: number;
  /**
     * Median time in seconds of the preceding period of the same length; absent without contacts.
     * @minimum 0
     * @maximum 31536000
     */
  previous?: number;
}

/**
 * A part of the panel, named as its property.
 */
export type WorkPanelPart = typeof WorkPanelPart[keyof typeof WorkPanelPart];


export const WorkPanelPart = {
  leads: 'leads',
  rooms: 'rooms',
  declined: 'declined',
  expiring: 'expiring',
  refresh: 'refresh',
  applications: 'applications',
  campaigns: 'campaigns',
  response_speed: 'response_speed',
} as const;

/**
 * Work that needs the dealer now.
 */
export interface WorkPanel {
  /** Server time, to compute waiting times. */
  now: string;
  /** Counts of the panel. */
  counts: WorkCounts;
  /**
     * New leads whose chat is not in `rooms`, one per buyer. Leads without attempts come first, then leads with attempts, then answered leads; in each group the longest wait first.
     * @maxItems 20
     */
  leads: Lead[];
  /**
     * Unread chats, then read chats that have waited for more than 10 minutes; in both groups the longest wait first.
     * @maxItems 20
     */
  rooms: WorkPanelRoom[];
  /**
     * Declined listings, newest first.
     * @maxItems 20
     */
  declined: WorkPanelDeclined[];
  /**
     * Listings that expire within 72 hours, soonest first.
     * @maxItems 20
     */
  expiring: WorkPanelExpiring[];
  /**
     * Active listings by the time from which they can be refreshed, the earliest first.
     * @maxItems 20
     */
  refresh: WorkPanelRefresh[];
  /**
     * Scheduled trade-in applications whose appointment has passed, then pending ones; in both groups the oldest first.
     * @maxItems 20
     */
  applications: Application[];
  /**
     * Campaigns short of money: paused ones first, then active ones; in both groups the smallest remaining share of the budget first.
     * @maxItems 20
     */
  campaigns: WorkPanelCampaign[];
  /** Time until buyers get a reaction. */
  response_speed: ResponseSpeed;
  /**
     * Parts that could not be read this time. They are empty, and their counts are invalid. Absent when all parts were read.
     * @minItems 1
     * @maxItems 7
     */
  failed?: WorkPanelPart[];
}

/**
 * Any other error, the same for all operations. 400: the request cannot be read (`bad_request`, `malformed_json`). 403: a session of `startDemo` tries to change something (`demo_read_only`). 500: a server fault (`internal_error`). 501: this server does not offer the operation yet (`not_implemented`). 503: the service is temporarily unavailable (`service_unavailable`, with `Retry-After`). 507: no space is left to store this (`insufficient_storage`).
 */
export type ErrorResponse = Problem;

/**
 * The body or the file is larger than allowed.
 */
export type PayloadTooLargeResponse = Problem;

/**
 * The content type or the kind of file is not supported here.
 */
export type UnsupportedMediaTypeResponse = Problem;

/**
 * One or more fields or parameters are invalid; `errors` names each. `code` is `validation_failed` for a body and `invalid_parameter` for path and query.
 */
export type UnprocessableContentResponse = Problem;

/**
 * A limit was reached. Try again after `Retry-After` seconds.
 */
export type TooManyRequestsResponse = Problem;

/**
 * The code was rejected: `code_wrong` with `left`, the number of tries left, or `code_expired`, also when no code was sent. Or a field is malformed.
 */
export type CodeRejectedResponse = Problem;

/**
 * The client is locked out of the number for 15 minutes after five wrong codes (`code_rest`). Or a general limit was reached.
 */
export type CodeRestResponse = Problem;

/**
 * The number already has an account (`already_registered`): sign in with a new code or the password. Or the invitation has expired (`invitation_expired`): the ticket stays valid.
 */
export type AlreadyRegisteredResponse = Problem;

/**
 * The request was rejected. At `ticket`: `ticket_expired` (also when used up, unknown or of another purpose), or, only in a reset, `not_registered` (no account) or `account_blocked`. At `password`: `password_too_common`. Or a field is malformed.
 */
export type TicketRejectedResponse = Problem;

/**
 * The invitation cannot be accepted. The ticket stays valid; sign in without `accept_invitation`.
 */
export type InvitationNotAcceptedResponse = Problem;

/**
 * The sign-in was rejected. At `password`: `credentials_wrong`, for a wrong password and an unknown number alike. At `ticket`: `ticket_expired` or `not_registered`. At either: `account_blocked`, only after the right password or a verified code. Or a field is malformed.
 */
export type CredentialsRejectedResponse = Problem;

/**
 * After five wrong passwords the client cannot try a password for the number for 15 minutes (`password_rest`). Or a general limit was reached.
 */
export type PasswordRestResponse = Problem;

/**
 * The access token is missing, unknown, expired or revoked. Or the member was blocked while signed in (`account_blocked`).
 */
export type UnauthorizedResponse = Problem;

/**
 * The entity does not exist or belongs to another business.
 */
export type NotFoundResponse = Problem;

/**
 * The role of the member does not allow this; `needs` names the lowest role that does. Sent only while permissions are on (`updatePermissions`). Or the session is a demo session of `startDemo` (`demo_read_only`).
 */
export type NotPermittedResponse = Problem;

/**
 * One or more fields were rejected. Codes include `username_taken`, `image_not_found` (image of another user, or uploaded for another purpose) and `if_match_required`.
 */
export type ProfileRejectedResponse = Problem;

/**
 * The file is not a supported picture (`file_type_not_supported`), or it is a HEIC from an iPhone (`heic_not_supported`). HEIC has its own code so that the screen can explain how to export it.
 */
export type ImageTypeRejectedResponse = Problem;

/**
 * A field is missing or invalid, there is more than one file, or the picture cannot be read. Codes: `image_broken` (truncated or damaged), `image_too_many_pixels` (over 40 megapixels), `image_too_small`.
 */
export type ImageRejectedResponse = Problem;

/**
 * No space is left to store this. Reading still works.
 */
export type InsufficientStorageResponse = Problem;

/**
 * The picture is in use.
 */
export type ImageInUseResponse = Problem;

/**
 * The first request with this `Idempotency-Key` still runs. Repeat it with the same key to get its response.
 */
export type RequestInProgressResponse = Problem;

/**
 * The version cached under `If-None-Match` is still current; there is no body.
 */
export type NotModifiedResponse = void;

/**
 * The state of the entity does not allow this; `allowed` lists the allowed states or actions.
 */
export type TransitionNotAllowedResponse = TransitionProblem;

/**
 * Telegram is off on this server (`telegram_off`), or does not respond.
 */
export type TelegramOffResponse = Problem;

/**
 * The money of the car.
 */
export type AutoMoneyResponse = AutoMoney;

/**
 * The money of the car has changed since it was read; `current` is its current state.
 */
export type StaleAutoMoneyResponse = StaleAutoMoneyProblem;

/**
 * The expense.
 */
export type ExpenseResponse = Expense;

/**
 * The sale.
 */
export type SaleResponse = Sale;

/**
 * The service key is missing.
 */
export type ServiceKeyRequiredResponse = Problem;

/**
 * The service key is wrong or unknown to this server.
 */
export type ForbiddenResponse = Problem;

/**
 * The next SMS is not allowed yet (`too_many_requests`), or 5 were sent today (`invitations_used_up`).
 */
export type InvitationLimitResponse = Problem;

/**
 * The lead has changed since it was read; `current` is its current state.
 */
export type StaleLeadResponse = StaleLeadProblem;

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
 * The `ETag` that was read. Without it the response is 422 `if_match_required`; a stale one is 412 with the entity as `current`.
 */
export type IfMatchParameter = string;

/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 */
export type IdempotencyKeyParameter = string;

/**
 * The cached `ETag`. An unchanged response is 304 without a body.
 */
export type IfNoneMatchParameter = string;

/**
 * Number of rows on a page. The limit is larger than elsewhere, so that one cacheable response holds a whole list.
 */
export type CatalogSizeParameter = number;

/**
 * Part of a name, in Latin or Cyrillic ("кобальт" finds Cobalt). Case is ignored, any apostrophe is accepted in o‘ and g‘, and small typos are tolerated. Best matches come first.
 */
export type CatalogQueryParameter = string;

/**
 * Free-text search. Latin text matches Cyrillic and vice versa, and all forms of o‘ and g‘ are equal. Four or more digits match anywhere in a phone number.
 */
export type QParameter = string;

/**
 * Listings in any of these statuses.
 */
export type AutoStatusFilterParameter = AutoStatus[];

/**
 * Only these listings, such as a selection or the rows behind a figure. Unknown ids and ids of others are ignored.
 */
export type AutoIdsParameter = number[];

/**
 * Listings that this import created or changed.
 */
export type AutoImportParameter = number;

/**
 * Id of a brand.
 */
export type AutoBrandParameter = number;

/**
 * Id of a model.
 */
export type AutoModelParameter = number;

/**
 * Id of a showroom, or `none` for listings without a showroom.
 */
export type AutoAvtosalonParameter = string;

/**
 * Minimum asking price in `currency`, inclusive. Unrelated to the listing's own field `price_from`.
 */
export type AutoPriceFromParameter = number;

/**
 * Maximum asking price in `currency`, inclusive.
 */
export type AutoPriceToParameter = number;

export type AutoCurrencyParameter = Currency;

/**
 * Earliest year of manufacture, inclusive.
 */
export type AutoYearFromParameter = number;

/**
 * Latest year of manufacture, inclusive.
 */
export type AutoYearToParameter = number;

/**
 * Minimum mileage in kilometres, inclusive.
 */
export type AutoMileageFromParameter = number;

/**
 * Maximum mileage in kilometres, inclusive.
 */
export type AutoMileageToParameter = number;

/**
 * `true`: listings with at least one photo; `false`: listings without photos.
 */
export type AutoWithPhotoParameter = boolean;

export type AutoConditionParameter = Condition;

/**
 * Id of a region.
 */
export type AutoRegionParameter = number;

/**
 * Id of a transmission option.
 */
export type AutoTransmissionParameter = number;

/**
 * Id of a fuel type option.
 */
export type AutoFuelTypeParameter = number;

/**
 * `true`: listings that can be refreshed now; `false`: all others.
 */
export type AutoCanRefreshParameter = boolean;

/**
 * Active listings that expire within this number of days.
 */
export type AutoExpiresWithinParameter = number;

/**
 * Listings with at least this value of `days_in_salon`.
 */
export type AutoDaysInSalonFromParameter = number;

export type AutoMarketFilterParameter = MarketPosition;

export type AutoStockBandParameter = typeof AutoStockBandParameter[keyof typeof AutoStockBandParameter];


export const AutoStockBandParameter = {
  all: 'all',
  days_0_30: 'days_0_30',
  days_31_60: 'days_31_60',
  days_61_90: 'days_61_90',
  days_over_90: 'days_over_90',
} as const;

export type AutoStockFigureParameter = typeof AutoStockFigureParameter[keyof typeof AutoStockFigureParameter];


export const AutoStockFigureParameter = {
  money: 'money',
  margin: 'margin',
  without_sale: 'without_sale',
} as const;

/**
 * Only cars with, or without, a recorded purchase. Needs the permission `autos.costs`.
 */
export type AutoHasCostParameter = boolean;

/**
 * Free text over brand, model, generation, VIN, year, colour, showroom and id. Cyrillic and Latin match each other; any apostrophe is accepted in o‘.
 */
export type AutoQueryParameter = string;

export type AutoOrderingParamParameter = AutoOrdering;

export type FileFormatParameter = typeof FileFormatParameter[keyof typeof FileFormatParameter];


export const FileFormatParameter = {
  csv: 'csv',
  xlsx: 'xlsx',
} as const;

/**
 * Only rows of this showroom (id), or without a showroom (`none`).
 */
export type AvtosalonOrNoneParameter = string;

/**
 * Only rows about this car (id), or without a car (`none`).
 */
export type AutoOrNoneParameter = string;

/**
 * Only rows assigned to this employee (id), or unassigned (`none`).
 */
export type ResponsibleParameter = string;

/**
 * Only rows assigned to the caller or unassigned, as in the work panel; false for all rows.
 */
export type MineParameter = boolean;

export type FromParameter = Day;

export type ToParameter = Day;

/**
 * The `ETag` that was read. With `If-Match`, a stale write is rejected with 412 and the entity as `current`. Without it, the last write of a field wins.
 */
export type IfMatchOptionalParameter = string;

/**
 * Only rows of this showroom.
 */
export type AvtosalonParameter = number;

export type ProfitByParameter = ProfitGrouping;

export type PeriodFromParameter = Day;

export type PeriodToParameter = Day;

/**
 * Only cars of this showroom (id), or of no showroom (`none`).
 */
export type ProfitAvtosalonParameter = string;

/**
 * Only sales of this employee (id), or without a seller (`none`).
 */
export type ProfitSellerParameter = string;

/**
 * Only sales of cars with, or without, a recorded purchase.
 */
export type ProfitHasCostParameter = boolean;

/**
 * True to include the preceding period of the same length.
 */
export type CompareParameter = boolean;

/**
 * Only figures of this showroom (id), or of no showroom (`none`). Events count for their showroom at that time, properties of the car for its current one. A car moved since has a row under both showrooms; its `avtosalon` is the current one.
 */
export type FiguresAvtosalonParameter = string;

export type FigureFilterParameter = AutoFigure;

export type AutoFiguresOrderingParamParameter = AutoFiguresOrdering;

export type ListSessionsParams = {
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
};

export type UpdateBusinessHeaders = {
/**
 * The `ETag` that was read. Without it the response is 422 `if_match_required`; a stale one is 412 with the entity as `current`.
 * @maxLength 100
 */
'If-Match': IfMatchParameter;
};

export type CreateFeedSourceHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type UpdateFeedSourceHeaders = {
/**
 * The `ETag` that was read. Without it the response is 422 `if_match_required`; a stale one is 412 with the entity as `current`.
 * @maxLength 100
 */
'If-Match': IfMatchParameter;
};

export type ListFeedRunsParams = {
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
};

export type CreateFeedExportHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type UpdateFeedExportHeaders = {
/**
 * The `ETag` that was read. Without it the response is 422 `if_match_required`; a stale one is 412 with the entity as `current`.
 * @maxLength 100
 */
'If-Match': IfMatchParameter;
};

export type CreateImportHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ListImportsParams = {
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
};

export type UpdateImportHeaders = {
/**
 * The `ETag` that was read. Without it the response is 422 `if_match_required`; a stale one is 412 with the entity as `current`.
 * @maxLength 100
 */
'If-Match': IfMatchParameter;
};

export type ListImportRowsParams = {
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
 * Rows with this result.
 */
result?: ImportResult;
/**
 * Rows with this outcome.
 */
outcome?: ImportOutcome;
/**
 * Rows with photos that could not be fetched.
 */
photos_failed?: boolean;
/**
 * Free text over car, VIN and number.
 * @maxLength 100
 */
q?: string;
};

export type ListImportChoicesParams = {
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
};

export type ListBrandsParams = {
/**
 * Page number, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Number of rows on a page. The limit is larger than elsewhere, so that one cacheable response holds a whole list.
 * @minimum 1
 * @maximum 500
 */
size?: CatalogSizeParameter;
/**
 * Part of a name, in Latin or Cyrillic ("кобальт" finds Cobalt). Case is ignored, any apostrophe is accepted in o‘ and g‘, and small typos are tolerated. Best matches come first.
 * @maxLength 100
 */
q?: CatalogQueryParameter;
/**
 * True for popular brands only, false for the others only.
 */
popular?: boolean;
};

export type ListModelsParams = {
/**
 * Page number, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Number of rows on a page. The limit is larger than elsewhere, so that one cacheable response holds a whole list.
 * @minimum 1
 * @maximum 500
 */
size?: CatalogSizeParameter;
/**
 * Part of a name, in Latin or Cyrillic ("кобальт" finds Cobalt). Case is ignored, any apostrophe is accepted in o‘ and g‘, and small typos are tolerated. Best matches come first.
 * @maxLength 100
 */
q?: CatalogQueryParameter;
/**
 * Only models of this brand.
 * @minimum 1
 */
brand_id?: number;
};

export type ListGenerationsParams = {
/**
 * Page number, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Number of rows on a page. The limit is larger than elsewhere, so that one cacheable response holds a whole list.
 * @minimum 1
 * @maximum 500
 */
size?: CatalogSizeParameter;
/**
 * Only generations of this model.
 * @minimum 1
 */
car_model_id?: number;
/**
 * Only generations made in this year.
 * @minimum 1900
 * @maximum 2100
 */
year?: number;
};

export type ListModificationsParams = {
/**
 * Page number, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Number of rows on a page. The limit is larger than elsewhere, so that one cacheable response holds a whole list.
 * @minimum 1
 * @maximum 500
 */
size?: CatalogSizeParameter;
/**
 * Only modifications of this generation.
 * @minimum 1
 */
generation_id?: number;
};

export type ListPositionsParams = {
/**
 * Page number, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Number of rows on a page. The limit is larger than elsewhere, so that one cacheable response holds a whole list.
 * @minimum 1
 * @maximum 500
 */
size?: CatalogSizeParameter;
/**
 * Only positions of this generation.
 * @minimum 1
 */
generation_id?: number;
/**
 * Only positions available for this modification.
 * @minimum 1
 */
modification_id?: number;
};

export type CheckVinParams = {
/**
 * The listing that is edited. It is not counted as another one.
 * @minimum 1
 */
auto_id?: number;
/**
 * The chosen model. Its years cut those of the VIN.
 * @minimum 1
 */
car_model_id?: number;
};

export type GetRateParams = {
/**
 * Day of the rate, in Asia/Tashkent. Today by default.
 */
date?: Day;
};

export type ListNotificationsParams = {
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
 * Only notices of any of these types.
 * @maxItems 50
 */
type?: NotificationType[];
/**
 * True for unread notices only.
 */
unread?: boolean;
};

export type UpdateTelegramSettingsHeaders = {
/**
 * The `ETag` that was read. Without it the response is 422 `if_match_required`; a stale one is 412 with the entity as `current`.
 * @maxLength 100
 */
'If-Match': IfMatchParameter;
};

export type UpdateTelegramChannelHeaders = {
/**
 * The `ETag` that was read. Without it the response is 422 `if_match_required`; a stale one is 412 with the entity as `current`.
 * @maxLength 100
 */
'If-Match': IfMatchParameter;
};

export type DeleteTelegramChannelParams = {
/**
 * Fate of the posts in the channel.
 */
posts?: TelegramChannelPosts;
};

export type ListTelegramPostsParams = {
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
 * Only posts with this status.
 */
status?: TelegramPostStatus;
/**
 * Only posts of this channel.
 * @minimum 1
 */
channel?: number;
/**
 * Only posts of this car.
 * @minimum 1
 */
auto_id?: number;
/**
 * Free-text search. Latin text matches Cyrillic and vice versa, and all forms of o‘ and g‘ are equal. Four or more digits match anywhere in a phone number.
 * @maxLength 100
 */
q?: QParameter;
};

export type CreateTelegramPostsHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ListAutosParams = {
/**
 * Listings in any of these statuses.
 * @maxItems 12
 */
status?: AutoStatusFilterParameter;
/**
 * Only these listings, such as a selection or the rows behind a figure. Unknown ids and ids of others are ignored.
 * @maxItems 100
 * @items.minimum 1
 */
ids?: AutoIdsParameter;
/**
 * Listings that this import created or changed.
 * @minimum 1
 */
import_id?: AutoImportParameter;
/**
 * Id of a brand.
 * @minimum 1
 */
brand_id?: AutoBrandParameter;
/**
 * Id of a model.
 * @minimum 1
 */
model_id?: AutoModelParameter;
/**
 * Id of a showroom, or `none` for listings without a showroom.
 * @maxLength 16
 * @pattern ^(none|[1-9]\d*)$
 */
avtosalon?: AutoAvtosalonParameter;
/**
 * Minimum asking price in `currency`, inclusive. Unrelated to the listing's own field `price_from`.
 * @minimum 0
 * @maximum 1000000000000
 */
price_from?: AutoPriceFromParameter;
/**
 * Maximum asking price in `currency`, inclusive.
 * @minimum 0
 * @maximum 1000000000000
 */
price_to?: AutoPriceToParameter;
/**
 * `UZS` is so'm, `USD` is y.e.
 */
currency?: AutoCurrencyParameter;
/**
 * Earliest year of manufacture, inclusive.
 * @minimum 1950
 * @maximum 2100
 */
year_from?: AutoYearFromParameter;
/**
 * Latest year of manufacture, inclusive.
 * @minimum 1950
 * @maximum 2100
 */
year_to?: AutoYearToParameter;
/**
 * Minimum mileage in kilometres, inclusive.
 * @minimum 0
 * @maximum 2000000
 */
mileage_from?: AutoMileageFromParameter;
/**
 * Maximum mileage in kilometres, inclusive.
 * @minimum 0
 * @maximum 2000000
 */
mileage_to?: AutoMileageToParameter;
/**
 * `true`: listings with at least one photo; `false`: listings without photos.
 */
with_photo?: AutoWithPhotoParameter;
/**
 * Condition of a car.
 */
condition?: AutoConditionParameter;
/**
 * Id of a region.
 * @minimum 1
 */
region?: AutoRegionParameter;
/**
 * Id of a transmission option.
 * @minimum 1
 */
transmission?: AutoTransmissionParameter;
/**
 * Id of a fuel type option.
 * @minimum 1
 */
fuel_type?: AutoFuelTypeParameter;
/**
 * `true`: listings that can be refreshed now; `false`: all others.
 */
can_refresh?: AutoCanRefreshParameter;
/**
 * Active listings that expire within this number of days.
 * @minimum 1
 * @maximum 30
 */
expires_within?: AutoExpiresWithinParameter;
/**
 * Listings with at least this value of `days_in_salon`.
 * @minimum 1
 * @maximum 3650
 */
days_in_salon_from?: AutoDaysInSalonFromParameter;
/**
 * Price compared with the market, as in `getPricePosition`.
 */
market?: AutoMarketFilterParameter;
/**
 * Only cars in stock, as `getStockSummary` defines, within this range of days; `all` for every car in stock. Needs the permission `autos.costs`.
 */
stock_band?: AutoStockBandParameter;
/**
 * Only cars that this figure of `getStockSummary` counts: `money`, `margin`, or `without_sale`. `stock_band` narrows the first two. Needs the permission `autos.costs`.
 */
stock_figure?: AutoStockFigureParameter;
/**
 * Only cars with, or without, a recorded purchase. Needs the permission `autos.costs`.
 */
has_cost?: AutoHasCostParameter;
/**
 * Free text over brand, model, generation, VIN, year, colour, showroom and id. Cyrillic and Latin match each other; any apostrophe is accepted in o‘.
 * @maxLength 100
 */
q?: AutoQueryParameter;
/**
 * Order of listings. Prices are compared in so'm at the day's rate; missing values come last in both directions. `brand` also compares models, `status` follows the life of a listing. `margin` needs the permission `autos.costs`.
 */
ordering?: AutoOrderingParamParameter;
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
};

export type CreateAutoHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type CountAutosParams = {
/**
 * Only these listings, such as a selection or the rows behind a figure. Unknown ids and ids of others are ignored.
 * @maxItems 100
 * @items.minimum 1
 */
ids?: AutoIdsParameter;
/**
 * Listings that this import created or changed.
 * @minimum 1
 */
import_id?: AutoImportParameter;
/**
 * Id of a brand.
 * @minimum 1
 */
brand_id?: AutoBrandParameter;
/**
 * Id of a model.
 * @minimum 1
 */
model_id?: AutoModelParameter;
/**
 * Id of a showroom, or `none` for listings without a showroom.
 * @maxLength 16
 * @pattern ^(none|[1-9]\d*)$
 */
avtosalon?: AutoAvtosalonParameter;
/**
 * Minimum asking price in `currency`, inclusive. Unrelated to the listing's own field `price_from`.
 * @minimum 0
 * @maximum 1000000000000
 */
price_from?: AutoPriceFromParameter;
/**
 * Maximum asking price in `currency`, inclusive.
 * @minimum 0
 * @maximum 1000000000000
 */
price_to?: AutoPriceToParameter;
/**
 * `UZS` is so'm, `USD` is y.e.
 */
currency?: AutoCurrencyParameter;
/**
 * Earliest year of manufacture, inclusive.
 * @minimum 1950
 * @maximum 2100
 */
year_from?: AutoYearFromParameter;
/**
 * Latest year of manufacture, inclusive.
 * @minimum 1950
 * @maximum 2100
 */
year_to?: AutoYearToParameter;
/**
 * Minimum mileage in kilometres, inclusive.
 * @minimum 0
 * @maximum 2000000
 */
mileage_from?: AutoMileageFromParameter;
/**
 * Maximum mileage in kilometres, inclusive.
 * @minimum 0
 * @maximum 2000000
 */
mileage_to?: AutoMileageToParameter;
/**
 * `true`: listings with at least one photo; `false`: listings without photos.
 */
with_photo?: AutoWithPhotoParameter;
/**
 * Condition of a car.
 */
condition?: AutoConditionParameter;
/**
 * Id of a region.
 * @minimum 1
 */
region?: AutoRegionParameter;
/**
 * Id of a transmission option.
 * @minimum 1
 */
transmission?: AutoTransmissionParameter;
/**
 * Id of a fuel type option.
 * @minimum 1
 */
fuel_type?: AutoFuelTypeParameter;
/**
 * `true`: listings that can be refreshed now; `false`: all others.
 */
can_refresh?: AutoCanRefreshParameter;
/**
 * Active listings that expire within this number of days.
 * @minimum 1
 * @maximum 30
 */
expires_within?: AutoExpiresWithinParameter;
/**
 * Listings with at least this value of `days_in_salon`.
 * @minimum 1
 * @maximum 3650
 */
days_in_salon_from?: AutoDaysInSalonFromParameter;
/**
 * Price compared with the market, as in `getPricePosition`.
 */
market?: AutoMarketFilterParameter;
/**
 * Only cars in stock, as `getStockSummary` defines, within this range of days; `all` for every car in stock. Needs the permission `autos.costs`.
 */
stock_band?: AutoStockBandParameter;
/**
 * Only cars that this figure of `getStockSummary` counts: `money`, `margin`, or `without_sale`. `stock_band` narrows the first two. Needs the permission `autos.costs`.
 */
stock_figure?: AutoStockFigureParameter;
/**
 * Only cars with, or without, a recorded purchase. Needs the permission `autos.costs`.
 */
has_cost?: AutoHasCostParameter;
/**
 * Free text over brand, model, generation, VIN, year, colour, showroom and id. Cyrillic and Latin match each other; any apostrophe is accepted in o‘.
 * @maxLength 100
 */
q?: AutoQueryParameter;
};

export type ExportAutosParams = {
/**
 * Listings in any of these statuses.
 * @maxItems 12
 */
status?: AutoStatusFilterParameter;
/**
 * Only these listings, such as a selection or the rows behind a figure. Unknown ids and ids of others are ignored.
 * @maxItems 100
 * @items.minimum 1
 */
ids?: AutoIdsParameter;
/**
 * Listings that this import created or changed.
 * @minimum 1
 */
import_id?: AutoImportParameter;
/**
 * Id of a brand.
 * @minimum 1
 */
brand_id?: AutoBrandParameter;
/**
 * Id of a model.
 * @minimum 1
 */
model_id?: AutoModelParameter;
/**
 * Id of a showroom, or `none` for listings without a showroom.
 * @maxLength 16
 * @pattern ^(none|[1-9]\d*)$
 */
avtosalon?: AutoAvtosalonParameter;
/**
 * Minimum asking price in `currency`, inclusive. Unrelated to the listing's own field `price_from`.
 * @minimum 0
 * @maximum 1000000000000
 */
price_from?: AutoPriceFromParameter;
/**
 * Maximum asking price in `currency`, inclusive.
 * @minimum 0
 * @maximum 1000000000000
 */
price_to?: AutoPriceToParameter;
/**
 * `UZS` is so'm, `USD` is y.e.
 */
currency?: AutoCurrencyParameter;
/**
 * Earliest year of manufacture, inclusive.
 * @minimum 1950
 * @maximum 2100
 */
year_from?: AutoYearFromParameter;
/**
 * Latest year of manufacture, inclusive.
 * @minimum 1950
 * @maximum 2100
 */
year_to?: AutoYearToParameter;
/**
 * Minimum mileage in kilometres, inclusive.
 * @minimum 0
 * @maximum 2000000
 */
mileage_from?: AutoMileageFromParameter;
/**
 * Maximum mileage in kilometres, inclusive.
 * @minimum 0
 * @maximum 2000000
 */
mileage_to?: AutoMileageToParameter;
/**
 * `true`: listings with at least one photo; `false`: listings without photos.
 */
with_photo?: AutoWithPhotoParameter;
/**
 * Condition of a car.
 */
condition?: AutoConditionParameter;
/**
 * Id of a region.
 * @minimum 1
 */
region?: AutoRegionParameter;
/**
 * Id of a transmission option.
 * @minimum 1
 */
transmission?: AutoTransmissionParameter;
/**
 * Id of a fuel type option.
 * @minimum 1
 */
fuel_type?: AutoFuelTypeParameter;
/**
 * `true`: listings that can be refreshed now; `false`: all others.
 */
can_refresh?: AutoCanRefreshParameter;
/**
 * Active listings that expire within this number of days.
 * @minimum 1
 * @maximum 30
 */
expires_within?: AutoExpiresWithinParameter;
/**
 * Listings with at least this value of `days_in_salon`.
 * @minimum 1
 * @maximum 3650
 */
days_in_salon_from?: AutoDaysInSalonFromParameter;
/**
 * Price compared with the market, as in `getPricePosition`.
 */
market?: AutoMarketFilterParameter;
/**
 * Only cars in stock, as `getStockSummary` defines, within this range of days; `all` for every car in stock. Needs the permission `autos.costs`.
 */
stock_band?: AutoStockBandParameter;
/**
 * Only cars that this figure of `getStockSummary` counts: `money`, `margin`, or `without_sale`. `stock_band` narrows the first two. Needs the permission `autos.costs`.
 */
stock_figure?: AutoStockFigureParameter;
/**
 * Only cars with, or without, a recorded purchase. Needs the permission `autos.costs`.
 */
has_cost?: AutoHasCostParameter;
/**
 * Free text over brand, model, generation, VIN, year, colour, showroom and id. Cyrillic and Latin match each other; any apostrophe is accepted in o‘.
 * @maxLength 100
 */
q?: AutoQueryParameter;
/**
 * Order of listings. Prices are compared in so'm at the day's rate; missing values come last in both directions. `brand` also compares models, `status` follows the life of a listing. `margin` needs the permission `autos.costs`.
 */
ordering?: AutoOrderingParamParameter;
/**
 * CSV, or an XLSX file of the same rows.
 */
format?: FileFormatParameter;
/**
 * Adds the columns of the purchase to an XLSX file.
 */
with_costs?: boolean;
};

export type UpdateAutosHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type PreviewPricesParams = {
/**
 * Listings in any of these statuses.
 * @maxItems 12
 */
status?: AutoStatusFilterParameter;
/**
 * Only these listings, such as a selection or the rows behind a figure. Unknown ids and ids of others are ignored.
 * @maxItems 100
 * @items.minimum 1
 */
ids?: AutoIdsParameter;
/**
 * Listings that this import created or changed.
 * @minimum 1
 */
import_id?: AutoImportParameter;
/**
 * Id of a brand.
 * @minimum 1
 */
brand_id?: AutoBrandParameter;
/**
 * Id of a model.
 * @minimum 1
 */
model_id?: AutoModelParameter;
/**
 * Id of a showroom, or `none` for listings without a showroom.
 * @maxLength 16
 * @pattern ^(none|[1-9]\d*)$
 */
avtosalon?: AutoAvtosalonParameter;
/**
 * Minimum asking price in `currency`, inclusive. Unrelated to the listing's own field `price_from`.
 * @minimum 0
 * @maximum 1000000000000
 */
price_from?: AutoPriceFromParameter;
/**
 * Maximum asking price in `currency`, inclusive.
 * @minimum 0
 * @maximum 1000000000000
 */
price_to?: AutoPriceToParameter;
/**
 * `UZS` is so'm, `USD` is y.e.
 */
currency?: AutoCurrencyParameter;
/**
 * Earliest year of manufacture, inclusive.
 * @minimum 1950
 * @maximum 2100
 */
year_from?: AutoYearFromParameter;
/**
 * Latest year of manufacture, inclusive.
 * @minimum 1950
 * @maximum 2100
 */
year_to?: AutoYearToParameter;
/**
 * Minimum mileage in kilometres, inclusive.
 * @minimum 0
 * @maximum 2000000
 */
mileage_from?: AutoMileageFromParameter;
/**
 * Maximum mileage in kilometres, inclusive.
 * @minimum 0
 * @maximum 2000000
 */
mileage_to?: AutoMileageToParameter;
/**
 * `true`: listings with at least one photo; `false`: listings without photos.
 */
with_photo?: AutoWithPhotoParameter;
/**
 * Condition of a car.
 */
condition?: AutoConditionParameter;
/**
 * Id of a region.
 * @minimum 1
 */
region?: AutoRegionParameter;
/**
 * Id of a transmission option.
 * @minimum 1
 */
transmission?: AutoTransmissionParameter;
/**
 * Id of a fuel type option.
 * @minimum 1
 */
fuel_type?: AutoFuelTypeParameter;
/**
 * `true`: listings that can be refreshed now; `false`: all others.
 */
can_refresh?: AutoCanRefreshParameter;
/**
 * Active listings that expire within this number of days.
 * @minimum 1
 * @maximum 30
 */
expires_within?: AutoExpiresWithinParameter;
/**
 * Listings with at least this value of `days_in_salon`.
 * @minimum 1
 * @maximum 3650
 */
days_in_salon_from?: AutoDaysInSalonFromParameter;
/**
 * Price compared with the market, as in `getPricePosition`.
 */
market?: AutoMarketFilterParameter;
/**
 * Only cars in stock, as `getStockSummary` defines, within this range of days; `all` for every car in stock. Needs the permission `autos.costs`.
 */
stock_band?: AutoStockBandParameter;
/**
 * Only cars that this figure of `getStockSummary` counts: `money`, `margin`, or `without_sale`. `stock_band` narrows the first two. Needs the permission `autos.costs`.
 */
stock_figure?: AutoStockFigureParameter;
/**
 * Only cars with, or without, a recorded purchase. Needs the permission `autos.costs`.
 */
has_cost?: AutoHasCostParameter;
/**
 * Free text over brand, model, generation, VIN, year, colour, showroom and id. Cyrillic and Latin match each other; any apostrophe is accepted in o‘.
 * @maxLength 100
 */
q?: AutoQueryParameter;
};

export type ListPriceChangesParams = {
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
};

export type ApplyPricesHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ListPriceAdviceParams = {
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
};

export type UpdateAutoHeaders = {
/**
 * The `ETag` that was read. Without it the response is 422 `if_match_required`; a stale one is 412 with the entity as `current`.
 * @maxLength 100
 */
'If-Match': IfMatchParameter;
};

export type RefreshAutoHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type GetAutoHistoryParams = {
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
};

export type GetAutoStatisticsParams = {
/**
 * First day of the period.
 */
from?: Day;
/**
 * Last day of the period.
 */
to?: Day;
};

export type PutPurchaseHeaders = {
/**
 * The `ETag` that was read. Without it the response is 422 `if_match_required`; a stale one is 412 with the entity as `current`.
 * @maxLength 100
 */
'If-Match': IfMatchParameter;
};

export type DeletePurchaseHeaders = {
/**
 * The `ETag` that was read. Without it the response is 422 `if_match_required`; a stale one is 412 with the entity as `current`.
 * @maxLength 100
 */
'If-Match': IfMatchParameter;
};

export type CreateExpenseHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type UpdateSaleHeaders = {
/**
 * The `ETag` that was read. Without it the response is 422 `if_match_required`; a stale one is 412 with the entity as `current`.
 * @maxLength 100
 */
'If-Match': IfMatchParameter;
};

export type UpdateExpenseHeaders = {
/**
 * The `ETag` that was read. Without it the response is 422 `if_match_required`; a stale one is 412 with the entity as `current`.
 * @maxLength 100
 */
'If-Match': IfMatchParameter;
};

export type ListAvtosalonsParams = {
/**
 * Search text; each of its words must occur in the name or the address.
 * @maxLength 100
 */
q?: string;
/**
 * Only showrooms with this status.
 */
status?: AvtosalonStatus;
/**
 * Only showrooms in the region with this id.
 * @minimum 1
 */
region?: number;
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
};

export type CreateAvtosalonHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type UpdateAvtosalonHeaders = {
/**
 * The `ETag` that was read. Without it the response is 422 `if_match_required`; a stale one is 412 with the entity as `current`.
 * @maxLength 100
 */
'If-Match': IfMatchParameter;
};

export type ListMarketplaceAutosParams = {
/**
 * Status of the listings to return.
 */
status?: MarketplaceAutoStatus;
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
};

export type ListEmployeesParams = {
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
 * Only members with this status.
 */
status?: EmployeeStatus;
/**
 * Only members of this showroom. Members without showrooms belong to all of them.
 * @minimum 1
 */
avtosalon?: number;
/**
 * Only members who can be assigned to leads and applications.
 */
assignable?: boolean;
/**
 * Free-text search. Latin text matches Cyrillic and vice versa, and all forms of o‘ and g‘ are equal. Four or more digits match anywhere in a phone number.
 * @maxLength 100
 */
q?: QParameter;
/**
 * Order of the rows after the owner.
 */
ordering?: EmployeeOrdering;
};

export type CreateEmployeeHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ExportEmployeesParams = {
/**
 * Only members with this status.
 */
status?: EmployeeStatus;
/**
 * Only members of this showroom.
 * @minimum 1
 */
avtosalon?: number;
/**
 * Free-text search. Latin text matches Cyrillic and vice versa, and all forms of o‘ and g‘ are equal. Four or more digits match anywhere in a phone number.
 * @maxLength 100
 */
q?: QParameter;
/**
 * Order of the rows after the owner.
 */
ordering?: EmployeeOrdering;
};

export type InviteEmployeeHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ListLeadsParams = {
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
 * Unit that `page` and `size` count. `lead`: leads; a page can end between two leads of one buyer. `buyer`: buyers, at most 50 per page (a larger `size` returns 422 `too_large`). Each buyer is on one page with at most 20 matching leads; `buyer.more_leads` counts the rest. The number of pages is `buyer_count` divided by `size`.
 */
page_by?: LeadPageBy;
/**
 * Only leads with this status; absent means all.
 */
status?: LeadStatus;
/**
 * Only leads of these types; absent means all.
 * @maxItems 3
 */
type?: LeadType[];
/**
 * Only rows of this showroom (id), or without a showroom (`none`).
 * @maxLength 16
 * @pattern ^(none|[1-9]\d*)$
 */
avtosalon?: AvtosalonOrNoneParameter;
/**
 * Only rows about this car (id), or without a car (`none`).
 * @maxLength 16
 * @pattern ^(none|[1-9]\d*)$
 */
auto_id?: AutoOrNoneParameter;
/**
 * Only rows assigned to this employee (id), or unassigned (`none`).
 * @maxLength 16
 * @pattern ^(none|[1-9]\d*)$
 */
responsible?: ResponsibleParameter;
/**
 * Only rows assigned to the caller or unassigned, as in the work panel; false for all rows.
 */
mine?: MineParameter;
/**
 * Only leads from this source.
 */
source?: LeadSource;
/**
 * Only leads with this time from the buyer's first contact to the first reaction; `none` selects leads without a reaction.
 */
response?: ResponseBucket;
/**
 * Only leads with a contact that this employee (id) answered first. `from` and `to` then filter by the day of the contact. Answered calls and leads recorded by the dealer do not count.
 * @minimum 1
 */
responded_by?: number;
/**
 * Only leads of this campaign.
 * @minimum 1
 */
campaign_id?: number;
/**
 * Only leads of this post in a Telegram channel.
 * @minimum 1
 */
telegram_post_id?: number;
/**
 * Free-text search. Latin text matches Cyrillic and vice versa, and all forms of o‘ and g‘ are equal. Four or more digits match anywhere in a phone number.
 * @maxLength 100
 */
q?: QParameter;
/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
from?: FromParameter;
/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
to?: ToParameter;
/**
 * Order of the rows; a leading minus is descending. Leads of one buyer are adjacent, at the position of that buyer's first lead.
 */
ordering?: LeadOrdering;
};

export type CreateLeadHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type UpdateLeadsHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type UndoLeadsHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ExportLeadsParams = {
/**
 * Only leads with this status; absent means all.
 */
status?: LeadStatus;
/**
 * Only leads of these types; absent means all.
 * @maxItems 3
 */
type?: LeadType[];
/**
 * Only rows of this showroom (id), or without a showroom (`none`).
 * @maxLength 16
 * @pattern ^(none|[1-9]\d*)$
 */
avtosalon?: AvtosalonOrNoneParameter;
/**
 * Only rows about this car (id), or without a car (`none`).
 * @maxLength 16
 * @pattern ^(none|[1-9]\d*)$
 */
auto_id?: AutoOrNoneParameter;
/**
 * Only rows assigned to this employee (id), or unassigned (`none`).
 * @maxLength 16
 * @pattern ^(none|[1-9]\d*)$
 */
responsible?: ResponsibleParameter;
/**
 * Only rows assigned to the caller or unassigned, as in the work panel; false for all rows.
 */
mine?: MineParameter;
/**
 * Only leads from this source.
 */
source?: LeadSource;
/**
 * Only leads with this time from the buyer's first contact to the first reaction; `none` selects leads without a reaction.
 */
response?: ResponseBucket;
/**
 * Only leads with a contact that this employee (id) answered first. `from` and `to` then filter by the day of the contact. Answered calls and leads recorded by the dealer do not count.
 * @minimum 1
 */
responded_by?: number;
/**
 * Only leads of this campaign.
 * @minimum 1
 */
campaign_id?: number;
/**
 * Only leads of this post in a Telegram channel.
 * @minimum 1
 */
telegram_post_id?: number;
/**
 * Free-text search. Latin text matches Cyrillic and vice versa, and all forms of o‘ and g‘ are equal. Four or more digits match anywhere in a phone number.
 * @maxLength 100
 */
q?: QParameter;
/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
from?: FromParameter;
/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
to?: ToParameter;
/**
 * Order of the rows; a leading minus is descending. Leads of one buyer are adjacent, at the position of that buyer's first lead.
 */
ordering?: LeadOrdering;
};

export type UpdateLeadHeaders = {
/**
 * The `ETag` that was read. With `If-Match`, a stale write is rejected with 412 and the entity as `current`. Without it, the last write of a field wins.
 * @maxLength 100
 */
'If-Match'?: IfMatchOptionalParameter;
};

export type UndoLeadHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type GetLeadHistoryParams = {
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
};

export type AddLeadHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ListCarModelsParams = {
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
 * Only proposals with one of these statuses.
 * @maxItems 3
 */
status?: CarModelStatus[];
/**
 * Free-text search. Latin text matches Cyrillic and vice versa, and all forms of o‘ and g‘ are equal. Four or more digits match anywhere in a phone number.
 * @maxLength 100
 */
q?: QParameter;
/**
 * Order of the rows. A leading minus is descending; equal rows are ordered by id.
 */
ordering?: CarModelOrdering;
};

export type CreateCarModelHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ListSimilarCarModelsParams = {
/**
 * Brand of the catalogue; absent means all brands.
 * @minimum 1
 */
brand_id?: number;
/**
 * Name of the model as typed so far.
 * @minLength 2
 * @maxLength 100
 */
name: string;
/**
 * Model of the catalogue; `name` is then the name of a generation.
 * @minimum 1
 */
car_model_id?: number;
};

export type ListMarketplaceCarModelsParams = {
/**
 * Status of the proposals to return.
 */
status?: MarketplaceCarModelStatus;
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
};

export type ListTradeInAutosParams = {
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
 * Only cars of this tab; all cars by default.
 */
state?: TradeInAutoState;
/**
 * Only cars whose latest own offer has one of these statuses.
 * @maxItems 5
 */
my_offer_status?: OfferStatus[];
/**
 * Only cars of this brand.
 * @minimum 1
 */
brand_id?: number;
/**
 * Only cars of this model.
 * @minimum 1
 */
model_id?: number;
/**
 * Only cars in this region.
 * @minimum 1
 */
region?: number;
/**
 * Only cars made in this year or later.
 * @minimum 1950
 * @maximum 2100
 */
year_from?: number;
/**
 * Only cars made in this year or earlier.
 * @minimum 1950
 * @maximum 2100
 */
year_to?: number;
/**
 * Lowest asking price, in `currency`. Prices in the other currency are converted at the rate of the day.
 * @minimum 0
 * @maximum 1000000000000
 */
price_from?: number;
/**
 * Highest asking price, in `currency`.
 * @minimum 0
 * @maximum 1000000000000
 */
price_to?: number;
/**
 * Currency of `price_from` and `price_to`; no filter on its own.
 */
currency?: Currency;
/**
 * Highest mileage, in kilometres.
 * @minimum 0
 * @maximum 2000000
 */
mileage_to?: number;
/**
 * Only cars with this gearbox (an option of the catalogue).
 * @minimum 1
 */
transmission?: number;
/**
 * Only open cars that stop taking offers within this number of hours.
 * @minimum 1
 * @maximum 720
 */
closes_within?: number;
/**
 * Free-text search. Latin text matches Cyrillic and vice versa, and all forms of o‘ and g‘ are equal. Four or more digits match anywhere in a phone number.
 * @maxLength 100
 */
q?: QParameter;
/**
 * Margin of the dealership in per cent, for `headroom`.
 * @minimum 0
 * @maximum 40
 */
margin?: number;
/**
 * Order of the rows. A leading minus is descending; equal rows are ordered by id.
 */
ordering?: TradeInAutoOrdering;
};

export type GetTradeInAutoParams = {
/**
 * Margin of the dealership in per cent, for `headroom`.
 * @minimum 0
 * @maximum 40
 */
margin?: number;
};

export type ListOffersParams = {
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
 * Order of the rows. A leading minus is descending; equal rows are ordered by id.
 */
ordering?: OfferOrdering;
};

export type CreateOfferHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type GetTradeInHistoryParams = {
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
};

export type ExportOffersParams = {
/**
 * Only offers with one of these statuses.
 * @maxItems 5
 */
status?: OfferStatus[];
/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
from?: FromParameter;
/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
to?: ToParameter;
/**
 * Order of the rows. A leading minus is descending.
 */
ordering?: ExportOffersOrdering;
};

export type ExportOffersOrdering = typeof ExportOffersOrdering[keyof typeof ExportOffersOrdering];


export const ExportOffersOrdering = {
  '-created_at': '-created_at',
  created_at: 'created_at',
  valid_until: 'valid_until',
  '-valid_until': '-valid_until',
} as const;

export type UpdateOfferHeaders = {
/**
 * The `ETag` that was read. Without it the response is 422 `if_match_required`; a stale one is 412 with the entity as `current`.
 * @maxLength 100
 */
'If-Match': IfMatchParameter;
};

export type ListApplicationsParams = {
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
 * Only with one of these statuses.
 * @maxItems 4
 */
status?: ApplicationStatus[];
/**
 * Only rows of this showroom.
 * @minimum 1
 */
avtosalon?: AvtosalonParameter;
/**
 * Only rows assigned to this employee (id), or unassigned (`none`).
 * @maxLength 16
 * @pattern ^(none|[1-9]\d*)$
 */
responsible?: ResponsibleParameter;
/**
 * Only rows assigned to the caller or unassigned, as in the work panel; false for all rows.
 */
mine?: MineParameter;
/**
 * Only applications from this chat.
 * @minimum 1
 */
room_id?: number;
/**
 * Only applications of this lead.
 * @minimum 1
 */
lead_id?: number;
/**
 * Only with this desired car.
 * @minimum 1
 */
desired_car?: number;
/**
 * True: only overdue applications; false: only the others.
 */
overdue?: boolean;
/**
 * True: only applications that wait for the dealership, as in the work panel (`pending` and overdue); false: only the others.
 */
waiting?: boolean;
/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
from?: FromParameter;
/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
to?: ToParameter;
/**
 * Inspection on this day or later, in Asia/Tashkent.
 */
scheduled_from?: Day;
/**
 * Inspection on this day or earlier, in Asia/Tashkent.
 */
scheduled_to?: Day;
/**
 * Decided on this day or later, in Asia/Tashkent.
 */
decided_from?: Day;
/**
 * Decided on this day or earlier, in Asia/Tashkent.
 */
decided_to?: Day;
/**
 * Free-text search. Latin text matches Cyrillic and vice versa, and all forms of o‘ and g‘ are equal. Four or more digits match anywhere in a phone number.
 * @maxLength 100
 */
q?: QParameter;
/**
 * Order of the rows. A leading minus is descending; equal rows are ordered by id.
 */
ordering?: ApplicationOrdering;
};

export type CreateApplicationHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ExportApplicationsParams = {
/**
 * Only with one of these statuses.
 * @maxItems 4
 */
status?: ApplicationStatus[];
/**
 * Only rows of this showroom.
 * @minimum 1
 */
avtosalon?: AvtosalonParameter;
/**
 * Only rows assigned to this employee (id), or unassigned (`none`).
 * @maxLength 16
 * @pattern ^(none|[1-9]\d*)$
 */
responsible?: ResponsibleParameter;
/**
 * Only rows assigned to the caller or unassigned, as in the work panel; false for all rows.
 */
mine?: MineParameter;
/**
 * Only applications from this chat.
 * @minimum 1
 */
room_id?: number;
/**
 * Only applications of this lead.
 * @minimum 1
 */
lead_id?: number;
/**
 * Only with this desired car.
 * @minimum 1
 */
desired_car?: number;
/**
 * True: only overdue applications; false: only the others.
 */
overdue?: boolean;
/**
 * True: only applications that wait for the dealership, as in the work panel (`pending` and overdue); false: only the others.
 */
waiting?: boolean;
/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
from?: FromParameter;
/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
to?: ToParameter;
/**
 * Inspection on this day or later, in Asia/Tashkent.
 */
scheduled_from?: Day;
/**
 * Inspection on this day or earlier, in Asia/Tashkent.
 */
scheduled_to?: Day;
/**
 * Decided on this day or later, in Asia/Tashkent.
 */
decided_from?: Day;
/**
 * Decided on this day or earlier, in Asia/Tashkent.
 */
decided_to?: Day;
/**
 * Free-text search. Latin text matches Cyrillic and vice versa, and all forms of o‘ and g‘ are equal. Four or more digits match anywhere in a phone number.
 * @maxLength 100
 */
q?: QParameter;
/**
 * Order of the rows. A leading minus is descending; equal rows are ordered by id.
 */
ordering?: ApplicationOrdering;
};

export type UpdateApplicationsHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type UpdateApplicationHeaders = {
/**
 * The `ETag` that was read. Without it the response is 422 `if_match_required`; a stale one is 412 with the entity as `current`.
 * @maxLength 100
 */
'If-Match': IfMatchParameter;
};

export type GetApplicationHistoryParams = {
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
};

export type AddApplicationHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type AddTradeInAutoHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ListMarketplaceOffersParams = {
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
};

export type ListCampaignsParams = {
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
 * Only with one of these statuses.
 * @maxItems 6
 */
status?: CampaignStatus[];
/**
 * Only of this segment.
 */
segment?: CampaignSegment;
/**
 * Only with this price model.
 */
price_model?: PriceModel;
/**
 * Only of this brand of the catalogue.
 * @minimum 1
 */
brand?: number;
/**
 * Only with this package.
 * @minimum 1
 */
pocket?: number;
/**
 * True: only campaigns with less than a tenth of the budget left; false: only the others.
 */
budget_low?: boolean;
/**
 * Free-text search. Latin text matches Cyrillic and vice versa, and all forms of o‘ and g‘ are equal. Four or more digits match anywhere in a phone number.
 * @maxLength 100
 */
q?: QParameter;
/**
 * First day of `totals`, in Asia/Tashkent, inclusive; it does not filter rows. Default: 29 days before `to`.
 */
from?: Day;
/**
 * Last day of `totals`, in Asia/Tashkent, inclusive; it does not filter rows. Default: today.
 */
to?: Day;
/**
 * Order of the rows. A leading minus is descending; equal rows are ordered by id.
 */
ordering?: CampaignOrdering;
};

export type CreateCampaignHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ExportCampaignsParams = {
/**
 * Only with one of these statuses.
 * @maxItems 6
 */
status?: CampaignStatus[];
/**
 * Only of this segment.
 */
segment?: CampaignSegment;
/**
 * Only with this price model.
 */
price_model?: PriceModel;
/**
 * Only of this brand of the catalogue.
 * @minimum 1
 */
brand?: number;
/**
 * Only with this package.
 * @minimum 1
 */
pocket?: number;
/**
 * True: only campaigns with less than a tenth of the budget left; false: only the others.
 */
budget_low?: boolean;
/**
 * Free-text search. Latin text matches Cyrillic and vice versa, and all forms of o‘ and g‘ are equal. Four or more digits match anywhere in a phone number.
 * @maxLength 100
 */
q?: QParameter;
/**
 * Order of the rows. A leading minus is descending; equal rows are ordered by id.
 */
ordering?: CampaignOrdering;
};

export type UpdateCampaignsHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type UpdateCampaignHeaders = {
/**
 * The `ETag` that was read. Without it the response is 422 `if_match_required`; a stale one is 412 with the entity as `current`.
 * @maxLength 100
 */
'If-Match': IfMatchParameter;
};

export type ActOnCampaignHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type GetCampaignHistoryParams = {
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
};

export type GetCampaignResultParams = {
/**
 * First day, in Asia/Tashkent, inclusive.
 */
from?: Day;
/**
 * Last day, in Asia/Tashkent, inclusive.
 */
to?: Day;
/**
 * Comparison period.
 */
compare?: CampaignResultCompare;
};

export type ExportCampaignResultParams = {
/**
 * First day, in Asia/Tashkent, inclusive.
 */
from?: Day;
/**
 * Last day, in Asia/Tashkent, inclusive.
 */
to?: Day;
};

export type ListMarketplaceCampaignsParams = {
/**
 * Set of campaigns to return.
 */
status?: MarketplaceCampaignFilter;
/**
 * Only campaigns with a banner for this position.
 */
position?: BannerPosition;
/**
 * Only campaigns with a banner in this language.
 */
language?: BannerLanguage;
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
};

export type AddCardHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ListPaymentsParams = {
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
 * Only payments with one of these statuses.
 * @maxItems 6
 */
status?: PaymentStatus[];
/**
 * Only payments for this campaign.
 * @minimum 1
 */
campaign_id?: number;
/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
from?: FromParameter;
/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
to?: ToParameter;
/**
 * Order of the rows. A leading minus is descending; equal rows are ordered by id.
 */
ordering?: PaymentOrdering;
};

export type CreatePaymentHeaders = {
/**
 * A random key, kept for 24 hours; required where money moves. A repeated key returns the first response again and charges nothing.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key': string;
};

export type ExportPaymentsParams = {
/**
 * Only payments with one of these statuses.
 * @maxItems 6
 */
status?: PaymentStatus[];
/**
 * Only payments for this campaign.
 * @minimum 1
 */
campaign_id?: number;
/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
from?: FromParameter;
/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
to?: ToParameter;
/**
 * Order of the rows. A leading minus is descending; equal rows are ordered by id.
 */
ordering?: PaymentOrdering;
};

export type RefundPaymentHeaders = {
/**
 * A random key, kept for 24 hours; required where money moves. A repeated key returns the first response again and charges nothing.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key': string;
};

export type SendReceiptHeaders = {
/**
 * A random key, kept for 24 hours. A repeated key returns the first response again and does nothing. While the first request still runs, a repeat is 409 `request_in_progress`. With another body it is 422 `idempotency_key_reused`.
 * @minLength 8
 * @maxLength 100
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type ListLedgerParams = {
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
 * Only entries of these kinds.
 * @maxItems 5
 */
kind?: LedgerKind[];
/**
 * Only entries of this campaign.
 * @minimum 1
 */
campaign_id?: number;
/**
 * Only entries of this payment.
 * @minimum 1
 */
payment_id?: number;
/**
 * First day, in Asia/Tashkent, inclusive. The `spend` of a day counts on that day.
 */
from?: Day;
/**
 * Last day, in Asia/Tashkent, inclusive.
 */
to?: Day;
/**
 * Order of the rows. A leading minus is descending; equal rows are ordered by id.
 */
ordering?: LedgerOrdering;
};

export type ExportLedgerParams = {
/**
 * Only entries of these kinds.
 * @maxItems 5
 */
kind?: LedgerKind[];
/**
 * Only entries of this campaign.
 * @minimum 1
 */
campaign_id?: number;
/**
 * Only entries of this payment.
 * @minimum 1
 */
payment_id?: number;
/**
 * First day, in Asia/Tashkent, inclusive. The `spend` of a day counts on that day.
 */
from?: Day;
/**
 * Last day, in Asia/Tashkent, inclusive.
 */
to?: Day;
/**
 * Order of the rows. A leading minus is descending; equal rows are ordered by id.
 */
ordering?: LedgerOrdering;
};

export type GetStockSummaryParams = {
/**
 * Only rows of this showroom (id), or without a showroom (`none`).
 * @maxLength 16
 * @pattern ^(none|[1-9]\d*)$
 */
avtosalon?: AvtosalonOrNoneParameter;
};

export type GetProfitParams = {
/**
 * Month, car or seller.
 */
by: ProfitByParameter;
/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
from: PeriodFromParameter;
/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
to: PeriodToParameter;
/**
 * Only cars of this showroom (id), or of no showroom (`none`).
 * @maxLength 16
 * @pattern ^(none|[1-9]\d*)$
 */
avtosalon?: ProfitAvtosalonParameter;
/**
 * Only sales of this employee (id), or without a seller (`none`).
 * @maxLength 16
 * @pattern ^(none|[1-9]\d*)$
 */
seller?: ProfitSellerParameter;
/**
 * Only sales of cars with, or without, a recorded purchase.
 */
has_cost?: ProfitHasCostParameter;
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
};

export type ExportProfitParams = {
/**
 * Month, car or seller.
 */
by: ProfitByParameter;
/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
from: PeriodFromParameter;
/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
to: PeriodToParameter;
/**
 * Only cars of this showroom (id), or of no showroom (`none`).
 * @maxLength 16
 * @pattern ^(none|[1-9]\d*)$
 */
avtosalon?: ProfitAvtosalonParameter;
/**
 * Only sales of this employee (id), or without a seller (`none`).
 * @maxLength 16
 * @pattern ^(none|[1-9]\d*)$
 */
seller?: ProfitSellerParameter;
/**
 * Only sales of cars with, or without, a recorded purchase.
 */
has_cost?: ProfitHasCostParameter;
/**
 * CSV, or an XLSX file of the same rows.
 */
format?: FileFormatParameter;
};

export type GetStatisticsParams = {
/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
from: PeriodFromParameter;
/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
to: PeriodToParameter;
/**
 * True to include the preceding period of the same length.
 */
compare?: CompareParameter;
/**
 * Only rows of this showroom (id), or without a showroom (`none`).
 * @maxLength 16
 * @pattern ^(none|[1-9]\d*)$
 */
avtosalon?: AvtosalonOrNoneParameter;
/**
 * Length of one point of the chart. Default: a day for periods up to 31 days, a week (from Monday) up to 180 days, else a month.
 */
step?: StatisticsStep;
};

export type ListAutoFiguresParams = {
/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
from: PeriodFromParameter;
/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
to: PeriodToParameter;
/**
 * Only figures of this showroom (id), or of no showroom (`none`). Events count for their showroom at that time, properties of the car for its current one. A car moved since has a row under both showrooms; its `avtosalon` is the current one.
 * @maxLength 16
 * @pattern ^(none|[1-9]\d*)$
 */
avtosalon?: FiguresAvtosalonParameter;
/**
 * Free-text search. Latin text matches Cyrillic and vice versa, and all forms of o‘ and g‘ are equal. Four or more digits match anywhere in a phone number.
 * @maxLength 100
 */
q?: QParameter;
/**
 * A figure of a car; `interest` is the sum of likes and leads.
 */
figure?: FigureFilterParameter;
/**
 * Order of the cars.
 */
ordering?: AutoFiguresOrderingParamParameter;
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
};

export type ExportAutoFiguresParams = {
/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
from: PeriodFromParameter;
/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
to: PeriodToParameter;
/**
 * Only figures of this showroom (id), or of no showroom (`none`). Events count for their showroom at that time, properties of the car for its current one. A car moved since has a row under both showrooms; its `avtosalon` is the current one.
 * @maxLength 16
 * @pattern ^(none|[1-9]\d*)$
 */
avtosalon?: FiguresAvtosalonParameter;
/**
 * Free-text search. Latin text matches Cyrillic and vice versa, and all forms of o‘ and g‘ are equal. Four or more digits match anywhere in a phone number.
 * @maxLength 100
 */
q?: QParameter;
/**
 * A figure of a car; `interest` is the sum of likes and leads.
 */
figure?: FigureFilterParameter;
/**
 * Order of the cars.
 */
ordering?: AutoFiguresOrderingParamParameter;
};

export type GetFunnelParams = {
/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
from: PeriodFromParameter;
/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
to: PeriodToParameter;
/**
 * True to include the preceding period of the same length.
 */
compare?: CompareParameter;
/**
 * Only rows of this showroom (id), or without a showroom (`none`).
 * @maxLength 16
 * @pattern ^(none|[1-9]\d*)$
 */
avtosalon?: AvtosalonOrNoneParameter;
};

export type GetPromotionSummaryParams = {
/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
from?: FromParameter;
/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
to?: ToParameter;
/**
 * Only rows of this showroom (id), or without a showroom (`none`).
 * @maxLength 16
 * @pattern ^(none|[1-9]\d*)$
 */
avtosalon?: AvtosalonOrNoneParameter;
};

export type GetResponseSalesParams = {
/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
from: PeriodFromParameter;
/**
 * A day in Asia/Tashkent, from the years 1900 to 2099.
 * @pattern ^(19|20)\d\d-
 */
to: PeriodToParameter;
/**
 * Only rows of this showroom (id), or without a showroom (`none`).
 * @maxLength 16
 * @pattern ^(none|[1-9]\d*)$
 */
avtosalon?: AvtosalonOrNoneParameter;
};

export type GetWorkPanelParams = {
/**
 * Only work of this showroom; campaigns belong to no showroom and stay.
 * @minimum 1
 */
avtosalon?: number;
/**
 * Only leads, chats and applications assigned to the caller or unassigned.
 */
mine?: boolean;
/**
 * Maximum number of rows in each queue.
 * @minimum 1
 * @maximum 20
 */
limit?: number;
/**
 * True to leave the queues empty.
 */
counts_only?: boolean;
};

