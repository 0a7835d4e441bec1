import { parseSync, Visitor } from 'vite';

export interface Vocabulary {
  instead: ReadonlyMap<string, string>;
  /** Exact names that keep one: names of the contract or a library, and names stored on devices. */
  allowed: ReadonlySet<string>;
  compounds: readonly RegExp[];
  pairs: ReadonlyMap<RegExp, string>;
}

const table = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [terms = '', instead = ''] = line.trim().split(': ');
        return terms.split(' ').map((term) => [term, instead] as const);
      }),
  );

const contract = [
  'PhoneCheckAnswer',
  'answered',
  'answered_at',
  'call_answered',
  'isAnswered',
  'markAnswered',
  'mostUnanswered',
  'unanswered',
  'unanswered_rooms',
  'refused',
  'external_body_kit',
  'front_left_door',
  'front_right_door',
  'rear_left_door',
  'rear_right_door',
];
const cars = ['doors', 'hasSlidingDoor', 'slidingDoorRails'];
const platform = [
  // An option of the mock's command, as X-Fault is its header.
  'faults',
  // A method of Telegram's Bot API.
  'answerCallbackQuery',
  'drawImage',
  'exit',
  'exitCode',
  'outline',
  'outlineColor',
  'outlineOffset',
  'outlineStyle',
  'outlineWidth',
  'picture',
];
/** Fields of messages that devices store until they are sent. */
const stored = ['refusal', '_refusal', 'stuck', '_stuck', 'withoutStuck'];

/** Terms avoided in identifiers, files and folders. `box` (the box model) and `room` (the contract's conversation) are established terms. */
export const names: Vocabulary = {
  instead: table(`
    ahead: preload, prefetch, write-ahead
    answer answers: response, reply
    answered unanswered: response, reply
    answering: responding
    bare: minimal, baseline
    crowd: load
    deed deeds: action
    door doors house: entry point, folder, package
    draw draws drawn redraw: render
    drawing drawings: image, illustration
    early: prefetched, preload
    exit: sign out, shutdown
    fate: state
    fault faults: error, violation
    finger fingers: touch
    foot: footer
    given: provided
    hear hears heard: receive, onChange
    homeless: unmatched, form-level
    keeper: repository, updater, storage
    kit: design system, ui
    lives stand stands: is in, harness
    look looks looking: style, check, probe
    mend mends mended: repair
    moves: transitions
    notice notices noticed: notification
    outline outlines: skeleton, app shell
    person persons: user, account
    picture pictures: image, photo
    plate plates: tile, badge, frame
    portion portions: batch
    readers: screen readers
    refusal refusals refuse refused refuses: rejection, reject
    sight: visible, viewport, snapshot
    slips: typos
    stuck: blocked
    surrounding surroundings: outer, relations, environment
    tell tells told: notify, emit
    turns: semaphore, queue
    way ways: path, flow
    whole: full, complete
    wide: desktop, large, landscape
    word words: label, text, term, namespace
  `),
  allowed: new Set([...contract, ...cars, ...platform, ...stored]),
  compounds: [/write-?ahead/gi, /three-?way/gi],
  pairs: new Map([
    [/(?<!check-?)box-?cell/i, 'checkboxCell'],
    [/give-?back/i, 'restore'],
  ]),
};

const partsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

export function avoidedIn(
  name: string,
  { instead, allowed, compounds, pairs }: Vocabulary,
): string[] {
  if (allowed.has(name)) return [];
  for (const [pair, better] of pairs) if (pair.test(name)) return [`${name} (say: ${better})`];
  const rest = compounds.reduce((text, compound) => text.replaceAll(compound, ' '), name);
  return partsOf(rest).flatMap((part) => {
    const better = instead.get(part);
    return better === undefined ? [] : [`${part} (say: ${better})`];
  });
}

/**
 * Identifiers of a file, without strings and comments.
 * @param file its extension selects the syntax
 */
export function identifiersOf(code: string, file: string): Set<string> {
  const found = new Set<string>();
  const note = ({ name }: { name: string }) => found.add(name);
  new Visitor({ Identifier: note, JSXIdentifier: note, PrivateIdentifier: note }).visit(
    parseSync(file, code).program,
  );
  return found;
}

/** Caches verdicts, since names recur in hundreds of files. Code is parsed only when a token is avoided. */
export function namesChecker(vocabulary: Vocabulary) {
  const verdicts = new Map<string, boolean>();
  const isAvoided = (name: string): boolean => {
    const known = verdicts.get(name);
    if (known !== undefined) return known;
    const verdict = avoidedIn(name, vocabulary).length > 0;
    verdicts.set(name, verdict);
    return verdict;
  };
  return (code: string, file: string): string[] => {
    const tokens = code.replaceAll(/^\s*(\*|\/\/|\/\*).*$/gm, '').match(/[A-Za-z_$][\w$]*/g) ?? [];
    return tokens.some(isAvoided) ? [...identifiersOf(code, file)].filter(isAvoided) : [];
  };
}
