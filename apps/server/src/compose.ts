import { createCarModels } from './modules/catalogue/car-models/car-models.module';
import { carModelsRoutes } from './modules/catalogue/car-models/car-models.routes';
import { type Bot, createBot } from './modules/foundation/bot/bot.module';
import { catalogRoutes } from './modules/catalogue/catalog/catalog.routes';
import { createCatalogService } from './modules/catalogue/catalog/catalog.service';
import { chatMarketplaceRoutes } from './modules/buyers/chat/chat-marketplace.routes';
import { createChat } from './modules/buyers/chat/chat.module';
import { chatRoutes } from './modules/buyers/chat/chat.routes';
import { templatesRoutes } from './modules/buyers/chat/templates.routes';
import { createLeads } from './modules/buyers/leads/leads.module';
import { leadsRoutes } from './modules/buyers/leads/leads.routes';
import { clientErrorsRoutes } from './modules/foundation/client-errors/client-errors.routes';
import { devicesRoutes } from './modules/foundation/devices/devices.routes';
import { createDevicesService } from './modules/foundation/devices/devices.service';
import { imagesRoutes } from './modules/foundation/images/images.routes';
import { createImagesService } from './modules/foundation/images/images.service';
import { createNotifications } from './modules/foundation/notifications/notifications.module';
import { notificationsRoutes } from './modules/foundation/notifications/notifications.routes';
import { rateSource } from './modules/foundation/rates/rate-source';
import { ratesRoutes } from './modules/foundation/rates/rates.routes';
import { type RatesService, createRatesService } from './modules/foundation/rates/rates.service';
import { createChannel } from './modules/messaging/channel/channel.module';
import { channelRoutes } from './modules/messaging/channel/channel.routes';
import {
  type TelegramServices,
  createTelegram,
} from './modules/messaging/telegram/telegram.module';
import { telegramRoutes } from './modules/messaging/telegram/telegram.routes';
import { authRoutes } from './modules/identity/auth/auth.routes';
import { createAuthService } from './modules/identity/auth/auth.service';
import { createDemoVisits } from './modules/identity/auth/demo-visits';
import { businessRoutes } from './modules/identity/members/business.routes';
import { employeesRoutes } from './modules/identity/members/employees.routes';
import { createMembers } from './modules/identity/members/members.module';
import { sessionsRoutes } from './modules/identity/sessions/sessions.routes';
import { createSessionsService } from './modules/identity/sessions/sessions.service';
import { paletteRoutes } from './modules/overview/palette/palette.routes';
import { createPaletteService } from './modules/overview/palette/palette.service';
import { createStatistics } from './modules/overview/statistics/statistics.module';
import { statisticsRoutes } from './modules/overview/statistics/statistics.routes';
import { createWorkPanel } from './modules/overview/work-panel/work-panel.module';
import { workPanelRoutes } from './modules/overview/work-panel/work-panel.routes';
import { createAds } from './modules/promotion/ads/ads.module';
import { adsRoutes } from './modules/promotion/ads/ads.routes';
import { registerLedgerCheck } from './modules/promotion/ledger/ledger-check';
import { createLedger } from './modules/promotion/ledger/ledger.service';
import type { FiscalReceipts } from './modules/promotion/money/fiscal-receipts.service';
import { createMoney } from './modules/promotion/money/money.module';
import { moneyRoutes } from './modules/promotion/money/money.routes';
import { payableCampaigns } from './modules/promotion/money/payable-campaigns';
import { autosInsightsRoutes } from './modules/stock/autos/autos-insights.routes';
import { createAutos } from './modules/stock/autos/autos.module';
import { autosRoutes } from './modules/stock/autos/autos.routes';
import { avtosalonsRoutes } from './modules/stock/avtosalons/avtosalons.routes';
import { createAvtosalonsService } from './modules/stock/avtosalons/avtosalons.service';
import { costsRoutes } from './modules/stock/costs/costs.routes';
import { createCosts } from './modules/stock/costs/costs.service';
import { profitRoutes } from './modules/overview/profit/profit.routes';
import { createProfitService } from './modules/overview/profit/profit.service';
import { createImports } from './modules/stock/imports/imports.module';
import { vinRoutes } from './modules/stock/vin/vin.routes';
import { createVinService } from './modules/stock/vin/vin.service';
import { importsRoutes } from './modules/stock/imports/imports.routes';
import { createFeeds } from './modules/stock/feeds/feeds.module';
import { feedsRoutes } from './modules/stock/feeds/feeds.routes';
import { createListingEvents } from './modules/stock/marketplace/listing-events.service';
import { marketplaceRoutes } from './modules/stock/marketplace/marketplace.routes';
import { createMarketplaceService } from './modules/stock/marketplace/marketplace.service';
import { priceChangesRoutes } from './modules/stock/price-changes/price-changes.routes';
import { createPriceChanges } from './modules/stock/price-changes/price-changes.service';
import { pricesRoutes } from './modules/stock/prices/prices.routes';
import { registerAutoMarkets } from './modules/stock/prices/auto-markets';
import { createPricesService } from './modules/stock/prices/prices.service';
import { createApplications } from './modules/trade-in/applications/applications.module';
import { applicationsRoutes } from './modules/trade-in/applications/applications.routes';
import { createTradeIn } from './modules/trade-in/trade-in/trade-in.module';
import {
  tradeInMarketplaceRoutes,
  tradeInRoutes,
} from './modules/trade-in/trade-in/trade-in.routes';
import type { Registry } from 'prom-client';
import type { Deps } from './platform/deps';
import type { ContractHandlers } from './platform/http/contract';
import type { SharedCounts } from './platform/limits/shared-counts';
import { type Realtime, createRealtime } from './platform/realtime/realtime';
import type { SocketRooms } from './platform/realtime/socket-rooms';
import type { SessionLookup } from './platform/values/dealer';

export interface Modules {
  handlers: ContractHandlers;
  /** Looks up access tokens. */
  sessions: SessionLookup;
  realtime: Realtime;
  /** Access of the socket to the chat's rooms. */
  socketRooms: SocketRooms;
  /** Refreshes the rate while the server listens. */
  rates: Pick<RatesService, 'refresh'>;
  /** Receives reports of the payment provider. */
  fiscalReceipts: FiscalReceipts;
  /** Undefined when Telegram is off. */
  bot: Bot | undefined;
  telegram: TelegramServices;
  /** Returns the pseudonym of a phone number for the security log. */
  hashPhone: (phone: string) => Promise<string>;
}

/** Creates the modules in the order of `serverOrder`, each from those before it, and collects their handlers. Add yours here. */
export function composeModules(
  deps: Deps,
  { registry, counts }: { registry: Registry; counts: SharedCounts },
): Modules {
  const realtime = createRealtime(deps);
  const { bus, streams } = realtime;

  const images = createImagesService(deps);
  const rates = createRatesService(deps, rateSource(deps.config));
  const devices = createDevicesService(deps);
  const notifications = createNotifications(deps, { streams, devices });
  const bot = deps.telegram && createBot(deps, deps.telegram);

  const sessions = createSessionsService(deps, bus);
  const members = createMembers(deps, { images, notifications, sessions, streams });
  const { business } = members;
  const auth = createAuthService(deps, { business, sessions, members });
  const demoVisits = createDemoVisits(deps, { business, sessions });

  const catalog = createCatalogService(deps);
  const carModels = createCarModels(deps, { catalog, images, notifications });

  const avtosalons = createAvtosalonsService(deps, { catalog, images });
  const prices = createPricesService(deps, rates);
  const autos = createAutos(deps, { rates, prices, notifications });
  autos.carChanged.on(registerAutoMarkets(deps, { rates, prices }).changed);
  const costs = createCosts(deps, { rates, prices, autos: autos.reader });
  const priceChanges = createPriceChanges(deps, autos);
  const profit = createProfitService(deps, { rates, prices });
  const vin = createVinService(deps, { catalog, autos });
  const imports = createImports(deps, { catalog, rates, images, notifications, autos, costs, vin });
  const feeds = createFeeds(deps, { notifications, autos, imports });
  const marketplace = createMarketplaceService(deps, autos);
  const listingEvents = createListingEvents(deps, autos.transitions);

  const leads = createLeads(deps, { notifications, members, autos });
  const chat = createChat(deps, { realtime, images, notifications, members, autos, leads });

  const tradeIn = createTradeIn(deps, { catalog, images, prices, rates, notifications });
  const applications = createApplications(deps, {
    catalog,
    carModels,
    images,
    members,
    rates,
    notifications,
    autos,
    costs,
    tradeIn,
  });

  const ledger = createLedger(deps);
  registerLedgerCheck(deps);
  const ads = createAds(deps, { catalog, images, ledger, notifications });
  const campaigns = payableCampaigns(ads.funding);
  const money = createMoney(deps, { ledger, campaigns, business, notifications });

  const channel = createChannel(deps, { bot, autos, images, notifications });
  const telegram = createTelegram(deps, { bot, notifications, members, leads, chat, images });

  const statistics = createStatistics(deps, { prices, autos });
  const workPanel = createWorkPanel(deps, { applications, ads, leads, members });
  const palette = createPaletteService(deps, { catalog });

  return {
    handlers: {
      ...imagesRoutes(images, deps.config.DATA_DIR),
      ...ratesRoutes(rates),
      ...clientErrorsRoutes(registry, counts),
      ...devicesRoutes(devices),
      ...notificationsRoutes(notifications),
      ...sessionsRoutes(sessions),
      ...businessRoutes(business),
      ...employeesRoutes(members),
      ...authRoutes(auth, demoVisits, deps.config),
      ...catalogRoutes(catalog),
      ...carModelsRoutes(carModels),
      ...avtosalonsRoutes(avtosalons),
      ...pricesRoutes(prices),
      ...autosRoutes(autos),
      ...autosInsightsRoutes(autos),
      ...costsRoutes(costs),
      ...priceChangesRoutes(priceChanges),
      ...profitRoutes(profit),
      ...vinRoutes(vin),
      ...importsRoutes(imports, deps.config.DATA_DIR),
      ...feedsRoutes(feeds),
      ...marketplaceRoutes(marketplace, listingEvents),
      ...leadsRoutes(leads),
      ...chatRoutes(chat),
      ...chatMarketplaceRoutes(chat),
      ...templatesRoutes(chat.templates),
      ...tradeInRoutes(tradeIn),
      ...tradeInMarketplaceRoutes(tradeIn),
      ...applicationsRoutes(applications),
      ...adsRoutes(ads),
      ...moneyRoutes(money),
      ...channelRoutes(channel),
      ...telegramRoutes(telegram),
      ...statisticsRoutes(statistics),
      ...workPanelRoutes(workPanel),
      ...paletteRoutes(palette),
    },
    sessions: (token, address) => sessions.lookup(token, address),
    realtime,
    socketRooms: chat.socketRooms,
    rates,
    fiscalReceipts: money.fiscalReceipts,
    bot,
    telegram,
    hashPhone: auth.hashPhone,
  };
}
