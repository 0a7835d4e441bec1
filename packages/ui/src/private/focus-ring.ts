import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

/**
 * The ring of everything pressable. The transparent outline becomes visible in forced colours, where shadows are not
 * rendered.
 */
export const focusRing = {
  outline: '2px solid transparent',
  outlineOffset: '2px',
  boxShadow: vars.shadow.focus,
} satisfies StyleRule;

/** The soft ring of fields, next to an accent border. */
export const fieldRing = `0 0 0 3px color-mix(in srgb, ${vars.color.focus} 28%, transparent)`;
