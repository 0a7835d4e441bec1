import type { Role } from './contrast';

/** What each role is for, in groups that the page of colours shows. The type holds the list whole. */
export const roleUses = {
  Grounds: {
    canvas: 'below everything on a page',
    surface: 'cards, fields, tables',
    raised: 'menus, dialogs, the thumb of a segment',
    sunken: 'wells, tracks, what is disabled',
    nav: 'the side bar',
    navActive: 'its current row',
    selected: 'a chosen row or card',
    hover: 'laid over any ground under the pointer',
    pressed: 'laid over it while it is held',
    scrim: 'between a window and the page',
  },
  Lines: {
    border: 'around cards',
    borderStrong: 'around secondary buttons',
    borderControl: 'around fields and boxes',
    divider: 'between rows',
    focus: 'the ring around what has the focus',
  },
  Text: {
    text: 'what is read',
    textMuted: 'second lines',
    textSubtle: 'captions, heads of tables',
    textDisabled: 'what cannot be used; never information',
    textInverse: 'on the text’s own colour',
    accentText: 'links, what is current',
  },
  Accent: {
    accent: 'the one primary deed',
    accentHover: 'under the pointer',
    accentPressed: 'while it is held',
    onAccent: 'words on it',
    accentSoft: 'soft buttons, what is on',
    accentSoftHover: 'the same under the pointer',
    accentBorder: 'its line',
  },
  Inverse: {
    inverse: 'toasts, tooltips, the bar of chosen rows',
    onInverse: 'words on it',
    onInverseMuted: 'second lines on it',
  },
  'Neutral status': {
    neutralText: 'words of a neutral badge',
    neutralSoft: 'its ground',
  },
  Info: {
    info: 'signs',
    infoText: 'words on the soft ground',
    infoSoft: 'ground',
    infoBorder: 'line',
  },
  Success: {
    success: 'signs, the badge of a sale',
    successText: 'words on the soft ground',
    successSoft: 'ground',
    successBorder: 'line',
    onSuccess: 'words on the solid colour',
  },
  Warning: {
    warn: 'signs',
    warnText: 'words on the soft ground',
    warnSoft: 'ground',
    warnBorder: 'line',
    onWarn: 'words on the solid colour',
  },
  Danger: {
    danger: 'signs, counters, deeds that cannot be taken back',
    dangerHover: 'under the pointer',
    dangerPressed: 'while it is held',
    dangerText: 'words on the soft ground, errors',
    dangerSoft: 'ground',
    dangerBorder: 'line',
    onDanger: 'words on the solid colour',
  },
  Agreement: {
    deal: 'signs',
    dealText: 'words on the soft ground',
    dealSoft: 'ground',
    dealBorder: 'line',
    onDeal: 'words on the solid colour',
  },
  Charts: {
    chart1: 'the first line or bar',
    chart2: 'the second',
    chart3: 'the third',
    chart4: 'the fourth',
    chartPrev: 'the period before, dashed',
    chartGrid: 'lines behind the drawing',
    chartAxis: 'words at the axes',
  },
  'Chat and loading': {
    bubbleIn: 'what the buyer wrote',
    bubbleOut: 'what the dealer wrote',
    onBubbleOut: 'words on it',
    skeleton: 'in place of what is loading',
    skeletonShine: 'the light that runs over it',
  },
} as const satisfies Record<string, Partial<Record<Role, string>>>;

type Documented = {
  [Group in keyof typeof roleUses]: keyof (typeof roleUses)[Group];
}[keyof typeof roleUses];
/** Roles that no group holds: none. */
type Undocumented = Exclude<Role, Documented>;
true satisfies [Undocumented] extends [never] ? true : Undocumented;
