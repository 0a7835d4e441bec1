declare module '*/source-maps.mjs' {
  import type { Plugin } from 'vite';
  /** For browser tests: nothing, or with SOURCE_MAPS=off what leaves the maps out. */
  export function withoutSourceMaps(): Plugin[];
}
