import type { Language } from '../../src/platform/values/language';
import data from './conversations.json' with { type: 'json' };

/** Minutes before now, or a time of day in Tashkent some days ago. */
export type Ending = { minutes: number } | { days: number; at: string };

/** A scripted conversation. `timeRooms` adds a car and times. */
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

const scripted: Readonly<Record<Language, readonly Omit<Conversation, 'language'>[]>> = data;
const inLanguage = (language: Language) => scripted[language].map((one) => ({ language, ...one }));

const { opening, ofEach, cars, firstNumber, ...fleet } = data.fleet;

/** `{n}` is the number of a car, `{plate}` its last digits. */
const linesOfCar = (index: number): string[] => {
  const lines = (ofEach[index % ofEach.length] ?? []).map((line) =>
    line
      .replaceAll('{n}', String(index + 1))
      .replaceAll('{plate}', String(firstNumber + index * 7)),
  );
  return index === 0 ? lines : ['---', ...lines];
};

/** Some four hundred messages, to demonstrate scrolling in a long room. */
const longConversation: Conversation = {
  ...fleet,
  language: 'ru',
  lines: [...opening, ...Array.from({ length: cars }, (_, index) => linesOfCar(index)).flat()],
};

export const conversationsOf: Readonly<Record<Language, readonly Conversation[]>> = {
  ru: [...inLanguage('uz'), ...inLanguage('ru'), longConversation],
  uz: inLanguage('uz'),
};

/** Short conversations of the last months. */
export const pastTalks = (['ru', 'uz'] as const).flatMap((language) =>
  data.past[language].map((lines) => ({ language, lines })),
);

/** Dealers do not leave a conversation of yesterday with the buyer's last word. */
export const closings: Readonly<Record<Language, string>> = data.closings;
