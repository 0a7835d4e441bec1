export interface DesktopPart<Module> {
  /** Loads the chunk: for `desktop` of `lazyPage`, or for `lazy` when it is first shown. */
  load: () => Promise<Module>;
  /** The loaded module, if any, which avoids the brief fallback of `lazy`. */
  ifLoaded: () => Module | undefined;
}

/**
 * Keeps a part in its own chunk, and its module once loaded.
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
