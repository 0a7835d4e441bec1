import { storedLanguage } from '../i18n/languages';
import { readProfile } from './profile';

/** A call that `build/route-hints.js` sent from the page's head. */
export interface EarlyCall {
  /** When, and for whom: milliseconds since 1970, token, language. */
  at: number;
  token: string;
  language: string;
  answer: Promise<Response>;
}

declare global {
  interface Window {
    /** By full address; the development server's page has none. */
    karvonEarly?: Record<string, EarlyCall>;
  }
}

/** Milliseconds after which an answer that nobody took is out of date. */
const longest = 15_000;

/** Whether answers are under way that the page asked for before its scripts had come: its outline stands until they are shown. */
export function hasEarlyAnswers(): boolean {
  return typeof window !== 'undefined' && Object.keys(window.karvonEarly ?? {}).length > 0;
}

/** Hands out an early answer once, to the person and in the language it was asked for. */
export function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const call = window.karvonEarly?.[address];
  if (call === undefined) return undefined;
  delete window.karvonEarly?.[address];
  const isOurs = call.token === readProfile()?.access && call.language === storedLanguage();
  return isOurs && Date.now() - call.at < longest ? call.answer : undefined;
}
