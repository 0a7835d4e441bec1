declare module '*/source-maps.mjs' {
  import type { Plugin } from 'vite';
  /** Removes source maps in browser tests with SOURCE_MAPS=off. */
  export function withoutSourceMaps(): Plugin[];
}
