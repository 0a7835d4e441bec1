import type { Migration } from 'kysely/migration';
import { base } from './0001_base';
import { auth } from './0010_auth';
import { catalog } from './0020_catalog';
import { images } from './0021_images';
import { avtosalons } from './0022_avtosalons';
import { autos } from './0030_autos';
import { chat } from './0040_chat';
import { leads } from './0041_leads';
import { notifications } from './0042_notifications';
import { members } from './0050_members';
import { leadContacts } from './0051_lead_contacts';
import { statistics } from './0053_statistics';
import { workPanel } from './0054_work-panel';
import { tradeIn } from './0055_trade_in';
import { carModels } from './0056_car_models';
import { applications } from './0057_applications';
import { money } from './0058_money';
import { ads } from './0059_ads';
import { terms } from './0066_terms';
import { decisions } from './0067_decisions';
import { tries } from './0086_tries';
import { retention } from './0087_retention';
import { templateTexts } from './0089_template_texts';
import { editVersions } from './0090_edit_versions';
import { autoMonths } from './0095_auto_months';
import { readOnlySessions } from './0096_read_only_sessions';
import { cardCalls } from './0097_card_calls';
import { marketByTime } from './0098_market_by_time';
import { respondedBy } from './0099_responded_by';
import { weekdayHours } from './0100_weekday_hours';
import { autoMoney } from './0101_auto_money';
import { sales } from './0102_sales';
import { telegramBot } from './0110_telegram_bot';
import { telegramMembers } from './0111_telegram_members';
import { telegramAlerts } from './0112_telegram_alerts';
import { messageEdits } from './0114_message_edits';
import { telegramChannels } from './0115_telegram_channels';
import { telegramBuyers } from './0116_telegram_buyers';
import { imports } from './0115_imports';
import { autoMarkets } from './0120_auto_markets';
import { feedSources } from './0133_feed_sources';
import { vinSigns } from './0135_vin_signs';
import { priceSources } from './0136_price_sources';
import { importReasons } from './0137_import_reasons';
import { importMappings } from './0141_import_mappings';
import { importParts } from './0142_import_parts';
import { feedHeldSince } from './0143_feed_held_since';
import { historyImports } from './0144_history_imports';
import { feedExports } from './0130_feed_exports';
import { telegramParts } from './0131_telegram_parts';
import { priceChanges } from './0132_price_changes';

/**
 * Every migration, run in the order of names. A list instead of a folder scan, because the server is bundled into one
 * file. Never edit a released migration; add another one.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_base': base,
  '0010_auth': auth,
  '0020_catalog': catalog,
  '0021_images': images,
  '0022_avtosalons': avtosalons,
  '0030_autos': autos,
  '0040_chat': chat,
  '0041_leads': leads,
  '0042_notifications': notifications,
  '0050_members': members,
  '0051_lead_contacts': leadContacts,
  '0053_statistics': statistics,
  '0054_work-panel': workPanel,
  '0055_trade_in': tradeIn,
  '0056_car_models': carModels,
  '0057_applications': applications,
  '0058_money': money,
  '0059_ads': ads,
  '0066_terms': terms,
  '0067_decisions': decisions,
  '0086_tries': tries,
  '0087_retention': retention,
  '0089_template_texts': templateTexts,
  '0090_edit_versions': editVersions,
  '0095_auto_months': autoMonths,
  '0096_read_only_sessions': readOnlySessions,
  '0097_card_calls': cardCalls,
  '0098_market_by_time': marketByTime,
  '0099_responded_by': respondedBy,
  '0100_weekday_hours': weekdayHours,
  '0101_auto_money': autoMoney,
  '0102_sales': sales,
  '0110_telegram_bot': telegramBot,
  '0111_telegram_members': telegramMembers,
  '0112_telegram_alerts': telegramAlerts,
  '0114_message_edits': messageEdits,
  '0115_telegram_channels': telegramChannels,
  '0116_telegram_buyers': telegramBuyers,
  '0115_imports': imports,
  '0120_auto_markets': autoMarkets,
  '0130_feed_exports': feedExports,
  '0131_telegram_parts': telegramParts,
  '0132_price_changes': priceChanges,
  '0133_feed_sources': feedSources,
  '0135_vin_signs': vinSigns,
  '0136_price_sources': priceSources,
  '0137_import_reasons': importReasons,
  '0141_import_mappings': importMappings,
  '0142_import_parts': importParts,
  '0143_feed_held_since': feedHeldSince,
  '0144_history_imports': historyImports,
};
