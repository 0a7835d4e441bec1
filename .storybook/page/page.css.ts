import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../packages/ui/src/private/media';
import { vars } from '../../packages/ui/src/theme/contract.css';

/** Wraps a documentation page: the product's type and colours instead of Storybook's. */
export const page = style({
  display: 'grid',
  gap: vars.space[10],
  color: vars.color.text,
  fontFamily: vars.font.family,
  fontSize: vars.text.md,
  lineHeight: vars.line.lg,
  overflowWrap: 'anywhere',
});
export const pageAfterCode = style([page, { marginTop: vars.space[10] }]);
globalStyle(`${page} > *`, { minWidth: 0 });

export const header = style({ display: 'grid', gap: vars.space[3], justifyItems: 'start' });
export const crumb = style({ color: vars.color.textSubtle, fontSize: vars.text.sm });
export const title = style({
  fontSize: vars.text['4xl'],
  lineHeight: vars.line['4xl'],
  fontWeight: vars.weight.bold,
  letterSpacing: vars.track.tight,
});
export const titleRow = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[4],
});
export const summary = style({
  fontSize: vars.text.xl,
  lineHeight: vars.line['2xl'],
  color: vars.color.textMuted,
  maxWidth: '60ch',
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  alignItems: 'center',
  margin: 0,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});
globalStyle(`${facts} dt`, { color: vars.color.textMuted });
globalStyle(`${facts} dd`, { margin: 0 });
globalStyle(`${facts} a`, { color: vars.color.accentText });
export const importLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const section = style({
  display: 'grid',
  // A story's iframe is wider than a phone, and scaled down.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minWidth: 0,
  alignContent: 'start',
});
export const sectionTitle = style({
  fontSize: vars.text['2xl'],
  lineHeight: vars.line['2xl'],
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.track.snug,
  scrollMarginTop: vars.space[6],
});
export const subTitle = style({
  fontSize: vars.text.lg,
  lineHeight: vars.line.lg,
  fontWeight: vars.weight.semibold,
});
/** The name of a type, as it is imported. */
export const typeName = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.text.md,
  lineHeight: vars.line.md,
  fontWeight: vars.weight.semibold,
});
export const intro = style({ maxWidth: '72ch', color: vars.color.textMuted });

export const columns = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const list = style({
  display: 'grid',
  gap: vars.space[2],
  maxWidth: '72ch',
  alignContent: 'start',
});
// Storybook's links are too dark for the dark theme. Those of samples keep the colour of their component.
globalStyle(`${list} a`, { color: vars.color.accentText });
globalStyle(`${list} > li`, { paddingInlineStart: vars.space[5], position: 'relative' });
globalStyle(`${list} > li::before`, {
  content: '""',
  position: 'absolute',
  insetInlineStart: vars.space[1],
  top: '10px',
  width: vars.space['1.5'],
  height: vars.space['1.5'],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.borderControl,
});

export const code = style({
  fontFamily: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
  fontSize: '0.9em',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.xs,
  backgroundColor: vars.color.sunken,
});

/** Code of several lines. */
export const lines = style({ whiteSpace: 'pre-wrap' });

/** Background of a live example. */
export const stage = style({
  position: 'relative',
  minWidth: 0,
  padding: vars.space[5],
  color: vars.color.text,
  backgroundColor: vars.color.canvas,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  // No scrolling box, which would contain sticky elements.
  overflowX: 'clip',
});

export const note = style({
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textMuted,
});

export const table = style({ width: '100%', borderCollapse: 'collapse', textAlign: 'start' });
globalStyle(`${table} th`, {
  textAlign: 'start',
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  color: vars.color.textSubtle,
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[2]} 0`,
});
globalStyle(`${table} td`, {
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[2]} 0`,
  borderTop: `1px solid ${vars.color.divider}`,
  verticalAlign: 'top',
});

// On a phone, three columns of which two have a phone number fill the width.
globalStyle(`${table} :is(th, td)`, {
  '@media': { [media.phone]: { paddingInlineEnd: vars.space[2] } },
});

// The padding of the last column would cut off the last digit on a phone.
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });

// A narrow column is as wide as its longest word, and the table scrolls: `anywhere` would make it one letter wide.
globalStyle(`${table} :is(th, td)`, { overflowWrap: 'break-word' });

/** Keys of one combination stay on one line. */
export const keys = style({ whiteSpace: 'nowrap' });

export const key = style({
  display: 'inline-block',
  minWidth: vars.space[6],
  textAlign: 'center',
  paddingInline: vars.space['1.5'],
  border: `1px solid ${vars.color.borderStrong}`,
  borderBottomWidth: '2px',
  borderRadius: vars.radius.xs,
  backgroundColor: vars.color.surface,
  fontSize: vars.text.xs,
  lineHeight: vars.line.md,
  whiteSpace: 'nowrap',
});

/** Storybook's blocks around it have styles that remove margins. */
export const sampleWindow = style({ paddingBlock: `${vars.space[6]} ${vars.space[3]}` });
export const familyStories = style({ marginBlock: `${vars.space[6]} ${vars.space[8]}` });
export const fold = style({
  cursor: 'pointer',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  color: vars.color.accentText,
  marginBottom: vars.space[4],
});

/** Code folded to its first eight lines, with Storybook's padding. */
export const foldedCode = style({ maxHeight: '190px', overflow: 'hidden' });

export const propsTitle = style({
  display: 'grid',
  gap: vars.space[3],
  marginTop: vars.space[10],
});

/** Width of Storybook's page, which is not mounted yet. */
export const pageSkeleton = style({
  display: 'grid',
  gap: vars.space[6],
  maxWidth: '1000px',
  marginInline: 'auto',
  padding: `${vars.space[16]} ${vars.space[5]}`,
});
export const paragraphSkeleton = style({
  display: 'grid',
  gap: vars.space[3],
  marginTop: vars.space[8],
});

/** A thumbnail of a component, at three quarters of its size. */
export const thumbnail = style({
  height: '160px',
  overflow: 'hidden',
  contain: 'strict',
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.canvas,
});
export const thumbnailSample = style({
  display: 'grid',
  alignContent: 'center',
  width: '133%',
  height: '133%',
  padding: vars.space[5],
  scale: '0.75',
  transformOrigin: '0 0',
});
