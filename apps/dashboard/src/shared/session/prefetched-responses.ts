import { storedLanguage } from '../i18n/languages';
import { readProfile } from './profile';

/** A call that `build/route-hints.js` sent from the page's head. */
export interface PrefetchedCall {
  /** Milliseconds since 1970. */
  at: number;
  token: string;
  language: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    /** Calls by full URL. The development server's page has none. */
    karvonPrefetched?: Record<string, PrefetchedCall>;
  }
}

/** Milliseconds after which an unused response is outdated. */
const longest = 15_000;

/** True while prefetched responses are unused: the page's skeleton stays until they are shown. */
export function hasPrefetchedResponses(): boolean {
  return typeof window !== 'undefined' && Object.keys(window.karvonPrefetched ?? {}).length > 0;
}

/** Returns a response once, and only to the same user in the same language. */
export function takePrefetchedResponse(address: string): Promise<Response> | undefined {
  const call = window.karvonPrefetched?.[address];
  if (call === undefined) return undefined;
  delete window.karvonPrefetched?.[address];
  const isOurs = call.token === readProfile()?.access && call.language === storedLanguage();
  return isOurs && Date.now() - call.at < longest ? call.response : undefined;
}
