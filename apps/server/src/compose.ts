import type { ContractHandlers } from './platform/http/contract';
import type { Deps } from './platform/deps';
import type { SessionLookup } from './platform/values/dealer';
import { type Realtime, createRealtime } from './platform/realtime/realtime';
import type { SocketRooms } from './platform/realtime/socket-rooms';
import { createAds } from './modules/promotion/ads/ads.module';
import { adsRoutes } from './modules/promotion/ads/ads.routes';
import { createApplications } from './modules/trade-in/applications/applications.module';
import { applicationsRoutes } from './modules/trade-in/applications/applications.routes';
import { listedCars } from './modules/trade-in/applications/listed-cars';
import { wonCarOf } from './modules/trade-in/applications/won-car';
import { authRoutes } from './modules/identity/auth/auth.routes';
import { createAuthService } from './modules/identity/auth/auth.service';
import { createDemoVisits } from './modules/identity/auth/demo-visits';
import { createLimiter } from './platform/http/limiter';
import { statusLabels } from './modules/stock/autos/auto-labels';
import { autosInsightsRoutes } from './modules/stock/autos/autos-insights.routes';
import { createAutos } from './modules/stock/autos/autos.module';
import { autosRoutes } from './modules/stock/autos/autos.routes';
import { allowedTransitions, canEdit, refreshBlock } from './modules/stock/autos/transition-rules';
import { avtosalonsRoutes } from './modules/stock/avtosalons/avtosalons.routes';
import { createAvtosalonsService } from './modules/stock/avtosalons/avtosalons.service';
import { businessRoutes } from './modules/identity/members/business.routes';
import { createBusinessService } from './modules/identity/members/business.service';
import { createCarModels } from './modules/catalogue/car-models/car-models.module';
import { carModelsRoutes } from './modules/catalogue/car-models/car-models.routes';
import { catalogRoutes } from './modules/catalogue/catalog/catalog.routes';
import { createCatalogService } from './modules/catalogue/catalog/catalog.service';
import { chatMarketplaceRoutes } from './modules/buyers/chat/chat-marketplace.routes';
import { createChat } from './modules/buyers/chat/chat.module';
import { createSocketRooms } from './modules/buyers/chat/member-view';
import { chatRoutes } from './modules/buyers/chat/chat.routes';
import { isOnline, roomName } from './modules/buyers/chat/rooms.mapper';
import { templatesRoutes } from './modules/buyers/chat/templates.routes';
import { devicesRoutes } from './modules/foundation/devices/devices.routes';
import { createDevicesService } from './modules/foundation/devices/devices.service';
import { createEmployees } from './modules/identity/members/employees.module';
import { employeesRoutes } from './modules/identity/members/employees.routes';
import { imagesRoutes } from './modules/foundation/images/images.routes';
import { createImagesService } from './modules/foundation/images/images.service';
import { createLeads } from './modules/buyers/leads/leads.module';
import { leadsRoutes } from './modules/buyers/leads/leads.routes';
import { createListingEvents } from './modules/stock/marketplace/listing-events.service';
import { marketplaceRoutes } from './modules/stock/marketplace/marketplace.routes';
import { createMarketplaceService } from './modules/stock/marketplace/marketplace.service';
import type { FiscalReceipts } from './modules/promotion/money/fiscal-receipts.service';
import { createMoney } from './modules/promotion/money/money.module';
import { moneyRoutes } from './modules/promotion/money/money.routes';
import { createMembersService } from './modules/identity/members/members.service';
import { payableCampaigns } from './modules/promotion/money/payable-campaigns';
import { createNotificationHooks } from './modules/foundation/notifications/notification-hooks';
import { createNotifications } from './modules/foundation/notifications/notifications.module';
import { notificationsRoutes } from './modules/foundation/notifications/notifications.routes';
import { paletteRoutes } from './modules/overview/palette/palette.routes';
import { createPaletteService } from './modules/overview/palette/palette.service';
import { pricesRoutes } from './modules/stock/prices/prices.routes';
import { createPricesService } from './modules/stock/prices/prices.service';
import { rateSource } from './modules/foundation/rates/rate-source';
import { ratesRoutes } from './modules/foundation/rates/rates.routes';
import { type RatesService, createRatesService } from './modules/foundation/rates/rates.service';
import { sessionsRoutes } from './modules/identity/sessions/sessions.routes';
import { createSessionsService } from './modules/identity/sessions/sessions.service';
import { createStatistics } from './modules/overview/statistics/statistics.module';
import { statisticsRoutes } from './modules/overview/statistics/statistics.routes';
import { createApplicationsSource } from './modules/overview/work-panel/applications-source';
import { createBuyersSource } from './modules/overview/work-panel/buyers-source';
import { createCampaignsSource } from './modules/overview/work-panel/campaigns-source';
import { createListingsSource } from './modules/overview/work-panel/listings-source';
import { workPanelRoutes } from './modules/overview/work-panel/work-panel.routes';
import { createWorkPanelService } from './modules/overview/work-panel/work-panel.service';
import { createTradeIn } from './modules/trade-in/trade-in/trade-in.module';
import {
  tradeInMarketplaceRoutes,
  tradeInRoutes,
} from './modules/trade-in/trade-in/trade-in.routes';

export interface Modules {
  handlers: ContractHandlers;
  /** Looks up access tokens; the auth module's. */
  sessions: SessionLookup;
  realtime: Realtime;
  /** What the socket asks of the rooms. */
  socketRooms: SocketRooms;
  /** Asks the source of the rate while the server listens. */
  rates: Pick<RatesService, 'refresh'>;
  /** What the payment provider reports. */
  fiscalReceipts: FiscalReceipts;
  /** What stands for a number in the security log. */
  hashPhone: (phone: string) => Promise<string>;
}

/** Makes every module's service, hands services to each other, and gathers their handlers. Add yours here. */
export function composeModules(deps: Deps): Modules {
  const realtime = createRealtime(deps);
  const { bus, streams } = realtime;
  const rates = createRatesService(deps, rateSource(deps.config));
  const catalog = createCatalogService(deps);
  const devices = createDevicesService(deps);
  const notifications = createNotifications(deps, {
    streams,
    dropToken: (user, token) => devices.dropToken(user, token),
  });
  const notificationHooks = createNotificationHooks({
    notifications,
    titleOf: (owner, id) => autos.titleOf(owner, id),
    businessOf: (user) => members.businessOf(user),
  });
  const sessions = createSessionsService(deps, notificationHooks.newDevice, bus.endSessions);
  const images = createImagesService(deps);
  const avtosalons = createAvtosalonsService(deps, { catalog, images });
  const members = createMembersService(deps, {
    show: (ids) => images.show(ids),
    notify: notifications.notify,
  });
  const business = createBusinessService(deps, {
    members,
    onViewChanged: streams.beginAnew,
    images: {
      own: async (owner, id) => (await images.own(owner, [id], 'profile')).get(id),
      show: async (id) => (await images.show([id])).get(id),
    },
  });
  const auth = createAuthService(deps, { business, sessions, members });
  const demoVisits = createDemoVisits(deps, {
    business,
    sessions,
    findDemoDealer: () => deps.demo.findDealer(deps),
  });

  const prices = createPricesService(deps, rates);
  const leads = createLeads(deps, {
    members,
    onRoomLeadChanged: (owner, roomId) => chat.roomEvents.roomChanged(owner, roomId),
    onLeadCame: notificationHooks.leadCame,
  });
  const chat = createChat(deps, {
    realtime,
    images,
    leads: leads.leads,
    allowedTransitions: (car, now) => autos.transitions.allowed(car, 'dealer', now),
    hooks: notificationHooks.chat,
  });
  const tradeIn = createTradeIn(deps, {
    catalog,
    images,
    prices,
    rates,
    notify: notifications.notify,
  });
  const applications = createApplications(deps, {
    catalog,
    images,
    members,
    rates,
    notify: notifications.notify,
    wonCars: {
      find: async (owner, id) => wonCarOf(await tradeIn.reader.get(owner, id)),
      applied: (acting, id, applicationId) => tradeIn.won.applied(acting, id, applicationId),
    },
  });
  const employees = createEmployees(deps, {
    members,
    show: (ids) => images.show(ids),
    openWork: [leads.openWork, applications.openWork],
    sessions,
    onViewChanged: streams.beginAnew,
    ownImage: async (owner, id) => (await images.own(owner, [id], 'profile')).size > 0,
    companyName: members.companyName,
    takeInvitation: auth.takeInvitation,
    requireRealPhone: auth.requireRealPhone,
  });
  const autos = createAutos(deps, {
    rates,
    median: prices.median,
    buyers: { isLead: leads.leads.isLead, dealt: leads.changes.dealt },
    sources: listedCars(tradeIn.won, applications.approved),
    notify: notifications.notify,
    onCarChanged: (owner, id) => chat.roomEvents.carChanged(owner, id),
  });

  const carModels = createCarModels(deps, {
    catalog,
    images,
    notify: notifications.notify,
    namedElsewhere: applications.namedCars,
  });
  const money = createMoney(deps, {
    campaigns: payableCampaigns(() => ads.funding),
    payerOf: async ({ user }) => {
      const { full_name: name, company_name, tin } = await business.profile(user);
      return { company: company_name ?? name, tin, user: { id: user, name } };
    },
    takeLimits: createLimiter(deps).take,
    onPaymentEnded: (owner, { id, amount }, isPaid) =>
      notifications.notify(owner, {
        type: isPaid ? 'payment_succeeded' : 'payment_failed',
        target: { type: 'payment', id },
        params: { amount },
      }),
    onPaymentChanged: (owner, id) => notifications.showChange(owner, { type: 'payment', id }),
  });
  const ads = createAds(deps, {
    catalog,
    images,
    notify: notifications.notify,
    showChange: notifications.showChange,
    ledger: money.ledger,
  });
  const statistics = createStatistics(deps, {
    aboveMarket: prices.above,
    cars: {
      allowed: (row, now) => autos.transitions.allowed(row, 'dealer', now),
      canEdit,
      canRefresh: (row, now) => refreshBlock(row, now) === undefined,
      score: async (owner, id) => (await autos.insights.quality(owner, id)).score,
    },
    statusLabel: (status, language) => statusLabels[status][language],
  });

  const palette = createPaletteService(deps, {
    catalog,
    labels: { status: (status, language) => statusLabels[status][language], room: roomName },
  });

  const workPanel = createWorkPanelService(deps, {
    applications: createApplicationsSource(deps, applications.list.byIds),
    campaigns: createCampaignsSource(deps, ads.reader.byIds),
    buyers: createBuyersSource(deps, {
      leads: leads.list,
      labels: { name: roomName, isOnline },
      members,
    }),
    listings: createListingsSource(deps, {
      allowedTransitions: (listing, now) => allowedTransitions(listing, 'dealer', now),
      canEdit,
      canRefresh: (listing, now) => refreshBlock(listing, now) === undefined,
    }),
  });

  return {
    handlers: {
      ...adsRoutes(ads),
      ...applicationsRoutes(applications),
      ...authRoutes(auth, demoVisits, deps.config),
      ...autosRoutes(autos),
      ...autosInsightsRoutes(autos),
      ...avtosalonsRoutes(avtosalons),
      ...businessRoutes(business),
      ...carModelsRoutes(carModels),
      ...catalogRoutes(catalog),
      ...chatMarketplaceRoutes(chat),
      ...chatRoutes(chat),
      ...templatesRoutes(chat.templates),
      ...devicesRoutes(devices),
      ...employeesRoutes(employees),
      ...imagesRoutes(images, deps.config.DATA_DIR),
      ...leadsRoutes(leads),
      ...marketplaceRoutes(
        createMarketplaceService(deps, autos),
        createListingEvents(deps, autos.transitions),
      ),
      ...moneyRoutes(money),
      ...notificationsRoutes(notifications),
      ...paletteRoutes(palette),
      ...pricesRoutes(prices),
      ...ratesRoutes(rates),
      ...sessionsRoutes(sessions),
      ...statisticsRoutes(statistics),
      ...workPanelRoutes(workPanel),
      ...tradeInRoutes(tradeIn),
      ...tradeInMarketplaceRoutes(tradeIn),
    },
    sessions: (token, address) => sessions.lookup(token, address),
    realtime,
    socketRooms: createSocketRooms(deps, { presence: chat.presence, notifications }),
    rates,
    fiscalReceipts: money.fiscalReceipts,
    hashPhone: auth.hashPhone,
  };
}
