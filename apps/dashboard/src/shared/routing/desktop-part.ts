/** A chunk of what not every first screen shows: only wide ones, or none. */
export interface DesktopPart<Module> {
  /** Loads it; for `desktop` of `lazyPage`, and for `lazy` in a window that grows or on a phone, later. */
  load: () => Promise<Module>;
  /** The loaded module, if any, which avoids the brief fallback of `lazy`. */
  ifLoaded: () => Module | undefined;
}

/**
 * Keeps what a phone's first screen, or any, does not show out of its chunk, and at hand once it has come.
 *
 * @example export const desktopParts = desktopPart(() => import('./DesktopFilters'));
 */
export function desktopPart<Module>(load: () => Promise<Module>): DesktopPart<Module> {
  let loaded: Module | undefined;
  return {
    load: async () => {
      loaded ??= await load();
      return loaded;
    },
    ifLoaded: () => loaded,
  };
}
