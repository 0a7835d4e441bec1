import type { Role } from './contrast';

/** Uses of each role, grouped as on the page of colours. The type requires all roles. */
export const roleUses = {
  Backgrounds: {
    canvas: 'below everything on a page',
    surface: 'cards, fields, tables',
    raised: 'menus, dialogs, the thumb of a segment',
    sunken: 'tracks, disabled controls',
    nav: 'the sidebar',
    navActive: 'its current row',
    selected: 'a selected row or card',
    hover: 'over any background on hover',
    pressed: 'over any background while it is pressed',
    scrim: 'between a dialog and the page',
  },
  Lines: {
    border: 'around cards',
    borderStrong: 'around secondary buttons',
    borderControl: 'around fields and checkboxes',
    divider: 'between rows',
    focus: 'the ring around the focused element',
  },
  Text: {
    text: 'text',
    textMuted: 'second lines',
    textSubtle: 'captions, headers of tables',
    textDisabled: 'disabled controls; never information',
    textInverse: 'on a background of the text colour',
    accentText: 'links, the current item',
  },
  Accent: {
    accent: 'the primary action',
    accentHover: 'on hover',
    accentPressed: 'while it is pressed',
    onAccent: 'text on it',
    accentSoft: 'soft buttons, what is switched on',
    accentSoftHover: 'the same on hover',
    accentBorder: 'its border',
  },
  Inverse: {
    inverse: 'toasts, tooltips, the bar of selected rows',
    onInverse: 'text on it',
    onInverseMuted: 'second lines on it',
  },
  'Neutral status': {
    neutralText: 'text of a neutral badge',
    neutralSoft: 'its background',
  },
  Info: {
    info: 'icons',
    infoText: 'text on the soft background',
    infoSoft: 'background',
    infoBorder: 'border',
  },
  Success: {
    success: 'icons, the badge of a sale',
    successText: 'text on the soft background',
    successSoft: 'background',
    successBorder: 'border',
    onSuccess: 'text on the solid colour',
  },
  Warning: {
    warn: 'icons',
    warnText: 'text on the soft background',
    warnSoft: 'background',
    warnBorder: 'border',
    onWarn: 'text on the solid colour',
  },
  Danger: {
    danger: 'icons, counters, actions that cannot be undone',
    dangerHover: 'on hover',
    dangerPressed: 'while it is pressed',
    dangerText: 'text on the soft background, errors',
    dangerSoft: 'background',
    dangerBorder: 'border',
    onDanger: 'text on the solid colour',
  },
  Agreement: {
    deal: 'icons',
    dealText: 'text on the soft background',
    dealSoft: 'background',
    dealBorder: 'border',
    onDeal: 'text on the solid colour',
  },
  Charts: {
    chart1: 'the first line or bar',
    chart2: 'the second',
    chart3: 'the third',
    chart4: 'the fourth',
    chartPrev: 'the previous period, dashed',
    chartGrid: 'grid lines',
    chartAxis: 'labels of the axes',
  },
  'Chat and loading': {
    bubbleIn: 'what the buyer wrote',
    bubbleOut: 'what the dealer wrote',
    onBubbleOut: 'text on it',
    skeleton: 'in place of content that is loading',
    skeletonShine: 'its moving highlight',
  },
} as const satisfies Record<string, Partial<Record<Role, string>>>;

type Documented = {
  [Group in keyof typeof roleUses]: keyof (typeof roleUses)[Group];
}[keyof typeof roleUses];
/** Roles without a group: none. */
type Undocumented = Exclude<Role, Documented>;
true satisfies [Undocumented] extends [never] ? true : Undocumented;
