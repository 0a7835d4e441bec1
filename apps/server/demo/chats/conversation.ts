import type { Language } from '../../src/platform/values/language';

/** Minutes before now, or a time of day in Tashkent some days ago. */
export type Ending = { minutes: number } | { days: number; at: string };

/** A scripted conversation. `storeChats` adds a car, times and rows. */
export interface Conversation {
  language: Language;
  name: string | null;
  /** Without the country code. */
  phone?: string;
  /** Candidate models, of which the dealer's first one is used. Empty when the conversation is about the showroom. */
  models: readonly string[];
  ended: Ending;
  /**
   * `< ` starts a line of the buyer, `> ` one of the dealer, `---` is a night in between. `{model}`, `{car}`, `{price}`,
   * `{address}`, `{closes}`, `{mileage}` and `{monthly}` are those of the car; `[photos]` at the end attaches images.
   */
  lines: readonly string[];
  /** @default 0 */
  unread?: number;
  /** True when the lead is marked as contacted. @default true when nothing waits */
  isContacted?: boolean;
  isPinned?: boolean;
  note?: string;
}
