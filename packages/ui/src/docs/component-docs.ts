import type { ComponentType, ReactNode } from 'react';

/** Purposes that the sidebar of Storybook groups components by: `Components/<group>/<Name>` is a story file's title. */
export const componentGroups = [
  'Actions',
  'Fields',
  'Choices',
  'Navigation',
  'Overlays',
  'Feedback',
  'Data',
  'Media',
  'Conversation',
  'Typography',
  'Layout',
  'Shell',
] as const;

type Some<Item> = readonly [Item, ...Item[]];

/** A change of a component that a designer or a developer notices. */
export interface Change {
  /** Version of the package: '0.2'. */
  version: string;
  text: string;
  /** Code that has to change, and its replacement. */
  before?: string;
  after?: string;
}

/** A wrong use of the component, and the alternative. */
export interface WrongUse {
  /** The user's task: «A phone number». */
  when: string;
  /** Names of components, each a link: `['PhoneField']`. */
  instead: Some<string>;
  /** Why, where it does not go without saying. */
  because?: string;
}

/** One part of a component, numbered on its image. */
export interface AnatomyPart {
  name: string;
  /** Purpose and content of the part. */
  text: string;
  /** CSS selector inside the example, or in the page of the story: the number is there. Without it the part is only listed. */
  at?: string;
}

/** One half of a pair of do and don't. */
export interface Advice {
  text: string;
  /** Live, made of the component itself. */
  example?: ReactNode;
  /** Text that a screen reader announces for the example, if both halves look the same. */
  announced?: string;
}

/** One row of the table of keys. */
export interface KeyRow {
  /** Pressed together: `['Shift', 'Tab']`. */
  keys: Some<string>;
  does: string;
}

/**
 * Content of a component's page beyond its stories and props: `export const docs = {…} satisfies ComponentDocs` in
 * `X.docs.tsx`. Text is English, samples are Russian and Uzbek; `backticks` make code.
 */
export interface ComponentDocs {
  /**
   * `draft`: names may change, so nothing in the product uses it. `beta`: finished, and not used yet. `stable`: the product relies on it.
   * `deprecated`: `limits` says what to use.
   */
  status: 'draft' | 'beta' | 'stable' | 'deprecated';
  /** Version of the package in which it came: '0.1'. */
  since: string;
  /** Later changes, the newest first. */
  changes?: Some<Change>;
  /** Day of the last accessibility review: keys, names for screen readers, contrast, forced colours. `YYYY-MM-DD`. Without it the page says “not yet”. */
  reviewed?: string;
  /** One sentence: what it is for. */
  summary: string;
  /** Components whose props are listed: the component itself, then the others that its file exports. */
  props: Readonly<Record<string, ComponentType<never>>>;
  whenToUse: Some<string>;
  whenNot: Some<WrongUse>;
  anatomy: {
    /** Live, with the numbers on it. Without it and `story` the parts are a list. */
    example?: ReactNode;
    /** Instead of an example: the export name of a story, for what covers the page or fills it. The numbers are on its window. */
    story?: string;
    parts: Some<AnatomyPart>;
  };
  /** Export names of the stories at the top of the page, if `variant`, `tone` and `size` do not show the family. */
  family?: Some<string>;
  /** Descriptions of stories, by their export names. All stories are shown; only some need a description. */
  states: Readonly<Record<string, string>>;
  /**
   * Width of a state, and the height of its own window if it covers the page. Such a window is 360 px wide at `third`, 960 at `half`,
   * 1280 at `full`, and is scaled down to fit.
   */
  stage?: {
    /** @default 'half' */
    width?: 'third' | 'half' | 'full';
    /** Pixels. With it each story has a window of its own: dialogs, bars that stick to the page. */
    frame?: number;
  };
  pairs: Some<{ do: Advice; dont: Advice }>;
  /** Every key it handles, or `'none'` where it takes no focus. */
  keyboard: Some<KeyRow> | 'none';
  /** Text that a screen reader announces for the `Default` story, in both languages. */
  screenReader: { ru: string; uz: string; note?: string };
  /** Missing features and known problems. */
  limits: Some<string>;
}
