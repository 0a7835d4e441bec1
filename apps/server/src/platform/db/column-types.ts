import type { ErrorCode } from '@karvon/api/error-codes';
import type { BodyOf, ResponseOf } from '../values/contract';
import type { Language } from '../values/language';
import type { Currency } from '../values/money';
import type { Owner, UserId } from '../values/owner';

type Auto = ResponseOf<'getAuto'>;
type AutoEvent = ResponseOf<'getAutoHistory'>['results'][number];
type AutoMoney = ResponseOf<'getAutoMoney'>;
type Expense = AutoMoney['expenses'][number];
type Lead = ResponseOf<'getLead'>;
type LeadEvent = ResponseOf<'getLeadHistory'>['results'][number];
type LeadIntake = BodyOf<'addLead'>;
type Application = ResponseOf<'getApplication'>;
type ApplicationEvent = ResponseOf<'getApplicationHistory'>['results'][number];
type Sale = ResponseOf<'getSale'>;
type TradeInCar = ResponseOf<'getTradeInAuto'>['car'];
type TradeInEvent = ResponseOf<'getTradeInHistory'>['results'][number];
type Campaign = ResponseOf<'getCampaign'>;
type CampaignEvent = ResponseOf<'getCampaignHistory'>['results'][number];
type Banner = BodyOf<'createCampaign'>['banners'][number];
type Notification = ResponseOf<'listNotifications'>['results'][number];
type ChatEvent = ResponseOf<'listEvents'>['events'][number];
type Payment = ResponseOf<'getPayment'>;
type TelegramPost = ResponseOf<'getTelegramPost'>;
type TelegramChannel = ResponseOf<'getTelegramChannel'>;
type FeedSource = ResponseOf<'listFeedSources'>['results'][number];
type FeedRun = ResponseOf<'listFeedRuns'>['results'][number];
type FeedExport = ResponseOf<'listFeedExports'>['results'][number];
type Import = ResponseOf<'getImport'>;
type ImportChoice = ResponseOf<'listImportChoices'>['results'][number];
type ImportRow = ResponseOf<'listImportRows'>['results'][number];
type TelegramSettings = ResponseOf<'getTelegram'>['settings'];

type WithoutSeq<Event> = Event extends unknown ? Omit<Event, 'seq'> : never;

/** Values are one text, or one text per language. */
export interface Change<Field extends string> {
  field: Field;
  before?: string | { ru: string; uz: string };
  after?: string | { ru: string; uz: string };
}

interface ImportPurchase {
  price: number;
  currency: Currency;
  purchased_on: string;
  source?: string;
}

/** Column types that the database does not know: JSON in the contract's shape, enumerated text, and owners of ids. */
export interface ColumnTypes {
  'application_history.actor_kind': 'dealer' | 'client' | 'system';
  'application_history.changes': ApplicationEvent['changes'];
  'application_history.from_status': Application['status'] | null;
  'application_history.kind': ApplicationEvent['kind'];
  'application_history.to_status': Application['status'] | null;
  /** The buyer's car without its photos; ids are the catalogue's. */
  'applications.car': Omit<NonNullable<BodyOf<'createApplication'>['current_car']>, 'photos'>;
  'applications.reject_reason': NonNullable<Application['reject_reason']> | null;
  'applications.source': Application['source'];
  'auth_phones.language': Language | null;
  'auth_phones.purpose': 'sign_in' | 'reset' | null;
  'auth_tickets.purpose': 'sign_in' | 'reset';
  'auto_history.actor_kind': AutoEvent['actor']['kind'];
  'auto_history.changes': Change<string>[];
  'auto_history.declined_reasons': Auto['reasons'] | null;
  'auto_history.from_status': Auto['status'] | null;
  'auto_history.kind': AutoEvent['kind'];
  'auto_history.reason': NonNullable<Auto['deactivation_reason']> | null;
  'auto_history.to_status': Auto['status'] | null;
  'auto_prices.currency': Currency;
  'autos.approved_currency': Currency | null;
  'autos.changed_part': Auto['changed_part'];
  'autos.condition': NonNullable<Auto['condition']> | null;
  'autos.deactivation_reason': NonNullable<Auto['deactivation_reason']> | null;
  'autos.declined_reasons': Auto['reasons'];
  'autos.deleted_from': Auto['status'] | null;
  'autos.status': Auto['status'];
  'avtosalons.weekday_hours': ResponseOf<'getAvtosalon'>['weekday_hours'];
  'business_users.id': UserId;
  'businesses.id': Owner;
  'campaign_banners.position': Banner['position'];
  'campaign_days.language': Banner['language'];
  'campaign_days.position': Banner['position'];
  'campaign_history.actor_kind': CampaignEvent['actor']['kind'];
  'campaign_history.changes': Change<Campaign['locked_fields'][number]>[];
  'campaign_history.from_status': Campaign['status'] | null;
  'campaign_history.kind': CampaignEvent['kind'];
  'campaign_history.reasons': Campaign['reasons'];
  'campaign_history.to_status': Campaign['status'] | null;
  'campaigns.changed_fields': Campaign['locked_fields'];
  'campaigns.reasons': Campaign['reasons'];
  'campaigns.segment': Campaign['segment'];
  'car_model_proposals.reasons': ResponseOf<'getCarModel'>['reasons'];
  /** The event's position is stored in its own column. */
  'chat_events.event': WithoutSeq<ChatEvent>;
  'chat_streams.business_id': number;
  'devices.business_user_id': UserId;
  'expenses.kind': Expense['kind'];
  'idempotency_keys.headers': Record<string, string> | null;
  'feed_cars.values': Record<string, string | number | boolean | null>;
  'feed_exports.format': FeedExport['format'];
  'feed_runs.failure': FeedRun['failure'] | null;
  'feed_runs.format': FeedRun['format'] | null;
  'feed_runs.held_reason': FeedRun['held_reason'] | null;
  'feed_runs.state': FeedRun['state'];
  'feed_runs.vanished': FeedRun['vanished'];
  'feed_sources.created_by': UserId;
  'feed_sources.format': FeedSource['format'];
  'feed_sources.found_format': NonNullable<FeedSource['found_format']> | null;
  'feed_sources.fresh': FeedSource['fresh'];
  'feed_sources.gone': FeedSource['gone'];
  'feed_sources.schedule': FeedSource['schedule'];
  'import_mappings.mapping': Import['mapping'];
  'import_mappings.options': Import['options'];
  'import_photos.failure': ErrorCode | null;
  'import_photos.state': 'waiting' | 'done' | 'failed' | 'applied';
  'import_rows.asks': (Omit<ImportChoice, 'rows' | 'count' | 'candidates'> & {
    candidates: (Omit<ImportChoice['candidates'][number], 'name'> & {
      name: string | { ru: string; uz: string };
    })[];
  })[];
  'import_rows.before': {
    values: Record<string, unknown>;
    written: Record<string, unknown>;
    external_id?: string | null;
    purchase?: ImportPurchase | null;
  } | null;
  'import_rows.cells': (string | number | boolean | null | { error: 'formula_empty' })[];
  'import_rows.errors': ImportRow['errors'];
  'import_rows.outcome': 'created' | 'updated' | 'undone' | 'left' | null;
  'import_rows.plan': {
    values: Record<string, string | number | boolean | null>;
    external_id?: string;
    purchase?: ImportPurchase;
    photos?: string[];
    /** All values of a feed's car, for comparison in the next run. */
    feed?: Record<string, string | number | boolean | null>;
    changes: (Change<Import['mapping'][number]['field']> & { currency?: Currency })[];
  } | null;
  'import_rows.result': ImportRow['result'] | null;
  'import_rows.warnings': ImportRow['warnings'];
  'imports.choices': BodyOf<'chooseImportValues'>['items'];
  'imports.columns': Import['columns'];
  'imports.created_by': UserId;
  'imports.mapping': Import['mapping'];
  'imports.options': Import['options'];
  'imports.sheets': Import['sheets'];
  'imports.status': Import['status'];
  'known_devices.business_user_id': UserId;
  'lead_contacts.responded_by': number | null;
  'lead_contacts.source': Lead['source'];
  'lead_events.changes': LeadEvent['changes'];
  'lead_events.from_status': Lead['status'] | null;
  'lead_events.to_status': Lead['status'] | null;
  /** Phone of the buyer. Without one each lead counts as a separate buyer. */
  'leads.buyer_key': string;
  'leads.campaign_language': NonNullable<LeadIntake['campaign_language']> | null;
  'leads.campaign_position': NonNullable<LeadIntake['campaign_position']> | null;
  'leads.source': Lead['source'];
  'listing_events.kind': 'view' | 'like' | 'unlike' | 'call' | 'report';
  'notifications.target_type': NonNullable<Notification['target']>['type'] | null;
  'notifications.type': Notification['type'];
  'payments.card_type': 'uzcard' | 'humo' | 'other' | null;
  'payments.created_by': UserId;
  'payments.failure_code': NonNullable<Payment['failure_code']> | null;
  'pockets.positions': Banner['position'][];
  'price_change_rows.before': {
    status: Auto['status'];
    status_changed_at: string;
    is_edited: boolean;
    needs_moderation: boolean;
    moderation_sent_at: string | null;
  } | null;
  'price_change_rows.currency': Currency;
  'price_change_rows.from_currency': Currency | null;
  'price_changes.change': BodyOf<'previewPrices'>['change'] | null;
  'price_changes.source': ResponseOf<'listPriceChanges'>['results'][number]['source'];
  'purchases.source': NonNullable<NonNullable<AutoMoney['purchase']>['source']> | null;
  'push_deliveries.business_user_id': UserId;
  'rates.source': 'cbu' | 'manual';
  'sales.before': {
    status: Auto['status'];
    status_changed_at: string;
    is_edited: boolean;
    deactivation_reason: NonNullable<Auto['deactivation_reason']> | null;
    declined_reasons: Auto['reasons'];
    reserved_until: string | null;
    closed_at: string | null;
    lead_was_new: boolean;
  } | null;
  'sales.payments': Sale['payments'];
  'sessions.business_user_id': UserId;
  'telegram_channels.rights': TelegramChannel['missing_rights'];
  'telegram_channels.settings': TelegramChannel['settings'];
  'telegram_posts.currency': Currency | null;
  'telegram_posts.language': TelegramPost['language'];
  'telegram_posts.layout': TelegramChannel['settings']['layout'];
  'telegram_posts.reason': NonNullable<TelegramPost['reason']> | null;
  'telegram_posts.target': 'posted' | 'sold' | 'removed' | 'closed' | null;
  'telegram_posts.text': TelegramChannel['settings']['text'] | null;
  'telegram_settings.delay_seconds': TelegramSettings['delay_seconds'];
  'telegram_settings.events': TelegramSettings['events'];
  'telegram_settings.waiting_minutes': TelegramSettings['waiting_minutes'];
  'trade_in_autos.changed_part': NonNullable<TradeInCar['changed_part']>;
  'trade_in_autos.close_reason': 'sold_elsewhere' | 'changed_mind' | 'removed' | null;
  'trade_in_autos.condition': NonNullable<TradeInCar['condition']> | null;
  'trade_in_autos.won_by': Owner | null;
  'trade_in_history.actor_id': UserId | null;
  'trade_in_history.actor_kind': 'dealer' | 'client' | 'system';
  'trade_in_history.currency': Currency | null;
  'trade_in_history.kind': TradeInEvent['kind'];
  'trade_in_history.previous_currency': Currency | null;
  'trade_in_offers.author_id': UserId;
  'trade_in_offers.previous_currency': Currency | null;
}
