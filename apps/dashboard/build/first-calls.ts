/** Requests of pages without parameters, which app.html sends before any script loads. A test compares them with each page's loader. */
export const firstCalls = {
  autos: ['/main/autos?page=1&size=12', '/main/avtosalons?size=100'],
  workPanel: ['/main/work-panel?limit=5'],
  chat: ['/chat/api/room/list/?size=20&page=1'],
  leads: ['/main/leads?page=1&size=20&ordering=-created_at&page_by=buyer'],
  avtosalons: ['/main/avtosalons?page=1&size=20'],
  auto: ['/main/autos/:id', '/main/autos/:id/quality'],
  profile: ['/main/business/profile'],
} as const;

export const desktopFirstCalls = ['/main/rates'] as const;
