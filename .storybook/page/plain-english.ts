/** Terms to avoid, with replacements. One line each: `pattern: replacement`. */
const table = String.raw`
    \bdeeds?\b: action
    \bfingers?\b: touch
    (?<!screen )\breaders? (hears?|says?|pauses|arrives)\b: screen reader announces
    \b(hears?|heard)\b: is announced, receives
    \btells?\b: says, announces, is called with
    \btold\b: announced, notified
    \bstands? (in|for|on|at|there|beside|below|above|by|around|still|alone|here)\b: is in
    \bstood\b: was
    \bcan be had\b: can be restored, is available
    \bin sight\b: visible
    \bin view\b: visible
    \bwith(out)? words\b: with a label
    \bin words\b: as text
    \bwords of\b: text of
    \bwordeds?\b: formatted
    \bfor eyes\b: visual, visible
    \bthe cross\b: the Close button
    \bthe foot\b: the footer
    \bits? foot\b: its footer
    \bthe head\b: the header
    \bone['’]s? (is|are)\b: the user is
    \bout of the way\b: hidden
    \bway (out|back|here|on|up)\b: Back button, link, path
    \bways? to\b: link to
    \bboth ways\b: both actions
    \bis (under way|on its way|on their way)\b: is pending, is loading
    \bare (under way|on their way)\b: are pending
    \banew\b: again
    \bmends?\b|\bmended\b: corrects
    \bfaults?\b: error
    \bnought\b: zero
    \bend(s|ing)? in dots\b|\bwith dots\b: is truncated
    \bcome(s)? by (itself|themselves)\b: is automatic
    \bpassed over\b: skipped
    \bno stop\b: is not focusable
    \bgives? way\b: is replaced, shrinks
    \bat rest\b: by default
    \bfolded\b|\bunfolded\b|\bunfolds?\b: collapsed, expanded
    \bbeside\b: next to
    \bbelow one another\b: in a column
    \bbeside (each other|one another)\b: side by side
    \bun(less|til) told otherwise\b: by default
    \bsays? otherwise\b: is set
    \bunder (a|the) (pointer|finger)\b: on hover
    \bsideways\b: horizontally
    \bcut (with|at its end)\b: truncated
    \bplates?\b: tile
    \bkit\b: design system
    \bpictures?\b: image
    (?<!first )\bpersons?\b: user
    \bkeepers?\b: storage
    \brefus(e|es|ed|al|als)\b: reject
    \bthe whole\b: the full
    \ball the same\b: still
    \bis pressed alike\b: can be clicked
    \btakes? (it|them) away\b|\btaken away\b|\btook away\b: removes
    \btaken back\b|\btakes? back\b: undone
    \bbrought (back|about)\b: restored
    \bnew ones come\b: new ones arrive
    \bas one (scrolls|types|reads)\b: on scroll, as the user types
    \bfor the sake of\b: for
    \bby its looks\b: looks like
`;

const avoided: readonly (readonly [RegExp, string])[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const at = line.lastIndexOf(': ');
    return [new RegExp(line.slice(0, at).trim(), 'i'), line.slice(at + 2).trim()] as const;
  });

/** Avoided terms in a text, with replacements. Code in `backticks` and quoted samples are skipped. */
export function avoidedIn(text: string): string[] {
  const prose = text.replaceAll(/`[^`]*`|«[^»]*»|“[^”]*”/g, ' ');
  return avoided.flatMap(([pattern, instead]) => {
    const found = pattern.exec(prose);
    return found ? [`${found[0]} (say: ${instead})`] : [];
  });
}

const partNames = new Map([
  ['Ground', 'Container'],
  ['Foot', 'Footer'],
  ['Head', 'Header'],
  ['Cross', 'Close button'],
  ['Box', 'Checkbox'],
  ['Ruler', 'Cursor'],
  ['Way out', 'Back button'],
]);

/** Avoided names of parts. */
export function avoidedParts(name: string): string[] {
  const instead = partNames.get(name);
  return instead === undefined ? [] : [`${name} (say: ${instead})`];
}
