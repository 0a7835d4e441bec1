import type { BackendModule, ReadCallback } from 'i18next';
import HttpBackend from 'i18next-http-backend';

const bundledRu = import.meta.glob<{ default: object }>('../../../public/locales/ru/*.json');

/**
 * GET /locales/{lng}/{ns}.json (specification §7). A file that is missing, or a page of a proxy in its place, is replaced by the
 * bundled Russian one: a dealer reads Russian words rather than keys. The bundle loads only then.
 */
export class LocaleBackend implements BackendModule {
  static readonly type = 'backend';
  readonly type = 'backend';
  readonly #http = new HttpBackend();

  init(services: Parameters<BackendModule['init']>[0]): void {
    this.#http.init(services, {
      loadPath: '/locales/{{lng}}/{{ns}}.json',
      // The file's address changes with its content, so that a browser may keep it for good.
      queryStringParams: { v: __LOCALES_VERSION__ },
    });
  }

  read(language: string, namespace: string, callback: ReadCallback): void {
    this.#http.read(language, namespace, (error: unknown, data: unknown) => {
      if (!error && isWords(data)) callback(null, data);
      else this.#readBundled(namespace, callback);
    });
  }

  #readBundled(namespace: string, callback: ReadCallback): void {
    const load = bundledRu[`../../../public/locales/ru/${namespace}.json`];
    if (load === undefined) {
      callback(new Error(`No words for ${namespace}`), false);
      return;
    }
    load().then(
      (module) => callback(null, { ...module.default }),
      (error: unknown) =>
        callback(error instanceof Error ? error : new Error(String(error)), false),
    );
  }
}

function isWords(data: unknown): data is Record<string, string> {
  return typeof data === 'object' && data !== null && Object.keys(data).length > 0;
}
