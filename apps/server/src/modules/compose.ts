import type { ContractHandlers } from '../contract';
import type { Deps } from '../deps';
import type { SessionLookup } from '../http/auth';
import { type Realtime, createRealtime } from '../realtime/realtime';
import type { SocketRooms } from '../realtime/socket-rooms';
import { authRoutes } from './auth/auth.routes';
import { createAuthService } from './auth/auth.service';
import { createAutos } from './autos/autos.module';
import { autosInsightsRoutes } from './autos/autos-insights.routes';
import { autosRoutes } from './autos/autos.routes';
import { avtosalonsRoutes } from './avtosalons/avtosalons.routes';
import { createAvtosalonsService } from './avtosalons/avtosalons.service';
import { businessRoutes } from './business/business.routes';
import { createBusinessService } from './business/business.service';
import { catalogRoutes } from './catalog/catalog.routes';
import { createCatalogService } from './catalog/catalog.service';
import { devicesRoutes } from './devices/devices.routes';
import { chatMarketplaceRoutes } from './chat/chat-marketplace.routes';
import { createChat } from './chat/chat.module';
import { chatRoutes } from './chat/chat.routes';
import { templatesRoutes } from './chat/templates.routes';
import { createDevicesService } from './devices/devices.service';
import { imagesRoutes } from './images/images.routes';
import { createImagesService } from './images/images.service';
import { createLeads } from './leads/leads.module';
import { leadsRoutes } from './leads/leads.routes';
import { createListingEvents } from './marketplace/listing-events.service';
import { marketplaceRoutes } from './marketplace/marketplace.routes';
import { createMarketplaceService } from './marketplace/marketplace.service';
import { createNoticeHooks } from './notifications/notice-hooks';
import { createNotifications } from './notifications/notifications.module';
import { notificationsRoutes } from './notifications/notifications.routes';
import { paletteRoutes } from './palette/palette.routes';
import { createPaletteService } from './palette/palette.service';
import { pricesRoutes } from './prices/prices.routes';
import { createPricesService } from './prices/prices.service';
import { rateSource } from './rates/rate-source';
import { ratesRoutes } from './rates/rates.routes';
import { createRatesService } from './rates/rates.service';
import { sessionsRoutes } from './sessions/sessions.routes';
import { createSessionsService } from './sessions/sessions.service';

export interface Modules {
  handlers: ContractHandlers;
  /** Looks up access tokens; the auth module's. */
  sessions: SessionLookup;
  realtime: Realtime;
  /** What the socket asks of the rooms. */
  socketRooms: SocketRooms;
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
    dropToken: (owner, token) => devices.dropToken(owner, token),
  });
  const tell = createNoticeHooks({
    notifications,
    titleOf: (owner, id) => autos.titleOf(owner, id),
  });
  const sessions = createSessionsService(deps, tell.newDevice, bus.endSessions);
  const images = createImagesService(deps);
  const avtosalons = createAvtosalonsService(deps, { catalog, images });
  const business = createBusinessService(deps, {
    own: async (owner, id) => (await images.own(owner, [id], 'profile')).get(id),
  });
  const auth = createAuthService(deps, { business, sessions });

  const prices = createPricesService(deps, rates);
  const leads = createLeads(deps, {
    onRoomLeadChanged: (owner, roomId) => chat.roomEvents.roomChanged(owner, roomId),
    onLeadCame: tell.leadCame,
  });
  const chat = createChat(deps, { realtime, images, leads: leads.leads, hooks: tell.chat });
  const autos = createAutos(deps, {
    rates,
    median: prices.median,
    isLead: leads.leads.isLead,
    notify: notifications.notify,
    onCarChanged: (owner, id) => chat.roomEvents.carChanged(owner, id),
  });

  return {
    handlers: {
      ...authRoutes(auth),
      ...autosRoutes(autos),
      ...autosInsightsRoutes(autos),
      ...avtosalonsRoutes(avtosalons),
      ...businessRoutes(business),
      ...catalogRoutes(catalog),
      ...chatMarketplaceRoutes(chat),
      ...chatRoutes(chat),
      ...templatesRoutes(chat.templates),
      ...devicesRoutes(devices),
      ...imagesRoutes(images, deps.config.DATA_DIR),
      ...leadsRoutes(leads),
      ...marketplaceRoutes(
        createMarketplaceService(deps, autos),
        createListingEvents(deps, autos.moves),
      ),
      ...notificationsRoutes(notifications),
      ...paletteRoutes(createPaletteService(deps, catalog)),
      ...pricesRoutes(prices),
      ...ratesRoutes(rates),
      ...sessionsRoutes(sessions),
    },
    sessions: (token, address) => sessions.lookup(token, address),
    realtime,
    socketRooms: chat.presence,
  };
}
