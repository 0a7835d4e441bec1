import type { Language } from '../../src/platform/values/language';

/** When a conversation ended: minutes before now, or a time of day in Tashkent some days ago. */
export type Ending = { minutes: number } | { days: number; at: string };

/** A conversation as it is written down; `storeChats` gives it a car, times and rows. */
export interface Conversation {
  language: Language;
  /** Name of a buyer; null for a visitor. */
  name: string | null;
  /** Without the country. */
  phone?: string;
  /** Models it would be about, the first that the dealer has; none where it is about the showroom. */
  models: readonly string[];
  ended: Ending;
  /**
   * `< ` begins what the buyer says, `> ` what the dealer says, `---` is a night between. `{model}`, `{car}`, `{price}`,
   * `{address}`, `{closes}`, `{mileage}` and `{monthly}` are those of the car; `[photos]` at the end has images with it.
   */
  lines: readonly string[];
  /** How many of the buyer's last lines nobody has read. @default 0 */
  unread?: number;
  /** Whether the dealer has marked the lead. @default true where nothing waits */
  isContacted?: boolean;
  isPinned?: boolean;
  note?: string;
}
