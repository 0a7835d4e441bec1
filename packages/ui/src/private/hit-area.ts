/**
 * Invisible touch area around a smaller control: at least 44 px in both directions, or the size of the control if that is larger. Use it
 * in `[media.coarse]` of a control with `position: relative` and visible overflow.
 */
export const hitArea = {
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    width: 'max(100%, 44px)',
    height: 'max(100%, 44px)',
    translate: '-50% -50%',
  },
} as const;
