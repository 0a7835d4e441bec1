/**
 * Calls that pages make at their start, when nothing is in their address but perhaps an id: app.html sends them before any script has come. A
 * test compares them with what each page's loader asks for.
 */
export const firstCalls = {
  /** The first holds the images. */
  autos: ['/main/autos?page=1&size=12', '/main/avtosalons?size=100'],
  workPanel: ['/main/work-panel?limit=5'],
  chat: ['/chat/api/room/list/?size=20&page=1'],
  leads: ['/main/leads?page=1&size=20&ordering=-created_at&page_by=buyer'],
  avtosalons: ['/main/avtosalons?page=1&size=20'],
  auto: ['/main/autos/:id', '/main/autos/:id/quality'],
  profile: ['/main/business/profile'],
} as const;

/** Additional requests of the list of cars on screens wider than a phone. */
export const desktopFirstCalls = ['/main/rates'] as const;
