/**
 * Calls that the list of cars makes at its start, when nothing is in its address: app.html sends them before any script has come.
 * Paths below the service `main`; the first holds the images. A test compares them with what the list's loader asks for.
 */
export const firstCalls = ['/autos?page=1&size=12', '/avtosalons?size=100'] as const;

/** What it asks for besides on a screen that is wider than a phone's. */
export const desktopFirstCalls = ['/rates'] as const;
