import { isPhone } from './table/use-screen';

type Id = number | string;

export function withSearch(
  path: string,
  search: Readonly<Record<string, string | number | undefined>>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

const resource = (root: string) => ({
  index: root,
  create: `${root}/create`,
  edit: (id: Id) => `${root}/edit/${id}`,
  view: (id: Id) => `${root}/view/${id}`,
});

/** Every URL of the product (specification §2). Screens link by these, never by a literal. */
export const paths = {
  landing: '/',
  phoneCheck: (next?: string) => withSearch('/phone-check', { next }),
  connect: '/phone-check?start=connect',
  demo: '/demo',
  afterDemo: (reason: 'demo_over' | 'demo_left') =>
    withSearch('/phone-check', { start: 'connect', reason }),
  /** Terms and privacy are dialogs of the landing page. */
  document: (doc: 'help' | 'terms' | 'privacy') => `/?doc=${doc}`,
  code: (next?: string) => withSearch('/code', { next }),
  login: (next?: string, reason?: 'account_blocked') => withSearch('/login', { next, reason }),
  register: (next?: string) => withSearch('/register', { next }),
  forgotPassword: (next?: string) => withSearch('/forgot-password', { next }),
  statistics: '/dashboard',
  profile: '/dashboard/profile',
  telegram: '/dashboard/profile/telegram',
  channel: {
    root: '/dashboard/telegram',
    posts: '/dashboard/telegram?tab=posts',
    post: (id: Id) => `/dashboard/telegram?tab=posts&post=${id}`,
    /** Opens the window that sends these cars; without any, the user chooses one. */
    send: (ids: readonly Id[] = []) =>
      `/dashboard/telegram?tab=posts&send=${ids.join(',') || 'choose'}`,
  },
  workPanel: '/dashboard/work-panel',
  autos: {
    ...resource('/dashboard/autos'),
    import: (id?: Id) => withSearch('/dashboard/autos/import', { id }),
    feeds: '/dashboard/autos/feeds',
    imported: (id: Id) => withSearch('/dashboard/autos', { import_id: id }),
    createIn: (avtosalon: Id) => `/dashboard/autos/create?avtosalon=${avtosalon}`,
  },
  avtosalons: resource('/dashboard/locations'),
  employees: {
    ...resource('/dashboard/employees'),
    openLeads: (id: Id) => `/dashboard/leads?responsible=${id}&status=new`,
    openApplications: (id: Id) =>
      `/dashboard/trade-in/applications?status=pending,scheduled&responsible=${id}`,
    /** Cars of one showroom, or all. Undefined for several showrooms, which no filter covers. */
    cars: (showrooms: readonly { id: Id }[]) =>
      showrooms.length > 1
        ? undefined
        : withSearch('/dashboard/autos', { avtosalon: showrooms[0] && String(showrooms[0].id) }),
    answered: (id: Id, { from, to }: { from: string; to: string }) =>
      `/dashboard/leads?responded_by=${id}&from=${from}&to=${to}&ordering=slowest`,
  },
  leads: '/dashboard/leads',
  lead: (id: Id) => `/dashboard/leads?lead=${id}`,
  leadsOfPost: (id: Id) => `/dashboard/leads?telegram_post_id=${id}`,
  carControl: {
    index: '/dashboard/car-control',
    create: '/dashboard/car-control/create',
    one: (id: Id) => `/dashboard/car-control?id=${id}`,
    correct: (id: Id) => `/dashboard/car-control/create?from=${id}`,
    /** Linked from a car's form, which is stored as a draft meanwhile. */
    missing: (search: { brand_id?: string; model_id?: string; q?: string; note?: string }) =>
      withSearch('/dashboard/car-control/create', { ...search, return: 'draft' }),
    addCar: (id: Id) => `/dashboard/autos/create?from_proposal=${id}`,
  },
  /** A conversation with focus in the message field, on phones too. */
  reply: (roomId: Id): string => `${paths.chat(roomId)}#reply`,
  chat: (roomId?: Id) =>
    withSearch('/dashboard/chat', {
      'current-chat-id': roomId === undefined ? undefined : String(roomId),
    }),
  tradeIn: {
    autos: '/dashboard/trade-in/autos',
    offers: (id: Id) => `/dashboard/trade-in/offer-list/${id}`,
    inspect: (id: Id) => `/dashboard/trade-in/applications?form=create&trade_in=${id}`,
    applyLead: (id: Id) => `/dashboard/trade-in/applications?form=create&lead=${id}`,
    applyRoom: (id: Id) => `/dashboard/trade-in/applications?form=create&room_id=${id}`,
    list: (id: Id) => `/dashboard/autos/create?from_trade_in=${id}`,
    applications: '/dashboard/trade-in/applications',
    application: (id: Id) => `/dashboard/trade-in/applications?application=${id}`,
    listApplied: (id: Id) => `/dashboard/autos/create?from_application=${id}`,
  },
  ads: {
    index: '/dashboard/ads',
    money: '/dashboard/ads?tab=money',
    /** All movements of the free balance, which add up to it. */
    freeMoney: '/dashboard/ads?tab=money&kind=top_up,reserve,release,refund',
    payments: '/dashboard/ads?tab=money&rows=payments',
    payment: (id: Id) => `/dashboard/ads?tab=money&rows=payments&payment=${id}`,
    create: '/dashboard/ads?form=create',
    copy: (id: Id) => `/dashboard/ads?form=create&from=${id}`,
    edit: (id: Id) => `/dashboard/ads?form=edit&id=${id}`,
    result: (id: Id) => `/dashboard/ads/result/${id}`,
  },
} as const;

export const autosOf = (avtosalon: Id, status?: string) =>
  withSearch(paths.autos.index, { status, avtosalon: String(avtosalon) });

/** Page after sign-in without `next`: the work panel on a phone, statistics on a desktop. */
export const homePath = (): string => (isPhone() ? paths.workPanel : paths.statistics);
