import type { Plugin } from 'vite';

const missing = (what: string) =>
  `export default function () { throw new Error('${what} is left out of this build'); }`;

/**
 * Parts of axios that our one call (`packages/api/src/axios-client.ts`) never reaches: it sends JSON text or a ready FormData by
 * XMLHttpRequest, takes text or a blob, and gives up by AbortSignal. They are 7 of its 19 KiB (brotli), and the list of cars waits for them.
 */
export const leftOut: Readonly<Record<string, string>> = {
  'adapters/fetch': 'export const getFetch = () => false; export default false;',
  'cancel/CancelToken': missing('CancelToken'),
  'helpers/HttpStatusCode': 'export default {};',
  'helpers/formDataToJSON': missing('formDataToJSON'),
  'helpers/toFormData': missing('toFormData'),
  'helpers/toURLEncodedForm': missing('toURLEncodedForm'),
  // Parameters come flat and pruned; a list is its name repeated, as `paramsSerializer: { indexes: null }` has it.
  'helpers/AxiosURLSearchParams': `export default function (params) {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(params)) {
      for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
    }
    return search;
  }`,
};

/** Puts nothing in the place of these parts. Our own code must not import them. */
export function slimAxios(): Plugin {
  const seen = new Set<string>();
  return {
    name: 'karvon:slim-axios',
    apply: 'build',
    load(id) {
      const part = /[\\/]axios[\\/]lib[\\/](.+)\.js$/.exec(id)?.[1]?.replaceAll('\\', '/');
      const code = part === undefined ? undefined : leftOut[part];
      if (part === undefined || code === undefined) return null;
      seen.add(part);
      return { code, map: null, moduleSideEffects: false };
    },
    buildEnd(error) {
      const gone = Object.keys(leftOut).filter((part) => !seen.has(part));
      // A new version of axios must not bring the weight back unseen.
      if (error === undefined && gone.length > 0)
        this.error(`axios no longer has ${gone.join(', ')}`);
    },
  };
}
