import { storedLanguage } from '../i18n/languages';
import { readProfile } from './profile';

/** A call that `build/route-hints.js` sent from the page's head. */
export interface PrefetchedCall {
  /** When, and for whom: milliseconds since 1970, token, language. */
  at: number;
  token: string;
  language: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    /** By full address; the development server's page has none. */
    karvonPrefetched?: Record<string, PrefetchedCall>;
  }
}

/** Milliseconds after which a response that nobody took is out of date. */
const longest = 15_000;

/** Whether responses are under way that the page asked for before its scripts had come: its skeleton stays until they are shown. */
export function hasPrefetchedResponses(): boolean {
  return typeof window !== 'undefined' && Object.keys(window.karvonPrefetched ?? {}).length > 0;
}

/** Hands out an early response once, to the user and in the language it was asked for. */
export function takePrefetchedResponse(address: string): Promise<Response> | undefined {
  const call = window.karvonPrefetched?.[address];
  if (call === undefined) return undefined;
  delete window.karvonPrefetched?.[address];
  const isOurs = call.token === readProfile()?.access && call.language === storedLanguage();
  return isOurs && Date.now() - call.at < longest ? call.response : undefined;
}
