import { vars } from '@karvon/ui/theme';
import { style } from '@vanilla-extract/css';
import { narrow } from './landing.css';

export const form = style({
  display: 'flex',
  gap: vars.space[2],
  maxWidth: '420px',
  '@media': { [narrow]: { flexDirection: 'column', maxWidth: 'none' } },
});

// The form is over pictures, so it is light in both themes.
export const box = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2.5'],
  minWidth: 0,
  minHeight: vars.control.lg,
  paddingInline: vars.space[3],
  border: '1px solid #8C8B8B',
  borderRadius: vars.radius.md,
  backgroundColor: '#fff',
  color: '#1A1F29',
  fontSize: vars.text.lg,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'text',
  selectors: {
    '&:has(:focus)': { borderColor: '#135CD8', boxShadow: '0 0 0 3px rgb(104 162 254 / .55)' },
  },
});

export const code = style({
  paddingInlineEnd: vars.space['2.5'],
  borderInlineEnd: '1px solid #E5E2DE',
  color: '#5C6169',
  selectors: { [`${box}[data-foreign] &`]: { display: 'none' } },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  outline: '2px solid transparent',
  selectors: { '&::placeholder': { color: '#666A72', opacity: 1 } },
});

export const onBlue = style({
  backgroundColor: '#0B1F4D',
  color: '#fff',
  selectors: {
    '&:hover': { backgroundColor: '#12306F' },
    '&:active': { backgroundColor: '#081637' },
  },
});
